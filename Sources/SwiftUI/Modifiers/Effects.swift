import UIKit

extension View {
  /// How opaque the view is, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    modifier(ContainedModifier { view, _ in view.alpha = min(max(opacity, 0), 1) })
  }

  /// Hides the view without changing the layout.
  public func hidden() -> some View { modifier(ContainedModifier { view, _ in view.isHidden = true }) }

  /// Clips the view to its bounds.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Cuts off the parts of the view outside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ContainedModifier { view, _ in view.clip = shape })
  }

  /// Cuts off the view's corners by a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// A shadow of the view, blurred over some points and moved by some points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ContainedModifier { view, environment in
        let shade = color.uiColor(environment).resolvedColor(with: view.traitCollection).cgColor
        view.layer.shadowColor = shade.copy(alpha: 1)
        view.layer.shadowOpacity = Float(shade.alpha)
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = CGSize(width: x, height: y)
      })
  }

  /// Moves and resizes the view as one, with the views in it, in changes that are animated.
  public func geometryGroup() -> some View { modifier(ContainedModifier { _, _ in }) }

  /// Rotates the view about an anchor point, without changing its layout.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      ContainedModifier { view, _ in
        view.setTransform(anchor) { CGAffineTransform(rotationAngle: angle.radians) }
      })
  }

  /// Scales the view about an anchor point, without changing its layout.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      ContainedModifier { view, _ in
        view.setTransform(anchor) { CGAffineTransform(scaleX: scale.width, y: scale.height) }
      })
  }

  /// Scales the view about an anchor point, without changing its layout.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Makes the view larger or smaller in each direction, without changing the layout.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Whether touches reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(ContainedModifier { view, _ in view.isUserInteractionEnabled = enabled })
  }
}

extension ContainedView {
  /// Transforms the view about an anchor point.
  fileprivate func setTransform(_ anchor: UnitPoint, _ transform: @escaping () -> CGAffineTransform) {
    sizedLook = { view in
      let element = view.elementBounds
      let x = element.minX + anchor.x * element.width - view.bounds.midX
      let y = element.minY + anchor.y * element.height - view.bounds.midY
      view.transform = CGAffineTransform(translationX: -x, y: -y).concatenating(transform()).translated(back: x, y)
    }
    followSize()
  }
}

extension CGAffineTransform {
  fileprivate func translated(back x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
