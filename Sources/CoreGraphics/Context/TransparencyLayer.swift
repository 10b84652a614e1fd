import CCairo
import Foundation

/// A transparency layer under way: what the context returns to when it ends.
struct TransparencyLayer {
  let stateBefore: GraphicsState

  /// Ends the layer without painting it; the caller destroys the pattern.
  func discard(_ cairo: OpaquePointer) -> OpaquePointer? {
    cairo_pop_group(cairo)
  }
}

extension CGContext {
  /// Collects what is drawn until `endTransparencyLayer`, which then composes it as one picture with
  /// the alpha and blend mode in force here.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(TransparencyLayer(stateBefore: state))
    cairo_push_group(cairo)
    state.alpha = 1
    setBlendMode(.normal)
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    cairo_pop_group_to_source(cairo)
    state = layer.stateBefore
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_paint_with_alpha(cairo, state.alpha)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }
}
