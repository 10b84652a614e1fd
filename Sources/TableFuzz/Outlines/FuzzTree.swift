import Fuzzing
import UIKit

/// The items of a random outline, parents before their children, and the section snapshot made from them. No two items
/// of its data ever have the same name.
struct FuzzTree {
  struct Node: Equatable {
    var name: Int
    var level: Int
    var isExpanded = false
  }

  var nodes: [Node] = []

  /// The names that are shown: those of items all of whose parents are expanded.
  var visible: [Int] {
    var names: [Int] = []
    /// The level below which everything is hidden.
    var limit = Int.max
    for node in nodes where node.level <= limit {
      names.append(node.name)
      limit = node.isExpanded ? .max : node.level
    }
    return names
  }

  var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var parents: [Int] = []
    for node in nodes {
      parents.removeLast(parents.count - node.level)
      snapshot.append([node.name], to: parents.last)
      parents.append(node.name)
    }
    snapshot.expand(nodes.filter(\.isExpanded).map(\.name))
    return snapshot
  }

  // MARK: Changes

  /// Inserts, removes, expands and collapses at random.
  mutating func change(depth: Int, _ random: inout SeededGenerator, _ makeName: () -> Int) {
    for _ in 0..<random.int(1...4) {
      switch random.below(4) {
      case 0, 1: insert(depth: depth, &random, makeName)
      case 2: if !nodes.isEmpty { remove(at: random.below(nodes.count)) }
      default: if !nodes.isEmpty { nodes[random.below(nodes.count)].isExpanded.toggle() }
      }
    }
    while nodes.count > 40 { remove(at: random.below(nodes.count)) }
  }

  private mutating func insert(depth: Int, _ random: inout SeededGenerator, _ makeName: () -> Int) {
    let place = random.int(0...nodes.count)
    // No later item may lose its parent.
    let least = place < nodes.count ? nodes[place].level : 0
    let level = random.int(least...max(least, min(place > 0 ? nodes[place - 1].level + 1 : 0, depth)))
    nodes.insert(Node(name: makeName(), level: level, isExpanded: random.oneIn(2)), at: place)
  }

  /// Removes an item and all below it.
  mutating func remove(at index: Int) {
    let end = nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    nodes.removeSubrange(index..<end)
  }

  mutating func remove(_ name: Int) {
    if let index = nodes.firstIndex(where: { $0.name == name }) { remove(at: index) }
  }

  mutating func setExpanded(_ name: Int, _ isExpanded: Bool) {
    if let index = nodes.firstIndex(where: { $0.name == name }) { nodes[index].isExpanded = isExpanded }
  }
}

extension FuzzTree {
  /// The tree of a section's snapshot, as a move by hand left it.
  init(_ snapshot: NSDiffableDataSourceSectionSnapshot<Int>) {
    nodes = snapshot.items.map { Node(name: $0, level: snapshot.level(of: $0), isExpanded: snapshot.isExpanded($0)) }
  }
}
