import UIKit

/// A key combination that performs a control's action.
///
/// Documentation: `SwiftUI/KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How the key depends on the keyboard layout. Here, the key is always the one that types the character.
  ///
  /// Documentation: `SwiftUI/KeyboardShortcut/Localization`.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The default: the shortcut may be localised.
    public static let automatic = Localization(name: "automatic")
    /// The key is not mirrored for languages that run from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The shortcut is not localised.
    public static let custom = Localization(name: "custom")
  }

  /// The key that is pressed last.
  public var key: KeyEquivalent
  /// The modifier keys that are held down with the key.
  public var modifiers: EventModifiers
  /// How the key depends on the layout of a keyboard.
  public var localization: Localization

  /// A key, and the modifier keys that are held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key, and the modifier keys that are held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the cancel action.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The command of UIKit that performs an action.
  @MainActor
  func command(_ action: @escaping @MainActor () -> Void) -> UIKeyCommand {
    var flags = modifiers.flags
    // A capital letter is typed with the shift key [D].
    if key.character.isUppercase { flags.insert(.shift) }
    return UIKeyCommand(
      action: Self.selector, input: key.input, modifierFlags: flags, propertyList: ShortcutAction(perform: action))
  }

  static let selector: Selector = "performKeyboardShortcut:"
}

/// The control whose action a shortcut performs.
struct ShortcutAction {
  let perform: @MainActor () -> Void
}

extension UIViewController {
  func performShortcut(_ command: UIKeyCommand) { (command.propertyList as? ShortcutAction)?.perform() }
}

extension EnvironmentValues {
  private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
  /// The shortcut of the controls in the view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

/// A control that can have a keyboard shortcut.
@MainActor
protocol ShortcutControl: UIControl {
  /// The key combination that performs the control's action.
  var shortcut: KeyboardShortcut? { get set }
  /// Performs the action of a tap.
  func performShortcut()
}

extension KeyboardShortcut {
  /// The commands of the controls in a view, from the first to the last.
  @MainActor
  static func commands(in view: UIView) -> [UIKeyCommand] {
    view.subviews.flatMap { view -> [UIKeyCommand] in
      guard !view.isHidden else { return [] }
      guard let control = view as? any ShortcutControl, let shortcut = control.shortcut, control.isEnabled else {
        return commands(in: view)
      }
      return [shortcut.command { [weak control] in control?.performShortcut() }]
    }
  }
}

extension View {
  /// Performs the action of the first control in the view when a key is pressed with the modifiers, while the control is in the window.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Performs the action of the first control in the view when a key is pressed with the modifiers, while the control is in the window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Performs the action of the first control in the view on a shortcut, while the control is in the window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }

  /// Performs the action of the first control in the view on a shortcut, while the control is in the window; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
