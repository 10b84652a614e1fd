import CoreGraphics

/// What a layer shows of what lies behind it, before it draws anything itself: blurred, more colourful, under a tint.
///
/// The compositor blurs a reduced picture of what lies behind, and keeps it while none of that changes. A layer that is
/// not drawn straight into the frame (its own or an outer layer is faded as a group, turned, masked, kept as one bitmap)
/// shows the tint without a blur.
package struct LayerBackdrop: Equatable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// 1 leaves colours as they are, 0 leaves greys.
  package var saturation: CGFloat
  /// Over the blur; where there is none, as opaque as `plainAlpha` says.
  package var tint: CGColor
  package var plainAlpha: CGFloat

  package init(radius: CGFloat, saturation: CGFloat, tint: CGColor, plainAlpha: CGFloat) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.plainAlpha = plainAlpha
  }

  /// What is drawn where nothing can be blurred.
  var plainColor: CGColor { tint.copy(alpha: plainAlpha) ?? tint }
}

extension CALayer {
  /// What the layer shows of what lies behind it; nil for nothing. Changes are not animated.
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
