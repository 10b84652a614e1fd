import CCairo
import Foundation

extension CGContext {
  /// Paints a gradient over everything inside the clip. The colours change from `startPoint` to `endPoint` (user space)
  /// and are constant at right angles to that line; `options` decide whether the areas before and after are painted.
  /// Keeps the current path.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard
      let pattern = cairo_pattern_create_linear(
        Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
    else { return }
    paint(gradient, pattern, options)
  }

  /// Paints a gradient over everything inside the clip, from the circle at the start to the circle at the end (user
  /// space); `options` decide whether the areas beyond the circles are painted. A negative radius becomes 0.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard
      let pattern = cairo_pattern_create_radial(
        Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)),
        Double(endCenter.x), Double(endCenter.y), Double(max(endRadius, 0)))
    else { return }
    paint(gradient, pattern, options)
  }

  private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    // Cairo extends at both ends or at none. An end that is not extended is closed by a transparent stop at the same
    // position.
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    if !options.isEmpty, !options.contains(.drawsBeforeStartLocation) {
      addStop(first.paint, at: 0, alpha: 0, to: pattern)
    }
    if first.location > 0 { addStop(first.paint, at: 0, alpha: state.alpha, to: pattern) }
    for stop in gradient.stops { addStop(stop.paint, at: stop.location, alpha: state.alpha, to: pattern) }
    if last.location < 1 { addStop(last.paint, at: 1, alpha: state.alpha, to: pattern) }
    if !options.isEmpty, !options.contains(.drawsAfterEndLocation) {
      addStop(last.paint, at: 1, alpha: 0, to: pattern)
    }
    compose { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }

  private func addStop(_ paint: Paint, at location: Double, alpha: Double, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location, swapsRedAndBlue ? paint.blue : paint.red, paint.green,
      swapsRedAndBlue ? paint.red : paint.blue, paint.alpha * alpha)
  }
}
