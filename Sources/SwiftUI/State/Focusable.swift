import UIKit

/// Purposes of the focus on a view.
///
/// Documentation: `SwiftUI/FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// Purposes from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Keys do what a tap does, as on buttons. A tap does not focus such a view.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Keys change the view over time, as in a field. A tap focuses such a view.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The usual purposes of a view that takes keys: both.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Focuses a view when it is tapped, or when the app requests it.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @State private var isFocused = false
  @Environment(\.focusRequest) private var request

  func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused)
      .modifier(
        FocusableWrapper(
          isFocusable: isFocusable, takesTaps: interactions.contains(.edit), request: request, isFocused: $isFocused))
  }
}

private struct FocusableWrapper: WrappingModifier {
  typealias Body = Never
  let isFocusable: Bool
  let takesTaps: Bool
  let request: FocusRequest?
  let isFocused: Binding<Bool>

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FocusableNode { FocusableNode(content, node) }

  func update(_ wrapper: FocusableNode, _ environment: EnvironmentValues) -> Bool {
    let (view, old, isFocused) = (wrapper.view, wrapper.request, self.isFocused)
    wrapper.request = request
    view.isFocusable = isFocusable && environment.isEnabled
    view.takesTaps = takesTaps
    view.focusDidChange = { [request] in
      if isFocused.wrappedValue != $0 { isFocused.wrappedValue = $0 }
      request?.tell($0)
    }
    if !view.isFocusable, view.isFirstResponder { _ = view.resignFirstResponder() }
    FocusRequest.apply(request, after: old, to: view, wrapper.node)
    return false
  }
}

final class FocusableNode: HeldNode<FocusableView> {
  private(set) weak var node: ViewNode?
  var request: FocusRequest?

  init(_ content: LayoutNode, _ node: ViewNode) {
    self.node = node
    super.init(content, in: FocusableView())
  }

  override func willLeave() { if view.isFirstResponder { _ = view.resignFirstResponder() } }
}

/// A view that gets keys while it is focused.
final class FocusableView: UIView {
  var isFocusable = true
  var takesTaps = true
  var focusDidChange: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.actions.handler = { [unowned self] in if self.takesTaps { _ = self.becomeFirstResponder() } }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { isFocusable }

  override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    didChange(true)
    return true
  }

  override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    didChange(false)
    return true
  }

  private func didChange(_ isFocused: Bool) {
    focusDidChange?(isFocused)
    NotificationCenter.default.post(name: FocusedStore.focusDidChange, object: self)
  }
}

extension EnvironmentValues {
  private struct IsFocusedKey: EnvironmentKey { static let defaultValue = false }
  /// Whether the nearest enclosing focusable view has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

extension View {
  /// Whether the view can have the focus like a field: keys then reach the view and the views that enclose it.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Whether the view can have the focus, and what for.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
