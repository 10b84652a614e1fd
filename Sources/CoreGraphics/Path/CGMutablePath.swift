import Foundation

/// A path that can be added to.
public class CGMutablePath: CGPath {
  public init() {
    super.init(elements: PathElements())
  }

  override init(elements: PathElements) {
    super.init(elements: elements)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  public func closeSubpath() {
    elements.closeSubpath()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { elements.addRect(rect, transform) }
  }

  /// A subpath of its own: moves to the first point and draws lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    elements.move(to: first.applying(transform))
    for point in points.dropFirst() { elements.addLine(to: point.applying(transform)) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
  }

  /// An arc in radians. `clockwise` is meant with the y axis up, so in UIKit's coordinates, where y
  /// points down, it looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform)
  }
}
