/// A folder with further folders, and the notes in it.
final class OutlineFolder: Hashable, Sendable {
  let id: Int
  let name: String
  let symbol: String
  let folders: [OutlineFolder]
  let notes: [String]

  init(id: Int, name: String, symbol: String = "folder", folders: [OutlineFolder] = [], notes: [String] = []) {
    self.id = id
    self.name = name
    self.symbol = symbol
    self.folders = folders
    self.notes = notes
  }

  static func == (first: OutlineFolder, second: OutlineFolder) -> Bool { first.id == second.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// How many notes there are in the folder and in those within it.
  var noteCount: Int { folders.reduce(notes.count) { $0 + $1.noteCount } }

  /// Two shelves of folders.
  static let samples: [(title: String, folders: [OutlineFolder])] = [
    (
      "On this computer",
      [
        OutlineFolder(
          id: 1, name: "Garden", symbol: "leaf",
          folders: [
            OutlineFolder(id: 2, name: "Beds", notes: ["North bed", "Herbs by the wall", "What the slugs left"]),
            OutlineFolder(
              id: 3, name: "Orchard",
              folders: [
                OutlineFolder(id: 4, name: "Apples", notes: ["Grafts of spring", "Picking dates"]),
                OutlineFolder(id: 5, name: "Pears", notes: ["Pruning"]),
              ], notes: ["Ladders"]),
          ], notes: ["Rain barrels"]),
        OutlineFolder(
          id: 6, name: "House", symbol: "house",
          folders: [
            OutlineFolder(id: 7, name: "Kitchen", notes: ["Oven timings", "Jars", "A shelf that holds"]),
            OutlineFolder(id: 8, name: "Roof", notes: ["Slates to order"]),
          ], notes: ["Paint"]),
        OutlineFolder(
          id: 9, name: "Letters", symbol: "envelope", notes: ["To Maya", "To the council", "Answers owed"]),
      ]
    ),
    (
      "Shared",
      [
        OutlineFolder(
          id: 10, name: "Walks", symbol: "map",
          folders: [
            OutlineFolder(id: 11, name: "Coast", notes: ["Tides in June", "Huts"]),
            OutlineFolder(id: 12, name: "Hills", notes: ["Water", "The long way round"]),
          ]),
        OutlineFolder(id: 13, name: "Recipes", symbol: "flame", notes: ["Bread", "Broth", "Plum cake"]),
      ]
    ),
  ]
}
