import CoreGraphics
import Foundation

/// A violation of a rule on a screen.
public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that is broken there.
  public var rule: AuditRule
  /// The element: its class, `#` and its identifier if it has one, and its text in quotes, as in `UIButton#cart "Add"`.
  public var element: String
  /// The row that the element is part of, by index path and, where it is known, by the item's identity, as in
  /// `row 0.3 (Tea 3)`; nil for an element outside of rows.
  public var row: String?
  /// The look of the screen, as in `390x844 L dark rtl`.
  public var look: String
  /// The measured number, and the number that the rule requires.
  public var measure: String
  /// The element's frame in points, relative to the screen's top left corner.
  public var frame: CGRect

  /// The finding in one line.
  public var description: String { "\(subject): \(measure) [\(look)]" }

  /// Rule, element and row: equal for findings of one fault in several looks.
  var subject: String { "\(rule.rawValue): \(element)\(row.map { " in \($0)" } ?? "")" }
}

/// An element that may break a rule, with the reason.
///
///     try audit(
///       over: .standard,
///       allowing: [.allow(.truncatedText, on: "Lapsang Souchong", because: "the row opens in full")]
///     ) {
///       TeaListController()
///     }
///
/// It applies to this element in every appearance. If the element no longer violates the rule in any, the audit reports
/// the allowance as stale.
public struct AuditAllowance: Hashable, Sendable, CustomStringConvertible {
  /// The rule that may be broken.
  public var rule: AuditRule
  /// The element: as a finding names it, or its text or identifier alone.
  public var element: String
  /// The row as a finding names it, or its index path alone, as in `0.3`; nil for an element in any row.
  public var row: String?
  /// The reason why the element may violate the rule.
  public var reason: String

  /// Allows an element to violate a rule.
  public static func allow(
    _ rule: AuditRule, on element: String, inRow row: String? = nil, because reason: String
  ) -> AuditAllowance {
    AuditAllowance(rule: rule, element: element, row: row, reason: reason)
  }

  /// The allowance in words.
  public var description: String {
    "\(rule.rawValue): \(element)\(row.map { " in row \($0)" } ?? ""), because \(reason)"
  }

  /// Whether the allowance applies to a finding.
  func covers(_ finding: AuditFinding) -> Bool {
    rule == finding.rule && names(finding) && (row == nil || finding.row == row || rowPath(finding) == row)
  }

  private func rowPath(_ finding: AuditFinding) -> String? {
    finding.row?.split(separator: " ").dropFirst().first.map(String.init)
  }

  private func names(_ finding: AuditFinding) -> Bool {
    if finding.element == element || finding.element.hasSuffix(" \"\(element)\"") { return true }
    return finding.element.split(separator: " ").first?.hasSuffix("#\(element)") == true
  }
}
