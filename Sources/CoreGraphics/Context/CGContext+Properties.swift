import CCairo
import Foundation

extension CGContext {
  /// Sets the colour for fills and image masks; opaque black at first. A colour outside sRGB is clamped to it.
  public func setFillColor(_ color: CGColor) {
    state.fill = Paint(color)
    state.fillPattern = color.pattern
  }

  /// Sets the fill colour to sRGB components, each clamped to 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Paint(clampingRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour to a gray from 0 (black) to 1 (white); both values are clamped to 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Paint(clampingRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour for strokes; opaque black at first. A colour outside sRGB is clamped to it.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = Paint(color)
    state.strokePattern = color.pattern
  }

  /// Sets the stroke colour to sRGB components, each clamped to 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Paint(clampingRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour to a gray from 0 (black) to 1 (white); both values are clamped to 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Paint(clampingRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets an opacity that multiplies the alpha of everything drawn from now on; 1 at first, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(Double(alpha), 0), 1)
  }

  /// Sets how drawing combines with the pixels that are there; `normal` at first. `plusDarker` is computed pixel by
  /// pixel here and costs more than the others, which Cairo computes.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  /// How images are sampled when their pixels do not coincide with the bitmap's; `default` at first.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the width of strokes in user space; 1 at first. The transform in force when a line is drawn scales it.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, Double(width))
  }

  /// Sets the shape of the ends of open lines and of dashes; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
  }

  /// Sets the shape of corners; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  /// Sets the longest miter as a multiple of the line's width; 10 at first. A sharper corner is drawn as a bevel.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairo, Double(limit))
  }

  /// Sets the alternating lengths of dashes and gaps, in user space, and the offset into this pattern at which lines
  /// begin. An empty array draws solid lines, the default. Negative lengths become 0.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    // Cairo stops drawing for good when it is given negative lengths or none above zero.
    let values = lengths.map { max(Double($0), 0) }
    let usable = values.contains { $0 > 0 } ? values : []
    cairo_set_dash(cairo, usable, Int32(usable.count), Double(phase))
  }

  /// Sets the largest distance between drawn curves and exact ones. Values up to the default, 0.6, keep curves within a
  /// tenth of a pixel, the finest here; larger values are coarser and faster.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairo, max(Double(flatness) / 6, 0.1))
  }

  /// Sets whether edges are smoothed (true at first) or each pixel is painted fully or not at all. Images and text
  /// are not concerned.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}

extension CGBlendMode {
  /// Cairo's operator for the mode.
  package var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    // Cairo has no operator for `plusDarker`: `composeApart` calculates the blend, and then paints it over.
    case .plusDarker: CAIRO_OPERATOR_OVER
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo's operator for the mode also changes pixels outside the drawn shape.
  var reachesOutsideTheShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
