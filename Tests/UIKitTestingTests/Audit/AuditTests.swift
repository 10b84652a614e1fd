import Testing
import UIKit

@testable import UIKitTesting

@Suite("Audits")
@MainActor struct AuditTests {
  /// Both text sizes and directions of one phone: the least that the rules need which compare looks.
  private static let matrix = SnapshotMatrix(
    textSizes: [.large, .extraLarge], directions: [.leftToRight, .rightToLeft])

  private static let found: [AuditRule: (element: String, row: String?, measure: String)] = [:]

  @Test("find the fault of a screen that breaks one rule, with its numbers", arguments: AuditRule.allCases)
  func faults(_ rule: AuditRule) throws {
    let report = try auditReport(over: Self.matrix) { FaultyScreens.make(rule) }
    let rules = Set(report.findings.map(\.rule))
    #expect(rules == [rule], "\(report)")
    let expected = try #require(Self.found[rule], "\(report)")
    let finding = try #require(report.findings.first { $0.rule == rule }, "\(report)")
    #expect(finding.element == expected.element)
    #expect(finding.row == expected.row)
    #expect(finding.measure == expected.measure)
  }

  @Test("find nothing on a sound screen, in any look and language")
  func sound() throws {
    let report = try auditReport(over: .standard) { UINavigationController(rootViewController: SoundScreen()) }
    #expect(report.messages == [])
    #expect(report.looks.count == 24 && Set(report.looks).count == 24)
    let locales = SnapshotMatrix(directions: [.leftToRight, .rightToLeft], locales: [nil, "de_DE", "ar", "zh_TW"])
    #expect(try auditReport(over: locales) { SoundScreen() }.messages == [])
  }
}
