import Expectations
import Foundation
import Fuzzing
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Rows within a collection view that changes: updates, reloads, questions about places.
@MainActor @Suite struct CollectionSidewaysTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Rows of 80 points, but for every third section, which is a grid of two lines: 170 points.
  private func mixed(_ counts: [Int] = [20, 20, 6, 20, 20, 6]) -> CollectionScene {
    CollectionScene(rows: counts) { section in
      RowsLayout.Section(behavior: section % 3 == 2 ? .none : .continuous, header: 20)
    }
  }

  @Test func orthogonalOffsetsOutliveTheirScrollView() {
    let scene = CollectionScene(rows: Array(repeating: 50, count: 60))
    scene.scrollRow(1, to: 444)
    scene.scroll(to: CGPoint(x: 0, y: 3000))
    expect(scene.row(1) == nil && scene.offset(1) == 444)
    scene.scroll(to: .zero)
    expect(scene.offset(1) == 444 && scene.offset(0) == 0)
    expectEqual(scene.seen(5, 1)?.minX, 106)
    expectNil(scene.view.invariantViolation())
  }

  @Test func reloadDataResetsOrthogonalOffsets() {
    let scene = mixed()
    scene.scrollRow(0, to: 444)
    scene.view.reloadData()
    scene.layOut()
    expect(scene.offset(0) == 0 && scene.shown.prefix(3) == ["0.0", "0.1", "0.2"])
    expectNil(scene.view.invariantViolation())
  }

  @Test func orthogonalOffsetsFollowTheirSections() {
    let scene = CollectionScene(rows: [50, 50, 50])
    scene.scrollRow(1, to: 444)
    scene.view.performBatchUpdates {
      scene.source.items.insert(["new"], at: 0)
      scene.view.insertSections([0])
    }
    scene.advance(1)
    expect(scene.offset(2) == 444 && scene.offset(1) == 0 && scene.offset(0) == 0)
    scene.view.performBatchUpdates {
      scene.source.items.append(scene.source.items.remove(at: 2))
      scene.view.moveSection(2, toSection: 3)
    }
    scene.advance(1)
    expect(scene.offset(3) == 444 && scene.offset(2) == 0)
    expectEqual(scene.seen(5, 3)?.minX, 106)
    scene.view.performBatchUpdates {
      scene.source.items.removeLast()
      scene.view.deleteSections([3])
    }
    scene.advance(1)
    expectEqual(scene.offset(3), 0)
    expectNil(scene.view.invariantViolation())
    expectEqual(scene.view.subviews.filter { $0 is SidewaysScrollView && !$0.isHidden }.count, 3)
  }

  @Test func updatesInOtherSectionsKeepTheOrthogonalOffset() {
    let scene = mixed()
    scene.scrollRow(1, to: 444)
    scene.source.items[0].remove(at: 0)
    scene.view.deleteItems(at: [path(0)])
    scene.source.items[2].append("new")
    scene.view.insertItems(at: [path(6, 2)])
    scene.advance(1)
    expectEqual(scene.offset(1), 444)
    expectNil(scene.view.invariantViolation())
  }

  @Test func itemsAreUpdatedWithinAnOrthogonalSection() throws {
    let scene = CollectionScene(rows: [20])
    scene.scrollRow(0, to: 220)
    let third = try require(scene.cell(3))
    scene.view.performBatchUpdates {
      scene.source.items[0].remove(at: 2)
      scene.source.items[0].insert("new", at: 4)
      scene.view.deleteItems(at: [path(2)])
      scene.view.insertItems(at: [path(4)])
    }
    expect(scene.view.cellForItem(at: path(2)) === third)
    expectEqual(third.frame.minX, 220, "its place after the update")
    scene.advance(1)
    expectEqual(scene.shown, ["0.3", "0.4", "new"])
    expect(scene.offset(0) == 220 && scene.view.invariantViolation() == nil)
  }

  @Test func anItemMovesToAnotherOrthogonalSection() throws {
    let scene = mixed([20, 20, 6])
    scene.scrollRow(0, to: 220)
    let cell = try require(scene.cell(3))
    let before = try require(scene.seen(3))
    scene.view.performBatchUpdates {
      scene.source.items[1].insert(scene.source.items[0].remove(at: 3), at: 1)
      scene.view.moveItem(at: path(3), to: path(1, 1))
    }
    expect(scene.view.cellForItem(at: path(1, 1)) === cell && cell.superview === scene.row(1)?.view)
    expect(cell.layer.presentation().map { scene.view.convert($0.position, from: cell.superview) } != nil)
    _ = before
    scene.advance(1)
    expectEqual(scene.seen(1, 1)?.minX, 110)
    scene.view.performBatchUpdates {
      scene.source.items[2].insert(scene.source.items[1].remove(at: 1), at: 0)
      scene.view.moveItem(at: path(1, 1), to: path(0, 2))
    }
    scene.advance(1)
    expect(scene.view.cellForItem(at: path(0, 2)) === cell && cell.superview === scene.view)
    expectNil(scene.view.invariantViolation())
  }

  @Test func deletionsClampTheOrthogonalOffset() {
    let scene = CollectionScene(rows: [20, 20])
    scene.scrollRow(0, to: 1870)
    scene.source.items[0].removeLast(12)
    scene.view.deleteItems(at: (8..<20).map { path($0) })
    scene.advance(1)
    expectEqual(scene.offset(0), 550)
    expectNil(scene.view.invariantViolation())
  }

  // MARK: Questions

  @Test func pointsFindItemsInScrolledOrthogonalSections() {
    let scene = mixed()
    scene.scrollRow(0, to: 220)
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 60)), path(2))
    expectNil(scene.view.indexPathForItem(at: CGPoint(x: 105, y: 60)), "between two")
    expectNil(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 10)), "the header")
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 160)), path(0, 1))
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 250)), path(0, 2))
    expectEqual(scene.view.indexPathsForVisibleItems.prefix(3), [path(2), path(3), path(4)])
    expectNil(scene.view.cellForItem(at: path(0)))
    scene.touches.tap(at: CGPoint(x: 160, y: 60))
    scene.layOut()
    expectEqual(scene.view.indexPathsForSelectedItems, [path(3)])
    expectEqual(scene.cell(3)?.isSelected, true)
    scene.scrollRow(0, to: 0)
    scene.scrollRow(0, to: 220)
    expectEqual(scene.cell(3)?.isSelected, true)
  }

  @Test func scrollToItemScrollsInBothDirections() {
    let scene = CollectionScene(rows: Array(repeating: 50, count: 40))
    scene.view.scrollToItem(at: path(30, 20), at: [.top, .left], animated: false)
    scene.layOut()
    expect(scene.view.contentOffset.y == 1600 && scene.offset(20) == 3300)
    expectEqual(scene.seen(30, 20)?.origin, CGPoint(x: 0, y: 1600))
    scene.view.scrollToItem(at: path(10, 20), at: .centeredHorizontally, animated: true)
    scene.advance(0.1)
    expect(scene.offset(20) < 3300 && scene.offset(20) > 990)
    scene.advance(0.5)
    expectEqual(scene.offset(20), 990)
    scene.view.scrollToItem(at: path(3, 0), at: [.bottom, .right], animated: true)
    scene.advance(1)
    expect(scene.offset(0) == 110 && scene.seen(3, 0)?.maxX == 320)
    scene.view.scrollToItem(at: path(3, 0), at: [], animated: false)
    expectEqual(scene.offset(0), 110, "it is in sight")
    scene.view.selectItem(at: path(49, 39), animated: false, scrollPosition: [.centeredVertically, .left])
    scene.layOut()
    expect(scene.offset(39) == 5170 && scene.cell(49, 39)?.isSelected == true)
    expectNil(scene.view.invariantViolation())
  }

  @Test func scrollToItemScrollsOrthogonalSectionsInRightToLeftLayout() {
    let scene = CollectionScene(rows: [50, 50], isRightToLeft: true)
    scene.view.scrollToItem(at: path(10), at: .right, animated: false)
    scene.layOut()
    expect(scene.seen(10)?.maxX == 320 && scene.offset(0) == 1100)
    scene.view.scrollToItem(at: path(10), at: .left, animated: false)
    scene.layOut()
    expectEqual(scene.seen(10)?.minX, 0)
  }

  // MARK: Keys

  private func press(_ scene: CollectionScene, _ key: UIKeyboardHIDUsage) {
    let press = UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: key),
      window: scene.touches.window, responder: scene.view, timestamp: scene.touches.clock.now)
    scene.view.pressesBegan([press], with: nil)
    scene.advance(0.5)
  }

  private func focused(_ scene: CollectionScene) -> IndexPath? {
    scene.view.visibleCells.first { $0.configurationState.isFocused }.flatMap(scene.view.indexPath(for:))
  }

  @Test func arrowKeysMoveTheFocusWithinAndBetweenSections() {
    let scene = mixed()
    press(scene, .keyboardRightArrow)
    expectEqual(focused(scene), path(0))
    for _ in 0..<6 { press(scene, .keyboardRightArrow) }
    expect(focused(scene) == path(6) && scene.offset(0) == 440, "the row follows")
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene), path(2, 1), "what is seen below, not what has its number")
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene)?.section, 2)
    press(scene, .keyboardUpArrow)
    press(scene, .keyboardUpArrow)
    expect(focused(scene)?.section == 0 && focused(scene).map { $0.item >= 4 } == true)
    for _ in 0..<30 { press(scene, .keyboardRightArrow) }
    expectEqual(focused(scene), path(19), "the end of the row")
    for _ in 0..<30 { press(scene, .keyboardLeftArrow) }
    expect(focused(scene) == path(0) && scene.offset(0) == 0)
    expectNil(scene.view.invariantViolation())
  }

  @Test func arrowKeysContinueFromAnOffscreenFocus() {
    let scene = CollectionScene(rows: [5000])
    press(scene, .keyboardRightArrow)
    scene.scrollRow(0, to: 300_000)
    press(scene, .keyboardRightArrow)
    expect(focused(scene) == path(1) && scene.offset(0) == 110)
  }

  // MARK: Moves by hand, and drops

  @Test func interactiveMovementWithinAnOrthogonalSection() throws {
    let scene = mixed()
    scene.scrollRow(0, to: 220)
    let moved = try require(scene.cell(2))
    expect(scene.view.beginInteractiveMovementForItem(at: path(2)))
    expect(moved.superview === scene.view, "in front of the rows")
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 60))
    scene.advance(0.4)
    expectEqual(moved.center, CGPoint(x: 250, y: 60))
    expect(scene.view.cellForItem(at: path(4)) === moved)
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, ["0.2 > 0.4"])
    expect(moved.superview === scene.row(0)?.view && scene.seen(4)?.minX == 220)
    expectNil(scene.view.invariantViolation())
  }

  @Test func interactiveMovementIntoAnotherSection() throws {
    let scene = mixed()
    scene.scrollRow(1, to: 110)
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 160))
    scene.advance(0.4)
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 270))
    scene.advance(0.4)
    scene.view.endInteractiveMovement()
    scene.advance(0.4)
    expectEqual(scene.source.moves, ["0.0 > 2.1"])
    expect(scene.offset(1) == 110 && scene.view.invariantViolation() == nil)
    expect(scene.view.beginInteractiveMovementForItem(at: path(1, 2)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    scene.view.cancelInteractiveMovement()
    scene.advance(0.4)
    expect(scene.cell(1, 2)?.superview === scene.view && scene.view.invariantViolation() == nil)
  }

  // MARK: Layouts

  @Test func orthogonalSectionsSurviveAChangeOfLayoutAndBack() throws {
    let scene = mixed()
    scene.scrollRow(0, to: 220)
    let rows = scene.rows
    let cell = try require(scene.cell(2))
    scene.view.setCollectionViewLayout(CollectionScene.makeLayout(), animated: true)
    scene.advance(1)
    expect(cell.superview === scene.view && scene.cell(2) === cell && scene.view.invariantViolation() == nil)
    scene.view.setCollectionViewLayout(rows, animated: true)
    scene.advance(1)
    expect(scene.cell(2)?.superview === scene.row(0)?.view && scene.offset(0) == 220)
    expectNil(scene.view.invariantViolation())
    let transition = scene.view.startInteractiveTransition(to: CollectionScene.makeLayout())
    scene.layOut()
    expectEqual(scene.seen(2)?.origin, CGPoint(x: 0, y: 20), "it begins where it is seen")
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    scene.layOut()
    expectEqual(scene.seen(2)?.minX, 110)
    scene.view.finishInteractiveTransition()
    scene.advance(1)
    expectNil(scene.view.invariantViolation())
  }

  /// The first item has the place in both layouts that it has in the row before that is scrolled.
  @Test func cellsOfAScrolledSectionMoveIntoALayoutWithoutOne() throws {
    func layout(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UICollectionViewLayout {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = behavior
      return UICollectionViewCompositionalLayout(section: section)
    }
    let scene = CollectionScene(layout(.continuous), items: [20])
    scene.layOut()
    scene.scrollRow(0, to: 32)
    expectEqual(scene.seen(0)?.minX, -32)
    scene.view.setCollectionViewLayout(layout(.none), animated: false)
    scene.layOut()
    expectEqual(scene.seen(0), CGRect(x: 0, y: 0, width: 100, height: 80))
    expectNil(scene.view.invariantViolation())
  }

  @Test func orthogonalSectionsStayWhenTheirLayoutMovesToAnotherView() {
    let scene = mixed()
    scene.scrollRow(0, to: 220)
    let other = CollectionScene(items: [4])
    other.view.collectionViewLayout = scene.rows
    scene.layOut()
    expectEqual(scene.shown.prefix(3), ["0.2", "0.3", "0.4"])
    expectEqual(scene.seen(2)?.minX, 0)
  }

  @Test func interactiveMovementAtTheEdgeScrollsTheOrthogonalSection() {
    let scene = CollectionScene(rows: [50, 50])
    expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
    scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 310, y: 40))
    scene.advance(0.1)
    for _ in 0..<30 { scene.advance(1 / 60) }
    expect(scene.offset(0) > 100 && scene.offset(1) == 0 && scene.view.contentOffset == .zero)
    scene.view.endInteractiveMovement()
    scene.advance(1)
    expect(scene.source.moves.count == 1 && scene.source.items[0][0] == "0.1")
    expectNil(scene.view.invariantViolation())
  }
}
