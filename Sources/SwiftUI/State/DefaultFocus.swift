/// How much a default focus counts where the user moves the focus.
///
/// Documentation: `SwiftUI/DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The default counts when the views appear.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The user has requested the views; the default counts as when they appear.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Focuses the field of a value when the view appears, unless a field of the binding has the focus by then.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
  }
}
