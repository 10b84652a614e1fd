import Foundation
import Fuzzing
import Testing
import UIKit

@testable import ListTesting

/// Random snapshots applied to a real table, with scrolling and selection in between. `TRESTLE_FUZZ_SEED=…` repeats a run.
@MainActor @Suite("Random snapshots")
struct RandomSnapshotTests {
  @Test("the table shows the last snapshot", arguments: 0..<4)
  func randomSnapshotsAreShown(part: Int) {
    let seed = FuzzSeed.ofRun
    var walk = SnapshotWalk(seed: seed &+ UInt64(part))
    for step in 0..<2500 {
      if let problem = walk.step() {
        Issue.record("TRESTLE_FUZZ_SEED=\(seed), part \(part), step \(step): \(problem)\n\(walk.scene.table.dump())")
        return
      }
    }
  }
}

/// A table, its data source, and what is known of them without asking.
@MainActor
private struct SnapshotWalk {
  let scene = DiffableScene()
  private var random: SeededGenerator
  private var sections: [(String, [Int])] = []
  private var selected: Int?
  private var pending = 0
  private var hasApplied = false
  private var lostSelection: String?
  private let finished = Finished()

  private final class Finished { var turns: [Int] = [] }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// - Returns: what is wrong after it.
  mutating func step() -> String? {
    switch random.below(10) {
    case 0: scene.table.contentOffset.y = CGFloat(random.below(1500))
    case 1: scene.advance(Double(random.below(30)) / 60)
    case 2: select()
    default: apply()
    }
    scene.layOut()
    return check()
  }

  private mutating func select() {
    let items = sections.flatMap(\.1)
    selected = items.isEmpty ? nil : items[random.below(items.count)]
    let path = selected.flatMap { scene.source.indexPath(for: $0) }
    scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private mutating func apply() {
    let before = sections
    if random.below(10) == 0 { sections = fresh() } else { edit() }
    var snapshot = DiffableScene.snapshot(sections)
    let items = snapshot.itemIdentifiers
    if !items.isEmpty, random.below(3) == 0 { snapshot.reconfigureItems([items[random.below(items.count)]]) }
    if !items.isEmpty, random.below(4) == 0 {
      let item = items[random.below(items.count)]
      snapshot.reloadItems([item])
    }
    if !sections.isEmpty, random.below(8) == 0 { snapshot.reloadSections([sections[random.below(sections.count)].0]) }
    if let selected, !items.contains(selected) { self.selected = nil }
    let turn = pending
    pending += 1
    let manner = random.below(12)
    let done: () -> Void = { [finished] in finished.turns.append(turn) }
    if manner == 0 {
      scene.source.applySnapshotUsingReloadData(snapshot, completion: done)
    } else {
      scene.source.apply(snapshot, animatingDifferences: manner < 7, completion: done)
    }
    let shown = scene.table.indexPathForSelectedRow.flatMap { scene.source.itemIdentifier(for: $0) }
    if manner > 0, hasApplied, let selected, keeps(selected, snapshot, before), shown != selected {
      lostSelection = "the selection of \(selected) became \(shown.map { "\($0)" } ?? "none")"
    }
    hasApplied = true
    selected = shown
  }

  /// Whether a row stays the same to the table: it is not shown anew, and its section was there and is.
  private func keeps(_ item: Int, _ snapshot: DiffableScene.Snapshot, _ before: [(String, [Int])]) -> Bool {
    guard
      let old = before.first(where: { $0.1.contains(item) })?.0,
      let new = snapshot.sectionIdentifier(containingItem: item)
    else { return false }
    return before.contains { $0.0 == new } && snapshot.indexOfSection(old) != nil
      && !snapshot.reloadedItemIdentifiers.contains(item) && !snapshot.reloadedSectionIdentifiers.contains(new)
  }

  private mutating func fresh() -> [(String, [Int])] {
    var sections = ["a", "b", "c", "d"].filter { _ in random.below(3) > 0 }.map { ($0, [Int]()) }
    guard !sections.isEmpty else { return [] }
    for item in Array(0..<60).shuffled(using: &random).prefix(random.below(50)) {
      sections[random.below(sections.count)].1.append(item)
    }
    return sections
  }

  private mutating func edit() {
    for _ in 0..<1 + random.below(4) {
      guard !sections.isEmpty else { return sections = [("a", [])] }
      let section = random.below(sections.count)
      switch random.below(8) {
      case 0: sections.remove(at: section)
      case 1:
        let unused = ["a", "b", "c", "d"].filter { name in !sections.contains { $0.0 == name } }
        if let name = unused.first { sections.insert((name, []), at: section) }
      case 2: sections.insert(sections.remove(at: section), at: random.below(sections.count + 1))
      case 3...5:
        let item = random.below(60)
        for index in sections.indices { sections[index].1.removeAll { $0 == item } }
        sections[section].1.insert(item, at: random.below(sections[section].1.count + 1))
      default:
        if !sections[section].1.isEmpty { sections[section].1.remove(at: random.below(sections[section].1.count)) }
      }
    }
  }

  private func check() -> String? {
    let table = scene.table
    if let lostSelection { return lostSelection }
    if let violation = table.invariantViolation() { return violation }
    if table.numberOfSections != sections.count { return "\(table.numberOfSections) sections, not \(sections.count)" }
    for (index, section) in sections.enumerated() where table.numberOfRows(inSection: index) != section.1.count {
      return "section \(index) has \(table.numberOfRows(inSection: index)) rows, not \(section.1.count)"
    }
    let snapshot = scene.source.snapshot()
    if snapshot.itemIdentifiers != sections.flatMap(\.1) { return "the data source has \(snapshot.itemIdentifiers)" }
    for path in table.indexPathsForVisibleRows ?? [] {
      let item = sections[path.section].1[path.row]
      let text = (table.cellForRow(at: path) as? TestCell)?.text
      if text != "\(item)" { return "row \(path) shows \(text ?? "nothing"), not \(item)" }
    }
    let path = selected.flatMap { scene.source.indexPath(for: $0) }
    if table.indexPathForSelectedRow != path { return "\(String(describing: selected)) should be selected" }
    if finished.turns != Array(finished.turns.indices) { return "completions came as \(finished.turns)" }
    return nil
  }
}
