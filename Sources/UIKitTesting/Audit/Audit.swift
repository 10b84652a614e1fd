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

/// Mounts a controller in each appearance of a matrix, lets it come to rest, and checks it against the rules of
/// `AuditRule`; fails the test with a message for each violation.
///
///     try audit(over: .standard) { FeedController() }
///
/// - Parameters:
///   - matrix: the sizes, text sizes, appearances, directions and locales.
///   - rules: the rules; all of them by default.
///   - allowances: the elements that may break a rule, one by one, each with its reason.
///   - makeController: makes a new controller for each appearance.
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
  var audit = MatrixAudit(rules: rules, allowances: allowances)
  try matrix.eachLook(of: makeController) { audit.add($1, $0) }
  AuditFailures.record(audit.report, audit.pictures, GoldenFile.audit(testName, testFile), place)
  return audit.report
}

#if os(Linux)
  /// Audits a screen that loads: in each appearance it runs frames and tasks until a condition holds and the screen is
  /// at rest; see `audit(over:rules:allowing:of:)`.
  ///
  ///     try await audit(over: .standard, until: { _ in shop.isLoaded }) { ShopController(shop) }
  ///
  /// - Throws: `StillMoving` where the condition does not come to hold.
  @MainActor @discardableResult
  public func audit(
    over matrix: SnapshotMatrix = .standard, rules: Set<AuditRule> = Set(AuditRule.allCases),
    allowing allowances: [AuditAllowance] = [], until isReached: (MountedScreen) -> Bool, testFile: String = #filePath,
    testName: String = #function, sourceLocation: SourceLocation? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column, of makeController: () -> UIViewController
  ) async throws -> AuditReport {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: testFile, line: line, column: column)
    var audit = MatrixAudit(rules: rules, allowances: allowances)
    try await matrix.eachLook(of: makeController, until: isReached) { audit.add($1, $0) }
    AuditFailures.record(audit.report, audit.pictures, GoldenFile.audit(testName, testFile), place)
    return audit.report
  }
#endif

/// The findings for a controller in each appearance of a matrix, without failing the test; see `audit(over:rules:allowing:of:)`.
@MainActor @discardableResult
public func auditReport(
  over matrix: SnapshotMatrix = .standard, rules: Set<AuditRule> = Set(AuditRule.allCases),
  allowing allowances: [AuditAllowance] = [], of makeController: () -> UIViewController
) throws -> AuditReport {
  var audit = MatrixAudit(rules: rules, allowances: allowances)
  try matrix.eachLook(of: makeController) { audit.add($1, $0, keepsPicture: false) }
  return audit.report
}

/// An audit in each appearance of a matrix.
@MainActor
struct MatrixAudit {
  let rules: Set<AuditRule>
  let allowances: [AuditAllowance]
  private var findings: [AuditFinding] = []
  private var looks: [AuditedLook] = []
  private var lookNames: [String] = []
  /// The pictures of the first appearances with findings.
  private(set) var pictures: [AuditPicture] = []

  init(rules: Set<AuditRule>, allowances: [AuditAllowance]) {
    self.rules = rules
    self.allowances = allowances
  }

  /// Holds a screen to the rules.
  ///
  /// - Parameter keepsPicture: whether it is drawn if it is faulty.
  mutating func add(_ screen: MountedScreen, _ look: SnapshotMatrix.Look, keepsPicture: Bool = true) {
    let own = ScreenAudit(screen, look: look.name, rules: rules)
    findings += own.findings
    looks.append(AuditedLook(look, own.notes))
    lookNames.append(look.name)
    guard keepsPicture, pictures.count < AuditFailures.mostPictures else { return }
    let isFaulty = own.findings.contains { finding in !allowances.contains { $0.covers(finding) } }
    if isFaulty { pictures.append(AuditPicture(screen, look.name)) }
  }

  /// The findings in each appearance, and in their comparison.
  var report: AuditReport {
    AuditReport(findings + LookComparison.findings(looks, rules: rules), looks: lookNames, allowing: allowances)
  }
}
