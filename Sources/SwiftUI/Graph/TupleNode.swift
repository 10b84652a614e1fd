@_spi(Reflection) import Swift

/// The views of a tuple, each a node.
final class TupleNode<T>: TypedNode<TupleView<T>> {
  private let parts: [TuplePart]
  private var nodes: [ViewNode] = []

  override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
    parts = TupleParts.parts(of: T.self)
    super.init(view, inputs)
    nodes = withUnsafePointer(to: view.value) { tuple in
      parts.map { $0.make(UnsafeRawPointer(tuple), self.inputs()) }
    }
  }

  override var children: [ViewNode] { nodes }

  override func collect(_ leaves: inout [LayoutNode]) { for node in nodes { node.collect(&leaves) } }

  override func didUpdate(from old: TupleView<T>, _ changesEnvironment: Bool) {
    withUnsafePointer(to: view.value) { tuple in
      for (part, node) in zip(parts, nodes) { part.update(node, UnsafeRawPointer(tuple), environment) }
    }
  }
}

/// A view at an offset in a tuple.
@MainActor
class TuplePart {
  func make(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> ViewNode { fatalError("TuplePart has no view") }
  func update(_ node: ViewNode, _ tuple: UnsafeRawPointer, _ environment: EnvironmentValues) {}
  func anyView(_ tuple: UnsafeRawPointer) -> AnyView { AnyView(EmptyView()) }
}

private final class TypedTuplePart<V: View>: TuplePart {
  private let offset: Int

  init(offset: Int) { self.offset = offset }

  private func view(_ tuple: UnsafeRawPointer) -> V { (tuple + offset).assumingMemoryBound(to: V.self).pointee }

  override func make(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> ViewNode {
    TypedNode<V>.node(view(tuple), inputs)
  }

  override func update(_ node: ViewNode, _ tuple: UnsafeRawPointer, _ environment: EnvironmentValues) {
    (node as? TypedNode<V>)?.update(view(tuple), environment)
  }

  override func anyView(_ tuple: UnsafeRawPointer) -> AnyView { AnyView(view(tuple)) }
}

/// A view that consists of several views, which a container places separately.
@MainActor
protocol SeveralViews {
  /// The views, from the first to the last.
  var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  var views: [AnyView] {
    withUnsafePointer(to: value) { tuple in
      TupleParts.parts(of: T.self).map { $0.anyView(UnsafeRawPointer(tuple)) }
    }
  }
}

/// The views of tuple types, found once for each type.
@MainActor
enum TupleParts {
  private static var known: [ObjectIdentifier: [TuplePart]] = [:]

  static func parts<T>(of tuple: T.Type) -> [TuplePart] {
    if let parts = known[ObjectIdentifier(tuple)] { return parts }
    var parts: [TuplePart] = []
    if let single = tuple as? any View.Type {
      parts = [part(single, 0)]
    } else {
      _forEachField(of: tuple, options: []) { _, offset, type, _ in
        if let view = type as? any View.Type { parts.append(part(view, offset)) }
        return true
      }
    }
    known[ObjectIdentifier(tuple)] = parts
    return parts
  }

  private static func part<V: View>(_ type: V.Type, _ offset: Int) -> TuplePart { TypedTuplePart<V>(offset: offset) }
}
