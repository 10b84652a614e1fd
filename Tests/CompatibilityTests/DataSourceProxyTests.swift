import Expectations
import Testing
import TrestleTesting
import UIKit

/// Values bound to a table by closures, and delegates that tell others.
@MainActor @Suite struct DataSourceProxyTests {
  private struct Shelf: BoundSection {
    var name: String
    var items: [String]
    init(name: String, items: [String]) {
      self.name = name
      self.items = items
    }
    init(original: Shelf, items: [String]) { self.init(name: original.name, items: items) }
  }

  private func dataSource() -> BoundTableDataSource<Shelf> {
    BoundTableDataSource(
      configureCell: { _, table, path, item in
        let cell =
          table.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        cell.textLabel?.text = item
        return cell
      },
      titleForHeaderInSection: { $0.sectionModels[$1].name },
      titleForFooterInSection: { "\($0.sectionModels[$1].items.count) books" },
      canEditRowAtIndexPath: { _, path in path.row > 0 })
  }

  @Test func everyReloadIsVisibleToTheNextQuery() throws {
    let source = dataSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .grouped)
    table.dataSource = source
    for count in [3, 1, 5, 0, 2] {
      let books = (0..<count).map { "Book \($0) of \(count)" }
      source.tableView(table, observed: [Shelf(name: "Shelf of \(count)", items: books)])
      expectEqual(table.numberOfRows(inSection: 0), count)
      expectEqual(table.visibleCells.map { $0.textLabel?.text }, books)
      expectEqual((table.indexPathsForVisibleRows ?? []), (0..<count).map { IndexPath(row: $0, section: 0) })
      for row in 0..<count {
        let cell = try require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        expectEqual(cell.textLabel?.text, books[row])
        expectEqual(table.indexPath(for: cell), IndexPath(row: row, section: 0))
        expectEqual(cell.frame, table.rectForRow(at: IndexPath(row: row, section: 0)))
      }
      expectEqual(table.footerView(forSection: 0)?.textLabel?.text?.lowercased(), "\(count) books")
      expectEqual(table.headerView(forSection: 0)?.textLabel?.text?.lowercased(), "shelf of \(count)")
      expectEqual(table.contentSize.height, table.rect(forSection: 0).maxY)
    }
    source.tableView(table, observed: [])
    expectEqual(table.numberOfSections, 0)
    expect(table.visibleCells.isEmpty)
  }

  @Test func aModelIsReadByItsIndexPath() throws {
    let source = dataSource()
    source.setSections([Shelf(name: "A", items: ["x", "y"])])
    let table: any BoundTable = source
    expectEqual(try table.item(at: IndexPath(row: 1, section: 0)) as? String, "y")
    #expect(throws: BoundTableError.self) { try table.item(at: IndexPath(row: 2, section: 0)) }
    source[IndexPath(row: 0, section: 0)] = "z"
    expectEqual(source.sectionModels[0].items, ["z", "y"])
  }

  private final class Heights: NSObject, UITableViewDelegate {
    var selected: [IndexPath] = []
    var scrolled = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(30 + 10 * indexPath.row)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 1 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }

  @Test func aDelegateProxyForwardsToTheOriginalDelegate() throws {
    let source = dataSource()
    let heights = Heights()
    let proxy = TableDelegateProxy()
    proxy.forwardTo = heights
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = source
    controller.tableView.delegate = proxy
    let screen = MountedScreen(controller)
    source.tableView(controller.tableView, observed: [Shelf(name: "S", items: (0..<40).map { "Book \($0)" })])
    let table: UITableView = controller.tableView
    // Before a row was seen its height may be an estimate.
    try screen.settle()
    expectEqual(table.rectForRow(at: IndexPath(row: 3, section: 0)).height, 60)
    expectEqual(proxy.displayed.first, IndexPath(row: 0, section: 0))
    for row in 0..<3 {
      let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      screen.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    }
    expectEqual(heights.selected, [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)])
    expectEqual(proxy.selections, heights.selected)
    let before = heights.scrolled
    table.contentOffset.y = 100
    expectEqual(heights.scrolled, before + 1)
    proxy.forwardTo = nil
    source.tableView(table, observed: [Shelf(name: "S", items: ["One"])])
    expectEqual(table.visibleCells.count, 1)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
  }

  private final class Colours: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func unimplementedOptionalMethodsReturnNil() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = IndexedDataSource(Colours())
    view.dataSource = source
    view.reloadData()
    expectEqual(view.numberOfSections, 1)
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    expectNil(source.indexTitles(for: view))
    expectEqual(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)), false)
  }

  private final class Drops: NSObject, UICollectionViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { false }
  }

  @Test func dragAndDropDelegatesAreForwarded() {
    let proxy = DragProxy()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dragDelegate = proxy
    view.dropDelegate = proxy
    let drops = Drops()
    proxy.collectionDrop = drops
    expect(view.dropDelegate === proxy && view.dragDelegate === proxy)
    expectNil(proxy.collectionView(view, dragPreviewParametersForItemAt: IndexPath(item: 0, section: 0)))
  }
}
