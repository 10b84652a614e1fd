import Testing
import UIKit

/// Holds a screen to the rules of `AuditRule` as it is now, and fails the test with a message for each fault.
///
///     try screen.settle()
///     audit(screen)
///
/// It is called in tests of Swift Testing and of XCTest. Two rules compare looks: `fixedTextSize` and `fixedDirection` need
/// `audit(over:rules:allowing:of:)`.
///
/// - Parameters:
///   - rules: the rules; all of them by default.
///   - allowances: the elements that may break a rule, one by one, each with its reason.
/// - Returns: the findings.
@MainActor @discardableResult
public func audit(
  _ screen: MountedScreen, rules: Set<AuditRule> = Set(AuditRule.allCases), allowing allowances: [AuditAllowance] = [],
  testFile: String = #filePath, testName: String = #function, sourceLocation: SourceLocation? = nil,
  fileID: String = #fileID, line: Int = #line, column: Int = #column
) -> AuditReport {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  let look = SnapshotMatrix.Look(screen)
  let own = ScreenAudit(screen, look: look.name, rules: rules)
  let report = AuditReport(own.findings, looks: [look.name], allowing: allowances)
  AuditFailures.record(
    report, report.findings.isEmpty ? [] : [AuditPicture(screen, look.name)], GoldenFile.audit(testName, testFile),
    place)
  return report
}

/// Mounts a controller in each look of a matrix, lets it come to rest, and holds it to the rules of `AuditRule`; fails the test
/// with a message for each fault.
///
///     try audit(over: .standard) { FeedController() }
///
/// - Parameters:
///   - matrix: the sizes, text sizes, appearances, directions and locales.
///   - rules: the rules; all of them by default.
///   - allowances: the elements that may break a rule, one by one, each with its reason.
///   - makeController: makes the controller anew for each look.
/// - Returns: the findings.
/// - Throws: `StillMoving` where one does not come to rest.
@MainActor @discardableResult
public func audit(
  over matrix: SnapshotMatrix = .standard, rules: Set<AuditRule> = Set(AuditRule.allCases),
  allowing allowances: [AuditAllowance] = [], testFile: String = #filePath, testName: String = #function,
  sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line, column: Int = #column,
  of makeController: () -> UIViewController
) throws -> AuditReport {
  let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
  var pictures: [AuditPicture] = []
  let report = try MatrixAudit.report(over: matrix, rules: rules, allowing: allowances, of: makeController) {
    if pictures.count < AuditFailures.mostPictures { pictures.append(AuditPicture($0, $1)) }
  }
  AuditFailures.record(report, pictures, GoldenFile.audit(testName, testFile), place)
  return report
}

/// The findings on a controller in each look of a matrix, without failing a test; see `audit(over:rules:allowing:of:)`.
@MainActor @discardableResult
public func auditReport(
  over matrix: SnapshotMatrix = .standard, rules: Set<AuditRule> = Set(AuditRule.allCases),
  allowing allowances: [AuditAllowance] = [], of makeController: () -> UIViewController
) throws -> AuditReport {
  try MatrixAudit.report(over: matrix, rules: rules, allowing: allowances, of: makeController) { _, _ in }
}

/// An audit in each look of a matrix.
@MainActor
enum MatrixAudit {
  /// - Parameter onFinding: gets each screen with a finding that is not let pass, and the look's name.
  static func report(
    over matrix: SnapshotMatrix, rules: Set<AuditRule>, allowing allowances: [AuditAllowance],
    of makeController: () -> UIViewController, onFinding: (MountedScreen, String) -> Void
  ) throws -> AuditReport {
    var findings: [AuditFinding] = []
    var looks: [AuditedLook] = []
    try matrix.eachLook(of: makeController) { look, screen in
      let own = ScreenAudit(screen, look: look.name, rules: rules)
      findings += own.findings
      looks.append(AuditedLook(look, own.notes))
      let isFaulty = own.findings.contains { finding in !allowances.contains { $0.covers(finding) } }
      if isFaulty { onFinding(screen, look.name) }
    }
    findings += LookComparison.findings(looks, rules: rules)
    return AuditReport(findings, looks: matrix.looks.map(\.name), allowing: allowances)
  }
}
