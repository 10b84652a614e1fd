/// The key of a value that passes up the view tree.
///
/// Documentation: `SwiftUI/PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of siblings, in their order.
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
    graph.preferencesDidChange()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, PreferenceModifier<Key>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    graph.preferencesDidChange()
  }

  override func willUnmount() { graph.preferencesDidChange() }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value, isFirst: inout Bool) {
    guard key == Key.self, let own = view.modifier.value as? K.Value else {
      return super.reducePreference(key, into: &value, isFirst: &isFirst)
    }
    // A view's own value replaces those of the views inside, unless they are combined.
    if key is any JoinedPreferenceKey.Type { super.reducePreference(key, into: &value, isFirst: &isFirst) }
    if isFirst { value = own } else { K.reduce(value: &value) { own } }
    isFirst = false
  }
}

struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never
  let action: (Key.Value) -> Void
  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceChangeNode(modifier.value, inputs))
  }
}

/// A view that observes a preference of the views inside.
final class PreferenceChangeNode<Base: View, Key: PreferenceKey>:
  TypedNode<ModifiedContent<Base, PreferenceChangeModifier<Key>>>, PassesRows
where Key.Value: Equatable {
  private var content: TypedNode<Base>!
  private var told: Key.Value?

  override init(_ view: ModifiedContent<Base, PreferenceChangeModifier<Key>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    graph.observePreferences(self) { [weak self] in self?.check() }
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, PreferenceChangeModifier<Key>>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
  }

  private func check() {
    guard isMounted else { return }
    let value = content.preference(Key.self)
    guard told != value else { return }
    told = value
    view.modifier.action(value)
  }
}

extension View {
  /// Runs an action with the value of a preference, initially and whenever it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

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

extension PreferenceNode: SaysPreference {
  var saidKey: any PreferenceKey.Type { Key.self }
}

/// A view that sets a preference.
@MainActor
protocol SaysPreference {
  var saidKey: any PreferenceKey.Type { get }
}

extension ViewNode {
  /// The node that sets the preference for one of the node's elements: that of the view which is exactly this element,
  /// or of an enclosing view that sets the preference for several elements.
  func speaker<Key: PreferenceKey>(forElement place: Int, of key: Key.Type) -> ViewNode {
    var own: [LayoutNode] = []
    collect(&own)
    if own.count <= 1 || (self as? any SaysPreference)?.saidKey == key { return self }
    var before = 0
    for child in children {
      var inner: [LayoutNode] = []
      child.collect(&inner)
      if place < before + inner.count { return child.speaker(forElement: place - before, of: key) }
      before += inner.count
    }
    return self
  }
}

/// A preference whose values complement each other: those of a view and of the views inside are combined.
protocol JoinedPreferenceKey: PreferenceKey {}
