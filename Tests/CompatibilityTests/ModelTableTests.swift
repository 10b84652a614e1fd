import Expectations
import Testing
import TrestleTesting
import UIKit

/// Tables and collection views that follow a model from the start, with no window and no layout between.
@MainActor @Suite struct ModelTableTests {
  private func fruits(_ count: Int) -> [DescribedRow] { (0..<count).map { DescribedRow(title: "Fruit \($0)") } }

  private func described(_ sections: [DescribedSection], style: UITableView.Style = .grouped) -> DescribedTable {
    DescribedTable(
      table: UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style),
      model: DescribedModel(sections))
  }

  private func titles(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func settingADataSourceCallsNoMethod() {
    let described = described([DescribedSection(rows: fruits(2))])
    expectEqual(described.asked, 0)
    expectEqual(described.table.numberOfSections, 1)
    expect(described.asked > 0)
    let names = NameCollection(
      names: ["Ada"],
      view: UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout()))
    expectEqual(names.asked, 0)
    expectEqual(names.view.numberOfItems(inSection: 0), 1)
  }

  @Test func aModelMayChangeBeforeTheFirstLayout() {
    let described = described([DescribedSection(rows: fruits(2)), DescribedSection(rows: [])])
    described.model.append(DescribedRow(title: "Pear"), toSection: 0)
    described.model.append(DescribedRow(title: "Plum", detail: "blue"), toSection: 1)
    expectEqual(described.table.numberOfRows(inSection: 0), 3)
    expectEqual(described.table.numberOfRows(inSection: 1), 1)
    described.table.layoutIfNeeded()
    expectEqual(titles(described.table), ["Fruit 0", "Fruit 1", "Pear", "Plum"])
  }

  @Test func rowsAreDeletedDuringAChangeOfTheModel() {
    let described = described([DescribedSection(rows: fruits(6))])
    described.model.removeAll(inSection: 0) { $0.title.last?.wholeNumberValue?.isMultiple(of: 2) == true }
    expectEqual(described.table.numberOfRows(inSection: 0), 3)
    described.table.layoutIfNeeded()
    expectEqual(titles(described.table), ["Fruit 1", "Fruit 3", "Fruit 5"])
  }

  @Test func theModelMayChangePartiallyInsideABatch() {
    let described = described([DescribedSection(rows: fruits(6))])
    described.table.layoutIfNeeded()
    described.table.performBatchUpdates {
      described.model.removeAll(inSection: 0) { $0.title != "Fruit 4" }
    }
    expectEqual(described.table.numberOfRows(inSection: 0), 1)
    described.table.beginUpdates()
    described.model.append(DescribedRow(title: "Fig"), toSection: 0)
    described.model.append(DescribedRow(title: "Grape"), toSection: 0)
    described.table.endUpdates()
    described.table.layoutIfNeeded()
    expectEqual(titles(described.table), ["Fruit 4", "Fig", "Grape"])
  }

  @Test func afterALayoutEachChangeIsVisibleAtOnce() throws {
    let described = described([DescribedSection(rows: fruits(3))], style: .plain)
    let table = described.table
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Fruit 0")
    described.model.remove(at: 0, section: 0)
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Fruit 1")
    described.model.append(DescribedRow(title: "Melon"), toSection: 0)
    expectEqual(table.numberOfRows(inSection: 0), 3)
    expectEqual(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text, "Melon")
    described.model.replace([DescribedSection(header: "Head", footer: "Foot", rows: fruits(1))])
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "Fruit 0")
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Head")
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "Foot")
  }

  @Test func aTableCreatedWithoutASizeShowsRowsOnceItHasOne() {
    let table = UITableView()
    let described = DescribedTable(table: table, model: DescribedModel([DescribedSection(rows: fruits(40))]))
    table.reloadData()
    table.layoutIfNeeded()
    expectEqual(table.numberOfRows(inSection: 0), 40)
    expect(table.visibleCells.isEmpty)
    table.rowHeight = 50
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.count, 10)
    described.model.remove(at: 39, section: 0)
    table.selectRow(at: IndexPath(row: 38, section: 0), animated: false, scrollPosition: .bottom)
    table.layoutIfNeeded()
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 38, section: 0))
    expectEqual(titles(table).last, "Fruit 38")
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    expectEqual(titles(table).first, "Fruit 0")
  }

  @Test func aCollectionViewOutsideAWindowFollowsItsModel() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let names = NameCollection(
      names: ["Ada", "Ben"],
      view: UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout))
    names.names.append("Cleo")
    names.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    expectEqual(names.view.numberOfItems(inSection: 0), 3)
    names.view.layoutIfNeeded()
    expectEqual(names.view.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel, "Cleo")
    names.view.performBatchUpdates {
      names.names.removeFirst()
      names.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    expectEqual(names.view.numberOfItems(inSection: 0), 2)
    names.view.layoutIfNeeded()
    expectEqual(names.view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityLabel, "Ben")
  }

  @Test func reloadingARowUpdatesItsCell() {
    let described = described([DescribedSection(rows: fruits(3))])
    described.table.reloadData()
    described.model.sections[0].rows[1].title = "Quince"
    described.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    expectEqual(described.table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "Quince")
    described.model.sections[0].footer = "Three of them"
    described.table.reloadSections([0], with: .none)
    expectEqual(described.table.footerView(forSection: 0)?.textLabel?.text, "Three of them")
  }
}
