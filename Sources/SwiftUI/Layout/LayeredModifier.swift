import UIKit

/// How layers are arranged relative to a view.
enum LayerKind: Equatable {
  /// The layers are behind or in front of the view.
  case plain
  /// The layers are a mask: the view is visible where they are opaque.
  case mask
  /// The layers are at an edge of the view, whose content is inset.
  case inset(EdgeInset)
}

/// Shows other views behind or in front of a view, in its bounds.
struct LayeredModifier<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  var kind = LayerKind.plain

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: LayeredNode(modifier.value, inputs))
  }
}

/// A view with layers behind or in front of it. Each element has its own layers.
final class LayeredNode<Base: View, Layer: View>: TypedNode<ModifiedContent<Base, LayeredModifier<Layer>>> {
  private(set) var content: TypedNode<Base>!
  private var isLayerAlone = false
  private var pairs: [(element: LayeredLayoutNode, layer: TypedNode<Layer>)] = []
  private var isCollected = false

  override init(_ view: ModifiedContent<Base, LayeredModifier<Layer>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content, environment.makingRowsAtOnce)
  }

  override var children: [ViewNode] { [content] + pairs.map(\.layer) }

  override func leavesDidChange() {
    isCollected = false
    for pair in pairs { pair.element.layersDidChange() }
    super.leavesDidChange()
  }

  override func collect(_ leaves: inout [LayoutNode]) {
    if !isCollected { pair() }
    leaves.append(contentsOf: pairs.map(\.element))
  }

  private func pair() {
    isCollected = true
    var inner: [LayoutNode] = []
    content.collect(&inner)
    var old = pairs
    pairs = inner.map { leaf in
      if let index = old.firstIndex(where: { $0.element.content === leaf }) { return old.remove(at: index) }
      let layer = makeNode(view.modifier.layer, environment.makingRowsAtOnce)
      let element =
        switch view.modifier.kind {
        case .plain: LayeredLayoutNode(leaf)
        case .mask: MaskedLayoutNode(leaf)
        case .inset: EdgeInsetNode(leaf)
        }
      element.source = { [weak layer] in
        var leaves: [LayoutNode] = []
        layer?.collect(&leaves)
        return leaves
      }
      apply(to: element)
      return (element, layer)
    }
    for pair in old { pair.layer.unmount() }
  }

  private func apply(to element: LayeredLayoutNode) {
    element.alignment = view.modifier.alignment
    element.isBehind = view.modifier.isBehind
    element.kind = view.modifier.kind
  }

  override func didUpdate(from old: ModifiedContent<Base, LayeredModifier<Layer>>, _ changesEnvironment: Bool) {
    if !isLayerAlone { content.update(view.content, environment.makingRowsAtOnce) }
    for pair in pairs {
      pair.layer.update(view.modifier.layer, environment.makingRowsAtOnce)
      if pair.element.alignment != view.modifier.alignment || pair.element.kind != view.modifier.kind {
        apply(to: pair.element)
        pair.element.invalidate()
      }
    }
  }
}

extension LayeredNode {
  /// Takes a new value that differs only in its layer.
  func updateLayer(_ view: ModifiedContent<Base, LayeredModifier<Layer>>) {
    isLayerAlone = true
    defer { isLayerAlone = false }
    update(view, environment)
  }
}

/// An element with layers behind or in front of it, which do not affect its size.
class LayeredLayoutNode: WrappingLayoutNode {
  var alignment = Alignment.center
  var isBehind = false
  var kind = LayerKind.plain
  var source: (() -> [LayoutNode])?
  private var known: [LayoutNode]?

  final var layers: [LayoutNode] {
    if let known { return known }
    let layers = source?() ?? []
    for layer in layers { layer.container = self }
    known = layers
    return layers
  }

  func layersDidChange() {
    known = nil
    invalidate()
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal)
    guard !layers.isEmpty else { return }
    let offered = ProposedViewSize(size)
    let result = DepthArrangement(alignment: alignment).arrange(layers, offered)
    // The layers as a whole are aligned with the view by alignment guides.
    let own = ViewDimensions(size: size, node: content)
    let whole = ViewDimensions(size: result.size, node: layers.count == 1 ? layers[0] : nil)
    let x = own[alignment.horizontal] - whole[alignment.horizontal]
    let y = own[alignment.vertical] - whole[alignment.vertical]
    for (index, layer) in layers.enumerated() {
      layer.place(at: CGPoint(x: x + result.origins[index].x, y: y + result.origins[index].y), offered)
    }
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    if !isBehind { renderChild(content, pass, at: origin) }
    for layer in layers { renderChild(layer, pass, at: origin) }
    if isBehind { renderChild(content, pass, at: origin) }
  }
}

extension View {
  /// Shows a view behind this one, in its bounds.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Shows views behind this one, in its bounds.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isBehind: true))
  }

  /// Fills the view's background with the background style, extending into the safe area at some edges.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills the view's background with a style.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      LayeredModifier(
        layer: Rectangle().fill(style).modifier(FillsEdgesModifier(edges: edges)), alignment: .center, isBehind: true))
  }

  /// Fills a shape behind the view with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayeredModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// Fills a shape behind the view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Shows a view in front of this one, in its bounds.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(layer: overlay, alignment: alignment, isBehind: false))
  }

  /// Shows views in front of this one, in its bounds.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(LayeredModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Fills the view's bounds with a style, in front of it.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayeredModifier(layer: Rectangle().fill(style), alignment: .center, isBehind: false))
  }

  /// Fills a shape in front of the view with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayeredModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// Draws a border of some points inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
