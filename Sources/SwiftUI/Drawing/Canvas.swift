import UIKit

/// Draws by a closure.
///
/// Documentation: `SwiftUI/Canvas`.
public struct Canvas<Symbols: View>: LeafView {
  /// Draws into a context for a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing covers the whole canvas.
  public var isOpaque: Bool
  /// The colour space of the drawing. It has no effect: windows are drawn in sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may appear later than other views. It has no effect: it is drawn together with them.
  public var rendersAsynchronously: Bool

  func makeLeaf(_ node: ViewNode) -> CanvasLeaf {
    let leaf = CanvasLeaf()
    leaf.view.node = node
    return leaf
  }

  func update(_ leaf: CanvasLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.view.renderer = renderer
    leaf.view.environment = environment
    leaf.view.isOpaque = isOpaque
    leaf.view.setNeedsDisplay()
    return false
  }

  // Closures cannot be compared, so their drawing may have changed.
  func looksLike(_ old: Canvas) -> Bool { false }
}

extension Canvas where Symbols == EmptyView {
  /// Draws by a closure, which is called with a size in points whenever the view is evaluated or has another size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      renderer: renderer, isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously)
  }
}

/// An element that a closure draws.
final class CanvasLeaf: LayoutNode {
  let view = CanvasView()

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}

final class CanvasView: UIView {
  var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  var environment = EnvironmentValues()
  /// The node that is evaluated again when state that the drawing reads changes.
  weak var node: ViewNode?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let renderer else { return }
    var graphics = GraphicsContext(context, environment, traitCollection)
    let size = bounds.size
    if let node { node.reading { renderer(&graphics, size) } } else { renderer(&graphics, size) }
  }
}
