/// One of the subviews that were passed to a container.
///
/// Documentation: `SwiftUI/Subview`.
public struct Subview: View, Identifiable {
  /// Identifies the view among the subviews for as long as it exists.
  ///
  /// Documentation: `SwiftUI/Subview/ID-swift.struct`.
  public struct ID: Hashable, Sendable {
    let element: ObjectIdentifier
  }

  let element: LayoutNode
  nonisolated public let id: ID

  init(_ element: LayoutNode) {
    self.element = element
    id = ID(element: ObjectIdentifier(element))
  }

  /// The values that the view has for containers.
  public var containerValues: ContainerValues {
    var values = element.traits.container
    values.tag = element.tag
    return values
  }

  /// The view, in the environment of the container to which it was passed.
  public var body: some View { ElementView(element: element) }
}

/// The subviews that were passed to a container.
///
/// Documentation: `SwiftUI/SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some of the subviews that were passed to a container.
///
/// Documentation: `SwiftUI/SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A view that a closure makes from the subviews of another view.
///
/// Documentation: `SwiftUI/GroupElementsOfContent`.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SubviewsNode(view.value, inputs, base: \.subviews) { $0.transform($1) })
  }
}

extension Group {
  /// A view made by a closure from the subviews of another view, such as the content of a custom container.
  @MainActor public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }
}

/// The subviews of a view, as the elements of a `ForEach`.
///
/// Documentation: `SwiftUI/ForEachSubviewCollection`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The view whose subviews are the elements. They are only known in the view tree, so the collection itself has none.
  let view: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { fatalError("the views in a view are known where they are shown") }
}

/// A collection whose elements are only known in the view tree.
protocol KnownWhereShown {}
extension ForEachSubviewCollection: KnownWhereShown {}

/// A view that shows the elements of a collection which are only known in the view tree.
@MainActor
protocol ShowsSubviews {
  func makeView(_ inputs: _ViewInputs) -> _ViewOutputs
}

extension ForEach: ShowsSubviews
where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  func makeView(_ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: SubviewsNode(self, inputs, base: \.data.view) { own, subviews in
        ForEach<SubviewsCollection, Subview.ID, Content>(data: subviews, content: own.content, id: { $0.id })
      })
  }
}

extension ForEach where Content: View {
  /// A view for each subview of another view, such as the content of a custom container.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(view: AnyView(view)), content: content, id: { $0.id })
  }
}

/// A view that is made from the subviews of another one.
final class SubviewsNode<Value: View, Base: View, Result: View>: TypedNode<Value>, NamesRows {
  private let base: (Value) -> Base
  private let transform: (Value, SubviewsCollection) -> Result
  private var subviews: DetachedContent<Base>!
  private var result: TypedNode<Result>!

  init(
    _ view: Value, _ inputs: _ViewInputs, base: @escaping (Value) -> Base,
    transform: @escaping (Value, SubviewsCollection) -> Result
  ) {
    self.base = base
    self.transform = transform
    super.init(view, inputs)
    subviews = DetachedContent(base(view), in: self, inner)
    result = makeNode(transform(view, collection))
    subviews.onLeavesChange = { [unowned self] in self.evaluate() }
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.rowMaking = .atOnce
    return inner
  }

  private var collection: SubviewsCollection {
    SubviewsCollection(subviews: subviews.leaves.map { Subview($0) })
  }

  override var children: [ViewNode] { [result] }
  override func collect(_ leaves: inout [LayoutNode]) { result.collect(&leaves) }
  func nameRows(_ rows: inout RowCollector) { result.collectRows(&rows) }

  override func didUpdate(from old: Value, _ changesEnvironment: Bool) {
    subviews.update(base(view), inner)
    evaluate()
  }

  override func evaluate() { result.update(transform(view, collection), environment) }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value, isFirst: inout Bool)
  {
    super.reducePreference(key, into: &value, isFirst: &isFirst)
    subviews.root?.reducePreference(key, into: &value, isFirst: &isFirst)
  }

  override func willUnmount() { subviews.leave() }
}
