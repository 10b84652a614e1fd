import CCairo
import Foundation

extension CGContext {
  /// Fills the path, whose open subpaths are closed for it, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    setSource(state.fillColor)
    cairo_fill(cairo)
  }

  /// Draws along the path and clears it.
  public func strokePath() {
    setSource(state.strokeColor)
    cairo_stroke(cairo)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath(using: .winding)
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      cairo_set_fill_rule(cairo, mode == .fillStroke ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      setSource(state.fillColor)
      cairo_fill_preserve(cairo)
      strokePath()
    }
  }

  /// Fills a rectangle and clears the path.
  public func fill(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(drawable(rect))
    setSource(state.fillColor)
    cairo_fill(cairo)
  }

  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cairo)
    for rect in rects { addRect(drawable(rect)) }
    setSource(state.fillColor)
    cairo_fill(cairo)
  }

  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = cairo_get_line_width(cairo)
    cairo_set_line_width(cairo, Double(width))
    stroke(rect)
    cairo_set_line_width(cairo, before)
  }

  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line between each two points and clears the path.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cairo)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels of a rectangle transparent, or black in a bitmap without alpha.
  public func clear(_ rect: CGRect) {
    let path = keptPath()
    addRect(drawable(rect))
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    restorePath(path)
  }

  // MARK: Clip

  /// Limits drawing to the inside of the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }

  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(drawable(rect))
    cairo_clip(cairo)
  }

  /// The smallest rectangle around everything that drawing can reach, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x2 > x1 && y2 > y1 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }

  // MARK: Parts

  func setSource(_ color: CGColor) {
    let value = color.sRGB
    cairo_set_source_rgba(cairo, value.red, value.green, value.blue, value.alpha * state.alpha)
  }

  /// The part of a rectangle that can be seen, when the whole is beyond what Cairo's coordinates can
  /// say (24 bits before the point).
  func drawable(_ rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    let limit: CGFloat = 1_000_000
    if rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit { return rect }
    return rect.intersection(boundingBoxOfClipPath.insetBy(dx: -2, dy: -2))
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
