import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct RowTraitsTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    try require(hosted.views.first as? UICollectionView)
  }

  private func cell(_ item: Int, _ hosted: Hosted<some View>, section: Int = 0) throws -> UICollectionViewListCell {
    try require(try list(hosted).cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
  }

  @Test func swipeActionsOfARowKeepTheirOrder() throws {
    let hosted = Hosted(
      List {
        Text("row")
          .swipeActions { Button("0") {} }.swipeActions { Button("1") {} }.swipeActions { Button("2") {} }
          .swipeActions { Button("3") {} }.swipeActions { Button("4") {} }.swipeActions { Button("5") {} }
      }, width: 390, height: 500)
    try hosted.screen.settle()
    let swipes = try require(rows(hosted)).traits(at: IndexPath(item: 0, section: 0)).swipes
    expectEqual(swipes.flatMap { $0.configuration.actions.map(\.title) }, ["0", "1", "2", "3", "4", "5"])
  }

  private struct Screen: View {
    let log: Log
    @State private var color = Color.red
    var body: some View {
      List {
        ForEach(0..<3) { number in
          Text("row \(number)")
            .swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin", systemImage: "pin") { log.lines.append("pin \(number)") }.tint(.orange)
            }
            .swipeActions {
              Button("Delete", role: .destructive) { log.lines.append("delete \(number)") }
              Button("Flag") { log.lines.append("flag \(number)") }.tint(.purple)
            }
            .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
            .listRowBackground(number == 1 ? color : nil)
        }
        Button("Recolor") { color = .green }
      }
      .listStyle(.plain)
    }
  }

  @Test func swipesRevealSwipeActions() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 500)
    try hosted.screen.settle()
    let y = try cell(1, hosted).convert(CGPoint(x: 0, y: 22), to: nil).y
    hosted.screen.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 200, y: y), duration: 0.3)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Flag"))
    try hosted.screen.settle()
    expectEqual(log.lines, ["flag 1"])
    hosted.screen.drag(from: CGPoint(x: 370, y: y), to: CGPoint(x: 5, y: y), duration: 0.3)
    try hosted.screen.settle()
    expectEqual(log.lines, ["flag 1", "delete 1"])
  }

  @Test func swipeActionsHaveTitlesTintsAndImages() throws {
    let hosted = Hosted(Screen(log: Log()), width: 390, height: 500)
    try hosted.screen.settle()
    let leaf = try require(rows(hosted))
    let traits = leaf.traits(at: IndexPath(item: 0, section: 0))
    let leading = try require(traits.swipes.first { $0.edge == .leading }).configuration
    expect(leading.actions.count == 1 && !leading.performsFirstActionWithFullSwipe)
    expect(leading.actions[0].title == nil && leading.actions[0].image?.accessibilityLabel == "Pin")
    expect(leading.actions[0].backgroundColor == .systemOrange && leading.actions[0].image?.symbolName == "pin.fill")
    let trailing = try require(traits.swipes.first { $0.edge == .trailing }).configuration
    expect(trailing.actions.map(\.title) == ["Delete", "Flag"] && trailing.performsFirstActionWithFullSwipe)
    expectEqual(trailing.actions.map(\.style), [.destructive, .normal])
  }

  @Test func swipeActionsWithEqualImagesKeepTheirAccessibilityLabels() throws {
    let picture = try require(UIImage(systemName: "star"))
    let hosted = Hosted(
      List {
        Text("one").swipeActions {
          Button {
          } label: {
            Image(uiImage: picture)
          }.accessibilityLabel("First")
          Button {
          } label: {
            Image(uiImage: picture)
          }.accessibilityLabel("Second")
        }
      }, width: 390, height: 500)
    try hosted.screen.settle()
    let place = try hosted.screen.point(of: .text("one"))
    hosted.screen.drag(from: CGPoint(x: 350, y: place.y), to: CGPoint(x: 180, y: place.y), duration: 0.3)
    try hosted.screen.settle()
    _ = try hosted.screen.accessibilityElement(.label("First"))
    _ = try hosted.screen.accessibilityElement(.label("Second"))
    expectNil(picture.accessibilityLabel, "the app's picture stays as it is")
  }

  @Test func iconOnlySwipeActionsAreFoundByTheirLabels() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let hosted = Hosted(
      List {
        Text("one").swipeActions {
          Button {
            log.lines.append("delete")
          } label: {
            Image(systemName: "trash")
          }
          Button {
            log.lines.append("keep")
          } label: {
            Image(systemName: "archivebox")
          }.accessibilityLabel("Keep")
          Button {
            log.lines.append("mark")
          } label: {
            Label("Mark", systemImage: "flag").labelStyle(.iconOnly)
          }
        }
      }, width: 390, height: 500)
    try hosted.screen.settle()
    for name in ["Mark", "Keep", "Delete"] {
      let place = try hosted.screen.point(of: .text("one"))
      hosted.screen.drag(from: CGPoint(x: 350, y: place.y), to: CGPoint(x: 180, y: place.y), duration: 0.3)
      try hosted.screen.settle()
      hosted.screen.tap(at: try hosted.screen.accessibilityElement(.label(name)).activationPoint)
      try hosted.screen.settle()
    }
    expectEqual(log.lines, ["mark", "keep", "delete"])
  }

  private func rows(_ hosted: Hosted<some View>) -> RowsLeaf? {
    RowsLeaf.shown.first { $0.view === hosted.views.first }
  }

  @Test func rowInsetsAndBackgroundsFollowTheViews() throws {
    let hosted = Hosted(Screen(log: Log()), width: 390, height: 500)
    try hosted.screen.settle()
    let label = try require(try cell(0, hosted).contentView.subviews.first)
    expectEqual(label.convert(label.bounds, to: nil).minX, 50)
    func ground(_ item: Int) throws -> UIColor? {
      let view = try cell(item, hosted).backgroundConfiguration?.customView
      view?.layoutIfNeeded()
      return view?.subviews.first?.backgroundColor
    }
    expect(try ground(1) == .systemRed && ground(0) == nil)
    try hosted.screen.tap(.text("Recolor"))
    try hosted.screen.settle()
    expectEqual(try ground(1), .systemGreen)
  }

  @Test func removingListRowBackgroundRestoresTheDefault() throws {
    struct Screen: View {
      @State private var ground: Color? = .clear
      var body: some View {
        List {
          Text("plain")
          Text("own").listRowBackground(ground)
          Button("Reset") { ground = nil }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    expect(try cell(1, hosted).backgroundConfiguration?.customView != nil)
    try hosted.screen.tap(.text("Reset"))
    try hosted.screen.settle()
    let usual = try require(try cell(0, hosted).backgroundConfiguration)
    expectEqual(try cell(1, hosted).backgroundConfiguration, usual)
    expect(try cell(1, hosted).automaticallyUpdatesBackgroundConfiguration)
  }

  @Test func listRowModifiersOfASectionApplyToItsRows() throws {
    let hosted = Hosted(
      List {
        Section("A") {
          Text("one")
          Text("two").listRowSeparator(.visible)
        }
        .listRowSeparator(.hidden)
        .listRowSeparatorTint(.red)
        .listSectionSeparator(.hidden, edges: .top)
        Section { Text("three") }
      }.listRowSpacing(10).scrollContentBackground(.hidden).headerProminence(.increased), width: 390, height: 500)
    try hosted.screen.settle()
    let leaf = try require(rows(hosted))
    expectEqual(leaf.rows.sections.map(\.count), [2, 1])
    let (one, two, three) = (
      leaf.traits(at: IndexPath(item: 0, section: 0)), leaf.traits(at: IndexPath(item: 1, section: 0)),
      leaf.traits(at: IndexPath(item: 0, section: 1))
    )
    expect(one.separator?.visibility == .hidden && two.separator?.visibility == .visible && three.separator == nil)
    expect(one.separatorTint?.color == .red && one.sectionSeparator?.edges == .top)
    expectEqual(try cell(1, hosted).frame.minY - cell(0, hosted).frame.maxY, 10)
    expect(hosted.screen.accessibility.contains("A") && !hosted.screen.accessibility.contains("\"a\""))
    let header = try require(
      try list(hosted).supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    expect(header.bounds.height > 20)
  }

  @Test func swipeActionsAreCustomActionsOfEachElementOfTheRow() throws {
    let log = Log()
    let hosted = Hosted(
      List {
        HStack {
          Text("Lisbon")
          Button("Book") { log.lines.append("book") }
        }
        .swipeActions {
          Button("Delete", role: .destructive) { log.lines.append("delete") }
          Button("Flag") { log.lines.append("flag") }
        }
        .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") { log.lines.append("pin") } }
        Text("Crete").accessibilityAction(named: "Visit") { log.lines.append("visit") }
          .swipeActions { Button("Hide") { log.lines.append("hide") } }
        Text("Davos")
      }, width: 390, height: 500)
    try hosted.screen.settle()
    func actions(_ text: String) throws -> [String] { try hosted.screen.accessibilityElement(.label(text)).actions }
    expect(try actions("Lisbon") == ["Delete", "Flag", "Pin"] && actions("Book") == ["Delete", "Flag", "Pin"])
    expect(try actions("Crete") == ["Visit", "Hide"] && actions("Davos") == [])
    try hosted.screen.perform("Flag", on: .label("Book"))
    try hosted.screen.settle()
    expectEqual(log.lines, ["flag"])
  }
}
