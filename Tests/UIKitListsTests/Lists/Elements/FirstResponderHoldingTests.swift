import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore

/// Elements off screen that keep their views while the first responder is in them.
@MainActor @Suite struct FirstResponderHoldingTests {
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func aCellWithTheFirstResponderIsKeptOffScreen() throws {
    let scene = TableScene(rows: [200])
    let table = scene.table
    let path = IndexPath(row: 2, section: 0)
    let cell = try require(table.cellForRow(at: path))
    let field = Field()
    cell.contentView.addSubview(field)
    expect(field.becomeFirstResponder())
    scene.scroll(to: 4000)
    expect(field.isFirstResponder)
    expect(cell.superview === table && !cell.isHidden)
    expect(!table.visibleCells.contains(cell))
    let requests = scene.source.cellRequests
    scene.scroll(to: 88)
    expect(table.cellForRow(at: path) === cell)
    expectEqual(scene.source.cellRequests, requests + 9, "all rows but the kept one are asked for")
    expectNil(table.invariantViolation(), "\(table.dump())")
    // Without the first responder it is used again.
    scene.scroll(to: 4000)
    field.resignFirstResponder()
    scene.scroll(to: 4100)
    expect(cell.isHidden || table.visibleCells.contains(cell))
    // A reload lets go of it.
    scene.scroll(to: 88)
    let other = try require(table.visibleCells.first)
    other.contentView.addSubview(field)
    field.becomeFirstResponder()
    scene.scroll(to: 4000)
    table.reloadData()
    scene.layOut()
    expect(other.isHidden || table.visibleCells.contains(other))
  }

  @Test func aKeptCellFollowsItsRowThroughUpdates() throws {
    let stage = UpdateStage([(0..<200).map { "\($0)" }])
    let table = stage.table
    let cell = try require(stage.cell(2))
    let field = Field()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    table.contentOffset.y = 4000
    stage.rest()
    stage.source.sections[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    table.insertRows(at: [path(0), path(1), path(2)], with: .none)
    stage.rest()
    expectEqual(table.indexPath(for: cell), path(5))
    expectEqual(cell.frame, table.rectForRow(at: path(5)))
    // An update that moves its row into sight shows that cell.
    let top = try require(table.indexPathsForVisibleRows?.first)
    func move(_ from: IndexPath, _ to: IndexPath) {
      let name = stage.source.sections[0].remove(at: from.row)
      stage.source.sections[0].insert(name, at: to.row)
      table.moveRow(at: from, to: to)
      stage.rest()
    }
    move(path(5), top)
    expect(table.visibleCells.contains(cell) && field.isFirstResponder)
    expectNil(table.invariantViolation(), "\(table.dump())")
    // One that moves it out again keeps it.
    move(top, path(0))
    expect(!table.visibleCells.contains(cell) && field.isFirstResponder && !cell.isHidden)
    expectEqual(table.indexPath(for: cell), path(0))
    // One that removes it ends what is typed.
    stage.source.sections[0].removeFirst()
    table.deleteRows(at: [path(0)], with: .none)
    stage.rest()
    expect(!field.isFirstResponder && cell.isHidden && table.departingCells == 0)
    expectNil(table.invariantViolation(), "\(table.dump())")
  }

  @Test func aKeptCellEndsDisplayingOnce() throws {
    let stage = UpdateStage([(0..<200).map { "\($0)" }])
    let table = stage.table
    let cell = try require(stage.cell(2))
    let field = Field()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    stage.source.trace = []
    table.contentOffset.y = 4000
    stage.rest()
    expect(!stage.source.trace.contains { $0.contains("End") && $0.hasSuffix(" 0.2") })
    field.resignFirstResponder()
    table.contentOffset.y = 4100
    stage.rest()
    expectEqual(stage.source.trace.count { $0.contains("End") && $0.hasSuffix(" 0.2") }, 1, "\(stage.source.trace)")
  }
}

extension FirstResponderHoldingTests {
  @Test func aCellOfACollectionViewWithTheFirstResponderIsKeptOffScreen() throws {
    let scene = CollectionScene(items: [300], size: CGSize(width: 320, height: 210))
    let cell = try require(scene.cell(2))
    let field = Field()
    cell.contentView.addSubview(field)
    expect(field.becomeFirstResponder())
    scene.trace = []
    scene.scroll(to: CGPoint(x: 0, y: 4000))
    expect(field.isFirstResponder && !cell.isHidden && cell.superview === scene.view)
    expect(
      !scene.view.visibleCells.contains(cell) && scene.view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    expect(!scene.trace.contains("didEndDisplaying 0.2"))
    expectNil(scene.view.invariantViolation())
    scene.trace = []
    scene.scroll(to: .zero)
    expect(scene.cell(2) === cell && scene.view.visibleCells.contains(cell))
    expect(!scene.trace.contains("cell 0.2"), "it is not asked for")
    expectNil(scene.view.invariantViolation())
    scene.scroll(to: CGPoint(x: 0, y: 4000))
    field.resignFirstResponder()
    scene.trace = []
    scene.scroll(to: CGPoint(x: 0, y: 4001))
    expect(
      scene.trace.contains("didEndDisplaying 0.2") && cell.isHidden, "without the first responder it is used again")
  }

  @Test func aKeptCellFollowsTheLayout() throws {
    let scene = CollectionScene(items: [300], size: CGSize(width: 320, height: 210))
    let cell = try require(scene.cell(2))
    let field = Field()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    scene.scroll(to: CGPoint(x: 0, y: 4000))
    let layout = try require(scene.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.itemSize = CGSize(width: 60, height: 50)
    scene.layOut()
    let place = scene.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
    expect(cell.frame == place && field.isFirstResponder)
    scene.view.reloadData()
    scene.layOut()
    expect(cell.isHidden || scene.view.visibleCells.contains(cell), "a reload lets go of it")
  }

  @Test func aCellThatAnUpdateMovesOffScreenKeepsItsFirstResponder() throws {
    let scene = CollectionScene(items: [9], size: CGSize(width: 320, height: 210))
    let cell = try require(scene.cell(2))
    let field = Field()
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    scene.trace = []
    let added = (0..<30).map { "new \($0)" }
    scene.source.items[0].insert(contentsOf: added, at: 0)
    scene.view.insertItems(at: added.indices.map { IndexPath(item: $0, section: 0) })
    scene.advance(1)
    let path = IndexPath(item: 32, section: 0)
    expect(field.isFirstResponder && !scene.view.visibleCells.contains(cell))
    expect(scene.view.indexPath(for: cell) == path && scene.view.cellForItem(at: path) === cell)
    expectEqual(cell.frame, scene.view.layoutAttributesForItem(at: path)?.frame)
    expect(!scene.trace.contains { $0.hasPrefix("didEndDisplaying 0.2") })
    expectNil(scene.view.invariantViolation())
    // One that removes it ends what is typed.
    scene.source.items[0].remove(at: 32)
    scene.view.deleteItems(at: [path])
    scene.advance(1)
    expect(!field.isFirstResponder && cell.isHidden)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aKeptPinnedHeaderReturnsAtTheEdge() throws {
    let layout = CollectionScene.makeLayout {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let scene = CollectionScene(layout, items: [60, 60], size: CGSize(width: 320, height: 210))
    let kind = UICollectionView.elementKindSectionHeader
    let first = IndexPath(item: 0, section: 0)
    scene.scroll(to: CGPoint(x: 0, y: 600))
    let header = try require(scene.view.supplementaryView(forElementKind: kind, at: first))
    let field = Field()
    header.addSubview(field)
    field.becomeFirstResponder()
    let end = try require(scene.view.layoutAttributesForItem(at: IndexPath(item: 59, section: 0))?.frame.maxY)
    scene.scroll(to: CGPoint(x: 0, y: end + 30))
    expect(!scene.view.visibleSupplementaryViews(ofKind: kind).contains(header) && field.isFirstResponder)
    for offset in [end + 20, end - 60, end - 90] {
      scene.scroll(to: CGPoint(x: 0, y: offset))
      expectEqual(header.frame, scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: first)?.frame)
    }
    expect(header.frame.minY == scene.view.contentOffset.y && field.isFirstResponder)
    expectNil(scene.view.invariantViolation())
  }

  /// Eight rows of fifty items of 100 by 80, 10 apart, and a field in the second item of the third one.
  private func rows() throws -> (CollectionScene, UICollectionViewCell, Field) {
    let scene = CollectionScene(rows: [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50])
    let cell = try require(scene.cell(1, 2))
    let field = Field()
    cell.contentView.addSubview(field)
    expect(field.becomeFirstResponder())
    scene.trace = []
    return (scene, cell, field)
  }

  @Test func orthogonalCellsKeepTheFirstResponderWhileTheListScrolls() throws {
    let (scene, cell, field) = try rows()
    scene.scroll(to: CGPoint(x: 0, y: 1000))
    expect(field.isFirstResponder && !cell.isHidden && !scene.view.visibleCells.contains(cell))
    expect(scene.view.cellForItem(at: IndexPath(item: 1, section: 2)) === cell)
    expect(!scene.trace.contains("didEndDisplaying 2.1") && cell.frame.origin == CGPoint(x: 110, y: 160))
    expectNil(scene.view.invariantViolation())
    scene.scroll(to: .zero)
    expect(field.isFirstResponder && scene.cell(1, 2) === cell && cell.superview is UIScrollView)
    expect(cell.superview !== scene.view && cell.frame.origin == CGPoint(x: 110, y: 0), "it is in its row again")
    expect(!scene.trace.contains("cell 2.1") && scene.view.invariantViolation() == nil)
    field.resignFirstResponder()
    scene.scroll(to: CGPoint(x: 0, y: 1000))
    expect(scene.trace.contains("didEndDisplaying 2.1") && scene.view.invariantViolation() == nil)
  }

  @Test func orthogonalCellsKeepTheFirstResponderWhileTheirSectionScrolls() throws {
    let (scene, cell, field) = try rows()
    scene.scrollRow(2, to: 2000)
    expect(field.isFirstResponder && !scene.view.visibleCells.contains(cell))
    expect(cell.convert(cell.bounds, to: scene.view).maxX <= 0, "out of sight beside the row")
    expectNil(scene.view.invariantViolation())
    scene.scroll(to: CGPoint(x: 0, y: 1000))
    scene.scroll(to: .zero)
    expect(field.isFirstResponder && !scene.view.visibleCells.contains(cell), "the row is where it was")
    scene.scrollRow(2, to: 0)
    expect(field.isFirstResponder && scene.cell(1, 2) === cell && cell.frame.origin == CGPoint(x: 110, y: 0))
    expectNil(scene.view.invariantViolation())
  }

  @Test func orthogonalCellsKeepTheFirstResponderInUpdates() throws {
    let (scene, cell, field) = try rows()
    scene.scroll(to: CGPoint(x: 0, y: 1000))
    scene.source.items.insert(["new"], at: 0)
    scene.view.insertSections(IndexSet(integer: 0))
    scene.advance(1)
    let path = IndexPath(item: 1, section: 3)
    expect(field.isFirstResponder && scene.view.cellForItem(at: path) === cell)
    expectEqual(cell.frame.origin, CGPoint(x: 110, y: 240), "it follows its section")
    scene.source.items[3].insert("another", at: 0)
    scene.view.insertItems(at: [IndexPath(item: 0, section: 3)])
    scene.advance(1)
    expect(field.isFirstResponder && cell.frame.origin == CGPoint(x: 220, y: 240))
    scene.scroll(to: .zero)
    expect(field.isFirstResponder && scene.cell(2, 3) === cell && scene.view.invariantViolation() == nil)
    scene.source.items[3].remove(at: 2)
    scene.view.deleteItems(at: [IndexPath(item: 2, section: 3)])
    scene.advance(1)
    expect(!field.isFirstResponder && scene.view.invariantViolation() == nil)
  }
}
