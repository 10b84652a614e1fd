import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationStackTests {
  @Test func navigationBarTitleSetsTheDisplayMode() throws {
    let title: String = "Plain"
    func item(_ view: some View) throws -> UINavigationItem {
      let hosted = Hosted(NavigationView { view }, width: 390, height: 600)
      try hosted.screen.settle()
      let stack = try require(hosted.controller.children.first as? UINavigationController)
      return try require(stack.topViewController).navigationItem
    }
    for item in try [
      item(Text("a").navigationBarTitle(Text(verbatim: "Plain"), displayMode: .inline)),
      item(Text("a").navigationBarTitle("Plain", displayMode: .inline)),
      item(Text("a").navigationBarTitle(title, displayMode: .inline)),
    ] {
      expect(item.title == "Plain" && item.largeTitleDisplayMode == .never)
    }
  }

  private struct Plant: Hashable, Identifiable { let id: Int; let name: String }

  private struct Garden: View {
    let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
    @State private var visits = 0
    var body: some View {
      NavigationStack {
        List {
          ForEach(plants) { plant in NavigationLink(plant.name, value: plant) }
          NavigationLink("About") { About().onAppear { visits += 1 } }
          Text("visits \(visits)")
        }
        .navigationTitle("Garden")
        .navigationDestination(for: Plant.self) { plant in PlantScreen(plant: plant) }
      }
      .tint(.green)
    }
  }

  private struct PlantScreen: View {
    let plant: Plant
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("All of \(plant.name)")
        Button("Back") { dismiss() }
      }
      .navigationTitle(plant.name)
    }
  }

  private struct About: View { var body: some View { Text("about").navigationTitle("About") } }

  private func navigation(_ hosted: Hosted<some View>) throws -> UINavigationController {
    try require(hosted.controller.children.first as? UINavigationController)
  }

  private func tap(_ row: Int, _ hosted: Hosted<some View>) throws {
    let list = try require(try navigation(hosted).topViewController?.view.subviews.first as? UICollectionView)
    let cell = try require(list.cellForItem(at: IndexPath(item: row, section: 0)))
    hosted.screen.tap(at: cell.convert(CGPoint(x: 40, y: 22), to: nil))
    try hosted.screen.settle()
  }

  @Test func navigationLinksPushTheirDestinations() throws {
    let hosted = Hosted(Garden(), width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(try navigation(hosted).topViewController?.navigationItem.title, "Garden")
    try tap(1, hosted)
    let top = try require(try navigation(hosted).topViewController)
    expectEqual(top.navigationItem.title, "Moss")
    expectEqual(top.view.subviews.compactMap { ($0 as? UILabel)?.text }, ["All of Moss"])
    // The environment of the stack is that of its screens.
    let button = try require(top.view.subviews.first { $0 is PressView })
    expectEqual(button.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.textColor }, [.systemGreen])
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    try hosted.screen.settle()
    expectEqual(try navigation(hosted).topViewController?.navigationItem.title, "Garden")
  }

  @Test func aPushedScreenChangesStateOfTheRoot() throws {
    let hosted = Hosted(Garden(), width: 390, height: 700)
    try hosted.screen.settle()
    try tap(2, hosted)
    expectEqual(try navigation(hosted).topViewController?.navigationItem.title, "About")
    try navigation(hosted).popViewController(animated: false)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("visits 1"))
  }

  @Test func aValueWithoutANavigationDestinationIsReported() throws {
    let messages = try reportsThrowing {
      let hosted = Hosted(NavigationStack { List { NavigationLink("One", value: 1) } }, width: 390, height: 400)
      try hosted.screen.settle()
      try tap(0, hosted)
      expectEqual(try navigation(hosted).viewControllers.count, 1)
    }
    expect(messages.contains { $0.contains("there is no matching navigationDestination declaration") })
  }

  private func reportsThrowing(_ body: () throws -> Void) throws -> [String] {
    var result: Result<Void, any Error> = .success(())
    let messages = reports { result = Result { try body() } }
    try result.get()
    return messages
  }

  // MARK: Paths

  private struct Paths: View {
    @State private var path: [Int]
    init(_ path: [Int]) { _path = State(initialValue: path) }
    var body: some View {
      VStack {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("One", value: 1)
            Button("Three") { path = [1, 2, 3] }
          }
          .navigationTitle("root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Button("Next \(number)") { path.append(number + 1) }
              Button("Root") { path = [] }
              Text("of \(path.count)")
            }
            .navigationTitle("\(number)")
          }
        }
        Text("path \(path.map(String.init).joined(separator: " "))")
      }
    }
  }

  private func titles(_ hosted: Hosted<some View>) throws -> [String] {
    try navigation(hosted).viewControllers.map { $0.navigationItem.title ?? "" }
  }

  @Test func aStackFollowsItsPath() throws {
    let hosted = Hosted(Paths([]), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("One"))
    try hosted.screen.settle()
    expect(try titles(hosted) == ["root", "1"] && hosted.texts == ["path 1"])
    try hosted.screen.tap(.text("Next 1"))
    try hosted.screen.settle()
    expect(try titles(hosted) == ["root", "1", "2"] && hosted.texts == ["path 1 2"])
    // A screen that is shown follows state of the views around its stack.
    expect(hosted.screen.accessibility.contains("of 2"))
    try navigation(hosted).popViewController(animated: true)
    try hosted.screen.settle()
    expectEqual(try titles(hosted), ["root", "1"])
    expectEqual(hosted.texts, ["path 1"])
    try hosted.screen.tap(.text("Root"))
    try hosted.screen.settle()
    expect(try titles(hosted) == ["root"] && hosted.texts == ["path "])
    try hosted.screen.tap(.text("Three"))
    try hosted.screen.settle()
    expectEqual(try titles(hosted), ["root", "1", "2", "3"])
  }

  @Test func aStackStartsWithTheScreensOfItsPath() throws {
    let hosted = Hosted(Paths([4, 7]), width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(try titles(hosted), ["root", "4", "7"])
  }

  @Test func screensBelowAChangeOfThePathAreKept() throws {
    let hosted = Hosted(Paths([1, 2, 3]), width: 390, height: 700)
    try hosted.screen.settle()
    let first = try navigation(hosted).viewControllers[1]
    try hosted.screen.tap(.text("Root"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("One"))
    try hosted.screen.settle()
    expect(try navigation(hosted).viewControllers[1] !== first)
    let again = try navigation(hosted).viewControllers[1]
    try hosted.screen.tap(.text("Next 1"))
    try hosted.screen.settle()
    expect(try navigation(hosted).viewControllers[1] === again)
  }

  @Test func aPathHoldsValuesOfSeveralTypes() throws {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go \(path.count)") {
            path.append(7)
            path.append("seven")
          }
          .navigationDestination(for: Int.self) { Text("number").navigationTitle("\($0)") }
          .navigationDestination(for: String.self) { text in
            Button("Leave") { path.removeLast(2) }.navigationTitle(text)
          }
        }
      }
    }
    let hosted = Hosted(Mixed(), width: 390, height: 700)
    try hosted.screen.tap(.text("Go 0"))
    try hosted.screen.settle()
    expectEqual(try titles(hosted), ["", "7", "seven"])
    try hosted.screen.tap(.text("Leave"))
    try hosted.screen.settle()
    expect(try titles(hosted).count == 1 && hosted.screen.accessibility.contains("Go 0"))
  }

  @Test func aPathElementWithoutADestinationIsReported() throws {
    let messages = try reportsThrowing {
      let hosted = Hosted(
        NavigationStack(path: .constant([1.5])) { Text("root") }, width: 390, height: 400)
      try hosted.screen.settle()
      expectEqual(try navigation(hosted).viewControllers.count, 2)
    }
    expect(messages.count == 1 && messages[0].contains("value of type \"Double\""))
  }

  // MARK: Links

  @Test func aPushedScreenUpdatesWithTheViewOfItsLink() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Open \(count)") {
            Button("Count \(count)") { count += 1 }
          }
        }
      }
    }
    let hosted = Hosted(Counting(), width: 390, height: 700)
    try hosted.screen.tap(.text("Open 0"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Count 0"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Count 1"))
    try navigation(hosted).popViewController(animated: false)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Open 1"))
  }

  @Test func bindingsPushAndPopTheDestinationOfALink() throws {
    struct Active: View {
      @State private var isActive = false
      @State private var choice: Int?
      @State private var isPresented = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink(destination: Text("active").navigationTitle("active"), isActive: $isActive) { Text("Link") }
            NavigationLink(tag: 2, selection: $choice) {
              Button("Leave") { choice = nil }.navigationTitle("chosen")
            } label: {
              Text("Two")
            }
            Button("Present") { isPresented = true }
            Button("Item") { item = "thing" }
            Text("\(isActive ? 1 : 0) \(choice ?? 0) \(isPresented ? 1 : 0) \(item ?? "-")")
          }
          .navigationDestination(isPresented: $isPresented) { Text("presented").navigationTitle("presented") }
          .navigationDestination(item: $item) { Text("item").navigationTitle($0) }
        }
      }
    }
    let hosted = Hosted(Active(), width: 390, height: 700)
    try hosted.screen.settle()
    func shows(_ text: String) -> Bool { hosted.screen.accessibility.contains(text) }
    for (button, title) in [("Link", "active"), ("Present", "presented"), ("Item", "thing")] {
      try hosted.screen.tap(.text(button))
      try hosted.screen.settle()
      expectEqual(try titles(hosted).last, title)
      try navigation(hosted).popViewController(animated: false)
      try hosted.screen.settle()
      expect(shows("0 0 0 -"))
    }
    try hosted.screen.tap(.text("Two"))
    try hosted.screen.settle()
    expectEqual(try titles(hosted).last, "chosen")
    try hosted.screen.tap(.text("Leave"))
    try hosted.screen.settle()
    expect(try titles(hosted).count == 1 && shows("0 0 0 -"))
  }

  @Test func aLinkWithoutAValueIsDisabled() throws {
    let hosted = Hosted(NavigationStack { NavigationLink("None", value: nil as Int?) }.navigationViewStyle(.stack))
    try hosted.screen.settle()
    let root = try require(try navigation(hosted).topViewController?.view.subviews.first as? PressView)
    expect(!root.isEnabled)
  }

  /// An action that a view keeps beyond its screen, such as that which dismisses it, holds no screen.
  @Test func aKeptDismissActionDoesNotRetainItsScreen() throws {
    @MainActor final class Kept { var dismiss: DismissAction? }
    struct Inner: View {
      let kept: Kept
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("inner").onAppear { kept.dismiss = dismiss } }
    }
    let kept = Kept()
    try assertDeallocates { UIHostingController(rootView: NavigationStack { Inner(kept: kept) }) }
    expect(kept.dismiss != nil)
  }
}
