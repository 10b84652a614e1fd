import CoreGraphics

/// A layer's effect on the content behind it: a blur, a higher saturation and a tint. Drawn before the layer's own
/// content.
///
/// The compositor blurs a reduced picture of the content behind, and keeps it until that content changes. If the layer
/// or an outer one is faded as a group, rotated, masked or kept as one bitmap, it is not drawn directly into the frame,
/// and shows the tint without a blur.
package struct LayerBackdrop: Equatable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The saturation of the blurred colours: 1 keeps them, 0 makes them grey.
  package var saturation: CGFloat
  /// Painted over the blur; where nothing can be blurred, with the opacity `plainAlpha`.
  package var tint: CGColor
  package var plainAlpha: CGFloat

  package init(radius: CGFloat, saturation: CGFloat, tint: CGColor, plainAlpha: CGFloat) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.plainAlpha = plainAlpha
  }

  /// A backdrop that shows the content behind it as it is.
  package static let clear = LayerBackdrop(
    radius: 0, saturation: 1, tint: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0), plainAlpha: 0)

  /// The backdrop at a fraction of the way to another.
  func interpolated(to other: LayerBackdrop, by part: Double) -> LayerBackdrop {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(a + (b - a) * CGFloat(part), 0) }
    return LayerBackdrop(
      radius: mix(radius, other.radius), saturation: mix(saturation, other.saturation),
      tint: AnimatedValue.mixed(tint, other.tint, part) ?? other.tint, plainAlpha: mix(plainAlpha, other.plainAlpha))
  }

  /// Painted where nothing can be blurred.
  var plainColor: CGColor { tint.copy(alpha: plainAlpha) ?? tint }
}

extension CALayer {
  /// The effect on the content behind the layer; nil, the default, for none. Changes are not animated.
  package final var backdrop: LayerBackdrop? {
    get { values.backdrop }
    set {
      guard values.backdrop != newValue else { return }
      storeBackdrop(newValue)
      if shown !== values { animations?.modelDidChange(.appearance) }
      noteChange(.appearance)
    }
  }

  /// Changes the backdrop with the animation that the layer's delegate has for the key `backdrop`.
  package final func changeBackdrop(to new: LayerBackdrop?) {
    guard values.backdrop != new else { return }
    let action = pendingAction(.backdrop)
    storeBackdrop(new)
    finishChange(.backdrop, action)
  }

  private func storeBackdrop(_ new: LayerBackdrop?) {
    addOpenLayers((new == nil ? 0 : 1) - (values.backdrop == nil ? 0 : 1))
    values.backdrop = new
  }

  /// The backdrop that is shown, which differs from `backdrop` while an animation runs.
  package final var presentationBackdrop: LayerBackdrop? { shown.backdrop }
}
