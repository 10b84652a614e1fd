import UIKit

/// An element that is visible only where other elements are opaque.
final class MaskedLayoutNode: LayeredLayoutNode {
  private let view = ContainedView()
  private let cover = UIView()
  private lazy var placed = PlacedViews(view)
  private lazy var covered = PlacedViews(cover)

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let place = pass.place(
      view, of: CGRect(origin: origin, size: frame.size), reachesBars: content.reachesBars)
    view.isMirrored = pass.isMirrored
    let inner = RenderPass(placed, in: pass)
    inner.surroundings = place.surroundings
    renderChild(content, inner, at: .zero)
    inner.finish()
    pass.note(inner, in: place.frame)
    cover.bounds = view.bounds
    cover.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let mask = RenderPass(covered, in: pass)
    mask.surroundings = place.surroundings
    for layer in layers { renderChild(layer, mask, at: .zero) }
    mask.finish()
    if view.mask !== cover { view.mask = cover }
  }
}

extension View {
  /// Masks the view with the opacity of other views.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(LayeredModifier(layer: mask(), alignment: alignment, isBehind: false, kind: .mask))
  }

  /// Masks the view with the opacity of another view.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayeredModifier(layer: mask, alignment: .center, isBehind: false, kind: .mask))
  }
}
