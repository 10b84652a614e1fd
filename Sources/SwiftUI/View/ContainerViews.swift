/// No view: it takes no space.
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

/// Several views, as a view builder combines them.
///
/// Documentation: `SwiftUI/TupleView`.
public struct TupleView<T> {
  /// The views.
  public var value: T

  /// The views of a tuple. Parts that are not views are ignored.
  public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  public static func _makeView(view: _GraphValue<TupleView<T>>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: TupleNode(view.value, inputs))
  }
}

/// One of two views, depending on a condition.
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

/// A type-erased view. If the type changes, the old view is removed and a new one is created, with new state.
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

/// Several views, to each of which modifiers are applied.
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

/// A view that is only evaluated again if it differs from the previous one.
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
  /// Evaluates the body only if the view differs from the previous one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
