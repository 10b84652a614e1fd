/// Lines and curves with the properties to draw them with.
open class UIBezierPath: NSObject, NSCopying {
  private var elements = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of lines in points.
  open var lineWidth: CGFloat = 1

  /// The shape of the ends of open lines and of dashes. The default is `.butt`, which ends at the end point.
  open var lineCapStyle: CGLineCap = .butt

  /// The shape of corners. The default is `.miter`, pointed up to ``miterLimit``.
  open var lineJoinStyle: CGLineJoin = .miter

  /// The greatest length of a pointed corner, in line widths; longer ones are cut off.
  open var miterLimit: CGFloat = 10

  /// The largest distance, in pixels, between a drawn curve and the exact one.
  open var flatness: CGFloat = 0.6

  /// Whether areas that the path encloses twice are outside.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() {
    super.init()
  }

  /// An empty path.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The outline of a rectangle, from its origin.
  public convenience init(rect: CGRect) {
    self.init()
    elements.addRect(rect)
  }

  /// The ellipse that touches the middle of each side of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners. The radius is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    elements.addRoundedCorners(
      .allCorners, of: rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements.addRoundedCorners(corners, of: rect, radii: cornerRadii)
  }

  /// An arc with angles in radians; 0 is to the right, and `clockwise` is the direction as it appears on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path with a copy of the elements of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    elements = CGPath.mutableCopy() ?? CGMutablePath()
  }

  /// A path with the same elements and drawing properties, a ``UIBezierPath``.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: elements)
    copy.copyProperties(of: self)
    return copy
  }

  private func copyProperties(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
    dashPhase = other.dashPhase
  }

  // MARK: Elements

  /// The elements without the properties, as a copy.
  open var cgPath: CGPath {
    get { elements.copy() ?? elements }
    set { elements = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { elements.move(to: point) }

  /// Adds a straight line from the current point, which must exist: call ``move(to:)`` first.
  open func addLine(to point: CGPoint) { elements.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point, with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point, with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc with angles in radians, joined to the current point by a line. `clockwise` is the direction as it
  /// appears on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Inverted, because Core Graphics means the direction with the y axis up, UIKit with the y axis down.
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line to the beginning of the subpath, and joins both ends as a corner.
  open func close() { elements.closeSubpath() }

  /// Removes all subpaths and keeps the drawing properties.
  open func removeAllPoints() { elements = CGMutablePath() }

  /// Adds the subpaths of another path; its drawing properties are not taken over.
  open func append(_ bezierPath: UIBezierPath) { elements.addPath(bezierPath.elements) }

  /// The path drawn from its end to its beginning, each subpath apart.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: elements.reversed)
    reversed.copyProperties(of: self)
    return reversed
  }

  /// Maps every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    withUnsafePointer(to: transform) { elements = elements.mutableCopy(using: $0) ?? elements }
  }

  // MARK: Questions

  /// Whether the path has no elements.
  open var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  open var bounds: CGRect { elements.boundingBoxOfPath }

  /// The end of the last element, where the next line or curve begins; zero for an empty path.
  open var currentPoint: CGPoint { elements.currentPoint }

  /// Whether the path encloses a point.
  open func contains(_ point: CGPoint) -> Bool {
    elements.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the alternating lengths of dashes and gaps, and the offset at which lines begin; nil for solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Reads the dashes: their count, their phase, and, if `pattern` is not nil, all of their lengths. Read the count
  /// first, to provide space for the lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing into the current context

  /// Fills the path with the current fill colour.
  open func fill() { drawing { fill(in: $0) } }

  /// Draws along the path with the current stroke colour.
  open func stroke() { drawing { stroke(in: $0) } }

  /// Fills the path with the current fill colour and the given blend mode and opacity, 0…1, instead of the context's.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill(in: context)
    }
  }

  /// Draws along the path with the current stroke colour and the given blend mode and opacity, 0…1, instead of the
  /// context's.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke(in: context)
    }
  }

  /// Limits drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(elements)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func drawing(_ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    draw(context)
    context.restoreGState()
  }

  private func fill(in context: CGContext) {
    context.beginPath()
    context.setFlatness(flatness)
    context.addPath(elements)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func stroke(in context: CGContext) {
    context.beginPath()
    context.setFlatness(flatness)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(elements)
    context.strokePath()
  }
}
