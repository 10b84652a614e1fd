import CCairo
import CoreGraphics

/// A rectangle with some corners rounded.
struct RoundedOutline {
  let rect: CGRect
  /// The radius of the corners: at most half the shorter side.
  let radius: CGFloat
  let corners: CACornerMask
  let curve: CALayerCornerCurve

  /// The distance from a continuous corner's point to its beginning, in radii.
  static let continuousReach: CGFloat = 1.528665

  init(rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
    self.rect = rect
    self.radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    self.corners = corners
    self.curve = curve
  }

  /// Adds a closed subpath in Cairo's current coordinates.
  func append(to cairo: OpaquePointer) {
    // Clockwise from the end of the upper left corner. Each corner is given by its point and two directions: into and
    // out of it.
    corner(cairo, .layerMinXMinYCorner, rect.minX, rect.minY, into: (0, -1), out: (1, 0), isFirst: true)
    corner(cairo, .layerMaxXMinYCorner, rect.maxX, rect.minY, into: (1, 0), out: (0, 1), isFirst: false)
    corner(cairo, .layerMaxXMaxYCorner, rect.maxX, rect.maxY, into: (0, 1), out: (-1, 0), isFirst: false)
    corner(cairo, .layerMinXMaxYCorner, rect.minX, rect.maxY, into: (-1, 0), out: (0, -1), isFirst: false)
    cairo_close_path(cairo)
  }

  private func corner(
    _ cairo: OpaquePointer, _ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, into: (CGFloat, CGFloat),
    out: (CGFloat, CGFloat), isFirst: Bool
  ) {
    let isRound = corners.contains(mask) && radius > 0
    let (reach, pull) = isRound ? lengths : (0, 0)
    let (startX, startY) = (x - into.0 * reach, y - into.1 * reach)
    if isFirst { cairo_move_to(cairo, startX, startY) } else { cairo_line_to(cairo, startX, startY) }
    guard isRound else { return }
    cairo_curve_to(
      cairo, x - into.0 * pull, y - into.1 * pull, x + out.0 * pull, y + out.1 * pull, x + out.0 * reach,
      y + out.1 * reach)
  }

  /// The distances from the corner's point to the curve's beginning and to its control points.
  private var lengths: (CGFloat, CGFloat) {
    let half = min(rect.width, rect.height) / 2
    guard curve == .continuous, radius < half else {
      // The usual cubic approximation of a quarter circle.
      return (radius, radius * 0.4477152502)
    }
    let reach = min(radius * Self.continuousReach, half)
    // Chosen so that the curve passes through the circle's point on the diagonal.
    let diagonal = radius * 0.2928932188
    return (reach, max((diagonal * 8 - reach) / 3, 0))
  }
}
