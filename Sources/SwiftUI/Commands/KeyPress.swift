import Foundation
import UIKit

/// A key that was pressed while a view had the focus.
///
/// Documentation: `SwiftUI/KeyPress`.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// Stages of a press.
  ///
  /// Documentation: `SwiftUI/KeyPress/Phases`.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The stages as bits.
    public let rawValue: Int
    /// Stages from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The keyboard repeats a key that is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// Every stage.
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// The outcome of an action for a key.
  ///
  /// Documentation: `SwiftUI/KeyPress/Result`.
  public enum Result: Sendable {
    /// The key was handled, and is not passed on.
    case handled
    /// The key was not handled, and is passed on to the enclosing views.
    case ignored
  }

  /// The stage of the press.
  public let phase: Phases
  /// The key that went down or up; letters are lowercase.
  public let key: KeyEquivalent
  /// The text that the key types without modifiers.
  public let characters: String
  /// The modifier keys that were held down.
  public let modifiers: EventModifiers

  public var debugDescription: String { "KeyPress(\(phase), \(characters.debugDescription))" }
}

extension KeyPress {
  /// The press of a key of UIKit; nil for keys that have no character, such as shift alone.
  @MainActor
  init?(_ key: UIKey, _ phase: Phases) {
    let text = Self.plainCharacters(of: key)
    guard let equivalent = KeyEquivalent(key.keyCode) ?? (text.count == 1 ? KeyEquivalent(Character(text)) : nil)
    else { return nil }
    self.phase = phase
    self.key = equivalent
    characters = text.count == 1 ? text : String(equivalent.character)
    modifiers = EventModifiers(key.modifierFlags)
  }

  /// The characters that the key types without modifiers; if they are unknown, those of most keyboards.
  @MainActor
  private static func plainCharacters(of key: UIKey) -> String {
    guard key.charactersIgnoringModifiers.isEmpty else { return key.charactersIgnoringModifiers }
    let place = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
    return characters.indices.contains(place) ? String(characters[place]) : ""
  }
}

extension KeyEquivalent {
  /// The keys that are identified by their position on the keyboard.
  private static let byCode: [UIKeyboardHIDUsage: KeyEquivalent] = [
    .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow,
    .keyboardRightArrow: .rightArrow, .keyboardEscape: .escape, .keyboardDeleteOrBackspace: .delete,
    .keyboardDeleteForward: .deleteForward, .keyboardHome: .home, .keyboardEnd: .end, .keyboardPageUp: .pageUp,
    .keyboardPageDown: .pageDown, .keyboardTab: .tab, .keyboardSpacebar: .space, .keyboardReturnOrEnter: .return,
    .keypadEnter: .return,
  ]

  fileprivate init?(_ code: UIKeyboardHIDUsage) {
    guard let key = Self.byCode[code] else { return nil }
    self = key
  }
}

extension EventModifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.alphaShift) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
    if flags.contains(.numericPad) { insert(.numericPad) }
  }
}

/// Runs an action for keys that are pressed while the focus is in the view.
private struct KeyPressModifier: WrappingModifier {
  typealias Body = Never
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> HeldNode<KeyPressView> {
    HeldNode(content, in: KeyPressView())
  }

  func update(_ wrapper: HeldNode<KeyPressView>, _ environment: EnvironmentValues) -> Bool {
    let (phases, matches, action, isEnabled) = (self.phases, self.matches, self.action, environment.isEnabled)
    wrapper.view.handle = { press in
      guard isEnabled, phases.contains(press.phase), matches(press) else { return .ignored }
      return action(press)
    }
    return false
  }
}

/// Gets the key presses while it contains the focused view; if that is a text field or text view, before the field or
/// text view gets them.
final class KeyPressView: UIView, KeyRepeating, KeyIntercepting {
  var handle: ((KeyPress) -> KeyPress.Result)?

  private func uses(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
    guard let key = press.key, let value = KeyPress(key, phase), let handle else { return false }
    return handle(value) == .handled
  }

  /// The presses that the action does not handle. A press that was offered to the action before the text got it is not
  /// offered again.
  private func unused(_ presses: Set<UIPress>, _ phase: KeyPress.Phases) -> Set<UIPress> {
    presses.filter { $0.wasOffered || !uses($0, phase) }
  }

  func intercept(_ press: UIPress, isRepeated: Bool) -> Bool {
    uses(press, isRepeated ? .repeat : press.phase == .ended ? .up : .down)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !press.wasOffered { press.repeater = self }
    let rest = unused(presses, .down)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = unused(presses, .up)
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  func repeatKey(of press: UIPress) { _ = uses(press, .repeat) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension View {
  private func handlingKeys(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: matches, action: action))
  }

  /// Runs an action when a key goes down or repeats while the view or one in it has the focus.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    handlingKeys([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// Runs an action at stages of a key's press while the view or one in it has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, { $0.key == key }, action)
  }

  /// Runs an action at stages of the presses of some keys while the view or one in it has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, { keys.contains($0.key) }, action)
  }

  /// Runs an action at stages of the presses of keys that type certain characters while the view or one in it has the
  /// focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// Runs an action at stages of any key's press while the view or one in it has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(phases, { _ in true }, action)
  }
}
