import Expectations
import Testing
import TrestleTesting
import UIKit

/// A pointer over views that follow it, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct BookshelfPointerScreens {
  private let shelf = BookshelfPointerViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(shelf, size: CGSize(width: 320, height: 400), scale: 1)
    screen.advance(frames: 2)
  }

  private func point(at x: CGFloat, _ y: CGFloat) {
    screen.hover(at: CGPoint(x: x, y: y))
    screen.advance(by: 0.5)
  }

  @Test func theInnermostPointerInteractionIsUsed() {
    point(at: 30, 50)
    expectEqual(shelf.takeLog(), ["enters shelf whole"])
    point(at: 80, 100)
    expectEqual(shelf.takeLog(), ["exits shelf whole", "enters cover whole", "entered, finished: true"])
    expect(abs(shelf.coverView.alpha - 0.9) < 0.001 && shelf.coverView.frame.width > 80, "it is lifted")
    point(at: 90, 110)
    expectEqual(shelf.takeLog(), [], "it stays in the region")
    screen.hover(at: nil)
    screen.advance(by: 0.5)
    expect(shelf.takeLog() == ["exits cover whole"] && shelf.coverView.alpha == 1)
    expectEqual(shelf.coverView.frame, CGRect(x: 20, y: 20, width: 80, height: 120))
  }

  @Test func pointerRegionsHaveTheirOwnStyles() {
    point(at: 50, 240)
    expectEqual(shelf.takeLog(), ["enters ruler 0"])
    expectEqual(screen.pointer, .verticalBeam)
    point(at: 130, 240)
    expect(shelf.takeLog() == ["exits ruler 0", "enters ruler 1"] && screen.pointer == .hidden)
    point(at: 250, 240)
    expect(shelf.takeLog() == ["exits ruler 1", "enters ruler 2"] && screen.pointer == .system)
    shelf.rulerIsLocked = true
    point(at: 255, 240)
    expectEqual(shelf.takeLog(), ["exits ruler 2"])
  }

  @Test func pointerInteractionsCanBeInvalidatedAndDisabled() throws {
    point(at: 50, 240)
    let interaction = try require(shelf.rulerView.interactions.first as? UIPointerInteraction)
    expect(interaction.delegate === shelf && interaction.isEnabled)
    _ = shelf.takeLog()
    shelf.rulerIsLocked = true
    interaction.invalidate()
    expectEqual(shelf.takeLog(), ["exits ruler 0"])
    shelf.rulerIsLocked = false
    interaction.invalidate()
    expectEqual(shelf.takeLog(), ["enters ruler 0"])
    interaction.isEnabled = false
    screen.advance(by: 0.5)
    expect(shelf.takeLog() == ["exits ruler 0"] && screen.pointer == .system)
    point(at: 60, 240)
    expectEqual(shelf.takeLog(), [])
  }

  @Test func buttonsHavePointerStyles() {
    expect(!UIButton().isPointerInteractionEnabled && UIButton().pointerStyleProvider == nil)
    expect(!shelf.styledButton.isHovered)
    point(at: 200, 340)
    expectEqual(shelf.takeLog(), ["style of Styled"])
    expect(shelf.styledButton.isHovered && !shelf.plainButton.isHovered)
    expect(shelf.styledButton.frame.width > 80, "it is lifted")
    point(at: 80, 340)
    expect(!shelf.styledButton.isHovered && shelf.plainButton.isHovered)
    expectEqual(shelf.styledButton.frame.width, 80)
    shelf.plainButton.isPointerInteractionEnabled = false
    expect(!shelf.plainButton.isHovered)
  }
}
