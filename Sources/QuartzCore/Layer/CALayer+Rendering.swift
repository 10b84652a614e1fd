import CCairo
import CoreGraphics

extension CALayer {
  /// Draws the layer's bounds, with its descendants, at the origin of a context.
  final func renderTree(in context: CGContext) {
    layoutTreeIfNeeded()
    displayTreeIfNeeded()
    var base = cairo_matrix_t()
    cairo_get_matrix(context.cairo, &base)
    let matrix = CGAffineTransform(a: base.xx, b: base.yx, c: base.xy, d: base.yy, tx: base.x0, ty: base.y0)
    context.saveGState()
    showModel()
    LayerPainter(context: context, compositor: nil).drawLayer(self, matrix, opacity: values.opacity)
    showPresentation()
    cairo_new_path(context.cairo)
    context.restoreGState()
  }

  /// Makes the program's values the shown ones instead of animated ones, until `showPresentation`.
  private final func showModel() {
    if shown !== values {
      heldShown = shown
      shown = values
    }
    for layer in children { layer.showModel() }
    maskLayer?.showModel()
  }

  private final func showPresentation() {
    if let held = heldShown {
      shown = held
      heldShown = nil
    }
    for layer in children { layer.showPresentation() }
    maskLayer?.showPresentation()
  }
}
