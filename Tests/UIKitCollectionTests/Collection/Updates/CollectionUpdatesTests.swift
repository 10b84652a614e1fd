import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct CollectionUpdatesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func itemsAreInsertedDeletedAndMovedInOneBatch() throws {
    let scene = CollectionScene(items: [6])
    let third = try require(scene.cell(2))
    let first = try require(scene.cell(0))
    scene.trace = []
    var finished: [Bool] = []
    scene.view.performBatchUpdates {
      scene.source.items[0] = ["new", "0.2", "0.1", "0.4", "0.5"]
      scene.view.deleteItems(at: [path(0), path(3)])
      scene.view.insertItems(at: [path(0)])
      scene.view.moveItem(at: path(2), to: path(1))
      expect(scene.view.hasUncommittedUpdates)
      expectEqual(scene.view.numberOfItems(inSection: 0), 6, "what there was, as long as the batch is open")
    } completion: {
      finished.append($0)
    }
    expectEqual(scene.trace, ["sections", "items 0", "cell 0.0", "willDisplay 0.0"])
    expectEqual(scene.shown, ["new", "0.2", "0.1", "0.4", "0.5"])
    expect(scene.cell(1) === third)
    expectEqual(third.frame.minX, 110, "its place is the new one at once")
    scene.advance(0.15)
    expect(first.superview === scene.view && first.layer.presentation()?.opacity ?? 1 < 1, "still on its way out")
    expect(finished.isEmpty)
    scene.trace = []
    scene.advance(0.3)
    expectEqual(finished, [true])
    expectEqual(scene.trace, ["didEndDisplaying 0.0", "didEndDisplaying 0.3"])
    expect(first.isHidden)
  }

  @Test func reloadItemsReplacesTheCellAndReconfigureItemsKeepsIt() throws {
    let scene = CollectionScene(items: [6])
    let (second, third) = (try require(scene.cell(1)), try require(scene.cell(2)))
    scene.source.items[0][1] = "b"
    scene.source.items[0][2] = "c"
    scene.view.reloadItems(at: [path(1)])
    scene.view.reconfigureItems(at: [path(2)])
    scene.advance(0.5)
    expectEqual(scene.shown, ["0.0", "b", "c", "0.3", "0.4", "0.5"])
    expect(scene.cell(1) !== second)
    expect(scene.cell(2) === third && third.reuses == 0)
  }

  @Test func sectionsAreInsertedDeletedAndMoved() {
    let layout = CollectionScene.makeLayout { $0.headerReferenceSize = CGSize(width: 0, height: 20) }
    let scene = CollectionScene(layout, items: [2, 2, 2], size: CGSize(width: 320, height: 480))
    scene.view.performBatchUpdates {
      scene.source.items = [["2.0", "2.1"], ["x"], ["0.0", "0.1"]]
      scene.view.deleteSections([1])
      scene.view.insertSections([1])
      scene.view.moveSection(2, toSection: 0)
    }
    scene.advance(0.5)
    expectEqual(scene.shown, ["2.0", "2.1", "x", "0.0", "0.1"])
    expectEqual(scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 3)
    scene.source.items[1] = ["y", "z"]
    scene.view.reloadSections([1])
    scene.advance(0.5)
    expectEqual(scene.shown, ["2.0", "2.1", "y", "z", "0.0", "0.1"])
  }

  @Test func theSelectionFollowsItsItem() {
    let scene = CollectionScene(items: [6])
    scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    scene.source.items[0].insert("new", at: 0)
    scene.view.insertItems(at: [path(0)])
    expectEqual(scene.view.indexPathsForSelectedItems, [path(3)])
    scene.source.items[0].remove(at: 3)
    scene.view.deleteItems(at: [path(3)])
    expectEqual(scene.view.indexPathsForSelectedItems, [])
  }

  @Test func reloadDataWithinABatchDropsItsOperations() {
    let scene = CollectionScene(items: [6])
    scene.view.performBatchUpdates {
      scene.source.items[0] = ["a"]
      scene.view.deleteItems(at: [path(0)])
      scene.view.reloadData()
    }
    scene.advance(0.1)
    expectEqual(scene.shown, ["a"])
  }

  @Test func aReloadEndsRunningAnimations() {
    let scene = CollectionScene(items: [6])
    var finished: [Bool] = []
    scene.view.performBatchUpdates {
      scene.source.items[0].removeFirst()
      scene.view.deleteItems(at: [path(0)])
    } completion: {
      finished.append($0)
    }
    scene.view.reloadData()
    scene.layOut()
    expectEqual(scene.view.updateAnimator.departingCount, 0)
    scene.advance(0.5)
    expectEqual(finished, [false])
    expectEqual(scene.shown, ["0.1", "0.2", "0.3", "0.4", "0.5"])
  }

  @Test func theLayoutIsToldOfUpdatesAndProvidesInitialAttributes() throws {
    final class Rising: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
          log.append(
            "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)")
        }
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        log.append("from \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
        attributes?.center.y += 200
        return attributes
      }
    }
    let layout = Rising()
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout, items: [3])
    scene.view.performBatchUpdates {
      scene.source.items[0].append("new")
      scene.view.insertItems(at: [path(3)])
    }
    expectEqual(layout.log, ["insert -1 3", "from 3 0.0", "finalize"])
    let cell = try require(scene.cell(3))
    expect(cell.center.y == 160 && cell.alpha == 1)
    scene.advance(0.05)
    expect(try require(cell.layer.presentation()).position.y > 250)
    scene.advance(0.4)
    expect(cell.layer.animationKeys()?.isEmpty != false)
  }

  @Test func setCollectionViewLayoutAnimatesToTheNewLayout() throws {
    let scene = CollectionScene(items: [30])
    let cell = try require(scene.cell(4))
    let list = CollectionScene.makeLayout { $0.itemSize = CGSize(width: 320, height: 40) }
    var finished: [Bool] = []
    scene.view.setCollectionViewLayout(list, animated: true) { finished.append($0) }
    expect(scene.view.collectionViewLayout === list)
    expect(scene.cell(4) === cell && cell.frame == CGRect(x: 0, y: 200, width: 320, height: 40))
    scene.advance(0.1)
    let half = try require(cell.layer.presentation())
    expect(half.bounds.width > 100 && half.bounds.width < 320)
    scene.advance(0.4)
    expectEqual(finished, [true])
    expectEqual(scene.shownItems, Array(0...8))
    scene.view.collectionViewLayout = CollectionScene.makeLayout()
    scene.layOut()
    expectEqual(scene.cell(4)?.frame, CGRect(x: 110, y: 110, width: 100, height: 100))
    expectNil(list.collectionView)
  }

  @Test func consecutiveUpdatesOverlap() {
    let scene = CollectionScene(items: [12])
    for round in 0..<6 {
      scene.source.items[0].insert("new \(round)", at: round)
      scene.source.items[0].remove(at: 9)
      scene.view.performBatchUpdates {
        scene.view.insertItems(at: [IndexPath(item: round, section: 0)])
        scene.view.deleteItems(at: [IndexPath(item: 8, section: 0)])
      }
      scene.advance(0.1)
    }
    scene.advance(1)
    expectEqual(scene.shown, scene.source.items[0])
    expect(scene.view.updateAnimator.departingCount == 0 && !scene.view.updateAnimator.isRunning)
    expectNil(scene.view.invariantViolation())
    expect(scene.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func anItemReturningDuringAnUpdateKeepsItsCell() throws {
    let scene = CollectionScene(items: [30])
    let cell = try require(scene.cell(11))
    scene.trace = []
    scene.source.items[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    scene.view.insertItems(at: [path(0), path(1), path(2)])
    scene.advance(0.1)
    expect(scene.view.updateAnimator.departingCount == 3 && scene.cell(14) == nil)
    // An update meanwhile gives it another path.
    scene.source.items[0].remove(at: 20)
    scene.source.items[0].insert("d", at: 0)
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [path(20)])
      scene.view.insertItems(at: [path(0)])
    }
    scene.scroll(to: CGPoint(x: 0, y: 220))
    expect(scene.cell(15) === cell && !scene.trace.contains("cell 0.15"), "it is not asked for")
    scene.advance(1)
    expect(cell.frame == scene.view.layoutAttributesForItem(at: path(15))?.frame && !cell.isHidden)
    expect(!scene.trace.contains("didEndDisplaying 0.14") && !scene.trace.contains("didEndDisplaying 0.11"))
    expectEqual(scene.view.updateAnimator.departingCount, 0)
    expectNil(scene.view.invariantViolation())
  }

  @Test func anItemReconfiguredWhileLeavingReturnsWithANewCell() throws {
    let scene = CollectionScene(items: [30])
    let cell = try require(scene.cell(11))
    scene.source.items[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    scene.view.insertItems(at: [path(0), path(1), path(2)])
    scene.advance(0.1)
    expect(scene.view.updateAnimator.departingCount == 3 && scene.cell(14) == nil)
    scene.source.items[0][14] = "changed"
    scene.view.reconfigureItems(at: [path(14)])
    scene.trace = []
    scene.scroll(to: CGPoint(x: 0, y: 220))
    let shown = try require(scene.cell(14))
    expect(shown !== cell && shown.name == "changed", "the cell on its way out shows the old content")
    expect(scene.trace.contains("cell 0.14"))
    scene.advance(1)
    expectEqual(scene.shown, Array(scene.source.items[0][6..<18]))
    expect(cell.isHidden && scene.view.updateAnimator.departingCount == 0)
    expectNil(scene.view.invariantViolation())
  }
}
