/// The key of a value that goes up the tree of views.
///
/// Documentation: `SwiftUI/PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Joins the values of siblings, in their order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: Key.Value
  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceNode(modifier.value, inputs))
  }
}

/// A view that sets a value for a preference.
final class PreferenceNode<Base: View, Key: PreferenceKey>: TypedNode<ModifiedContent<Base, PreferenceModifier<Key>>> {
  private var content: TypedNode<Base>!

  override init(_ view: ModifiedContent<Base, PreferenceModifier<Key>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    graph.host?.preferencesDidChange()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, PreferenceModifier<Key>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    graph.host?.preferencesDidChange()
  }

  override func willUnmount() { graph.host?.preferencesDidChange() }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value, isFirst: inout Bool) {
    guard key == Key.self, let own = view.modifier.value as? K.Value else {
      return super.reducePreference(key, into: &value, isFirst: &isFirst)
    }
    // A view's own value replaces those of the views in it, unless they are parts of one.
    if key is any JoinedPreferenceKey.Type { super.reducePreference(key, into: &value, isFirst: &isFirst) }
    if isFirst { value = own } else { K.reduce(value: &value) { own } }
    isFirst = false
  }
}

extension View {
  /// Sets the value of a preference.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
}

extension ViewNode {
  /// The value of a preference of the views at and below the node.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    var isFirst = true
    reducePreference(key, into: &value, isFirst: &isFirst)
    return value
  }
}

/// A preference whose values say different things: those of a view and of the views in it are joined.
protocol JoinedPreferenceKey: PreferenceKey {}
