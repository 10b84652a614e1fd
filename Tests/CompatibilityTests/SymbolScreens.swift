import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct SymbolScreens {
  private func mounted() -> (SymbolsViewController, MountedScreen) {
    let controller = SymbolsViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 3)
    return (controller, screen)
  }

  @Test func aSymbolIsCentredOnTheCapHeightBesideIt() {
    let (controller, _) = mounted()
    let (plus, title) = (controller.plus.frame, controller.title1.frame)
    let capitals = title.minY + controller.title1.font.ascender - controller.title1.font.capHeight / 2
    expect(abs(plus.midY - capitals) < 1)
    expect(plus.height > 28 && plus.height < 34, "28 points of text make \(plus.height)")
  }

  @Test func symbolConfigurationsOfViewAndImageAreCombined() {
    let (controller, _) = mounted()
    let plain = UIImage(systemName: "exclamationmark.triangle")?.size.height ?? 0
    expect(controller.warning.frame.height > 2.5 * plain)
    expectEqual(controller.plus.image?.symbolConfiguration?.isEqual(to: UIImage.SymbolConfiguration.unspecified), false)
    let badge = UIImage(systemName: "person.crop.circle.badge.checkmark")?.size.height ?? 0
    expect(controller.person.frame.height > 1.2 * badge)
  }
}
