import Expectations
import Testing
import UIKit

@testable import ListTesting

/// The decisions of a collection view's delegate about moves, offsets and taps.
@MainActor @Suite(.serialized)
struct CollectionDelegateAnswersTests {
  private final class Owner: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var target: (IndexPath) -> IndexPath = { $0 }
    var place: (CGPoint) -> CGPoint = { $0 }
    var hasPrimaryAction: (IndexPath) -> Bool = { _ in true }

    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      log.append("move \(currentIndexPath.item) to \(proposedIndexPath.item)")
      return target(proposedIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      log.append("offset \(Int(proposedContentOffset.y))")
      return place(proposedContentOffset)
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { hasPrimaryAction(indexPath) }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      log.append("open \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }

  private let owner = Owner()

  private func makeScene(_ layout: UICollectionViewLayout = CollectionScene.makeLayout(), items: [Int])
    -> CollectionScene
  {
    let scene = CollectionScene(layout, items: items)
    scene.view.delegate = owner
    scene.layOut()
    return scene
  }

  /// [D] "During the interactive moving of an item, ... you can propose a different location."
  @Test func theDelegateChoosesTheTargetIndexPathOfAMove() throws {
    let scene = makeScene(items: [6])
    owner.target = { $0.item < 3 ? $0 : IndexPath(item: 2, section: 0) }
    expect(scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    scene.view.updateInteractiveMovementTargetPosition(try require(scene.cell(4)).center)
    scene.advance(0.4)
    expect(owner.log.contains("move 0 to 4"))
    expectEqual(scene.view.indexPathsForVisibleItems.count, 6)
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, ["0.0 > 0.2"])
    expectEqual(scene.shown, ["0.1", "0.2", "0.0", "0.3", "0.4", "0.5"])
  }

  /// [D] Asked "when performing layout updates or when transitioning between layouts".
  @Test func theDelegateDecidesTheContentOffsetAfterUpdates() {
    let scene = makeScene(items: [100])
    scene.scroll(to: CGPoint(x: 0, y: 500))
    owner.place = { _ in CGPoint(x: 0, y: 330) }
    scene.source.items[0].removeLast()
    scene.view.deleteItems(at: [IndexPath(item: 99, section: 0)])
    scene.advance(1)
    expectEqual(owner.log, ["offset 500"])
    expectEqual(scene.view.contentOffset.y, 330)
    owner.log = []
    owner.place = { _ in CGPoint(x: 0, y: 150) }
    scene.view.setCollectionViewLayout(CollectionScene.makeLayout { $0.minimumLineSpacing = 50 }, animated: true)
    scene.advance(1)
    expectEqual(owner.log.count, 1)
    expectEqual(scene.view.contentOffset.y, 150)
  }

  /// [D] A tap performs the primary action, unless the item has none or others are being selected.
  @Test func tapsPerformThePrimaryActionWhereAllowed() {
    let scene = makeScene(items: [6])
    owner.hasPrimaryAction = { $0.item != 1 }
    scene.tap(0)
    expectEqual(owner.log, ["select 0", "open 0"])
    owner.log = []
    scene.tap(1)
    expectEqual(owner.log, ["select 1"])
  }
}

/// A layout's word on an item that a finger moves.
@MainActor @Suite(.serialized)
struct LayoutMovesTests {
  private final class MovingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    var lastItem = Int.max

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let path = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      log.append("target of \(previousIndexPath.item): \(path.item)")
      return IndexPath(item: min(path.item, lastItem), section: path.section)
    }
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      attributes.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      return attributes
    }
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      if targetIndexPaths != previousIndexPaths {
        log.append("moved \(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
        // [D] A context says which items move, and between which places.
        let isTold =
          context.targetIndexPathsForInteractivelyMovingItems == targetIndexPaths
          && context.previousIndexPathsForInteractivelyMovingItems == previousIndexPaths
          && context.interactiveMovementTarget == targetPosition
        log.append("told \(isTold)")
      }
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("ends \(movementCancelled ? "cancelled" : "at \(indexPaths.map(\.item))")")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
  }

  private let layout = MovingLayout()

  private func begin() throws -> CollectionScene {
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout, items: [6])
    expect(scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    layout.log = []
    scene.view.updateInteractiveMovementTargetPosition(try require(scene.cell(4)).center)
    scene.advance(0.4)
    return scene
  }

  @Test func theLayoutChoosesTheTargetAndIsToldOfTheMove() throws {
    let scene = try begin()
    expect(layout.log.contains("target of 0: 4"))
    expect(layout.log.contains("moved [0] to [4]") && layout.log.contains("told true"))
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(layout.log.last, "ends at [4]")
    expectEqual(scene.source.moves, ["0.0 > 0.4"])
  }

  @Test func theLayoutMayRedirectAMove() throws {
    layout.lastItem = 2
    let scene = try begin()
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, ["0.0 > 0.2"])
  }

  @Test func theLayoutProvidesTheMovingItemsAttributes() throws {
    let scene = CollectionScene(layout, items: [6])
    layout.itemSize = CGSize(width: 100, height: 100)
    scene.layOut()
    let moved = try require(scene.cell(0))
    expect(scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 60))
    scene.advance(0.4)
    expectEqual(moved.alpha, 0.5)
    expectEqual(moved.center, CGPoint(x: 70, y: 60))
    expectEqual(moved.transform, CGAffineTransform(scaleX: 1.1, y: 1.1))
    scene.view.cancelInteractiveMovement()
    scene.advance(0.4)
    expectEqual(layout.log.last, "ends cancelled")
    expect(moved.alpha == 1 && moved.transform == .identity)
  }
}
