import Expectations
import Stage
import SwiftUI
import Testing

@testable import SwiftUI
@testable import UIKitTesting

extension UICollectionView {
  /// The cells and the supplementary views that are shown.
  fileprivate var visibleViews: [UIView] {
    visibleCells + visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
  }
}

@MainActor struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
    let age: Int
    var isMember = false
  }

  private static let people = [
    Person(id: 1, name: "Mei", town: "Oslo", age: 31),
    Person(id: 2, name: "Juan", town: "Rome", age: 25, isMember: true),
    Person(id: 3, name: "Tom", town: "Kyiv", age: 47),
  ]

  private struct Sorted: View {
    @State private var people = TableTests.people
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Int?
    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Town", value: \.town) { Text($0.town.uppercased()) }
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
        TableColumn("Member", value: \.isMember) { Text($0.isMember ? "yes" : "no") }
        TableColumn("Note") { _ in Text("-") }
      }
      .onChange(of: order, initial: true) { people.sort(using: order) }
      Text("selected \(selection ?? 0)")
    }
  }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    try require(hosted.views.compactMap { $0 as? UICollectionView }.first)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  /// The texts of the list in the order of reading.
  private func lines(_ hosted: Hosted<some View>) throws -> [[String]] {
    let found = try list(hosted).visibleViews.flatMap(labels).filter { $0.window != nil && $0.text != nil }
      .map { (text: $0.text ?? "", frame: $0.convert($0.bounds, to: nil)) }
    let rows = Dictionary(grouping: found) { Int(($0.frame.midY / 10).rounded()) }
    return rows.keys.sorted().map { rows[$0]!.sorted { $0.frame.minX < $1.frame.minX }.map(\.text) }
  }

  private func wide<V: View>(_ content: V) throws -> Hosted<V> {
    let hosted = Hosted(content, width: 800, height: 500) { $0.horizontalSizeClass = .regular }
    try hosted.screen.settle()
    return hosted
  }

  private func tap(_ text: String, _ hosted: Hosted<some View>) throws {
    let label = try require(labels(try list(hosted)).first { $0.text == text })
    hosted.screen.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    try hosted.screen.settle()
  }

  @Test func aWideTableHasHeadersAboveTheCellsOfTheirColumns() throws {
    let hosted = try wide(Sorted())
    let lines = try lines(hosted)
    expectEqual(lines.first, ["Name", "Town", "Age", "Member", "Note"])
    expectEqual(lines.dropFirst().first, ["Juan", "ROME", "25", "yes", "-"])
    expectEqual(lines.count, 4)
    let all = labels(try list(hosted))
    func left(_ text: String) -> CGFloat {
      all.first { $0.text == text }.map { $0.convert($0.bounds, to: nil).minX } ?? -1
    }
    expect(left("Town") == left("ROME") && left("Age") == left("25") && left("Member") == left("yes"))
    expectEqual(left("Member") - left("Age"), 60 + TableLineLayout.gap)
  }

  @Test func aNarrowTableIsAListOfTheFirstColumn() throws {
    let hosted = Hosted(Sorted(), width: 390, height: 500)
    try hosted.screen.settle()
    expectEqual(try lines(hosted), [["Juan"], ["Mei"], ["Tom"]])
  }

  @Test func tapsOnHeadersSortAndTurnTheOrder() throws {
    let hosted = try wide(Sorted())
    try tap("Age", hosted)
    expectEqual(try lines(hosted).dropFirst().map(\.first), ["Juan", "Mei", "Tom"])
    try tap("Age", hosted)
    expectEqual(try lines(hosted).dropFirst().map(\.first), ["Tom", "Mei", "Juan"])
    try tap("Member", hosted)
    expectEqual(try lines(hosted).dropFirst().map(\.first), ["Tom", "Mei", "Juan"], "members come last")
    try tap("Note", hosted)
    expectEqual(try lines(hosted).dropFirst().map(\.first), ["Tom", "Mei", "Juan"])
  }

  @Test func theHeaderOfTheSortedColumnIsSelectedForAssistiveTools() throws {
    let hosted = try wide(Sorted())
    func headers(_ view: UIView) -> [PressView] {
      ((view as? PressView).map { [$0] } ?? []) + view.subviews.flatMap(headers)
    }
    func selected() throws -> [String?] {
      headers(try list(hosted)).filter { $0.accessibilityTraits.contains(.selected) }.map(\.accessibilityLabel)
    }
    expectEqual(try selected(), ["Name"])
    try tap("Town", hosted)
    expectEqual(try selected(), ["Town"])
  }

  @Test func aTapSelectsARowByItsId() throws {
    let hosted = try wide(Sorted())
    try tap("KYIV", hosted)
    expect(hosted.texts.contains("selected 3"))
  }

  @Test func aSetNamesTheSelectedRow() throws {
    struct Several: View {
      @State private var selection: Set<Int> = [3]
      var body: some View {
        Table(TableTests.people, selection: $selection) { TableColumn("Name", value: \.name) }
      }
    }
    let hosted = try wide(Several())
    expectEqual(try list(hosted).indexPathsForSelectedItems?.map(\.item).sorted(), [2])
  }

  private struct Chosen: View {
    @State private var selection: Set<Int> = [1, 3]
    var body: some View {
      Table(TableTests.people, selection: $selection) { TableColumn("Name", value: \.name) }
      Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
      Button("All") { selection = [1, 2, 3] }
    }
  }

  private func click(_ text: String, _ modifiers: KeyModifiers = [], _ hosted: Hosted<Chosen>) throws {
    let label = try require(labels(try list(hosted)).first { $0.text == text })
    let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    for phase in [PointerEvent.Phase.began, .ended] {
      hosted.screen.sendEvent(
        .pointer(
          PointerEvent(phase: phase, location: place, timestamp: hosted.screen.time, kind: .mouse, modifiers: modifiers)
        ))
      hosted.screen.advance(by: 0.05)
    }
    try hosted.screen.settle()
  }

  private func shown(_ hosted: Hosted<Chosen>) throws -> [Int] {
    let list = try list(hosted)
    let cells = list.visibleCells.filter(\.isSelected).compactMap { list.indexPath(for: $0)?.item }.sorted()
    expectEqual(list.indexPathsForSelectedItems?.map(\.item).sorted(), cells)
    return cells
  }

  @Test func allMembersOfASetAreShownSelected() throws {
    let hosted = try wide(Chosen())
    expectEqual(try shown(hosted), [0, 2])
    try hosted.press("All")
    expectEqual(try shown(hosted), [0, 1, 2])
    expect(hosted.texts.contains("selected 1 2 3"))
  }

  /// [D] With a mouse and a keyboard several rows are selected outside of editing, too.
  @Test func aClickSelectsASingleRowAndModifierKeysAddOthers() throws {
    let hosted = try wide(Chosen())
    let names = Self.people.map(\.name)
    try click(names[1], [], hosted)
    expect(try shown(hosted) == [1] && hosted.texts.contains("selected \(Self.people[1].id)"))
    try click(names[2], .command, hosted)
    expectEqual(try shown(hosted), [1, 2])
    try click(names[1], .command, hosted)
    expectEqual(try shown(hosted), [2])
    try click(names[0], .shift, hosted)
    expectEqual(try shown(hosted), [0, 1, 2])
    try click(names[1], [], hosted)
    expectEqual(try shown(hosted), [1], "the others are deselected")
    try click(names[1], [], hosted)
    expectEqual(try shown(hosted), [1], "a click on the selected row keeps it")
    expect(hosted.texts.contains("selected \(Self.people[1].id)"))
  }

  /// [D] Fingers select several rows in edit mode.
  @Test func aFingerSelectsNoneOfChosenRowsOutsideOfEditing() throws {
    let hosted = try wide(Chosen())
    try hosted.screen.tap(.text(Self.people[1].name))
    try hosted.screen.settle()
    expectEqual(try shown(hosted), [0, 2])
  }

  @Test func rowsAreGivenOneByOneAndByCollections() throws {
    struct Given: View {
      @State private var isLong = true
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Half") { Text("\($0.age / 2)") }.alignment(.trailing)
        } rows: {
          TableRow(Person(id: 9, name: "Eva", town: "Bern", age: 60))
          if isLong { ForEach(TableTests.people) { TableRow($0) } }
        }
        .tableColumnHeaders(.hidden)
        Button("Short") { isLong = false }
      }
    }
    let hosted = try wide(Given())
    expectEqual(try lines(hosted), [["Eva", "30"], ["Mei", "15"], ["Juan", "12"], ["Tom", "23"]])
    try hosted.press("Short")
    expectEqual(try lines(hosted), [["Eva", "30"]])
  }

  @Test func columnsShareTheWidthWithinTheirBounds() {
    let usual = TableColumnWidth()
    let gap = TableLineLayout.gap
    expectEqual(TableLineLayout.lengths([usual, usual], in: 200 + gap), [100, 100])
    let fixed = TableColumnWidth(least: 50, ideal: 50, most: 50)
    expectEqual(TableLineLayout.lengths([fixed, usual, usual], in: 250 + 2 * gap), [50, 100, 100])
    let wide = TableColumnWidth(least: 150, ideal: nil, most: .infinity)
    expectEqual(TableLineLayout.lengths([wide, usual, usual], in: 250 + 2 * gap), [150, 50, 50])
    let narrow = TableColumnWidth(least: 10, ideal: nil, most: 30)
    expectEqual(TableLineLayout.lengths([narrow, wide, usual], in: 300 + 2 * gap), [30, 150, 120])
    expectEqual(TableLineLayout.lengths([wide, wide], in: 100), [150, 150], "columns are never narrower than said")
  }
}
