import Foundation

/// The result of an audit.
public struct AuditReport: Sendable, CustomStringConvertible {
  /// The looks that were audited, in their order.
  public internal(set) var looks: [String] = []
  /// The findings that no allowance covers.
  public internal(set) var findings: [AuditFinding] = []
  /// The findings that an allowance covers, each with the allowance.
  public internal(set) var allowed: [(finding: AuditFinding, allowance: AuditAllowance)] = []
  /// The allowances that cover no finding.
  public internal(set) var stale: [AuditAllowance] = []
  /// The allowances without a reason.
  private var unexplained: [AuditAllowance] = []

  init(_ all: [AuditFinding], looks: [String], allowing allowances: [AuditAllowance]) {
    self.looks = looks
    var needed: Set<AuditAllowance> = []
    for finding in all {
      if let allowance = allowances.first(where: { $0.covers(finding) }) {
        needed.insert(allowance)
        allowed.append((finding, allowance))
      } else {
        findings.append(finding)
      }
    }
    stale = allowances.filter { !needed.contains($0) }
    unexplained = allowances.filter { $0.reason.allSatisfy(\.isWhitespace) }
  }

  /// A message for each fault: the findings of one element and rule in several looks together, each stale allowance,
  /// and each allowance without a reason.
  public var messages: [String] {
    let bySubject = Dictionary(grouping: findings, by: \.subject)
    var told: Set<String> = []
    let faults = findings.compactMap { finding -> String? in
      guard told.insert(finding.subject).inserted, let same = bySubject[finding.subject] else { return nil }
      let seen = Set(same.map(\.look)).count
      guard seen > 1 else { return finding.description }
      let others = same.map(\.look).filter { $0 != finding.look }
      return "\(finding), and in \(seen - 1) more of \(looks.count) looks: \(Self.list(others))"
    }
    return faults + stale.map { "stale allowance, nothing needs it: \($0)" }
      + unexplained.map { "an allowance needs a reason: \($0)" }
  }

  /// The largest number of looks that a message names; further looks are only counted.
  private static let listed = 3

  private static func list(_ looks: [String]) -> String {
    var seen: Set<String> = []
    let distinct = looks.filter { seen.insert($0).inserted }
    return distinct.prefix(listed).joined(separator: ", ") + (distinct.count > listed ? ", …" : "")
  }

  /// The messages, one per line.
  public var description: String {
    messages.isEmpty ? "no findings in \(looks.count) looks" : messages.joined(separator: "\n")
  }
}
