import UIKit

/// Keys that do what a control does.
///
/// Documentation: `SwiftUI/KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How the key depends on the layout of a keyboard. Keys are those that type the character here.
  ///
  /// Documentation: `SwiftUI/KeyboardShortcut/Localization`.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As is usual on the system.
    public static let automatic = Localization(name: "automatic")
    /// The key is not another one where lines run from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key is the one that was said.
    public static let custom = Localization(name: "custom")
  }

  /// The one that is pressed last.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers
  /// How the key depends on the layout of a keyboard.
  public var localization: Localization

  /// A key, and those that are held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key, and those that are held down with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for the control that does what is usual.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the control that leaves without a change.
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

/// The action of the control that a shortcut stands for.
struct ShortcutAction {
  let perform: @MainActor () -> Void
}

extension UIViewController {
  func performShortcut(_ command: UIKeyCommand) { (command.propertyList as? ShortcutAction)?.perform() }
}

extension EnvironmentValues {
  private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
  /// The keys that do what the controls in the view do.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

/// A control that keys can stand for.
@MainActor
protocol ShortcutControl: UIControl {
  /// The keys that do what the control does.
  var shortcut: KeyboardShortcut? { get set }
  /// Does what a tap does.
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
  /// Lets a key, with others held down, do what the first control in the view does, while that is in the window.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key, with others held down, do what the first control in the view does, while that is in the window.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Lets keys do what the first control in the view does, while that is in the window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }

  /// Lets keys do what the first control in the view does, while that is in the window; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
