import Expectations
import SwiftUI
import Testing

@testable import SwiftUI
@testable import UIKitTesting

@MainActor struct UIHostingConfigurationTests {
  @MainActor private final class Rows: UITableViewController {
    var names = ["a", "b"]
    var made = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      made += 1
      let name = names[indexPath.row]
      cell.contentConfiguration = UIHostingConfiguration { ExpandingRow(name: name) }
      return cell
    }
  }

  private struct ExpandingRow: View {
    let name: String
    @State private var isOpen = false
    var body: some View {
      VStack(alignment: .leading) {
        Button(name) { isOpen.toggle() }
        if isOpen { Color.red.frame(height: 100) }
      }
    }
  }

  private func size(_ configuration: some UIContentConfiguration, width: CGFloat = 200) -> CGSize {
    configuration.makeContentView().systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test func aRowHasTheMinimumHeightOfCells() {
    expectEqual(size(UIHostingConfiguration { Text("a") }).height, 44)
    expectEqual(size(UIHostingConfiguration { Box(width: 10, height: 60) }.margins(.all, 0)).height, 60)
    expectEqual(
      size(UIHostingConfiguration { Box(width: 10, height: 20) }.margins(.all, 5).minSize(height: 0)).height, 30)
    expectEqual(size(UIHostingConfiguration { Box(width: 10, height: 20) }.margins(.vertical, 5).minSize()).height, 30)
    expectEqual(size(UIHostingConfiguration { Text("a") }.minSize(height: 80)).height, 80)
  }

  @Test func aRowGrowsWhenItsStateChanges() throws {
    let rows = Rows()
    let screen = MountedScreen(rows, size: CGSize(width: 300, height: 400), scale: 1)
    expectEqual(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
    screen.tap(at: CGPoint(x: 20, y: 22))
    try screen.settle()
    // The button's 21 points, 8 of distance, 100 of the box, and twice 11 of margins.
    expectEqual(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 151)
    expectEqual(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 151)
  }

  @Test func alertsOfARowAreShownOverItsScreen() throws {
    struct AskingRow: View {
      @State private var asks = false
      @State private var answer = "nothing"
      var body: some View {
        Button("Delete \(answer)") { asks = true }
          .alert("Delete?", isPresented: $asks) { Button("Yes", role: .destructive) { answer = "done" } }
      }
    }
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.contentConfiguration = UIHostingConfiguration { AskingRow() }
        return cell
      }
    }
    let rows = Rows()
    let screen = MountedScreen(rows, size: CGSize(width: 300, height: 400), scale: 1)
    screen.tap(at: CGPoint(x: 30, y: 22))
    try screen.settle()
    let alert = try require(rows.presentedViewController as? UIAlertController)
    expectEqual(alert.title, "Delete?")
    try screen.tap(.text("Yes"))
    try screen.settle()
    expect(rows.presentedViewController == nil && screen.accessibility.contains("Delete done"))
  }

  @Test func aConfigurationOfEqualTypeUpdatesTheContentView() {
    let view = UIHostingConfiguration { Counter() }.makeContentView()
    let texts = UIHostingConfiguration { Text("a") }.makeContentView()
    texts.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    texts.layoutIfNeeded()
    let label = texts.subviews.first as? UILabel
    expect(texts.supports(UIHostingConfiguration { Text("b") }))
    expect(!view.supports(UIHostingConfiguration { Text("b") }))
    texts.configuration = UIHostingConfiguration { Text("b") }
    texts.layoutIfNeeded()
    expect(label?.text == "b" && texts.subviews.first === label)
  }

  @Test func theBackgroundFillsTheCell() {
    let view = UIHostingConfiguration { Box(width: 10, height: 10) }.background(.red).makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    view.layoutIfNeeded()
    expectEqual(view.subviews.first?.frame, view.bounds)
    expectEqual(view.subviews.last?.frame.width, 10)
  }

  @Test func contentIsReleasedWithItsCell() {
    weak var leaving: UIView?
    do {
      let view = UIHostingConfiguration { ExpandingRow(name: "a") }.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      view.layoutIfNeeded()
      leaving = view
    }
    expectNil(leaving)
  }

  @MainActor private final class Taps: ObservableObject {
    @Published var count = 0
    var evaluations = 0
  }

  private struct TapsRow: View {
    @ObservedObject var taps: Taps
    var body: some View {
      let _ = (taps.evaluations += 1)
      HStack {
        Text("tapped")
        Spacer()
        Text("\(taps.count) times")
      }
    }
  }

  /// A change of state in one of ten rows evaluates that row's views, and draws nothing outside of it.
  @Test func aChangeOfStateRedrawsOnlyItsRow() throws {
    @MainActor final class Rows: UITableViewController {
      let taps = (0..<10).map { _ in Taps() }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { taps.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.contentConfiguration = UIHostingConfiguration { TapsRow(taps: taps[indexPath.row]) }
        return cell
      }
    }
    let rows = Rows()
    let screen = MountedScreen(rows, size: CGSize(width: 300, height: 600), scale: 1)
    try screen.settle()
    try expectOneRow(rows.taps, screen) {
      let cell = try require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
      return cell.convert(cell.bounds, to: nil)
    }
  }

  @Test func aChangeOfStateInAListRedrawsOnlyItsRow() throws {
    let taps = (0..<10).map { _ in Taps() }
    let hosted = Hosted(
      List(0..<10, id: \.self) { TapsRow(taps: taps[$0]) }.listStyle(.plain), width: 300, height: 600)
    try hosted.screen.settle()
    try expectOneRow(taps, hosted.screen) {
      let list = try require(hosted.views.first as? UICollectionView)
      let cell = try require(list.cellForItem(at: IndexPath(item: 3, section: 0)))
      return cell.convert(cell.bounds, to: nil)
    }
  }

  private func expectOneRow(_ taps: [Taps], _ screen: MountedScreen, _ row: () throws -> CGRect) throws {
    for row in taps { row.evaluations = 0 }
    taps[3].count += 1
    screen.advance(frames: 1)
    expectEqual(taps.map(\.evaluations), [0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    let damage = screen.stage.lastDamage.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    let area = try row()
    expect(!damage.isEmpty && damage.allSatisfy { area.contains($0) }, "\(damage) in \(area)")
  }
}
