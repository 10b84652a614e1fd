import CoreGraphics

/// The radii of a rectangle's corners, in points.
///
/// Documentation: `SwiftUI/RectangleCornerRadii`.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Radii; 0 by default.
  nonisolated public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii as numbers that animations change.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle whose corners have different radii.
///
/// Documentation: `SwiftUI/UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curves of the corners.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// A rectangle with radii of its corners.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with radii of its corners.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isEmpty else { return Path() }
    let most = min(inner.width, inner.height) / 2
    func radius(_ radius: CGFloat) -> CGFloat { min(max(radius - amount, 0), most) }
    // For each corner the end of the previous side, the corner and the next side.
    let corners: [(corner: CGPoint, next: CGPoint, radius: CGFloat)] = [
      (CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.maxY), radius(cornerRadii.topTrailing)),
      (
        CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY), radius(cornerRadii.bottomTrailing)
      ),
      (CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.minY), radius(cornerRadii.bottomLeading)),
      (CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY), radius(cornerRadii.topLeading)),
    ]
    return Path { path in
      path.move(to: CGPoint(x: inner.minX + radius(cornerRadii.topLeading), y: inner.minY))
      for (corner, next, radius) in corners {
        if radius > 0 {
          path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        } else {
          path.addLine(to: corner)
        }
      }
      path.closeSubpath()
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with radii of its corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with radii of its corners.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
