import CoreGraphics

/// The look of what is behind a layer: blurred, with stronger colours, under a tint. Drawn before the layer's own
/// content.
///
/// The compositor blurs a reduced picture of what is behind, and keeps it until some of that changes. Where a layer
/// is not drawn straight into the frame (it, or an outer layer, is faded as a group, turned, masked or kept as one
/// bitmap), it shows the tint without a blur.
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
  /// How the layer shows what is behind it; nil, the default, leaves it as it is. Changes are not animated.
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
