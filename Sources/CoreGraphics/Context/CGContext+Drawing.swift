import CCairo
import Foundation

extension CGContext {
  /// Fills the inside of the path with the fill colour and clears the path. Open subpaths are filled as if they were
  /// closed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    fillCairoPath()
  }

  /// Draws a line along the path with the stroke colour and the line properties, and clears the path.
  public func strokePath() {
    let extents = state.isPlain ? nil : strokeExtents()
    compose(extents: extents) { cairo in
      setSource(state.stroke, state.strokePattern, alpha: state.alpha, on: cairo)
      if cairo == self.cairo, state.blendMode.reachesOutsideTheShape {
        strokeWithinItself()
      } else {
        cairo_stroke(cairo)
      }
    }
    if !state.isPlain { cairo_new_path(cairo) }
  }

  /// Fills the path, strokes it, or fills and then strokes it, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath(using: .winding)
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      let path = cairo_copy_path(cairo)
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      restorePath(path)
      strokePath()
    }
  }

  /// Fills a rectangle in user space with the fill colour. Clears the current path.
  public func fill(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(drawable(rect))
    fillCairoPath()
  }

  /// Fills rectangles with the fill colour as one shape: where they overlap, a translucent colour is painted once.
  /// Clears the current path.
  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cairo)
    for rect in rects { addRect(drawable(rect)) }
    fillPath()
  }

  /// Fills the ellipse that touches the four sides of `rect`. Clears the current path.
  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the outline of a rectangle, half of the line's width to each side of it. Clears the current path.
  public func stroke(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    strokePath()
  }

  /// Strokes the outline of a rectangle with a line of `width`; the context's line width stays. Clears the current
  /// path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = cairo_get_line_width(cairo)
    cairo_set_line_width(cairo, Double(width))
    stroke(rect)
    cairo_set_line_width(cairo, before)
  }

  /// Strokes the ellipse that touches the four sides of `rect`. Clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from the first point to the second, from the third to the fourth and so on; an odd last point is
  /// ignored. Clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cairo)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels of a rectangle transparent, or black in a bitmap without alpha, inside the clip. Keeps the
  /// current path.
  public func clear(_ rect: CGRect) {
    let path = keptPath()
    addRect(drawable(rect))
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    restorePath(path)
  }

  // MARK: Parts

  private func fillCairoPath() {
    let extents = state.isPlain ? nil : fillExtents()
    compose(extents: extents) { cairo in
      setSource(state.fill, state.fillPattern, alpha: state.alpha, on: cairo)
      paintInsidePath(cairo)
    }
    if !state.isPlain { cairo_new_path(cairo) }
  }

  /// Fills Cairo's path with Cairo's source. Some blend modes would also change pixels outside the path; a clip keeps
  /// them inside.
  func paintInsidePath(_ cairo: OpaquePointer) {
    guard cairo == self.cairo, state.blendMode.reachesOutsideTheShape else {
      cairo_fill(cairo)
      return
    }
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Strokes in a blend mode that would also change pixels outside the stroke: blends the stroke colour over a copy of
  /// all pixels inside the clip, then copies the result back through the stroke's coverage.
  private func strokeWithinItself() {
    guard let bounds = clipBounds(), let (picture, context) = Self.surfaceApart(CAIRO_FORMAT_ARGB32, bounds),
      let (coverage, stroking) = Self.surfaceApart(CAIRO_FORMAT_A8, bounds)
    else { return }
    defer {
      cairo_surface_destroy(picture)
      cairo_surface_destroy(coverage)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, cairo_get_group_target(cairo), 0, 0)
    cairo_paint(context)
    cairo_set_operator(context, state.blendMode.cairoOperator)
    setSource(state.stroke, state.strokePattern, alpha: state.alpha, on: context)
    cairo_paint(context)
    cairo_destroy(context)

    var user = cairo_matrix_t()
    cairo_get_matrix(cairo, &user)
    cairo_set_matrix(stroking, &user)
    copyLineProperties(to: stroking)
    let path = cairo_copy_path(cairo)
    cairo_append_path(stroking, path)
    cairo_path_destroy(path)
    cairo_stroke(stroking)
    cairo_destroy(stroking)

    cairo_new_path(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, picture, 0, 0)
    cairo_mask_surface(cairo, coverage, 0, 0)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_set_matrix(cairo, &user)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  private func fillExtents() -> CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_fill_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private func strokeExtents() -> CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Sets the colour that `cairo` paints with, in the component order of this context's pixels.
  func setSource(_ paint: Paint, _ pattern: ColorPattern? = nil, alpha: Double, on cairo: OpaquePointer) {
    if let pattern {
      return pattern.setSource(on: cairo, deviceTransform, alpha: alpha, swapsRedAndBlue: swapsRedAndBlue)
    }
    if swapsRedAndBlue {
      cairo_set_source_rgba(cairo, paint.blue, paint.green, paint.red, paint.alpha * alpha)
    } else {
      cairo_set_source_rgba(cairo, paint.red, paint.green, paint.blue, paint.alpha * alpha)
    }
  }

  /// The rectangle itself, or its part around the clip when its coordinates exceed Cairo's range (24 bits before the
  /// binary point).
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
