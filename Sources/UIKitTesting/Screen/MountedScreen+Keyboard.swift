import Foundation
import Stage
import UIKit

extension MountedScreen {
  /// Types a text, character by character, into the first responder.
  public func type(_ text: String) {
    for character in text {
      sendEvent(.text(String(character)))
      advance(frames: 1)
    }
  }

  /// Presses a key and lets it go.
  public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    for phase in [KeyEvent.Phase.down, .up] {
      sendEvent(
        .key(
          KeyEvent(
            usage: key.rawValue, characters: "", modifiers: KeyModifiers(rawValue: modifiers.rawValue), phase: phase,
            timestamp: time)))
      advance(frames: 1)
    }
  }
}
