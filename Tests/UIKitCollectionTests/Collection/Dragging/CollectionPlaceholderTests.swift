import Expectations
import Foundation
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Placeholders, whose paths parts of the collection view count and the app does not.
@MainActor @Suite struct CollectionPlaceholderTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A scene of eight items with a placeholder behind the second.
  private func makeScene() -> (scene: CollectionScene, name: Int) {
    let scene = CollectionScene(items: [8])
    let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path(2), reuseIdentifier: "cell")
    placeholder.cellUpdateHandler = { ($0 as? TestCollectionCell)?.name = "waiting" }
    let name = scene.view.placeholders.insert(placeholder)
    scene.advance(1)
    return (scene, name)
  }

  /// The texts on screen in order, of items and placeholders.
  private func standing(_ scene: CollectionScene) -> [String] {
    scene.view.elements.live.sorted { $0.element.path < $1.element.path }
      .compactMap { ($0.view as? TestCollectionCell)?.name }
  }

  @Test func indexPathsOfTheAppSkipThePlaceholder() throws {
    let (scene, _) = makeScene()
    expectEqual(standing(scene), ["0.0", "0.1", "waiting", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    expectEqual(scene.view.numberOfItems(inSection: 0), 8)
    expectEqual(scene.shownItems, Array(0..<8))
    expect(scene.cell(2)?.name == "0.2" && scene.cell(2)?.frame.origin == CGPoint(x: 0, y: 110))
    expectEqual(scene.view.layoutAttributesForItem(at: path(2))?.frame, scene.cell(2)?.frame)
    expectEqual(scene.cell(3).flatMap { scene.view.indexPath(for: $0) }, path(3))
    expectNil(scene.view.indexPathForItem(at: CGPoint(x: 270, y: 50)), "there is the placeholder")
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 150)), path(2))
    scene.trace = []
    scene.tap(4)
    expect(scene.trace.contains("didSelect 0.4") && scene.view.indexPathsForSelectedItems == [path(4)])
    scene.view.selectItem(at: path(5), animated: false, scrollPosition: [])
    expectEqual(scene.cell(5)?.isSelected, true)
    expect(scene.view.invariantViolation() == nil && scene.view.hasUncommittedUpdates)
  }

  @Test func updatesOfTheAppSkipThePlaceholder() {
    let (scene, name) = makeScene()
    scene.source.items[0].remove(at: 0)
    scene.source.items[0].append("end")
    scene.view.performBatchUpdates {
      scene.view.deleteItems(at: [path(0)])
      scene.view.insertItems(at: [path(7)])
    }
    scene.advance(1)
    expectEqual(standing(scene), ["0.1", "waiting", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "end"])
    var place: IndexPath?
    expect(
      scene.view.placeholders.commit(name) {
        place = $0
        scene.source.items[0].insert("arrived", at: $0.item)
      })
    expectEqual(place, path(1))
    scene.advance(1)
    expect(standing(scene) == scene.source.items[0] && standing(scene)[1] == "arrived")
    expect(!scene.view.placeholders.commit(name) { _ in place = nil } && place != nil, "it is gone")
    expect(!scene.view.hasUncommittedUpdates && scene.view.invariantViolation() == nil)
  }

  @Test func placeholdersAreRemovedByDeletionAndReload() {
    let (scene, name) = makeScene()
    expect(scene.view.placeholders.delete(name) && !scene.view.placeholders.delete(name))
    scene.advance(1)
    expectEqual(standing(scene), scene.source.items[0])
    let (other, second) = makeScene()
    other.view.reloadData()
    other.layOut()
    expect(standing(other) == other.source.items[0] && !other.view.placeholders.delete(second))
    expectNil(other.view.invariantViolation())
  }

  @Test func aPlaceholderIsCommittedWithinABatch() {
    let (scene, name) = makeScene()
    scene.view.performBatchUpdates {
      scene.source.items[0].removeLast()
      scene.view.deleteItems(at: [path(7)])
      expect(scene.view.placeholders.commit(name) { scene.source.items[0].insert("arrived", at: $0.item) })
    }
    scene.advance(1)
    expect(standing(scene) == scene.source.items[0] && standing(scene).count == 8)
    expectNil(scene.view.invariantViolation())
  }

  @Test func interactiveMovementSkipsThePlaceholder() {
    let (scene, name) = makeScene()
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    scene.view.endInteractiveMovement()
    scene.advance(1)
    expectEqual(scene.source.moves, ["0.0 > 0.3"], "the fifth place that is shown is the app's fourth")
    expectEqual(standing(scene), ["0.1", "waiting", "0.2", "0.3", "0.0", "0.4", "0.5", "0.6", "0.7"])
    expectEqual(scene.view.placeholders.rows.path(of: name), RowPath(section: 0, row: 1))
    expectNil(scene.view.invariantViolation())
  }

  @Test func itemSizesAreQueriedWithoutThePlaceholder() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked.append(indexPath.item)
        return CGSize(width: 320, height: 20 + indexPath.item * 10)
      }
    }
    let (scene, _) = makeScene()
    let sizes = Sizes()
    scene.view.delegate = sizes
    scene.layOut()
    expectEqual(sizes.asked, [0, 1, 1, 2, 3, 4, 5, 6, 7])
    expect(scene.cell(5)?.frame.height == 70 && scene.view.invariantViolation() == nil)
  }
}
