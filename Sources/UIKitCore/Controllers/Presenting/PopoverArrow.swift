/// The arrow of a popover, which points at its source view or bar button item.
@MainActor
final class PopoverArrow: UIView {
  /// The width of the arrow at the popover, and its height, in points [C].
  static let base: CGFloat = 26
  static let height: CGFloat = 13

  var color: UIColor? { didSet { setNeedsDisplay() } }
  var direction = UIPopoverArrowDirection.up { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color?.setFill()
    Self.path(direction).fill()
  }

  /// The arrow in its own rectangle, with a round tip and a base that runs into the popover's side.
  private static func path(_ direction: UIPopoverArrowDirection) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: point(0, 1, direction))
    path.addCurve(
      to: point(0.5, 0, direction), controlPoint1: point(0.28, 1, direction), controlPoint2: point(0.4, 0, direction))
    path.addCurve(
      to: point(1, 1, direction), controlPoint1: point(0.6, 0, direction), controlPoint2: point(0.72, 1, direction))
    path.close()
    return path
  }

  /// - Parameters:
  ///   - along: the position along the popover's side, from 0 to 1.
  ///   - away: the position from the arrow's tip, 0, to the popover, 1.
  private static func point(_ along: CGFloat, _ away: CGFloat, _ direction: UIPopoverArrowDirection) -> CGPoint {
    switch direction {
    case .down: CGPoint(x: along * base, y: (1 - away) * height)
    case .left: CGPoint(x: away * height, y: along * base)
    case .right: CGPoint(x: (1 - away) * height, y: along * base)
    default: CGPoint(x: along * base, y: away * height)
    }
  }
}
