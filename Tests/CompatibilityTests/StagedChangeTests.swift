import Expectations
import Testing
import TrestleTesting
import UIKit

/// A library of differences, driven as its users drive it: closures passed on, and tables that never saw a window.
@MainActor @Suite struct StagedChangeTests {
  private typealias Section = StagedSection<String, String>

  private final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var sections: [Section]
    init(_ sections: [Section]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].elements.count
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].name }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section].elements[indexPath.row]
      return cell
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].elements.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section].elements[indexPath.item]
      return cell
    }
  }

  private let old = [
    Section(name: "A", elements: ["ant", "ape"]), Section(name: "B", elements: ["bat", "bee", "boa"]),
  ]
  private let new = [
    Section(name: "B", elements: ["boa", "bat"]), Section(name: "C", elements: ["cat"]),
  ]

  private func table(_ lists: Lists) -> CountingTableView {
    let table = CountingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = lists
    return table
  }

  private func collection(_ lists: Lists) -> CountingCollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let view = CountingCollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = lists
    return view
  }

  private func texts(_ table: UITableView) -> [String] {
    (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0)?.textLabel?.text }
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.accessibilityLabel }
  }

  @Test func aTableWithoutAWindowFollowsStages() {
    let lists = Lists(old)
    let table = table(lists)
    table.reloadData()
    expectEqual(texts(table), ["ant", "ape", "bat", "bee", "boa"])
    table.apply(stagedChanges(from: old, to: new), with: .fade) { lists.sections = $0 }
    expectEqual(table.batches, 2)
    expectEqual(table.numberOfSections, 2)
    expectEqual(table.numberOfRows(inSection: 0), 2)
    table.layoutIfNeeded()
    expectEqual(texts(table), ["boa", "bat", "cat"])
  }

  @Test func aTableNeverLaidOutFollowsStages() {
    let lists = Lists(old)
    let table = table(lists)
    table.apply(stagedChanges(from: old, to: new), with: .automatic) { lists.sections = $0 }
    expectEqual((0..<table.numberOfSections).map(table.numberOfRows), [2, 1])
    expectEqual(texts(table), ["boa", "bat", "cat"])
  }

  @Test func aCollectionViewNeverLaidOutFollowsStages() {
    let lists = Lists(old)
    let view = collection(lists)
    view.apply(stagedChanges(from: old, to: new)) { lists.sections = $0 }
    expectEqual(view.batches, 2)
    expectEqual((0..<view.numberOfSections).map(view.numberOfItems), [2, 1])
    view.layoutIfNeeded()
    expectEqual(texts(view), ["boa", "bat", "cat"])
  }

  @Test func stagedChangesInAWindowAreAnimated() throws {
    let lists = Lists(old)
    let table = table(lists)
    let view = collection(lists)
    let screen = MountedScreen(UIViewController())
    table.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    view.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    screen.controller.view.addSubview(table)
    screen.controller.view.addSubview(view)
    try screen.settle()
    let stay = try require(table.cellForRow(at: IndexPath(row: 2, section: 1)))
    let changes = stagedChanges(from: old, to: new)
    var finished: [Bool] = []
    for change in changes {
      table.apply([change], with: .left) { lists.sections = $0 }
      lists.sections = change.data
    }
    lists.sections = old
    view.reloadData()
    view.layoutIfNeeded()
    view.apply(changes, setData: { lists.sections = $0 }, onFinish: { finished.append($0) })
    try screen.settle()
    expectEqual(finished, [true])
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === stay)
    expectEqual(texts(table), ["boa", "bat", "cat"])
    expectEqual(texts(view), ["boa", "bat", "cat"])
  }

  @Test func anInterruptedChangeReloads() {
    let lists = Lists(old)
    let table = table(lists)
    table.reloadData()
    table.apply(
      stagedChanges(from: old, to: new), with: .none, interrupt: { $0.count > 1 }, setData: { lists.sections = $0 })
    expectEqual(table.batches, 0)
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text, "cat")
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text?.uppercased(), "B")
  }

  @Test func everyWayToCallABatchCompiles() {
    let lists = Lists(old)
    let table = table(lists)
    let view = collection(lists)
    var calls = 0
    func passedOn(_ updates: () -> Void, completion: @escaping (Bool) -> Void) {
      table.performBatchUpdates(updates, completion: completion)
      table.performBatchUpdates(updates) { _ in }
      table.performBatchUpdates(updates)
      view.performBatchUpdates(updates, completion: completion)
      view.performBatchUpdates(updates) { _ in }
      view.performBatchUpdates(updates)
    }
    passedOn({ calls += 1 }, completion: { _ in })
    expectEqual(calls, 6)
    let kept: () -> Void = { calls += 1 }
    let optional: (() -> Void)? = kept
    table.performBatchUpdates(kept)
    table.performBatchUpdates(optional, completion: nil)
    table.performBatchUpdates({ calls += 1 })
    table.performBatchUpdates({ calls += 1 }, completion: nil)
    table.performBatchUpdates({ calls += 1 }) { _ in }
    table.performBatchUpdates {
      calls += 1
    } completion: { _ in
    }
    table.performBatchUpdates { calls += 1 }
    table.performBatchUpdates(nil)
    table.performBatchUpdates(nil, completion: nil)
    table.performBatchUpdates(nil) { _ in }
    expectEqual(calls, 13)
    view.performBatchUpdates(kept)
    view.performBatchUpdates(optional, completion: nil)
    view.performBatchUpdates({ calls += 1 })
    view.performBatchUpdates({ calls += 1 }, completion: nil)
    view.performBatchUpdates({ calls += 1 }) { _ in }
    view.performBatchUpdates {
      calls += 1
    } completion: { _ in
    }
    view.performBatchUpdates { calls += 1 }
    view.performBatchUpdates(nil)
    view.performBatchUpdates(nil, completion: nil)
    view.performBatchUpdates(nil) { _ in }
    expectEqual(calls, 20)
    expect(table.batches == 13 && view.batches == 13)
  }
}
