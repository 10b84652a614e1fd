import CoreGraphics

/// A view that sets a preference from its bounds, after the views inside.
struct AnchorPreferenceModifier<Key: PreferenceKey, Value>: ViewModifier {
  typealias Body = Never
  let source: Anchor<Value>.Source
  /// Changes the preference's value of the views inside, with an anchor of this view.
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AnchorPreferenceNode(modifier.value, inputs))
  }
}

final class AnchorPreferenceNode<Base: View, Key: PreferenceKey, Value>:
  TypedNode<ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>>
{
  private var content: TypedNode<Base>!
  private let place = AnchorPlace()
  private var element: LayoutNode?

  override init(_ view: ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    place.element = { [weak self] in self?.firstLeaf }
    graph.preferencesDidChange()
  }

  private var firstLeaf: LayoutNode? {
    if let element { return element }
    var leaves: [LayoutNode] = []
    content.collect(&leaves)
    element = leaves.first
    return element
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func leavesDidChange() {
    element = nil
    super.leavesDidChange()
  }

  override func didUpdate(
    from old: ModifiedContent<Base, AnchorPreferenceModifier<Key, Value>>, _ changesEnvironment: Bool
  ) {
    content.update(view.content, environment)
    graph.preferencesDidChange()
  }

  override func willUnmount() { graph.preferencesDidChange() }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value, isFirst: inout Bool) {
    guard key == Key.self else { return super.reducePreference(key, into: &value, isFirst: &isFirst) }
    var own = content.preference(Key.self)
    view.modifier.transform(&own, Anchor(source: view.modifier.source, place: place))
    guard let own = own as? K.Value else { return }
    if isFirst { value = own } else { K.reduce(value: &value) { own } }
    isFirst = false
  }
}

extension View {
  /// Sets a preference from an anchor of the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Modifies a preference with an anchor of the view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value, transform: transform))
  }

  /// Changes the value of a preference of the view.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, CGRect>(source: .bounds) { value, _ in callback(&value) })
  }

  /// Shows views in front of this one that depend on a preference of it.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Shows views behind this one that depend on one of its preferences.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}

/// Shows views behind or in front of a view that depend on one of its preferences.
struct PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceLayerNode(modifier.value, inputs))
  }
}

/// The layer's views, in their own node, so that a change of state that they read updates only them.
struct PreferenceLayerContent<Key: PreferenceKey, Layer: View>: View {
  let value: Key.Value
  let layer: (Key.Value) -> Layer
  var body: some View { layer(value) }
}

final class PreferenceLayerNode<Base: View, Key: PreferenceKey, Layer: View>:
  TypedNode<ModifiedContent<Base, PreferenceLayer<Key, Layer>>>
{
  private typealias Inner = ModifiedContent<Base, LayeredModifier<PreferenceLayerContent<Key, Layer>>>
  private var inner: LayeredNode<Base, PreferenceLayerContent<Key, Layer>>!

  override init(_ view: ModifiedContent<Base, PreferenceLayer<Key, Layer>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    inner = LayeredNode(layered(Key.defaultValue), self.inputs())
    graph.observePreferences(self) { [weak self] in self?.follow() }
    follow()
  }

  private func layered(_ value: Key.Value) -> Inner {
    let modifier = view.modifier
    return Inner(
      content: view.content,
      modifier: LayeredModifier(
        layer: PreferenceLayerContent(value: value, layer: modifier.layer), alignment: modifier.alignment,
        isBehind: modifier.isBehind))
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { inner.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, PreferenceLayer<Key, Layer>>, _ changesEnvironment: Bool) {
    // The views are updated first, because the layer depends on their new preference.
    inner.update(layered(inner.view.modifier.layer.value), environment)
    follow()
  }

  /// Shows the layer of the present preference.
  private func follow() {
    guard isMounted else { return }
    let value = inner.content.preference(Key.self)
    guard !EnvironmentValues.areEqual(value, inner.view.modifier.layer.value) else { return }
    graph.updating { inner.updateLayer(layered(value)) }
  }
}
