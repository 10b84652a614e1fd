import Fuzzing
import Trestle
import UIKit

/// One element of the app's data. Ids may occur more than once.
struct FuzzItem: Identifiable, Equatable {
  var id: Int
  var version = 0
}

/// An item placed among the others. Its ids are numbers that items of the other kind have, too.
struct FuzzAd: Identifiable, Equatable {
  var id: Int
}

/// The data of an app with a random list, and the list made from it.
@MainActor
struct FuzzListData {
  struct Section {
    var id: Int
    var items: [FuzzItem]
    var isCollapsed = false
  }

  var sections: [Section] = []
  var ads: [FuzzAd] = []
  var placement: Placement = []
  private var nextID = 0

  // MARK: Changes

  mutating func change(_ random: inout SeededGenerator) {
    for _ in 0..<random.int(1...4) {
      switch random.int(0...9) {
      case 0: sections.insert(makeSection(random.int(0...12)), at: random.int(0...sections.count))
      case 1: if !sections.isEmpty { sections.remove(at: random.below(sections.count)) }
      case 2: sections.shuffle(using: &random)
      case 3: ads = (0..<random.int(0...4)).map { FuzzAd(id: $0) }
      case 4: placement = random.pick([[], .at(1), .every(3, from: 1), .end, Placement.every(2, from: 0).outOfSight()])
      default: changeSection(&random)
      }
    }
    if sections.count > 6 { sections.removeLast() }
    // So many rows that the list reloads the table instead of inserting them one by one.
    if random.oneIn(400) { sections.append(makeSection(1100)) }
  }

  private mutating func changeSection(_ random: inout SeededGenerator) {
    guard !sections.isEmpty else { return sections.append(makeSection(random.int(0...12))) }
    let number = random.below(sections.count)
    var items = sections[number].items
    switch random.int(0...7) {
    case 0: items.insert(contentsOf: makeItems(random.int(1...5)), at: 0)
    case 1: items.insert(contentsOf: makeItems(random.int(1...5)), at: random.int(0...items.count))
    case 2: items.removeAll { _ in random.oneIn(3) }
    case 3: items.shuffle(using: &random)
    case 4: for place in items.indices where random.oneIn(3) { items[place].version += 1 }
    case 5: if let item = items.randomElement(using: &random) { items.append(item) }
    case 6: sections[number].isCollapsed.toggle()
    default:
      // A row moves to another section.
      if !items.isEmpty {
        let item = items.remove(at: random.below(items.count))
        sections[number].items = items
        let other = random.below(sections.count)
        sections[other].items.insert(item, at: random.int(0...sections[other].items.count))
        return
      }
    }
    sections[number].items = Array(items.prefix(30))
  }

  private mutating func makeSection(_ count: Int) -> Section {
    nextID += 1
    return Section(id: nextID, items: makeItems(count))
  }

  private mutating func makeItems(_ count: Int) -> [FuzzItem] {
    nextID += count
    return (nextID - count..<nextID).map { FuzzItem(id: $0) }
  }

  /// Moves an item after another one, as the user did; if that no longer exists, to the start of its own section.
  mutating func move(_ id: Int, behind previous: RowIdentity?) {
    guard let from = sections.firstIndex(where: { $0.items.contains { $0.id == id } }),
      let place = sections[from].items.firstIndex(where: { $0.id == id })
    else { return }
    let item = sections[from].items.remove(at: place)
    for number in sections.indices {
      let behind = sections[number].items.firstIndex { RowIdentity(FuzzItem.self, id: $0.id) == previous }
      if let behind { return sections[number].items.insert(item, at: behind + 1) }
    }
    sections[from].items.insert(item, at: 0)
  }

  mutating func remove(_ id: Int) {
    for number in sections.indices { sections[number].items.removeAll { $0.id == id } }
  }

  mutating func toggle(_ section: Int) {
    if let number = sections.firstIndex(where: { $0.id == section }) { sections[number].isCollapsed.toggle() }
  }

  // MARK: Expectations

  /// The identities of the rows in order, by section, without the rows placed among them.
  var shown: [[RowIdentity]] {
    sections.filter { !$0.items.isEmpty }.map { section in
      section.isCollapsed ? [] : section.items.map { RowIdentity(FuzzItem.self, id: $0.id) }
    }
  }

  /// The versions that an id has.
  func versions(_ id: Int) -> Set<Int> {
    Set(sections.flatMap(\.items).filter { $0.id == id }.map(\.version))
  }
}
