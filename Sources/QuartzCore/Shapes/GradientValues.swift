import CCairo
import CoreGraphics
import Foundation

/// The values of a gradient layer.
final class GradientValues: LayerValues {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  override init() {
    super.init()
  }

  private init(gradient: GradientValues) {
    colors = gradient.colors
    locations = gradient.locations
    startPoint = gradient.startPoint
    endPoint = gradient.endPoint
    type = gradient.type
    super.init(copying: gradient)
  }

  override func copy() -> LayerValues { GradientValues(gradient: self) }

  override func value(of property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .colors: .colors(colors ?? [])
    case .locations: .numbers(locations ?? [])
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: super.value(of: property)
    }
  }

  override func store(_ value: AnimatedValue, for property: LayerProperty) {
    switch (property, value) {
    case (.colors, .colors(let new)): colors = new
    case (.locations, .numbers(let new)): locations = new
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: super.store(value, for: property)
    }
  }

  func draw(in context: CGContext) {
    let cairo = context.cairo
    guard let first = colors?.first, bounds.width > 0, bounds.height > 0 else { return }
    cairo_save(cairo)
    cairo_new_path(cairo)
    if cornerRadius > 0 {
      RoundedOutline(rect: bounds, radius: cornerRadius, corners: maskedCorners, curve: cornerCurve).append(to: cairo)
    } else {
      cairo_rectangle(cairo, bounds.minX, bounds.minY, bounds.width, bounds.height)
    }
    cairo_clip(cairo)
    let (start, end) = (place(startPoint), place(endPoint))
    switch type {
    case .conic: drawConic(cairo, start, atan2(end.y - start.y, end.x - start.x))
    case .radial: drawRadial(cairo, start, end)
    default:
      if start == end {
        paint(first, cairo)
      } else {
        paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), cairo)
      }
    }
    cairo_restore(cairo)
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  private func paint(_ color: CGColor, _ cairo: OpaquePointer) {
    let components = color.sRGB
    cairo_set_source_rgba(cairo, components.red, components.green, components.blue, components.alpha)
    cairo_paint(cairo)
  }

  private func paint(_ pattern: OpaquePointer?, _ cairo: OpaquePointer) {
    guard let pattern else { return }
    for (location, color) in stops {
      let components = color.sRGB
      cairo_pattern_add_color_stop_rgba(
        pattern, location, components.red, components.green, components.blue, components.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
  }

  private var stops: [(Double, CGColor)] {
    let colors = colors ?? []
    let last = Double(max(colors.count - 1, 1))
    guard let locations, locations.count == colors.count else {
      return colors.enumerated().map { (Double($0.offset) / last, $0.element) }
    }
    return zip(locations, colors).map { (Double($0), $1) }
  }

  private func drawRadial(_ cairo: OpaquePointer, _ start: CGPoint, _ end: CGPoint) {
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return }
    cairo_translate(cairo, start.x, start.y)
    cairo_scale(cairo, width, height)
    paint(cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), cairo)
  }

  /// Draws a conic gradient pixel by pixel, because Cairo has none.
  private func drawConic(_ cairo: OpaquePointer, _ middle: CGPoint, _ begin: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = max((matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(), 0.01)
    let width = Int((bounds.width * scale).rounded(.up))
    let height = Int((bounds.height * scale).rounded(.up))
    guard width > 0, height > 0, width <= 8192, height <= 8192,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let ramp = colorRamp
    for row in 0..<height {
      let pixels = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      let y = bounds.minY + (CGFloat(row) + 0.5) / scale - middle.y
      for column in 0..<width {
        let x = bounds.minX + (CGFloat(column) + 0.5) / scale - middle.x
        var turn = (atan2(y, x) - begin) / (2 * .pi)
        turn -= turn.rounded(.down)
        pixels[column] = ramp[min(Int(turn * CGFloat(ramp.count)), ramp.count - 1)]
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_translate(cairo, bounds.minX, bounds.minY)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint(cairo)
    cairo_surface_destroy(surface)
  }

  /// The colours at 1,024 positions from first to last, as pixels.
  private var colorRamp: [UInt32] {
    let stops = stops
    return (0..<1024).map { index in
      let place = Double(index) / 1023
      guard let next = stops.firstIndex(where: { $0.0 >= place }) else {
        return stops[stops.count - 1].1.premultipliedPixel(opacity: 1)
      }
      guard next > 0 else { return stops[0].1.premultipliedPixel(opacity: 1) }
      let (from, to) = (stops[next - 1], stops[next])
      let part = to.0 > from.0 ? (place - from.0) / (to.0 - from.0) : 1
      guard case .color(let color?) = AnimatedValue.color(from.1).interpolated(to: .color(to.1), by: part) else {
        return 0
      }
      return color.premultipliedPixel(opacity: 1)
    }
  }
}
