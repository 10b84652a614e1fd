import CoreGraphics

/// The spacing that a view prefers to its neighbours.
///
/// Documentation: `SwiftUI/ViewSpacing`.
public struct ViewSpacing: Sendable {
  private var horizontal: CGFloat
  private var vertical: CGFloat

  /// The usual distances: 8 points [D].
  public init() { self.init(8) }

  private init(_ length: CGFloat) {
    horizontal = length
    vertical = length
  }

  /// No distances.
  public static let zero = ViewSpacing(0)

  /// The distance to the next view along an axis, in points; 0 if either prefers none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? min(horizontal, next.horizontal) : min(vertical, next.vertical)
  }

  /// Takes the greater distances of both at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !edges.isDisjoint(with: .horizontal) { horizontal = max(horizontal, other.horizontal) }
    if !edges.isDisjoint(with: .vertical) { vertical = max(vertical, other.vertical) }
  }

  /// The greater distances of both at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
