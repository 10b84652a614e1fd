import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: packing list
@MainActor @Observable
final class PackingList {
  struct Item: Identifiable, Equatable {
    let id: Int
    let name: String
    var isPacked = false
  }

  private(set) var items: [Item] = []

  func add(_ name: String) { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: name)) }
  func remove(_ item: Item) { items.removeAll { $0.id == item.id } }

  func toggle(_ item: Item) {
    if let place = items.firstIndex(where: { $0.id == item.id }) { items[place].isPacked.toggle() }
  }
}
// End of example

// Example: packing screen
struct PackingScreen: ListScreen {
  let list: PackingList

  var title: String? { "Packing" }

  var rows: RowList {
    RowSection("items") {
      Rows(list.items) { item in
        Row(item.id, text: item.name)
          .accessory(item.isPacked ? .checkmark : .none)
          .onSelect { list.toggle(item) }
          .onDelete { _ in list.remove(item) }
      }
      if list.items.isEmpty { Row("nothing", text: "Nothing to pack") }
    }
    .header("To take along")
    RowSection("actions") {
      Row("add", text: "Add a towel").onSelect { list.add("Towel") }
    }
  }
}
// End of example

@MainActor @Observable
final class Guests {
  var names: [String] = []
}

// Example: greeting
struct Greeting: ListScreen {
  let guests: Guests

  var title: String? { "Guests" }

  var rows: RowList {
    RowSection("guests") {
      Rows(guests.names, id: \.self) { name in Row(text: name) }
      if guests.names.isEmpty { Row("nobody", text: "Nobody yet") }
    }
  }
}
// End of example

@MainActor @Suite("The examples of the first screen")
struct FirstScreenExamples {
  private func texts(_ list: ListViewController) -> [String?] {
    list.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  @Test(
    "are a list to add to, to tick off and to delete from", .runs("packing list", "packing screen", "packing window"))
  func packing() async throws {
    let list = PackingList()
    let window = UIWindow()
    // Example: packing window
    window.rootViewController = UINavigationController(
      rootViewController: ListViewController(PackingScreen(list: list)))
    // End of example
    let navigation = try #require(window.rootViewController as? UINavigationController)
    window.rootViewController = nil
    let screen = MountedScreen(navigation)
    try screen.settle()
    let shown = try #require(navigation.topViewController as? ListViewController)
    #expect(shown.title == "Packing")
    #expect(texts(shown) == ["Nothing to pack", "Add a towel"])
    try screen.tap(.text("Add a towel"))
    await yieldToTasks()
    try screen.settle()
    #expect(texts(shown) == ["Towel", "Add a towel"])
    try screen.tap(.text("Towel"))
    await yieldToTasks()
    try screen.settle()
    #expect(list.items.map(\.isPacked) == [true])
    #expect(shown.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType == .checkmark)
    try screen.perform("Delete", on: .label("Towel"))
    await yieldToTasks()
    try screen.settle()
    #expect(list.items.isEmpty && texts(shown) == ["Nothing to pack", "Add a towel"])
  }

  @Test("are tested in a few lines, and drawn", .runs("packing under test"))
  func packed() async throws {
    // Example: packing under test
    let list = PackingList()
    for name in ["Towel", "Tent", "Torch"] { list.add(name) }
    let screen = MountedScreen(
      UINavigationController(rootViewController: ListViewController(PackingScreen(list: list))),
      size: CGSize(width: 390, height: 300))
    try screen.tap(.text("Tent"))
    try await screen.settle { list.items[1].isPacked }
    expectGolden(screen.picture, "packing")
    // End of example
  }

  @Test("are a screen that follows its model", .runs("greeting", "greeting on a stack"))
  func greeting() async throws {
    let guests = Guests()
    let navigation = UINavigationController()
    // Example: greeting on a stack
    navigation.pushViewController(ListViewController(Greeting(guests: guests)), animated: true)
    // End of example
    let screen = MountedScreen(navigation)
    try screen.settle()
    let shown = try #require(navigation.topViewController as? ListViewController)
    #expect(shown.title == "Guests" && texts(shown) == ["Nobody yet"])
    guests.names = ["Ada", "Lin"]
    await yieldToTasks()
    try screen.settle()
    #expect(texts(shown) == ["Ada", "Lin"])
  }
}
