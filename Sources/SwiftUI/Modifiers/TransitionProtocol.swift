/// How a view appears and disappears in an animated change, defined by an app's type.
///
/// Documentation: `SwiftUI/Transition`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that appears and disappears.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phase of a view's insertion or removal.
///
/// Documentation: `SwiftUI/TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The view that a transition or a closure of a modifier changes.
///
/// Documentation: `SwiftUI/PlaceholderContentView`.
public struct PlaceholderContentView<Value>: View {
  let view: AnyView
  /// The view as it is.
  public var body: some View { view }
}

extension Transition {
  /// A view as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
  }

  /// This transition together with another.
  public func combined<T: Transition>(with other: T) -> some Transition {
    TransitionPair(first: self, second: other)
  }
}

struct TransitionPair<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

extension View {
  /// How the view appears and disappears in an animated change.
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
