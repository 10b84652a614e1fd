import Expectations
import Foundation
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Drags that begin in a row that scrolls sideways, while it is scrolled along.
@MainActor @Suite(.serialized) struct CollectionDraggingHostTests {
  private typealias Owner = CollectionDraggingTests.Owner

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Rows of items of 100 by 80, each with a header of 20 points above it; the first one shows items 2 to 4.
  private func makeScene(
    _ counts: [Int] = [20, 20, 20], dropping: Bool = true, isRightToLeft: Bool = false
  ) -> (CollectionScene, Owner) {
    let scene = CollectionScene(rows: counts, isRightToLeft: isRightToLeft) { _ in RowsLayout.Section(header: 20) }
    scene.scrollRow(0, to: 220)
    let owner = Owner()
    scene.view.dragInteractionEnabled = true
    scene.view.dragDelegate = owner
    if dropping { scene.view.dropDelegate = owner }
    return (scene, owner)
  }

  private func lift(_ scene: CollectionScene, at place: CGPoint) {
    scene.touches.down(at: place)
    scene.advance(0.7)
  }

  /// The middle of a cell where it is seen.
  private func middle(_ cell: UIView, _ scene: CollectionScene) -> CGPoint? {
    cell.superview.map { scene.view.convert(cell.center, from: $0) }
  }

  /// The delegate does to its data what a drop asks for.
  private func letDrop(_ scene: CollectionScene, _ owner: Owner) {
    owner.perform = { coordinator in
      guard let source = coordinator.items[0].sourceIndexPath, let path = coordinator.destinationIndexPath else {
        return
      }
      let name = scene.source.items[source.section].remove(at: source.item)
      scene.source.items[path.section].insert(name, at: path.item)
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [source])
        scene.view.insertItems(at: [path])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
    }
  }

  // MARK: Lifting

  @Test(arguments: [false, true]) func aDraggedItemFollowsTheFingerFromTheGrabbedPoint(isRightToLeft: Bool) throws {
    let (scene, owner) = makeScene(isRightToLeft: isRightToLeft)
    lift(scene, at: CGPoint(x: 175, y: 45))
    expectEqual(owner.take(), ["items 0.3"])
    let cell = try require(scene.cell(3))
    expectEqual(cell.configurationState.cellDragState, .lifting)
    expectEqual(middle(cell, scene), CGPoint(x: 160, y: 60), "it is lifted where it is seen")
    scene.touches.move(to: CGPoint(x: 195, y: 75))
    expectEqual(middle(cell, scene), CGPoint(x: 180, y: 90))
    expect(owner.take().prefix(2) == ["drag begins", "enter"] && cell.superview === scene.view)
    scene.touches.up()
    scene.advance(0.5)
    expect(cell.superview === scene.row(0)?.view && scene.seen(3)?.minX == 110)
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil)
  }

  @Test func theOrthogonalSectionDoesNotScrollDuringADrag() throws {
    let (scene, owner) = makeScene()
    let row = try require(scene.row(0))
    lift(scene, at: CGPoint(x: 160, y: 60))
    for x in stride(from: CGFloat(160), through: 70, by: -10) {
      scene.touches.move(to: CGPoint(x: x, y: 60))
      scene.advance(1 / 60)
      expect(!row.view.isDragging && scene.offset(0) == 220)
    }
    scene.touches.up()
    scene.advance(0.5)
    expect(scene.offset(0) == 220 && scene.view.contentOffset == .zero && owner.take().contains("drag begins"))
  }

  @Test func aFlickScrollsTheOrthogonalSection() {
    let (scene, owner) = makeScene()
    scene.flick(from: CGPoint(x: 160, y: 60), by: CGVector(dx: -100, dy: 0))
    expect(owner.log.isEmpty && scene.offset(0) > 300)
  }

  // MARK: Dropping

  @Test(arguments: [false, true]) func anItemIsDroppedWithinItsOrthogonalSection(isRightToLeft: Bool) throws {
    let (scene, owner) = makeScene(isRightToLeft: isRightToLeft)
    letDrop(scene, owner)
    lift(scene, at: CGPoint(x: 160, y: 60))
    // Over the one that follows it.
    scene.touches.move(to: CGPoint(x: isRightToLeft ? 60 : 260, y: 60))
    expectEqual(owner.take(), ["items 0.3", "drag begins", "enter", "over 0.4"])
    scene.touches.up()
    expectEqual(owner.take(), ["perform [\"0.3\"] 0.4", "drop ends", "drag ends"])
    expectEqual(scene.source.items[0][3...4], ["0.4", "0.3"])
    let cell = try require(scene.cell(4))
    expect(cell.name == "0.3" && cell.alpha == 0, "its picture moves there first")
    scene.advance(0.5)
    expect(cell.alpha == 1 && scene.seen(4)?.minX == (isRightToLeft ? 0 : 220))
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil)
  }

  @Test func anItemIsDroppedIntoAnotherScrolledOrthogonalSection() throws {
    let (scene, owner) = makeScene()
    scene.scrollRow(1, to: 440)
    letDrop(scene, owner)
    lift(scene, at: CGPoint(x: 160, y: 60))
    // The second row is at 120 to 200, and shows items 4 to 6.
    scene.touches.move(to: CGPoint(x: 160, y: 160))
    expectEqual(owner.take().last, "over 1.5")
    scene.touches.up()
    scene.advance(0.5)
    expect(scene.source.items[1][5] == "0.3" && scene.source.items[0].count == 19)
    expect(scene.cell(5, 1)?.superview === scene.row(1)?.view && scene.seen(5, 1)?.minX == 110)
    expect(scene.offset(0) == 220 && scene.offset(1) == 440 && scene.view.invariantViolation() == nil)
  }

  @Test func withoutADropDelegateTheDataSourceMovesTheItem() {
    let (scene, owner) = makeScene(dropping: false)
    lift(scene, at: CGPoint(x: 160, y: 60))
    scene.touches.move(to: CGPoint(x: 260, y: 60))
    scene.touches.up()
    scene.advance(0.5)
    expect(scene.source.moves == ["0.3 > 0.4"] && scene.offset(0) == 220 && owner.take().last == "drag ends")
    expectNil(scene.view.invariantViolation())
  }

  @Test func aCancelledTouchEndsTheDrag() throws {
    let (scene, owner) = makeScene()
    lift(scene, at: CGPoint(x: 160, y: 60))
    scene.touches.move(to: CGPoint(x: 260, y: 160))
    let cell = try require(scene.view.visibleCells.first { ($0 as? TestCollectionCell)?.name == "0.3" })
    scene.touches.cancel()
    scene.advance(0.5)
    expect(owner.take().suffix(2) == ["drop ends", "drag ends"] && scene.source.moves.isEmpty)
    expect(scene.cell(3) === cell && scene.seen(3)?.origin == CGPoint(x: 110, y: 20))
    expect(cell.superview === scene.row(0)?.view && cell.layer.shadowOpacity == 0)
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil)
  }

  // MARK: Scrolling meanwhile

  @Test(arguments: [false, true]) func draggingToTheEdgeScrollsTheOrthogonalSection(isRightToLeft: Bool) throws {
    let (scene, owner) = makeScene(isRightToLeft: isRightToLeft)
    lift(scene, at: CGPoint(x: 160, y: 60))
    let cell = try require(scene.cell(3))
    let edge = CGPoint(x: isRightToLeft ? 5 : 315, y: 60)
    scene.touches.move(to: edge)
    for _ in 0..<60 { scene.advance(1 / 60) }
    expect(scene.offset(0) > 400 && scene.offset(1) == 0 && scene.view.contentOffset == .zero)
    expectEqual(middle(cell, scene), edge, "the finger keeps the item where it is on screen")
    expect(owner.log.last != "over 0.4", "the delegate hears of what comes below it")
    scene.touches.up()
    scene.advance(1)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aDragOutlivesTheOrthogonalSectionScrollingOut() throws {
    let (scene, owner) = makeScene(Array(repeating: 20, count: 60))
    lift(scene, at: CGPoint(x: 160, y: 60))
    let cell = try require(scene.cell(3))
    scene.touches.move(to: CGPoint(x: 160, y: 435))
    for _ in 0..<400 { scene.advance(1 / 60) }
    expect(scene.row(0) == nil && scene.view.contentOffset.y > 1000)
    expect(middle(cell, scene)?.x == 160 && scene.view.invariantViolation() == nil)
    letDrop(scene, owner)
    scene.touches.move(to: CGPoint(x: 160, y: 200))
    let target = try require(owner.log.last?.split(separator: " ").last)
    scene.touches.up()
    scene.advance(0.5)
    let section = try require(target.split(separator: ".").first.flatMap { Int($0) })
    expect(section > 5 && scene.source.items[section].contains("0.3") && scene.source.items[0].count == 19)
    expectNil(scene.view.invariantViolation())
    scene.scroll(to: .zero)
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil)
  }

  @Test func aDragOutlivesTheDeletionOfItsItem() {
    let (scene, owner) = makeScene()
    lift(scene, at: CGPoint(x: 160, y: 60))
    scene.touches.move(to: CGPoint(x: 200, y: 60))
    scene.source.items[0].removeSubrange(2..<6)
    scene.view.deleteItems(at: (2..<6).map { path($0) })
    scene.advance(0.5)
    scene.touches.move(to: CGPoint(x: 160, y: 60))
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(owner.take().suffix(2), ["drop ends", "drag ends"])
    expect(scene.shown.prefix(3) == ["0.6", "0.7", "0.8"] && scene.view.invariantViolation() == nil)
    expect(scene.view.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 && $0.alpha == 1 })
  }

  // MARK: Another list

  /// A table of five rows of 44 points below the collection view, which is 240 points tall.
  private func makeTable(_ scene: CollectionScene, _ owner: TableOwner) -> UITableView {
    scene.view.frame.size.height = 240
    let table = UITableView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (owner, owner, owner)
    table.dragInteractionEnabled = true
    scene.touches.window.addSubview(table)
    scene.layOut()
    return table
  }

  @MainActor
  private final class TableOwner: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var names = ["a", "b", "c", "d", "e"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = names[indexPath.row]
      return [item]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.append("over \(destinationIndexPath?.row ?? -1)")
      return UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("perform \(coordinator.destinationIndexPath?.row ?? -1)")
    }
  }

  @Test(arguments: [false, true]) func aTableRowIsDroppedIntoAScrolledOrthogonalSection(isRightToLeft: Bool) throws {
    let (scene, owner) = makeScene(isRightToLeft: isRightToLeft)
    let others = TableOwner()
    let table = makeTable(scene, others)
    defer { withExtendedLifetime(others) {} }
    owner.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    scene.touches.down(at: CGPoint(x: 160, y: 260))
    scene.advance(0.7)
    scene.touches.move(to: CGPoint(x: 160, y: 60))
    expectEqual(owner.take(), ["enter", "over 0.3"])
    scene.advance(0.4)
    // The item that was there, and those behind it, made way along the row.
    let shown = scene.view.visibleCells.compactMap { cell in
      (cell as? TestCollectionCell).map { ($0.name, scene.view.convert($0.bounds, from: $0).minX) }
    }
    let place: (String) -> CGFloat? = { name in shown.first { $0.0 == name }?.1 }
    expect(place("0.3") == (isRightToLeft ? 0 : 220) && place("0.2") == (isRightToLeft ? 220 : 0))
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil)
    // Past the item that made way.
    scene.touches.move(to: CGPoint(x: isRightToLeft ? 60 : 260, y: 60))
    expectEqual(owner.take(), ["over 0.4"])
    owner.perform = { coordinator in
      guard let path = coordinator.destinationIndexPath else { return }
      scene.source.items[0].insert(coordinator.items[0].dragItem.localObject as? String ?? "", at: path.item)
      scene.view.insertItems(at: [path])
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: path)
    }
    scene.touches.up()
    expectEqual(owner.take(), ["perform [\"none\"] 0.4", "drop ends"])
    scene.advance(0.5)
    expect(scene.source.items[0][4] == "a" && scene.cell(4)?.name == "a" && scene.cell(4)?.alpha == 1)
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil && table.invariantViolation() == nil)
  }

  @Test func anItemIsDroppedIntoATable() {
    let (scene, owner) = makeScene()
    let others = TableOwner()
    let table = makeTable(scene, others)
    lift(scene, at: CGPoint(x: 160, y: 60))
    scene.touches.move(to: CGPoint(x: 160, y: 300))
    expect(others.log == ["over 1"] && !owner.log.contains("enter"))
    let pictures = scene.touches.window.subviews.filter {
      $0 !== table && $0 !== scene.view && $0 !== scene.touches.view
    }
    expect(pictures.count == 1 && pictures.first?.center == CGPoint(x: 160, y: 300))
    expectEqual(pictures.first?.bounds.size, CGSize(width: 100, height: 80))
    scene.touches.up()
    expectEqual(others.log.last, "perform 1")
    scene.advance(1)
    expect(scene.seen(3)?.origin == CGPoint(x: 110, y: 20) && scene.cell(3)?.superview === scene.row(0)?.view)
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil && table.invariantViolation() == nil)
    expectEqual(scene.touches.window.subviews.count, 3, "the picture is gone")
  }

  /// A row of items that are 60 and 150 points wide in turns.
  private func makeUneven(isRightToLeft: Bool) -> (CollectionScene, Owner) {
    let sizes = [60, 150].map {
      NSCollectionLayoutSize(widthDimension: .absolute(CGFloat($0)), heightDimension: .fractionalHeight(1))
    }
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(210), heightDimension: .absolute(80)),
        subitems: sizes.map { NSCollectionLayoutItem(layoutSize: $0) }))
    section.orthogonalScrollingBehavior = .continuous
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: section), items: [10], isRightToLeft: isRightToLeft)
    let owner = Owner()
    scene.view.dropDelegate = owner
    owner.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    return (scene, owner)
  }

  /// The gap does not go to and fro while the finger moves over an item that is wider than the gap.
  @Test(arguments: [false, true]) func theDropGapFollowsTheFingerAlongAnOrthogonalSection(isRightToLeft: Bool) {
    let (scene, owner) = makeUneven(isRightToLeft: isRightToLeft)
    let others = TableOwner()
    let table = makeTable(scene, others)
    func place(_ x: CGFloat) -> CGPoint { CGPoint(x: isRightToLeft ? 320 - x : x, y: 40) }
    scene.touches.down(at: CGPoint(x: 160, y: 260))
    scene.advance(0.7)
    scene.touches.move(to: place(30))
    scene.advance(0.4)
    var gaps: [Int] = []
    for x in stride(from: CGFloat(30), through: 250, by: 10) {
      scene.touches.move(to: place(x))
      if let gap = scene.view.placeholders.gapPath?.row, gap != gaps.last { gaps.append(gap) }
    }
    expect(gaps == gaps.sorted() && gaps.first == 0 && gaps.count > 1, "\(gaps)")
    expect(owner.log.first == "enter" && scene.view.invariantViolation() == nil)
    scene.touches.cancel()
    scene.advance(0.5)
    expectNil(table.invariantViolation())
  }
}
