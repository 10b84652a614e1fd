import Testing
import UIKit

/// Checks a screen as it is now against the rules of `AuditRule`, and fails the test with a message for each violation.
///
///     try screen.settle()
///     audit(screen)
///
/// Call it in tests of Swift Testing or of XCTest. The rules `fixedTextSize` and `fixedDirection` compare looks, so
/// they need `audit(over:rules:allowing:of:)`.
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
/// - Throws: `StillMoving` if the screen does not come to rest in one of the appearances.
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
  /// - Throws: `StillMoving` if the condition is not reached.
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

/// The findings for a controller in each appearance of a matrix, without failing the test; see
/// `audit(over:rules:allowing:of:)`.
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

  /// Checks a screen against the rules.
  ///
  /// - Parameter keepsPicture: whether to draw the screen if it has findings that are not allowed.
  mutating func add(_ screen: MountedScreen, _ look: SnapshotMatrix.Look, keepsPicture: Bool = true) {
    let own = ScreenAudit(screen, look: look.name, rules: rules)
    findings += own.findings
    looks.append(AuditedLook(look, own.notes))
    lookNames.append(look.name)
    guard keepsPicture, pictures.count < AuditFailures.mostPictures else { return }
    let isFaulty = own.findings.contains { finding in !allowances.contains { $0.covers(finding) } }
    if isFaulty { pictures.append(AuditPicture(screen, look.name)) }
  }

  /// The findings in each appearance, and those of comparing the appearances.
  var report: AuditReport {
    AuditReport(findings + LookComparison.findings(looks, rules: rules), looks: lookNames, allowing: allowances)
  }
}
