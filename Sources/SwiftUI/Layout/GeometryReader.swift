import UIKit

/// Shows views that depend on the available size. It takes all available space, and shows them at its top leading corner.
///
/// Documentation: `SwiftUI/GeometryReader`.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the views for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Views that depend on the available size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: GeometryNode(view.value, inputs))
  }
}

/// The geometry of a view.
///
/// Documentation: `SwiftUI/GeometryProxy`.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  /// The extent to which bars and screen edges cover the view.
  public let safeAreaInsets: EdgeInsets
  let leaf: GeometryLeaf

  init(size: CGSize, safeAreaInsets: EdgeInsets, leaf: GeometryLeaf) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.leaf = leaf
  }

  /// The frame in a coordinate space. The views are evaluated again when it changes.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let size = self.size
    let leaf = self.leaf
    return MainActor.assumeIsolated {
      leaf.reading { CGRect(origin: leaf.origin(in: coordinateSpace), size: size) }
    }
  }
}

final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var inner: TypedNode<Content>?
  private let leaf = GeometryLeaf()
  private var shownSize: CGSize?

  override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    leaf.source = { [weak self] in
      var leaves: [LayoutNode] = []
      self?.inner?.collect(&leaves)
      return leaves
    }
    leaf.onArrange = { [weak self] in self?.show($0) }
    leaf.reads.onChange = { [weak self] in if let self { graph.invalidate(self, Transaction()) } }
  }

  override var children: [ViewNode] { inner.map { [$0] } ?? [] }
  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }
  override func leavesDidChange() { leaf.elementsDidChange() }

  override func evaluate() {
    shownSize = nil
    leaf.invalidate()
  }

  override func willUnmount() { leaf.reads.forget() }

  override func didUpdate(from old: GeometryReader<Content>, _ changesEnvironment: Bool) {
    shownSize = nil
    leaf.invalidate()
  }

  private func show(_ size: CGSize) {
    guard size != shownSize || isWaiting else { return }
    shownSize = size
    graph.forget(self)
    let proxy = GeometryProxy(
      size: size, safeAreaInsets: environment.safeArea.area?.insets ?? EdgeInsets(), leaf: leaf)
    var properties = DynamicProperties()
    var view = self.view
    leaf.reads.begin()
    let content = properties.evaluating(&view, for: self) { $0.content(proxy) }
    graph.updating {
      let surroundings = environment.makingRowsAtOnce
      if let inner { inner.update(content, surroundings) } else { inner = makeNode(content, surroundings) }
    }
    leaf.reads.end()
  }
}

/// An element that shows the views that a closure makes for its size.
final class GeometryLeaf: ContainerLayoutNode {
  var onArrange: ((CGSize) -> Void)?
  let reads = PlaceReads()
  private var isArranging = false
  private var shownOrigin = CGPoint.zero
  private weak var shownIn: UIView?

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func invalidate() {
    // While this element arranges them, the views inside change for its size. That does not change this element's size,
    // which only depends on the proposal, so no container needs to measure again.
    if !isArranging { super.invalidate() }
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    isArranging = true
    defer { isArranging = false }
    onArrange?(size)
    let offered = ProposedViewSize(size)
    for element in elements { element.place(at: .zero, offered) }
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    shownOrigin = origin
    shownIn = pass.container
    super.render(pass, at: origin)
  }

  /// The top left corner and the view that contains it; nil before the element is shown.
  var shownPlace: (origin: CGPoint, view: UIView)? { shownIn.map { (shownOrigin, $0) } }

  /// Reads a geometry value. When it changes later, the views are evaluated again.
  func reading<Value>(_ read: @escaping () -> Value) -> Value {
    let value = read()
    reads.note { EnvironmentValues.areEqual(value, read()) }
    return value
  }

  func origin(in space: CoordinateSpace) -> CGPoint {
    guard space != .local, let view = shownIn else { return space == .local ? .zero : shownOrigin }
    return space.convert(view.convert(shownOrigin, to: nil), fromWindowOf: view)
  }
}
