import CCairo
import Foundation

/// A transparency layer that has begun and not ended.
struct TransparencyLayer {
  let stateBefore: GraphicsState
  /// How many graphics states had been saved when the layer began.
  let savedStateCount: Int
}

extension CGContext {
  /// Redirects drawing into a transparent picture until `endTransparencyLayer`, which composes the picture with the
  /// alpha, the blend mode, the mask and the shadow in force now. Inside the layer these start at their defaults.
  /// Layers nest. `auxiliaryInfo` has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer()
  }

  /// Begins a transparency layer for drawing that stays within `rect` (user space): the drawing is clipped to `rect`,
  /// and a small rectangle makes the layer cheaper. The layer's shadow may extend beyond the rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    beginLayer(within: rect)
  }

  private func beginLayer(within rect: CGRect? = nil) {
    layers.append(TransparencyLayer(stateBefore: state, savedStateCount: savedStates.count))
    // Saved before the group begins: `endTransparencyLayer` removes the clip to the rectangle before it draws the
    // shadow, which the clip would cut off.
    cairo_save(cairo)
    if let rect {
      let path = keptPath()
      addRect(drawable(rect))
      cairo_clip(cairo)
      restorePath(path)
    }
    cairo_push_group(cairo)
    state.alpha = 1
    state.shadow = nil
    state.mask = nil
    setBlendMode(.normal)
  }

  /// Ends the innermost transparency layer and composes its picture. States that were saved in the layer and not
  /// restored are dropped. Does nothing outside a layer.
  public func endTransparencyLayer() {
    guard let layer = layers.last else { return }
    while savedStates.count > layer.savedStateCount { restoreGState() }
    layers.removeLast()
    guard let pattern = cairo_pop_group(cairo) else { return }
    cairo_restore(cairo)
    state = layer.stateBefore
    compose { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
    cairo_pattern_destroy(pattern)
  }
}
