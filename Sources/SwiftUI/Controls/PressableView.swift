import UIKit

/// Runs an action on a tap, and shows its content depending on whether a finger is on it.
struct PressableView<Content: View>: View {
  let action: @MainActor () -> Void
  @ViewBuilder let content: (Bool) -> Content
  @State private var isPressed = false

  var body: some View {
    content(isPressed).modifier(PressModifier(isPressed: $isPressed, action: action))
  }
}

struct PressModifier: WrappingModifier {
  typealias Body = Never
  let isPressed: Binding<Bool>
  let action: @MainActor () -> Void

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> PressNode { PressNode(content, in: PressView()) }
  func update(_ wrapper: PressNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.view.isEnabled = environment.isEnabled
    wrapper.view.isPressed = isPressed
    wrapper.view.action = action
    wrapper.view.shortcut = environment.keyboardShortcut
    return false
  }
}

final class PressNode: HeldNode<PressView> {}

/// The control under a button's label.
class PressView: UIControl, ShortcutControl {
  var isPressed: Binding<Bool>?
  var action: (@MainActor () -> Void)?
  /// The keyboard shortcut of the button.
  var shortcut: KeyboardShortcut?
  /// The row whose touches go to this button.
  weak var row: UIView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    guard let row, isTracking else { return false }
    return row.bounds.contains(convert(point, to: row))
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [unowned self] _ in self.action?() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if oldValue != isHighlighted { isPressed?.wrappedValue = isHighlighted } }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SpokenText.text(in: self) }
    set { super.accessibilityLabel = newValue }
  }

  func performShortcut() { action?() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled && self.point(inside: point, with: event) ? self : nil
  }
}

/// The text that a screen reader speaks for a view, from the views inside.
@MainActor
enum SpokenText {
  static func text(in view: UIView) -> String? {
    let all = views(in: view)
    // Labels of images are only read if there is no text.
    let texts = all.compactMap { ($0 as? UILabel)?.text }
    let parts = texts.isEmpty ? all.compactMap(\.accessibilityLabel) : texts
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { view -> [UIView] in
      if view.isHidden { return [] }
      // A label set by the app replaces the texts of the views inside.
      return (view as? ContainedView)?.hasOwnLabel == true ? [view] : [view] + views(in: view)
    }
  }
}
