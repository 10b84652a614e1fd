import CCairo
import Foundation

/// A transparency layer under way: what the context returns to when it ends.
struct TransparencyLayer {
  let stateBefore: GraphicsState
  /// How many graphics states were saved when it began.
  let savedStateCount: Int
}

extension CGContext {
  /// Collects what is drawn until `endTransparencyLayer`, which then composes it as one picture with
  /// the alpha, the blend mode and the shadow in force here.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer()
  }

  /// The same, for drawing that stays within `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    beginLayer(within: rect)
  }

  private func beginLayer(within rect: CGRect? = nil) {
    layers.append(TransparencyLayer(stateBefore: state, savedStateCount: savedStates.count))
    // Saved apart from the group's own state: a clip to the rectangle must not cut the layer's shadow.
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

  /// Ends the innermost layer and composes it. States saved in it and not restored are restored.
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
