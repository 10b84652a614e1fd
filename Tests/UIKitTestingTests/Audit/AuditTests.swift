import Expectations
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Audits")
@MainActor struct AuditTests {
  /// Both text sizes and directions of one phone: the least that the rules need which compare looks.
  private static let matrix = SnapshotMatrix(
    textSizes: [.large, .extraLarge], directions: [.leftToRight, .rightToLeft])

  private static let found: [AuditRule: (element: String, row: String?, measure: String)] = [
    .truncatedText: (
      "UILabel \"A title that does not fit into its place\"", nil, "it is 287.07 points wide, its view 190"
    ),
    .clippedText: ("UILabel \"Half a line\"", nil, "its lines are 20.29 points high, the view 10"),
    // Two lines of 20.29 points, 10 points apart.
    .overlap: ("UILabel \"Above\"", nil, "48.63x10.29 points of it lie on UILabel \"Below\""),
    .offScreen: (
      "UILabel \"Away\"", nil, "at 173.57,831.86 42.86x20.29 it lies 8.14 points outside of 0,0 390x844"
    ),
    .conflictingConstraints: (
      "UIView#box", nil,
      "2 constraints contradict each other, left out is <NSLayoutConstraint UIView 'box'.width == 80 (active)>"
    ),
    .ambiguousLayout: ("UIView#box", nil, "its place or size is open horizontally, it is at 0,100 60x50"),
    .smallTarget: ("UIButton \"+\"", nil, "it is touched in 30x40 points, needed are 44x44"),
    .lowContrast: ("UILabel \"Pale\"", nil, "#999999 on #FFFFFF has a contrast of 2.84, needed is 4.5"),
    .missingLabel: ("UIButton", nil, "it is read without a name"),
    .missingDescription: (
      "UIImageView", nil, "a picture of 200x100 points has no label, and is not marked as decoration"
    ),
    .readingOrder: (
      "UILabel \"First\"", nil, "at 100,100 190x44 it is read after \"Second\" at 100,200 190x44"
    ),
    .changingHeight: (
      "UITableViewCell \"One line and another one\"", "row 0.1",
      "it was shown 44 points high, and is 63 points high now"
    ),
    .fixedTextSize: ("UILabel \"Seventeen points\"", nil, "its font has 17 points in L and XL"),
    .fixedDirection: (
      "UILabel \"Left\"", nil, "it is 20 points from the left edge in both directions, mirrored it would be 338.22"
    ),
  ]

  @Test("find the fault of a screen that breaks one rule, with its numbers", arguments: AuditRule.allCases)
  func faults(_ rule: AuditRule) throws {
    let report = try auditReport(over: Self.matrix) { FaultyScreens.make(rule) }
    let rules = Set(report.findings.map(\.rule))
    expectEqual(rules, [rule], "\(report)")
    let expected = try require(Self.found[rule], "\(report)")
    let finding = try require(report.findings.first { $0.rule == rule }, "\(report)")
    expectEqual(finding.element, expected.element)
    expectEqual(finding.row, expected.row)
    expectEqual(finding.measure, expected.measure)
  }

  @Test("find nothing on a sound screen, in any look and language")
  func sound() throws {
    let report = try auditReport(over: .standard) { UINavigationController(rootViewController: SoundScreen()) }
    expectEqual(report.messages, [])
    expect(report.looks.count == 24 && Set(report.looks).count == 24)
    let locales = SnapshotMatrix(directions: [.leftToRight, .rightToLeft], locales: [nil, "de_DE", "ar", "zh_TW"])
    expectEqual(try auditReport(over: locales) { SoundScreen() }.messages, [])
  }

  @Test("let allowed findings pass, one by one, and report an unused allowance")
  func allowances() throws {
    func report(_ allowances: AuditAllowance...) throws -> AuditReport {
      try auditReport(over: Self.matrix, allowing: allowances) { FaultyScreens.make(.overlap) }
    }
    let passed = try report(.allow(.overlap, on: "Above", because: "a test"))
    expect(passed.findings.isEmpty && passed.stale.isEmpty && passed.messages == [])
    expect(passed.allowed.count == 4 && passed.allowed.allSatisfy { $0.allowance.reason == "a test" })
    expectEqual(try report(.allow(.overlap, on: "UILabel \"Above\"", because: "a test")).messages, [])
    for other in [
      AuditAllowance.allow(.overlap, on: "Below", because: "a test"),
      .allow(.clippedText, on: "Above", because: "a test"),
      .allow(.overlap, on: "Above", inRow: "0.0", because: "a test"),
    ] {
      let missed = try report(other)
      expect(missed.findings.count == 4 && missed.stale == [other])
      expectEqual(missed.messages.last, "stale allowance, nothing needs it: \(other)")
    }
  }

  @Test("fail a test of Swift Testing, once for each fault, and for an allowance without a reason")
  func failures() throws {
    let screen = MountedScreen(FaultyScreens.make(.overlap))
    expectEqual(
      messages { audit(screen) },
      [
        "overlap: UILabel \"Above\": 48.63x10.29 points of it lie on UILabel \"Below\" [390x844 L light ltr]"
      ])
    expectEqual(
      messages { audit(screen, allowing: [.allow(.overlap, on: "Above", because: " ")]) },
      ["an allowance needs a reason: overlap: Above, because  "])
    expectEqual(audit(screen, rules: [.lowContrast]).looks, ["390x844 L light ltr"])
  }

  /// The messages with which a closure fails its test.
  private func messages(_ body: () -> Void) -> [String] {
    let messages = Locked<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test("require 44 points of everything that is touched, including the area that a view adds")
  func targets() throws {
    /// Touched five points around it, if it is told to.
    final class Chip: UIView {
      var margin: CGFloat = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
      }
    }
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    for (number, name) in ["narrow", "roomy"].enumerated() {
      let chip = Chip(frame: CGRect(x: 100, y: 100 + number * 100, width: 60, height: 34))
      chip.isAccessibilityElement = true
      chip.accessibilityLabel = name
      chip.accessibilityTraits = .button
      chip.margin = CGFloat(number * 5)
      controller.view.addSubview(chip)
    }
    let found = ScreenAudit(MountedScreen(controller), look: "", rules: [.smallTarget]).findings
    expectEqual(found.map(\.element), ["Chip \"narrow\""])
    expectEqual(found.map(\.measure), ["it is touched in 60x34 points, needed are 44x44"])
  }

  @Test("name the item of a row where the list knows it")
  func identities() throws {
    let report = try auditReport(over: SnapshotMatrix(), rules: [.truncatedText]) { TeaList() }
    expectEqual(report.findings.map(\.row), ["row 0.1 (Tea 7)"], "\(report)")
  }
}

private struct Tea: Hashable, Identifiable {
  let id: Int
  let name: String
}

/// A diffable list whose second row is too long for its line.
private final class TeaList: UITableViewController {
  private var source: UITableViewDiffableDataSource<Int, Tea>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
    let source = UITableViewDiffableDataSource<Int, Tea>(tableView: tableView) { table, path, tea in
      let cell = table.dequeueReusableCell(withIdentifier: "tea", for: path)
      cell.textLabel?.text = tea.name
      return cell
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Tea>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      Tea(id: 3, name: "Assam"), Tea(id: 7, name: String(repeating: "A very long name ", count: 6)),
    ])
    source.apply(snapshot, animatingDifferences: false)
  }
}
