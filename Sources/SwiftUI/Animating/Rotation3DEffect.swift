import QuartzCore
import UIKit

/// Rotates a view in space about an axis, and projects it onto the screen.
struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(angle.radians, AnimatablePair(anchorZ, perspective)) }
    set {
      angle.radians = newValue.first
      (anchorZ, perspective) = (newValue.second.first, newValue.second.second)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (size.width * anchor.x, size.height * anchor.y)
    var eye = CATransform3DIdentity
    let distance = max(size.width, size.height)
    // With a perspective of 1 the distance of the eye equals the view's longer side [C].
    if distance > 0 { eye.m34 = -perspective / distance }
    var space = CATransform3DMakeTranslation(-x, -y, -anchorZ)
    space = CATransform3DConcat(space, CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z))
    space = CATransform3DConcat(space, CATransform3DMakeTranslation(0, 0, anchorZ))
    space = CATransform3DConcat(space, eye)
    return ProjectionTransform(CATransform3DConcat(space, CATransform3DMakeTranslation(x, y, 0)))
  }
}

extension View {
  /// Rotates the view in three dimensions about an axis, without changing its layout. `anchor` and `anchorZ` are a
  /// point of the axis. A greater `perspective` increases the difference between near and far.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Shows the view mirrored in languages that run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      ContainedModifier { view, environment in
        let flips = enabled && environment.layoutDirection == .rightToLeft
        view.transform = flips ? CGAffineTransform(scaleX: -1, y: 1) : .identity
      })
  }
}
