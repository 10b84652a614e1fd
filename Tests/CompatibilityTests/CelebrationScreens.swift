import Expectations
import Testing
import TrestleTesting
import UIKit

/// A loading indicator of copied layers and confetti of particles, on the screen's clock.
@MainActor @Suite struct CelebrationScreens {
  @Test func dotsPulseOneAfterTheOtherAndConfettiFalls() throws {
    let controller = CelebrationController()
    let screen = MountedScreen(controller, size: CGSize(width: 240, height: 320), scale: 2) {
      $0.userInterfaceStyle = .light
    }
    screen.advance(frames: 2)
    expectGolden(screen.picture, "dots at rest")
    controller.load()
    screen.advance(by: 1.35)
    expectGolden(screen.picture, "dots that pulse")
    controller.celebrate()
    screen.advance(by: 2)
    expectGolden(screen.picture, "confetti")
    controller.stop()
    screen.advance(by: 7)
    expectGolden(screen.picture, "dots at rest")
    try screen.settle()
  }
}
