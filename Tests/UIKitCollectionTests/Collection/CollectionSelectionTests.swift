import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite struct CollectionSelectionTests {
  private func makeScene() -> CollectionScene {
    let scene = CollectionScene()
    scene.trace = []
    return scene
  }

  @Test func aTapHighlightsAndSelectsInOrder() throws {
    let scene = makeScene()
    scene.tap(2)
    expectEqual(
      scene.trace,
      [
        "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didSelect 0.2", "didUnhighlight 0.2",
      ])
    let cell = try require(scene.cell(2))
    expect(cell.isSelected && !cell.isHighlighted)
    scene.trace = []
    scene.tap(4)
    expectEqual(
      scene.trace,
      [
        "shouldHighlight 0.4", "didHighlight 0.4", "shouldSelect 0.4", "didDeselect 0.2", "didSelect 0.4",
        "didUnhighlight 0.4",
      ])
    expect(!cell.isSelected)
    scene.trace = []
    scene.tap(4)
    expect(scene.trace.contains("didSelect 0.4"), "a selected item is chosen again")
  }

  @Test func severalItemsAreSelectedAndDeselectedByTaps() {
    let scene = makeScene()
    scene.view.allowsMultipleSelection = true
    scene.tap(3)
    scene.tap(1)
    expectEqual(scene.view.indexPathsForSelectedItems?.map(\.item), [3, 1])
    scene.trace = []
    scene.tap(3)
    expectEqual(
      scene.trace,
      [
        "shouldHighlight 0.3", "didHighlight 0.3", "shouldDeselect 0.3", "didDeselect 0.3", "didUnhighlight 0.3",
      ])
    scene.view.allowsMultipleSelection = false
    scene.tap(1)
    scene.view.allowsSelection = false
    expectEqual(scene.view.indexPathsForSelectedItems, [])
  }

  @Test func aDelegateMayForbidHighlightAndSelection() {
    let scene = makeScene()
    scene.recorder.mayHighlight = false
    scene.tap(1)
    expectEqual(scene.trace, ["shouldHighlight 0.1"])
    scene.recorder.mayHighlight = true
    scene.recorder.maySelect = false
    scene.tap(1)
    expectEqual(scene.view.indexPathsForSelectedItems, [])
  }

  @Test func scrollingUnhighlightsTheCell() throws {
    let scene = makeScene()
    let cell = try require(scene.cell(1))
    scene.touches.down(at: CGPoint(x: 150, y: 60))
    scene.advance(0.2)
    expect(cell.isHighlighted)
    scene.touches.move(to: CGPoint(x: 150, y: 30))
    expect(!cell.isHighlighted)
    scene.touches.up()
    expectEqual(scene.view.indexPathsForSelectedItems, [])
  }

  @Test func programmaticSelectionMakesNoCallbacksAndOutlivesScrolling() {
    let scene = makeScene()
    scene.view.selectItem(at: IndexPath(item: 50, section: 0), animated: false, scrollPosition: .centeredVertically)
    scene.layOut()
    expectEqual(scene.cell(50)?.isSelected, true)
    expect(!scene.trace.contains { $0.contains("elect") })
    scene.scroll(to: .zero)
    scene.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    scene.layOut()
    expectEqual(scene.cell(50)?.isSelected, true)
    scene.view.deselectItem(at: IndexPath(item: 50, section: 0), animated: false)
    expectEqual(scene.cell(50)?.isSelected, false)
    scene.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    scene.view.reloadData()
    expectEqual(scene.view.indexPathsForSelectedItems, [], "a reload clears the selection")
  }

  @Test func didSelectMayReloadData() {
    let scene = makeScene()
    scene.recorder.didSelect = { [weak view = scene.view] _ in view?.reloadData() }
    scene.tap(2)
    scene.layOut()
    expect(scene.cell(2)?.isSelected == false && scene.cell(2)?.isHighlighted == false)
  }

  /// The opacity that the selection's background shows at the moment.
  private func shownAlpha(_ view: UIView) -> CGFloat? {
    view.superview == nil ? nil : CGFloat(view.layer.presentation()?.opacity ?? view.layer.opacity)
  }

  @Test func animatedProgrammaticSelectionFades() throws {
    let scene = makeScene()
    let cell = try require(scene.cell(1))
    let behind = UIView()
    cell.selectedBackgroundView = behind
    let path = IndexPath(item: 1, section: 0)
    scene.view.selectItem(at: path, animated: true, scrollPosition: [])
    expect(cell.isSelected && scene.trace.isEmpty)
    scene.advance(0.1)
    let coming = try require(shownAlpha(behind))
    expect(coming > 0 && coming < 1)
    scene.advance(0.5)
    expectEqual(shownAlpha(behind), 1)
    scene.view.deselectItem(at: path, animated: true)
    expect(!cell.isSelected)
    scene.advance(0.1)
    let going = try require(shownAlpha(behind))
    expect(going > 0 && going < 1)
    scene.advance(0.5)
    expect(behind.superview == nil && behind.alpha == 1)
  }

  @Test func unanimatedProgrammaticSelectionIsImmediate() throws {
    let scene = makeScene()
    let cell = try require(scene.cell(1))
    let behind = UIView()
    cell.selectedBackgroundView = behind
    scene.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    expectEqual(shownAlpha(behind), 1)
    scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
    expectNil(behind.superview)
  }

  @Test func reselectingDuringAFadeKeepsTheSelection() throws {
    let scene = makeScene()
    let cell = try require(scene.cell(1))
    let behind = UIView()
    cell.selectedBackgroundView = behind
    let path = IndexPath(item: 1, section: 0)
    scene.view.selectItem(at: path, animated: false, scrollPosition: [])
    scene.view.deselectItem(at: path, animated: true)
    scene.advance(0.1)
    scene.view.selectItem(at: path, animated: false, scrollPosition: [])
    scene.advance(0.5)
    expect(behind.superview === cell && behind.alpha == 1)
  }

  @Test func animatedSelectionFadesABackgroundConfiguration() throws {
    let scene = makeScene()
    let cell = try require(scene.cell(1))
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .red : .white
      cell.backgroundConfiguration = background
    }
    scene.layOut()
    scene.view.selectItem(at: IndexPath(item: 1, section: 0), animated: true, scrollPosition: [])
    expect(isAnimated(cell), "the colour is on its way")
    scene.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    scene.layOut()
    scene.advance(1)
    scene.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    scene.layOut()
    expect(!isAnimated(cell))
  }

  private func isAnimated(_ view: UIView) -> Bool {
    view.layer.animationKeys()?.isEmpty == false || view.subviews.contains(where: isAnimated)
  }
}
