import Expectations
import Testing
import TrestleTesting
import UIKit

/// Things dragged between a table and a collection view as a person does it, on a screen written from Apple's documentation
/// alone.
@MainActor @Suite struct SuitcaseScreens {
  private func mount(_ change: (SuitcaseViewController) -> Void = { _ in }) -> (MountedScreen, SuitcaseViewController) {
    let controller = SuitcaseViewController()
    change(controller)
    let screen = MountedScreen(controller)
    return (screen, controller)
  }

  private func row(_ controller: SuitcaseViewController, _ row: Int) -> CGPoint {
    let rect = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return controller.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func item(_ controller: SuitcaseViewController, _ item: Int) throws -> CGPoint {
    let view = try require(controller.collectionView)
    let frame = try require(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame)
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  private func rows(_ controller: SuitcaseViewController) -> [String?] {
    controller.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  private func items(_ controller: SuitcaseViewController) -> [String?] {
    controller.collectionView.indexPathsForVisibleItems.sorted()
      .map { (controller.collectionView.cellForItem(at: $0) as? CardCell)?.label.text }
  }

  @Test func aRowIsDroppedBetweenItemsOfTheCollection() throws {
    let (screen, controller) = mount()
    let place = try item(controller, 2)
    screen.drag(from: row(controller, 1), to: CGPoint(x: place.x + 12, y: place.y + 9), press: 0.7)
    expectEqual(
      controller.log,
      [
        "shelf entered", "shelf left", "suitcase entered", "Camera to suitcase 2, from elsewhere", "suitcase done",
        "shelf done",
      ])
    try screen.settle()
    expectEqual(controller.suitcase, ["Shirt", "Socks", "Camera", "Towel", "Soap"])
    expectEqual(controller.shelf, ["Book", "Hat", "Map", "Scarf", "Torch"])
    expect(items(controller) == controller.suitcase && rows(controller) == controller.shelf)
    expectEqual(controller.log.last, "Camera arrived")
    expect(!controller.tableView.hasActiveDrag && !controller.collectionView.hasActiveDrop)
    expect(!controller.tableView.hasUncommittedUpdates && !controller.collectionView.hasUncommittedUpdates)
    expect(controller.tableView.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 })
    expect(controller.collectionView.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func anItemIsDroppedBetweenRowsOfTheTable() throws {
    let (screen, controller) = mount()
    screen.drag(from: try item(controller, 0), to: row(controller, 3), press: 0.7)
    try screen.settle()
    expectEqual(controller.shelf, ["Book", "Camera", "Hat", "Shirt", "Map", "Scarf", "Torch"])
    expectEqual(controller.suitcase, ["Socks", "Towel", "Soap"])
    expect(items(controller) == controller.suitcase && rows(controller) == controller.shelf)
    expect(controller.log.contains("Shirt to shelf 3, from elsewhere"))
  }

  @Test func anItemDroppedBelowTheRowsIsAppended() throws {
    let (screen, controller) = mount()
    let last = row(controller, 5)
    screen.drag(from: try item(controller, 3), to: CGPoint(x: last.x, y: last.y + 150), press: 0.7)
    try screen.settle()
    expect(controller.shelf.last == "Soap" && rows(controller) == controller.shelf)
  }

  @Test func itemsAreMovedWithinTheCollection() throws {
    let (screen, controller) = mount()
    screen.drag(from: try item(controller, 0), to: try item(controller, 3), press: 0.7)
    try screen.settle()
    expect(controller.suitcase == ["Socks", "Towel", "Soap", "Shirt"] && items(controller) == controller.suitcase)
    expect(controller.log.contains("Shirt to suitcase 3, from 0"))
  }

  @Test func anItemThatLoadsSlowlyHasAPlaceholder() throws {
    let (screen, controller) = mount { $0.slow = "Hat" }
    screen.drag(from: row(controller, 2), to: try item(controller, 1), press: 0.7)
    try screen.settle()
    expect(controller.suitcase.count == 4 && controller.collectionView.numberOfItems(inSection: 0) == 4)
    expect(controller.collectionView.hasUncommittedUpdates)
    expectEqual(controller.collectionView.visibleCells.count, 5)
    for fetch in controller.fetches { fetch() }
    try screen.settle()
    expectEqual(controller.suitcase, ["Shirt", "Hat", "Socks", "Towel", "Soap"])
    expect(items(controller) == controller.suitcase && rows(controller) == controller.shelf)
    expect(!controller.collectionView.hasUncommittedUpdates)
  }

  @Test func aLongTableScrollsDuringADrag() throws {
    let (screen, controller) = mount { $0.shelf = (0..<60).map { "Thing \($0)" } }
    let table = controller.tableView
    let bottom = table.convert(CGPoint(x: table.bounds.midX, y: table.bounds.maxY - 10), to: nil)
    screen.drag(from: try item(controller, 0), to: bottom, press: 0.7, hold: 1)
    let scrolled = table.contentOffset.y
    expect(scrolled > 200)
    try screen.settle()
    let place = try require(controller.shelf.firstIndex(of: "Shirt"))
    expect(CGFloat(place) * 44 > scrolled, "it is put where the finger was, among rows that came into sight")
    expectEqual(controller.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: place, section: 0)), true)
    expect(controller.shelf.count == 61 && controller.suitcase == ["Socks", "Towel", "Soap"])
  }
}
