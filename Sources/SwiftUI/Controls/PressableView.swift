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
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// The label where the app gave none.
  var spokenText: String? { SpokenText.text(in: self) }

  func performShortcut() { action?() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled && self.point(inside: point, with: event) ? self : nil
  }
}

/// The text that a screen reader speaks for a view, from the elements inside.
@MainActor
enum SpokenText {
  static func text(in view: UIView) -> String? {
    let labels = view.subviews.flatMap { ContainedView.elements(of: $0) }.compactMap(\.accessibilityLabel)
    let parts = labels.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
