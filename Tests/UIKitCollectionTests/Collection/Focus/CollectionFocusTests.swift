import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Nine of a hundred items of 100 by 100 stand whole on a screen, three in a line, four lines and a half high.
@MainActor @Suite(.serialized)
struct CollectionFocusTests {
  private func press(_ scene: CollectionScene, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    let press = UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: modifiers, keyCode: key),
      window: scene.touches.window, responder: scene.view, timestamp: scene.touches.clock.now)
    scene.view.pressesBegan([press], with: nil)
    scene.advance(0.5)
  }

  private func focused(_ scene: CollectionScene) -> [Int] {
    scene.view.visibleCells.filter { $0.configurationState.isFocused }.compactMap {
      scene.view.indexPath(for: $0)?.item
    }
  }

  private func selected(_ scene: CollectionScene) -> [Int] {
    (scene.view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  @Test func arrowKeysMoveTheFocusInBothDirections() {
    let scene = CollectionScene()
    expectEqual(focused(scene), [])
    press(scene, .keyboardRightArrow)
    expectEqual(focused(scene), [0], "the first key shows it")
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene), [4])
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardRightArrow)
    expectEqual(focused(scene), [5], "a line ends where it ends")
    press(scene, .keyboardUpArrow)
    press(scene, .keyboardLeftArrow)
    press(scene, .keyboardUpArrow)
    expect(focused(scene) == [1] && scene.view.contentOffset == .zero)
    for _ in 0..<5 { press(scene, .keyboardDownArrow) }
    expect(focused(scene) == [16] && scene.view.contentOffset.y == 650 - 440, "it is just in sight")
  }

  @Test func theDownArrowReachesAnIncompleteLastLine() {
    let scene = CollectionScene(items: [8])
    for _ in 0..<3 { press(scene, .keyboardRightArrow) }
    press(scene, .keyboardDownArrow)
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene), [7])
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene), [7])
  }

  @Test func arrowKeysMoveTheFocusBetweenSections() {
    let layout = CollectionScene.makeLayout { $0.headerReferenceSize = CGSize(width: 320, height: 30) }
    let scene = CollectionScene(layout, items: [2, 0, 5])
    press(scene, .keyboardDownArrow)
    press(scene, .keyboardDownArrow)
    expectEqual(scene.view.focus.path, RowPath(section: 2, row: 0))
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardUpArrow)
    expectEqual(scene.view.focus.path, RowPath(section: 0, row: 1), "the nearest where none is above")
    press(scene, .keyboardEnd)
    expectEqual(scene.view.focus.path, RowPath(section: 2, row: 4))
    press(scene, .keyboardHome)
    expectEqual(scene.view.focus.path, RowPath(section: 0, row: 0))
  }

  @Test func pageKeysMoveTheFocusByAScreen() {
    let scene = CollectionScene()
    press(scene, .keyboardPageDown)
    expect(focused(scene) == [] && scene.view.contentOffset.y > 0, "without a focus they scroll")
    scene.scroll(to: .zero)
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardPageDown)
    expectEqual(focused(scene), [13], "four lines of 110 are a screen of 440")
    press(scene, .keyboardPageUp)
    expectEqual(focused(scene), [1])
    press(scene, .keyboardEnd)
    expect(focused(scene) == [99] && scene.view.contentOffset.y == scene.view.contentSize.height - 440)
    press(scene, .keyboardPageDown)
    expectEqual(focused(scene), [99])
  }

  @Test func pageKeysMoveTheFocusHorizontallyInAHorizontalLayout() {
    let layout = CollectionScene.makeLayout { $0.scrollDirection = .horizontal }
    let scene = CollectionScene(layout, items: [40], size: CGSize(width: 330, height: 220))
    // Two in a column.
    press(scene, .keyboardDownArrow)
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene), [1])
    press(scene, .keyboardDownArrow)
    expectEqual(focused(scene), [1])
    press(scene, .keyboardRightArrow)
    expectEqual(focused(scene), [3])
    press(scene, .keyboardPageDown)
    expect(focused(scene) == [9] && scene.view.contentOffset.x > 0)
    press(scene, .keyboardPageUp)
    expectEqual(focused(scene), [3])
  }

  @Test func arrowKeysKeepTheirDirectionInRightToLeftLayout() {
    let layout = FlippingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.scrollDirection = .horizontal
    let scene = CollectionScene(layout, items: [40], size: CGSize(width: 330, height: 100), isRightToLeft: true)
    press(scene, .keyboardLeftArrow)
    expectEqual(focused(scene), [0])
    press(scene, .keyboardLeftArrow)
    expectEqual(focused(scene), [1])
    press(scene, .keyboardPageDown)
    expectEqual(focused(scene), [4])
    press(scene, .keyboardRightArrow)
    expectEqual(focused(scene), [3])
    press(scene, .keyboardPageUp)
    expectEqual(focused(scene), [0])
  }

  private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func spaceAndReturnSelectTheFocusedItem(_ key: UIKeyboardHIDUsage) {
    let scene = CollectionScene()
    press(scene, .keyboardRightArrow)
    scene.trace = []
    press(scene, key)
    expectEqual(scene.trace, ["shouldHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0"])
    scene.view.allowsSelection = false
    scene.trace = []
    press(scene, key)
    expect(!scene.trace.contains { $0.hasPrefix("should") || $0.hasPrefix("did") && $0.contains("Select") })
  }

  @Test func shiftWithArrowKeysExtendsTheSelectionInItemOrder() {
    let scene = CollectionScene()
    scene.view.allowsMultipleSelection = true
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardDownArrow, .shift)
    expect(selected(scene) == [1, 2, 3, 4] && focused(scene) == [4])
    press(scene, .keyboardLeftArrow, .shift)
    expectEqual(selected(scene), [1, 2, 3])
    press(scene, .keyboardUpArrow, .shift)
    expectEqual(selected(scene), [0, 1], "on the other side of where it began")
    press(scene, .keyboardDownArrow)
    expect(selected(scene) == [0, 1] && focused(scene) == [3])
    press(scene, .keyboardSpacebar)
    expectEqual(selected(scene), [0, 1, 3])
  }

  @Test func selectionFollowsTheFocus() {
    let scene = CollectionScene()
    scene.view.selectionFollowsFocus = true
    press(scene, .keyboardRightArrow)
    press(scene, .keyboardRightArrow)
    expectEqual(selected(scene), [1])
    expectEqual(scene.trace.suffix(4), ["shouldDeselect 0.0", "didDeselect 0.0", "shouldSelect 0.1", "didSelect 0.1"])
  }

  @Test func allowsFocusDefaultsToAllowsSelection() {
    let scene = CollectionScene()
    let view = scene.view
    expect(view.allowsFocus && !view.allowsFocusDuringEditing)
    view.allowsSelection = false
    view.allowsMultipleSelectionDuringEditing = true
    expect(!view.allowsFocus && view.allowsFocusDuringEditing)
    view.allowsFocus = true
    view.allowsFocusDuringEditing = false
    expect(view.allowsFocus && !view.allowsFocusDuringEditing)
    withExtendedLifetime(scene) {}
  }

  @Test func arrowKeysScrollWhenFocusIsNotAllowed() {
    let scene = CollectionScene()
    scene.view.allowsFocus = false
    press(scene, .keyboardDownArrow)
    expect(scene.view.contentOffset.y == 60 && scene.view.focus.path == nil)
  }

  @Test func arrowKeysContinueFromATappedItem() {
    let scene = CollectionScene()
    press(scene, .keyboardRightArrow)
    scene.tap(4)
    expectEqual(focused(scene), [], "a finger needs no ring")
    press(scene, .keyboardRightArrow)
    expectEqual(focused(scene), [5])
  }

  @Test func theFocusFollowsItsItemThroughUpdates() {
    let scene = CollectionScene(items: [10])
    for _ in 0..<3 { press(scene, .keyboardRightArrow) }
    scene.source.items[0].insert("new", at: 0)
    scene.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    scene.advance(0.5)
    expectEqual(focused(scene), [3])
    scene.source.items[0].swapAt(3, 9)
    let moved = scene.source.items[0].remove(at: 3)
    scene.source.items[0].insert(moved, at: 3)
    scene.view.reloadData()
    scene.layOut()
    expectEqual(focused(scene), [])
  }

  @Test func aDeletedItemLosesTheFocus() {
    let scene = CollectionScene(items: [10])
    for _ in 0..<3 { press(scene, .keyboardRightArrow) }
    scene.source.items[0].remove(at: 2)
    scene.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    scene.advance(0.5)
    expect(focused(scene) == [] && scene.view.focus.path == nil)
  }

  @Test func aCellThatScrollsOutLosesTheFocusRing() throws {
    let scene = CollectionScene()
    press(scene, .keyboardRightArrow)
    let cell = try require(scene.cell(0))
    let ring = try require(cell.subviews.compactMap { $0 as? FocusRing }.first)
    expectEqual(ring.frame, cell.bounds.insetBy(dx: 2, dy: 2))
    scene.scroll(to: CGPoint(x: 0, y: 1500))
    expect(ring.superview == nil && focused(scene) == [])
    scene.scroll(to: .zero)
    expectEqual(focused(scene), [0], "the item has it still")
  }

  @Test func clicksWithModifiersSelectSeveralItems() {
    let scene = CollectionScene()
    let click = { (item: Int, modifiers: UIKeyModifierFlags) in
      scene.view.multipleSelection.tap(RowPath(section: 0, row: item), modifiers: modifiers)
    }
    click(1, .command)
    expectEqual(selected(scene), [1])
    click(4, .command)
    expectEqual(selected(scene), [4], "one item can be selected")
    scene.view.allowsMultipleSelection = true
    click(6, .command)
    click(4, .command)
    expectEqual(selected(scene), [6])
    click(2, .command)
    click(5, .shift)
    expectEqual(selected(scene), [2, 3, 4, 5, 6])
  }

  @Test func theDelegateAllowsAndIsToldOfFocusUpdates() {
    let scene = CollectionScene()
    let owner = FocusOwner()
    scene.view.delegate = owner
    owner.preferred = IndexPath(item: 4, section: 0)
    press(scene, .keyboardDownArrow)
    expectEqual(owner.log, ["none to 4"])
    owner.canFocus = { $0.item % 2 == 0 }
    press(scene, .keyboardRightArrow)
    expectEqual(owner.log, ["none to 4"], "its neighbour may not have it")
    press(scene, .keyboardDownArrow)
    expectEqual(owner.log.last, "4 to 10", "nor the next below")
    owner.forbidden = [16]
    press(scene, .keyboardDownArrow)
    expectEqual(owner.log.count, 2)
    owner.follows = { _ in true }
    press(scene, .keyboardUpArrow)
    expect(owner.log.last == "10 to 4" && selected(scene) == [4])
  }

  @MainActor
  private final class FocusOwner: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var preferred: IndexPath?
    var forbidden: Set<Int> = []
    var canFocus: (IndexPath) -> Bool = { _ in true }
    var follows: (IndexPath) -> Bool = { _ in false }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      canFocus(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { follows(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { context.nextFocusedIndexPath.map { !forbidden.contains($0.item) } ?? true }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let name = { (path: IndexPath?) in path.map { "\($0.item)" } ?? "none" }
      log.append("\(name(context.previouslyFocusedIndexPath)) to \(name(context.nextFocusedIndexPath))")
    }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
  }
}
