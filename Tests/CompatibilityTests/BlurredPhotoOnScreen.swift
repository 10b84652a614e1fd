import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct BlurredPhotoOnScreen {
  @Test func theCaptionChangesWithATransition() throws {
    let controller = BlurredPhotoController()
    let screen = MountedScreen(controller, size: CGSize(width: 240, height: 200), scale: 1)
    try screen.settle()
    controller.showNext("After")
    expectEqual(controller.caption.layer.animationKeys(), [kCATransition])
    try screen.settle()
    expectNil(controller.caption.layer.animationKeys())
    expectEqual(controller.caption.text, "After")
    var finished: Bool?
    controller.crossDissolve(to: "Last") { finished = $0 }
    try screen.settle()
    expect(finished == true && controller.caption.text == "Last")
    controller.remove()
    try screen.settle()
    expectNil(controller.blurView.effect)
  }
}
