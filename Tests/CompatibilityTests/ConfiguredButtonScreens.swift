import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct ConfiguredButtonScreens {
  private func center(_ button: UIButton) -> CGPoint {
    button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test func aBusyButtonShowsAnActivityIndicatorAndIgnoresTouches() throws {
    let controller = ConfiguredButtonsViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 3)
    expectEqual(controller.buyButton.titleLabel?.text, "Buy")
    screen.tap(at: center(controller.buyButton))
    controller.buyButton.setNeedsUpdateConfiguration()
    screen.advance(frames: 3)
    expect(controller.purchases == 1 && !controller.buyButton.isEnabled)
    expectEqual(controller.buyButton.titleLabel?.text, "Buying…")
    expect(controller.buyButton.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    screen.tap(at: center(controller.buyButton))
    expectEqual(controller.purchases, 1)
  }

  @Test func theButtonImageFollowsTheSelection() throws {
    let controller = ConfiguredButtonsViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 3)
    let before = controller.followButton.configuration?.image
    screen.tap(at: center(controller.followButton))
    screen.advance(frames: 3)
    expect(controller.followButton.isSelected)
    expect(controller.followButton.configuration?.image != before)
    let height = controller.buyButton.frame.height
    expect(abs(height - 55.7) < 0.5, "20⅓ + 1 + 14⅓ and 10 twice: \(height)")
  }
}
