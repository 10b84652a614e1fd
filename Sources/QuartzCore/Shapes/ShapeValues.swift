import CCairo
import CoreGraphics
import Foundation

/// The values of a shape layer.
final class ShapeValues: LayerValues {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?

  override init() {
    super.init()
  }

  private init(shape: ShapeValues) {
    path = shape.path
    fillColor = shape.fillColor
    fillRule = shape.fillRule
    strokeColor = shape.strokeColor
    strokeStart = shape.strokeStart
    strokeEnd = shape.strokeEnd
    lineWidth = shape.lineWidth
    miterLimit = shape.miterLimit
    lineCap = shape.lineCap
    lineJoin = shape.lineJoin
    lineDashPhase = shape.lineDashPhase
    lineDashPattern = shape.lineDashPattern
    super.init(copying: shape)
  }

  override func copy() -> LayerValues { ShapeValues(shape: self) }

  override func value(of property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(lineDashPhase)
    default: super.value(of: property)
    }
  }

  override func store(_ value: AnimatedValue, for property: LayerProperty) {
    switch (property, value) {
    case (.path, .path(let new)): path = new
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.strokeStart, .number(let number)): strokeStart = number
    case (.strokeEnd, .number(let number)): strokeEnd = number
    case (.lineWidth, .number(let number)): lineWidth = number
    case (.miterLimit, .number(let number)): miterLimit = number
    case (.lineDashPhase, .number(let number)): lineDashPhase = number
    default: super.store(value, for: property)
    }
  }

  private var strokes: Bool { lineWidth > 0 && (strokeColor?.alpha ?? 0) > 0 && strokeEnd > strokeStart }
  private var fills: Bool { (fillColor?.alpha ?? 0) > 0 }
  var isVisible: Bool { path != nil && (fills || strokes) }

  /// The rectangle that fill and stroke can cover.
  var extent: CGRect {
    guard let box = path?.pointBox, !box.isNull else { return .null }
    guard strokes else { return box }
    let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
    return box.insetBy(dx: -reach, dy: -reach)
  }

  func draw(in context: CGContext) {
    guard let path else { return }
    let cairo = context.cairo
    context.beginPath()
    context.addPath(path)
    if fills, let fillColor {
      setSource(fillColor, cairo)
      cairo_set_fill_rule(cairo, fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill_preserve(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    if strokes, let strokeColor {
      if strokeStart > 0 || strokeEnd < 1 { trimPath(cairo) }
      setSource(strokeColor, cairo)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      cairo_stroke_preserve(cairo)
    }
    context.beginPath()
  }

  private func setSource(_ color: CGColor, _ cairo: OpaquePointer) {
    let components = color.sRGB
    cairo_set_source_rgba(cairo, components.red, components.green, components.blue, components.alpha)
  }

  /// Replaces the current path by its part from `strokeStart` to `strokeEnd`.
  private func trimPath(_ cairo: OpaquePointer) {
    let lines = PolylinePath(flattening: cairo)
    cairo_new_path(cairo)
    lines.append(from: Double(max(strokeStart, 0)), to: Double(min(strokeEnd, 1)), to: cairo)
  }
}

/// A path as straight lines, to be cut by length.
struct PolylinePath {
  private var lines: [(from: CGPoint, to: CGPoint, startsSubpath: Bool)] = []
  private var length = 0.0

  /// Reads the current path of a context.
  init(flattening cairo: OpaquePointer) {
    guard let path = cairo_copy_path_flat(cairo) else { return }
    defer { cairo_path_destroy(path) }
    var index = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFresh = true
    while index < Int(path.pointee.num_data) {
      let header = path.pointee.data[index].header
      let point = header.length > 1 ? path.pointee.data[index + 1].point : cairo_path_data_t().point
      let end = CGPoint(x: point.x, y: point.y)
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        (start, current, isFresh) = (end, end, true)
      case CAIRO_PATH_LINE_TO:
        add(current, end, &isFresh)
        current = end
      default:
        if current != start { add(current, start, &isFresh) }
        (current, isFresh) = (start, true)
      }
      index += Int(header.length)
    }
  }

  private mutating func add(_ from: CGPoint, _ to: CGPoint, _ isFresh: inout Bool) {
    lines.append((from, to, isFresh))
    length += hypot(to.x - from.x, to.y - from.y)
    isFresh = false
  }

  /// Adds the part between two fractions of the length to the path of a context.
  func append(from: Double, to: Double, to cairo: OpaquePointer) {
    let (first, last) = (from * length, to * length)
    var position = 0.0
    var isDrawing = false
    for line in lines {
      let size = hypot(line.to.x - line.from.x, line.to.y - line.from.y)
      defer { position += size }
      guard size > 0, position + size > first, position < last else { continue }
      let start = max((first - position) / size, 0)
      let end = min((last - position) / size, 1)
      let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
      if line.startsSubpath || !isDrawing {
        cairo_move_to(cairo, line.from.x + dx * start, line.from.y + dy * start)
        isDrawing = true
      }
      cairo_line_to(cairo, line.from.x + dx * end, line.from.y + dy * end)
    }
  }
}
