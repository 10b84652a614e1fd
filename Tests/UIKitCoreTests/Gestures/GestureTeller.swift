import Foundation
import ScreenTesting
import UIKitTesting
import UIKit

@testable import UIKitCore

/// Tells of every call to a recogniser's delegate.
@MainActor final class GestureTeller: UIResponder, UIGestureRecognizerDelegate {
  weak var holdings: Holdings?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  override class var _actions: [_Action] {
    super._actions + [_Action("recognized:", GestureTeller.recognized(_:))]
  }
  func recognized(_ recognizer: UIGestureRecognizer) { tell("\(type(of: recognizer)) \(recognizer.state.rawValue)") }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    tell()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tell()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tell()
    return false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tell()
    return false
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    tell()
    return true
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    tell()
    return true
  }
}
