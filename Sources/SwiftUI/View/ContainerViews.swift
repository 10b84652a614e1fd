/// No view: it takes no room.
///
/// Documentation: `SwiftUI/EmptyView`.
public struct EmptyView: Sendable {
  /// No view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ListNode(view.value, inputs, children: []))
  }
}

/// Several views, one after the other, as a builder makes them.
///
/// Documentation: `SwiftUI/TupleView`.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// The views of a tuple. Parts of it that are no views are left out.
  public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  public static func _makeView(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TupleNode(view.value, inputs))
  }
}

/// The view where a condition holds, or where it does not.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ConditionalNode(view.value, inputs))
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public static func _makeView(view: _GraphValue<Wrapped?>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: OptionalNode(view.value, inputs))
  }
}

/// A view of any type. Where the type changes, the old view goes and a new one comes, with new state.
///
/// Documentation: `SwiftUI/AnyView`.
public struct AnyView {
  let view: any View

  /// A view whose type is hidden.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// A view whose type is hidden.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: AnyViewNode(view.value, inputs))
  }
}

/// Several views to which a modifier applies one by one.
///
/// Documentation: `SwiftUI/Group`.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// The views of a closure.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PassingNode(view.value, inputs, content: \.content))
  }
}

/// A view that is evaluated anew only when it is not equal to the one before.
///
/// Documentation: `SwiftUI/EquatableView`.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// A view that is compared before it is evaluated.
  public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PassingNode(view.value, inputs, content: \.content))
  }
}

extension View where Self: Equatable {
  /// Evaluates the body only when the view is not equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
