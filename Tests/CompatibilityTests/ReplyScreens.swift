import Expectations
import Testing
import TrestleTesting
import UIKit

/// Observers that ask for the main queue, as most apps' do, hear of keyboards and of text before the call returns.
@MainActor @Suite(.serialized) struct ReplyScreens {
  @Test func keyboardObserversOnTheMainQueueRunBeforeTheCallReturns() {
    let controller = ReplyViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    expectEqual(controller.replyField.frame.maxY, 472)
    controller.replyField.becomeFirstResponder()
    expectEqual(controller.log, ["raised by 60"])
    expect(controller.replyField.frame.maxY == 412 && controller.replyField.isFirstResponder)
    expectEqual(
      controller.replyField.layer.animationKeys()?.isEmpty, false, "it goes there with the keyboard's duration")
    screen.advance(by: 0.4)
    screen.type("yes")
    expectEqual(controller.log, ["raised by 60", "“y”", "“ye”", "“yes”"])
    controller.replyField.resignFirstResponder()
    expect(controller.log.last == "lowered" && controller.replyField.frame.maxY == 472)
  }
}
