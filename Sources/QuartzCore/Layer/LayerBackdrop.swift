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

  /// Painted where nothing can be blurred.
  var plainColor: CGColor { tint.copy(alpha: plainAlpha) ?? tint }
}

extension CALayer {
  /// The effect on the content behind the layer; nil, the default, for none. Changes are not animated.
  package final var backdrop: LayerBackdrop? {
    get { values.backdrop }
    set {
      guard values.backdrop != newValue else { return }
      let count = (newValue == nil ? 0 : 1) - (values.backdrop == nil ? 0 : 1)
      values.backdrop = newValue
      addOpenLayers(count)
      if shown !== values { animations?.modelDidChange(.appearance) }
      noteChange(.appearance)
    }
  }
}
