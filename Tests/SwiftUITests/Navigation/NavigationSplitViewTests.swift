import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationSplitViewTests {
  private struct Mail: View {
    @State private var folder: String?
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(selection: $folder) {
          Text("Inbox").tag("inbox")
          Text("Sent").tag("sent")
          NavigationLink("Settings", value: 7)
        }
        .navigationTitle("Mail")
        .navigationDestination(for: Int.self) { Text("settings \($0)") }
      } detail: {
        NavigationStack {
          VStack {
            Text("shows \(folder ?? "nothing")")
            Button("Hide") { visibility = .detailOnly }
            NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }
          }
          .navigationTitle("Detail")
        }
      }
    }
  }

  private func split(_ hosted: Hosted<some View>) throws -> UISplitViewController {
    try require(hosted.controller.children.first as? UISplitViewController)
  }

  private func wide(_ view: some View) throws -> Hosted<some View> {
    let hosted = Hosted(view, width: 1000, height: 700) {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
    }
    try hosted.screen.settle()
    return hosted
  }

  @Test func navigationSplitViewColumnWidthSetsTheWidthOfTheColumn() throws {
    let hosted = try wide(
      NavigationSplitView {
        Text("Folders").navigationSplitViewColumnWidth(280)
      } detail: {
        Text("Detail")
      })
    expectEqual(try split(hosted).primaryColumnWidth, 280)
  }

  @Test func aSelectionChangesTheNextColumn() throws {
    let hosted = try wide(Mail())
    let split = try split(hosted)
    expect(split.displayMode == .oneBesideSecondary && hosted.screen.accessibility.contains("shows nothing"))
    try hosted.screen.tap(.text("Sent"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("shows sent"))
    // The stack in the column is the column's own.
    let detail = try require(split.viewController(for: .secondary) as? UINavigationController)
    expect(detail.viewControllers.count == 1 && detail.topViewController?.navigationItem.title == "Detail")
    try hosted.screen.tap(.text("Deeper"))
    try hosted.screen.settle()
    expect(detail.viewControllers.count == 2 && detail.topViewController?.navigationItem.title == "Deep")
    detail.popViewController(animated: false)
    try hosted.screen.tap(.text("Settings"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("settings 7") && detail.viewControllers.count == 1)
  }

  /// The colour of the cards of the first list, and how many chevrons its rows have.
  private func rows(_ hosted: Hosted<some View>) throws -> (card: UIColor?, chevrons: Int) {
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
    let list = try require(below(hosted.screen.window).lazy.compactMap { $0 as? RowsView }.first)
    let cell = try require(list.visibleCells.first as? UICollectionViewListCell)
    let images = below(list).filter { ($0 as? UIImageView)?.image?.isSymbolImage == true }
    return (cell.defaultBackgroundConfiguration().resolvedBackgroundColor(for: .red), images.count)
  }

  @Test func sidebarListsHaveNoCardsAndNoChevrons() throws {
    let beside = try rows(wide(Mail()))
    expect(beside.card == .clear && beside.chevrons == 0)
    let narrow = Hosted(Mail(), width: 320, height: 700) { $0.horizontalSizeClass = .compact }
    try narrow.screen.settle()
    let stacked = try rows(narrow)
    expect(stacked.card == .secondarySystemGroupedBackground && stacked.chevrons == 1)
  }

  private struct Library: View {
    @State private var name = "books"
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Shelf") {
            List {
              NavigationLink("First", value: 1)
              NavigationLink("Second", value: 2)
            }
          }
          NavigationLink("Box") { Text("box of \(name)") }
        }
      } content: {
        Text("content")
      } detail: {
        Text("detail").navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  /// The texts of the rows that look selected.
  private func chosen(_ hosted: Hosted<some View>) -> [String] {
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
    return below(hosted.screen.window).compactMap { $0 as? RowCell }.filter(\.configurationState.isSelected)
      .flatMap { below($0).compactMap { ($0 as? UILabel)?.text } }
  }

  @Test func theLinkOfTheShownScreenStaysSelected() throws {
    let hosted = try wide(Library())
    try split(hosted).preferredDisplayMode = .twoBesideSecondary
    try hosted.screen.settle()
    expect(chosen(hosted).isEmpty)
    try hosted.screen.tap(.text("Box"))
    try hosted.screen.settle()
    expect(chosen(hosted) == ["Box"] && hosted.screen.accessibility.contains("box of books"))
    try hosted.screen.tap(.text("Shelf"))
    try hosted.screen.settle()
    expectEqual(chosen(hosted), ["Shelf"])
    let narrow = Hosted(Library(), width: 320, height: 700) { $0.horizontalSizeClass = .compact }
    try narrow.screen.settle()
    try narrow.screen.tap(.text("Box"))
    try narrow.screen.settle()
    expect(chosen(narrow).isEmpty)
  }

  @Test func theMiddleColumnHasPlainRowsWithoutChevrons() throws {
    struct Columns: View {
      var body: some View {
        NavigationSplitView {
          Text("sidebar")
        } content: {
          List { NavigationLink("One", value: 1) }
        } detail: {
          Text("detail").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let hosted = try wide(Columns())
    try split(hosted).preferredDisplayMode = .twoBesideSecondary
    try hosted.screen.settle()
    expectEqual(try rows(hosted).chevrons, 0)
    try hosted.screen.tap(.text("One"))
    try hosted.screen.settle()
    expectEqual(chosen(hosted), ["One"])
  }

  @Test func columnVisibilityHidesColumns() throws {
    let hosted = try wide(Mail())
    try hosted.screen.tap(.text("Hide"))
    try hosted.screen.settle()
    expect(try split(hosted).displayMode == .secondaryOnly && !hosted.screen.accessibility.contains("Inbox"))
  }

  @Test func aNarrowWindowCollapsesIntoAStack() throws {
    let hosted = Hosted(Mail(), width: 390, height: 700) {
      $0.horizontalSizeClass = .compact
      $0.userInterfaceIdiom = .phone
    }
    try hosted.screen.settle()
    expect(try split(hosted).isCollapsed && hosted.screen.accessibility.contains("Inbox"))
    try hosted.screen.tap(.text("Inbox"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("shows inbox"))
  }

  @Test func selectionsInThreeColumnsUpdateTheNextColumn() throws {
    struct Three: View {
      @State private var first: Int?
      @State private var second: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<3, id: \.self, selection: $first) { Text("first \($0)") }
        } content: {
          if let first { List(1..<3, id: \.self, selection: $second) { Text("second \(first) \($0)") } }
        } detail: {
          Text("third \(first ?? 0) \(second ?? 0)")
        }
      }
    }
    let hosted = try wide(Three())
    expectEqual(try split(hosted).style, .tripleColumn)
    try split(hosted).preferredDisplayMode = .twoBesideSecondary
    try hosted.screen.settle()
    try hosted.screen.tap(.text("first 2"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("second 2 1"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("third 2 1"))
  }

  @Test func navigationSplitViewStylesSetTheSplitBehavior() throws {
    let behaviors = try [
      split(wide(Mail())), split(wide(Mail().navigationSplitViewStyle(.balanced))),
      split(wide(Mail().navigationSplitViewStyle(.prominentDetail))),
      split(wide(Mail().navigationSplitViewStyle(.automatic))),
    ].map(\.preferredSplitBehavior)
    expectEqual(behaviors, [.tile, .tile, .overlay, .tile])
  }

  @Test func theSidebarToggleCanBeRemoved() throws {
    struct Screen: View {
      @State private var keeps = true
      var body: some View {
        NavigationSplitView {
          Button("Change") { keeps.toggle() }.toolbar(removing: keeps ? nil : .sidebarToggle)
        } detail: {
          Text("detail")
        }
      }
    }
    let hosted = try wide(Screen())
    let split = try split(hosted)
    expectEqual(split.displayModeButtonVisibility, .automatic)
    try hosted.screen.tap(.text("Change"))
    try hosted.screen.settle()
    expectEqual(split.displayModeButtonVisibility, .never)
    try hosted.screen.tap(.text("Change"))
    try hosted.screen.settle()
    expectEqual(split.displayModeButtonVisibility, .automatic)
  }

  private struct Preselected: View {
    @State var folder: String?
    @State var message: Int?
    var body: some View {
      NavigationSplitView {
        List(["inbox", "sent"], id: \.self, selection: $folder) { Text("folder \($0)") }
      } content: {
        List([1, 2], id: \.self, selection: $message) { Text("message \($0) in \(folder ?? "none")") }
          .toolbar { Button("Read two") { message = 2 } }
      } detail: {
        Text("reading \(message ?? 0)")
      }
    }
  }

  @Test func aNarrowWindowStartsWithTheSelectedScreen() throws {
    func shown(_ view: Preselected) throws -> Hosted<Preselected> {
      let hosted = Hosted(view, width: 390, height: 700) { $0.horizontalSizeClass = .compact }
      try hosted.screen.settle()
      return hosted
    }
    expect(try shown(Preselected()).screen.accessibility.contains("folder sent"))
    let middle = try shown(Preselected(folder: "sent"))
    expect(middle.screen.accessibility.contains("message 1 in sent"))
    try middle.screen.tap(.text("Read two"))
    try middle.screen.settle()
    expect(middle.screen.accessibility.contains("reading 2"))
    expect(try shown(Preselected(folder: "sent", message: 1)).screen.accessibility.contains("reading 1"))
  }
}
