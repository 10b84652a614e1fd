/// A key or a button held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The stages of a press, with Apple's numbers.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// The force of the press changed. Keys have no force.
    case changed = 1
    /// The key is down, and nothing changed since the last event.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// The press ended without the key going up, as when the window stops getting keys.
    case cancelled = 4
  }

  /// When the press last changed, in seconds of its stage's clock.
  open internal(set) var timestamp: TimeInterval
  /// The stage of the press.
  open internal(set) var phase: Phase
  /// The window in which the press began; nil after its deallocation.
  open private(set) weak var window: UIWindow?
  /// The responder the press began at.
  open internal(set) weak var responder: UIResponder?
  /// Acts again each time the keyboard repeats a key that is held down; views get no events for that.
  package weak var repeater: (any KeyRepeating)?
  /// Whether the key performed a command, or a view around a text used it: no responder gets the press then, and the key
  /// types nothing.
  var isUsed = false
  /// Whether the views around a text were asked for the press, before the text gets it.
  package internal(set) var wasOffered = false
  /// The key, for a press of a keyboard.
  open private(set) var key: UIKey?
  /// How hard the button is pressed: 1 for a key that is down.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  init(key: UIKey?, window: UIWindow?, responder: UIResponder?, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    phase = .began
    super.init()
  }
}

/// Handles a key, and repeats that for as long as it is pressed.
@MainActor
package protocol KeyRepeating: AnyObject {
  func repeatKey(of press: UIPress)
}

/// A view that gets the keys of a text in it before the text does.
@MainActor
package protocol KeyIntercepting: UIResponder {
  /// Returns whether the view uses the key, which then types nothing.
  func intercept(_ press: UIPress, isRepeated: Bool) -> Bool
}

/// Presses that changed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []

  /// Every press that belongs to the event.
  open var allPresses: Set<UIPress> { presses }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The text that the key types with the modifier keys that are down.
  public let characters: String
  /// The text that the key types without modifier keys.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that were down as the key went down.
  public let modifierFlags: UIKeyModifierFlags
  /// The key's position on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}
