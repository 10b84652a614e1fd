import Expectations
import Testing
import TrestleTesting
import UIKit

/// Tables and collection views that nobody sees, used in the order in which list libraries and their tests use them.
@MainActor @Suite struct UnseenListTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b", "c"], ["d"]]
    var height: CGFloat = 44
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var names = (0..<40).map { "item \($0)" }
    var size = CGSize(width: 90, height: 40)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
  }

  private let rows = Rows()
  private let items = Items()

  private func table(_ frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 200)) -> UITableView {
    let table = UITableView(frame: frame)
    table.dataSource = rows
    table.delegate = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return table
  }

  private func collection(_ frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 200)) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = items
    view.delegate = items
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return view
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
  private func labels(_ view: UICollectionView) -> [String?] {
    view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.accessibilityLabel }
  }

  @Test func rowsAndItemsAreSelectedBeforeTheFirstLayout() {
    let table = table()
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    expectEqual(table.indexPathForSelectedRow, row(1))
    expectEqual(table.cellForRow(at: row(1))?.isSelected, true)
    let view = collection()
    view.selectItem(at: row(2), animated: false, scrollPosition: [])
    expectEqual(view.indexPathsForSelectedItems, [row(2)])
    expectEqual(view.cellForItem(at: row(2))?.isSelected, true)
    view.deselectItem(at: row(2), animated: false)
    expectEqual(view.cellForItem(at: row(2))?.isSelected, false)
  }

  @Test func rowsAndItemsAreScrolledToBeforeTheFirstLayout() {
    rows.sections = [(0..<60).map { "row \($0)" }]
    let table = table()
    table.scrollToRow(at: row(30), at: .top, animated: false)
    expectEqual(table.contentOffset.y, 1320)
    expectEqual(table.cellForRow(at: row(30))?.textLabel?.text, "row 30")
    let view = collection()
    view.scrollToItem(at: row(39), at: .bottom, animated: false)
    expectEqual(labels(view).last, "item 39")
  }

  @Test func updatesOfEveryKindApplyOutsideAWindow() {
    let table = table()
    rows.sections = [["d"], ["c", "a"]]
    table.moveSection(0, toSection: 1)
    table.reloadSections([0], with: .automatic)
    table.performBatchUpdates(nil)
    table.beginUpdates()
    rows.sections.append(["e"])
    table.insertSections([2], with: .none)
    table.moveRow(at: row(0, 1), to: row(1, 1))
    table.endUpdates()
    expectEqual(texts(table), ["d", "c", "a", "e"])
    rows.sections[1].swapAt(0, 1)
    table.moveRow(at: row(0, 1), to: row(1, 1))
    expectEqual(texts(table), ["d", "a", "c", "e"])
    rows.sections.remove(at: 0)
    table.deleteSections([0], with: .left)
    expectEqual(texts(table), ["a", "c", "e"])
  }

  @Test func anEmptyBatchUpdateRequeriesHeights() {
    let table = table()
    table.layoutIfNeeded()
    rows.height = 60
    table.performBatchUpdates(nil)
    expectEqual(table.rectForRow(at: row(2)).minY, 120)
    rows.height = 30
    table.beginUpdates()
    table.endUpdates()
    expectEqual(table.rectForRow(at: row(2)).minY, 60)
    expectEqual(table.cellForRow(at: row(1))?.frame.height, 30)
  }

  @Test func invalidateLayoutRequeriesSizes() {
    let view = collection()
    expectEqual(view.layoutAttributesForItem(at: row(3))?.frame.origin, CGPoint(x: 0, y: 50))
    items.size = CGSize(width: 140, height: 20)
    view.collectionViewLayout.invalidateLayout()
    expectEqual(view.layoutAttributesForItem(at: row(3))?.frame.size, CGSize(width: 140, height: 20))
    expectEqual(view.cellForItem(at: row(1))?.frame.minX, 160)
    items.size = CGSize(width: 300, height: 100)
    view.performBatchUpdates({ view.collectionViewLayout.invalidateLayout() })
    expectEqual(view.cellForItem(at: row(0))?.frame.size, CGSize(width: 300, height: 100))
  }

  @Test func listsWithoutASizeHaveNoVisibleCells() {
    let table = table(.zero)
    table.reloadData()
    expect(table.visibleCells.isEmpty && (table.indexPathsForVisibleRows ?? []).isEmpty)
    expectNil(table.cellForRow(at: row(0)))
    let view = collection(.zero)
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.visibleCells.isEmpty && view.indexPathsForVisibleItems.isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    expectEqual(labels(view).prefix(3), ["item 0", "item 1", "item 2"])
  }

  @Test func aReleasedDataSourceLeavesAnEmptyList() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    do {
      let passing = Rows()
      table.dataSource = passing
      expectEqual(table.numberOfRows(inSection: 0), 3)
    }
    expectNil(table.dataSource)
    table.reloadData()
    expect(table.visibleCells.isEmpty)
    table.dataSource = rows
    expectEqual(texts(table), ["a", "b", "c", "d"])
  }

  @Test func reloadDataWithinABatchEndsTheBatch() {
    let table = table()
    table.layoutIfNeeded()
    var finished: [Bool] = []
    table.performBatchUpdates {
      rows.sections[0].append("x")
      table.insertRows(at: [row(3)], with: .automatic)
      rows.sections = [["y"]]
      table.reloadData()
    } completion: {
      finished.append($0)
    }
    expectEqual(texts(table), ["y"])
    let view = collection()
    view.layoutIfNeeded()
    view.performBatchUpdates {
      items.names.removeLast()
      view.deleteItems(at: [row(39)])
      items.names = ["only"]
      view.reloadData()
    }
    expectEqual(labels(view), ["only"])
  }

  @Test func cellsAreDequeuedOutsideTheDataSource() {
    let table = table()
    let prototype = table.dequeueReusableCell(withIdentifier: "cell")
    expect(prototype != nil && table.dequeueReusableCell(withIdentifier: "other") == nil)
    expectNil(table.indexPath(for: prototype!))
    let view = collection()
    view.reloadData()
    view.layoutIfNeeded()
    let path = row(0)
    let sizing = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    expectNil(view.indexPath(for: sizing))
    expectEqual(labels(view).first, "item 0")
  }

  @Test func aListRemovedFromItsSuperviewStillUpdates() throws {
    let screen = MountedScreen(UIViewController())
    let view = collection()
    screen.controller.view.addSubview(view)
    try screen.settle()
    view.removeFromSuperview()
    items.names.removeFirst()
    view.deleteItems(at: [row(0)])
    expectEqual(labels(view).first, "item 1")
    items.names.removeFirst()
    view.performBatchUpdates({ view.deleteItems(at: [row(0)]) })
    expectEqual(labels(view).first, "item 2")
    screen.controller.view.addSubview(view)
    try screen.settle()
    expect(labels(view).first == "item 2" && view.numberOfItems(inSection: 0) == 38)
  }

  @Test func aDelegateMayBeRemovedAndSetAgain() {
    let table = table()
    table.estimatedRowHeight = 0
    expectEqual(table.rectForRow(at: row(1)).minY, 44)
    table.delegate = nil
    rows.height = 70
    table.delegate = rows
    rows.sections[0].append("x")
    table.insertRows(at: [row(3)], with: .automatic)
    expectEqual(table.rectForRow(at: row(1)).minY, 70)
    expectEqual(table.numberOfRows(inSection: 0), 4)
  }

  @Test func editingBeginsOutsideAWindow() {
    let table = table()
    table.setEditing(true, animated: false)
    expectEqual(table.cellForRow(at: row(0))?.isEditing, true)
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [row(0)], with: .automatic)
    expectEqual(table.cellForRow(at: row(0))?.textLabel?.text, "b")
    expectEqual(table.cellForRow(at: row(0))?.isEditing, true)
  }
}
