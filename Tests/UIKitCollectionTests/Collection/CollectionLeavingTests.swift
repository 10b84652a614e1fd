import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A collection view goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct CollectionLeavingTests {
  private static func view(_ holdings: Holdings) -> UICollectionView? { holdings.view.object as? UICollectionView }

  private static func place(_ holdings: Holdings, _ item: Int) -> CGPoint {
    let view = view(holdings)
    let frame = view?.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    return frame.flatMap { view?.convert($0.middle, to: nil) } ?? CGPoint(x: 50, y: 60 + 70 * CGFloat(item / 3))
  }

  @Test func theScreenMayBeReleasedInTouchCallbacks() throws {
    try Use(
      name: "touches",
      calls: [
        "collectionView(_:cellForItemAt:)", "collectionView(_:layout:sizeForItemAt:)",
        "collectionView(_:viewForSupplementaryElementOfKind:at:)", "collectionView(_:willDisplay:forItemAt:)",
        "collectionView(_:didEndDisplaying:forItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
        "collectionView(_:didHighlightItemAt:)", "collectionView(_:didUnhighlightItemAt:)",
        "collectionView(_:shouldSelectItemAt:)", "collectionView(_:didSelectItemAt:)",
        "collectionView(_:didDeselectItemAt:)", "collectionView(_:performPrimaryActionForItemAt:)",
        "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)", "scrollViewDidEndDecelerating(_:)",
        "scrollViewDidEndScrollingAnimation(_:)", "collectionView(_:prefetchItemsAt:)",
        "collectionView(_:indexPathForIndexTitle:at:)",
      ],
      build: { LeavingCollection.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.tap(at: Self.place(holdings, 4))
        screen.tap(at: Self.place(holdings, 6))
        screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -2500))
        holdings.settle()
        screen.fling(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 0, dy: 900))
        holdings.settle()
        Self.view(holdings)?.scrollToItem(at: IndexPath(item: 40, section: 1), at: .top, animated: true)
        holdings.settle()
        screen.tap(at: CGPoint(x: 314, y: 214))
        screen.wheel(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 40))
        holdings.settle()
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInLayoutCallbacks() throws {
    try Use(
      name: "layouts",
      calls: [
        "completion of a layout", "collectionView(_:targetContentOffsetForProposedContentOffset:)",
        "completion of an update", "completion of a transition",
        "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
      ],
      build: { LeavingCollection.show(in: $0) { _, owner in owner.counts = [8, 3] } },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func owner() -> LeavingCollection? { Self.view(holdings)?.dataSource as? LeavingCollection }
        Self.view(holdings)?.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in
          holdings.tell("completion of a layout")
        }
        screen.advance(frames: 5)
        owner()?.counts[0] = 9
        if let view = Self.view(holdings) {
          view.performBatchUpdates { [weak view] in
            holdings.tell("changes of an update")
            view?.insertItems(at: [IndexPath(item: 1, section: 0)])
          } completion: { _ in
            holdings.tell("completion of an update")
          }
        }
        screen.advance(by: 1)
        if let view = Self.view(holdings) {
          let transition = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) { _, _ in
            holdings.tell("completion of a transition")
          }
          transition.transitionProgress = 0.4
          screen.advance(frames: 2)
        }
        Self.view(holdings)?.finishInteractiveTransition()
        screen.advance(by: 1)
        Self.view(holdings)?.reloadItems(at: [IndexPath(item: 0, section: 0)])
        Self.view(holdings)?.reloadSections([1])
        screen.advance(by: 1)
        owner()?.counts[0] = 90
        Self.view(holdings)?.reloadData()
        Self.view(holdings)?.layoutIfNeeded()
        holdings.settle()
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInMovementCallbacks() throws {
    try Use(
      name: "movements",
      calls: [
        "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      ],
      build: { LeavingCollection.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func move(_ end: (UICollectionView) -> () -> Void) {
          if let view = Self.view(holdings) {
            _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
          }
          screen.advance(frames: 2)
          Self.view(holdings)?.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 200))
          screen.advance(by: 0.5)
          if let view = Self.view(holdings) { end(view)() }
          screen.advance(by: 1)
        }
        move(UICollectionView.endInteractiveMovement)
        move(UICollectionView.cancelInteractiveMovement)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInFocusCallbacks() throws {
    try Use(
      name: "keys",
      calls: [
        "collectionView(_:canFocusItemAt:)", "collectionView(_:shouldUpdateFocusIn:)",
        "collectionView(_:didUpdateFocusIn:with:)", "collectionView(_:didSelectItemAt:)",
      ],
      build: { LeavingCollection.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        for _ in 0..<3 { screen.press(.keyboardDownArrow) }
        screen.press(.keyboardReturnOrEnter)
        screen.press(.keyboardPageDown)
        screen.press(.keyboardEnd)
        screen.press(.keyboardTab)
        screen.press(.keyboardDownArrow)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInDragAndDropCallbacks() throws {
    try Use(
      name: "drags",
      calls: [
        "collectionView(_:itemsForBeginning:at:)", "collectionView(_:dragSessionWillBegin:)",
        "collectionView(_:canHandle:)", "collectionView(_:dropSessionDidEnter:)",
        "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", "collectionView(_:dropSessionDidEnd:)",
        "collectionView(_:dragSessionDidEnd:)", "collectionView(_:performDropWith:)",
      ],
      build: { LeavingCollection.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        let (first, last) = (Self.place(holdings, 1), Self.place(holdings, 10))
        screen.drag(from: first, to: last, press: 0.7)
        screen.advance(by: 1)
        screen.drag(from: first, to: CGPoint(x: 100, y: 438), press: 0.7, hold: 0.6)
        screen.advance(by: 1)
        screen.drag(from: first, to: CGPoint(x: 100, y: -40), press: 0.7)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInContextMenuCallbacks() throws {
    try Use(
      name: "menus",
      calls: [
        "collectionView(_:contextMenuConfigurationForItemsAt:point:)", "preview of a menu", "elements of a menu",
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
        "collectionView(_:willDisplayContextMenu:animator:)",
        "collectionView(_:willEndContextMenuInteraction:animator:)", "action of a menu",
      ],
      build: { LeavingCollection.show(in: $0) { _, owner in owner.hasMenus = true } },
      perform: { holdings in
        let screen = holdings.screen
        let place = Self.place(holdings, 4)
        screen.tap(at: place, duration: 0.7)
        screen.advance(by: 0.6)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 0.6)
        screen.tap(at: place, duration: 0.7)
        screen.advance(by: 0.6)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.6)
        screen.secondaryClick(at: place)
        screen.advance(by: 0.6)
        screen.tap(at: place)
        screen.advance(by: 0.6)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }
}
