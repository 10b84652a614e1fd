import UIKit

/// Whether texts can be selected.
///
/// Documentation: `SwiftUI/TextSelectability`.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
///
/// Documentation: `SwiftUI/EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}

/// Texts cannot be selected.
///
/// Documentation: `SwiftUI/DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected: a long press offers to copy the whole text [D].
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  private struct SelectableKey: EnvironmentKey { static let defaultValue = false }
  var isTextSelectable: Bool {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }
}

extension View {
  /// Whether texts in the view can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.isTextSelectable, S.allowsSelection)
  }
}

/// Offers to copy the text of a label after a long press, or a click with the secondary button.
@MainActor
final class TextCopying: NSObject, UIEditMenuInteractionDelegate {
  private weak var label: UILabel?
  private var interaction: UIEditMenuInteraction?
  private var press: BeginningPress?

  func follow(_ label: UILabel, _ isSelectable: Bool) {
    guard isSelectable != (interaction != nil) else { return }
    self.label = label
    label.isUserInteractionEnabled = isSelectable
    if let interaction, let press {
      label.removeInteraction(interaction)
      label.removeGestureRecognizer(press)
      (self.interaction, self.press) = (nil, nil)
    } else {
      let interaction = UIEditMenuInteraction(delegate: self)
      let press = BeginningPress()
      press.onBegin = { [weak self] in self?.open() }
      label.addInteraction(interaction)
      label.addGestureRecognizer(press)
      (self.interaction, self.press) = (interaction, press)
    }
  }

  private func open() {
    guard let press, let label else { return }
    interaction?.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: label)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Copy") { [weak self] _ in UIPasteboard.general.string = self?.label?.text }
    ])
  }
}

/// A long press that reports its beginning.
private final class BeginningPress: UILongPressGestureRecognizer {
  var onBegin: (() -> Void)?
  override var state: UIGestureRecognizer.State {
    didSet { if state == .began, oldValue != .began { onBegin?() } }
  }
}
