/// A change of a view that makes another view of it.
///
/// Documentation: `SwiftUI/ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of a view with this modifier.
  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  /// A node that evaluates the body.
  public static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ComposingModifierNode(modifier.value, inputs))
  }

  /// Applies another modifier after this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never asked: the modifier acts by itself.
  public func body(content: Content) -> Never { fatalError("\(Self.self) acts by itself and has no body") }
}

/// A view, or modifier, with a modifier.
///
/// Documentation: `SwiftUI/ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// A view with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(modifier: view, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The modified view.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// The view with a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without an effect.
///
/// Documentation: `SwiftUI/EmptyModifier`.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier without an effect.
  public static let identity = EmptyModifier()

  /// A modifier without an effect.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let source: any ModifiedSource

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ModifierContentNode(view.value, inputs))
  }
}
