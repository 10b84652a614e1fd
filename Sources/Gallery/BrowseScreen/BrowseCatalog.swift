import UIKit

/// The content of the Browse screen: apps that do not exist, in shelves.
struct BrowseCatalog {
  /// How a shelf shows its apps.
  enum Arrangement {
    /// Large pictures, one at a time.
    case pictures
    /// Columns of three rows that scroll sideways, a column at a time.
    case columns
    /// Rows below each other.
    case list
    /// Icons in as many columns as fit into the window.
    case grid
  }

  struct App: Hashable {
    let id: Int
    let name: String
    let summary: String
    let symbol: String
    let tint: Int
    let picture: String?
    /// How many updates wait; 0 for none.
    let updates: Int
  }

  struct Shelf {
    let title: String
    let arrangement: Arrangement
    let apps: [App]
  }

  let shelves: [Shelf]

  private static let names = [
    "Meadow", "Tideline", "Lantern", "Cobalt", "Paperclip", "Orchard", "Northstar", "Skein", "Quill", "Harbour",
    "Bramble",
    "Compass", "Kiln", "Pebble", "Sundial", "Thicket", "Undertow", "Vellum", "Wicker", "Yonder",
  ]
  private static let summaries = [
    "Walks near you, with the weather on the way", "A diary of a line a day", "Recipes that fit what is at home",
    "Timers that know about tea", "Lists shared with one other person", "Tides, moons and ferries",
  ]
  private static let symbols = [
    "leaf", "drop", "flame", "bolt", "paperclip", "globe", "star", "heart", "pencil", "map", "bell", "bookmark",
    "camera",
    "cloud", "sun.max",
  ]
  private static let pictures = [
    "pictures/alpine-dawn.jpg", "pictures/dunes.jpg", "pictures/misty-forest.jpg", "pictures/still-life.jpg",
    "pictures/tea-table.jpg",
  ]

  init() {
    var id = 0
    func apps(_ count: Int, pictures: [String] = []) -> [App] {
      (0..<count).map { number in
        defer { id += 1 }
        return App(
          id: id, name: Self.names[id % Self.names.count], summary: Self.summaries[id % Self.summaries.count],
          symbol: Self.symbols[id % Self.symbols.count], tint: id,
          picture: pictures.isEmpty ? nil : pictures[number % pictures.count], updates: id % 7 == 3 ? id % 5 + 1 : 0)
      }
    }
    shelves = [
      Shelf(title: "Today", arrangement: .pictures, apps: apps(5, pictures: Self.pictures)),
      Shelf(title: "Popular this week", arrangement: .columns, apps: apps(14)),
      Shelf(title: "New and small", arrangement: .columns, apps: apps(9)),
      Shelf(title: "Made by one person", arrangement: .list, apps: apps(5)),
      Shelf(title: "Yours", arrangement: .grid, apps: apps(20)),
    ]
  }
}
