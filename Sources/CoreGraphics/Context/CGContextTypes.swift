import Foundation

/// How an image is sampled when it is drawn at another size than its own: speed against smoothness.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice, which is `medium`.
  case `default`
  /// The nearest pixel: fast, with hard steps.
  case none
  /// A mean of the four nearest pixels; drops detail when an image is made much smaller.
  case low
  /// The best filter Cairo has, and the slowest.
  case high
  /// A filter over all pixels that a drawn pixel covers: smooth at reduced sizes.
  case medium = 4
}

/// How drawn colours (the source) combine with the pixels that are there (the destination).
public enum CGBlendMode: Int32, Sendable {
  /// Paint over: the source covers the destination by its alpha.
  case normal
  /// Multiply the components; the result is at least as dark as the darker of the two.
  case multiply
  /// Multiply the inverted components; the result is at least as light as the lighter of the two.
  case screen
  /// Multiply where the destination is dark, screen where it is light.
  case overlay
  /// Take the darker of the two, component by component.
  case darken
  /// Take the lighter of the two, component by component.
  case lighten
  /// Brighten the destination by the source; a black source changes nothing.
  case colorDodge
  /// Darken the destination by the source; a white source changes nothing.
  case colorBurn
  /// Darken or lighten gently, depending on the source.
  case softLight
  /// Multiply where the source is dark, screen where it is light.
  case hardLight
  /// Take the difference of the components; a white source inverts, a black one changes nothing.
  case difference
  /// A difference of lower contrast.
  case exclusion
  /// The hue of the source with the saturation and the luminosity of the destination.
  case hue
  /// The saturation of the source with the hue and the luminosity of the destination.
  case saturation
  /// The hue and the saturation of the source with the luminosity of the destination.
  case color
  /// The luminosity of the source with the hue and the saturation of the destination.
  case luminosity
  /// Make the destination transparent where the source is drawn.
  case clear
  /// Replace the destination, alpha included.
  case copy
  /// Keep the source only where the destination is opaque; discard the destination.
  case sourceIn
  /// Keep the source only where the destination is transparent; discard the destination.
  case sourceOut
  /// Paint the source only where the destination is opaque; the destination keeps its alpha.
  case sourceAtop
  /// Paint the source under the destination.
  case destinationOver
  /// Keep the destination only where the source is opaque.
  case destinationIn
  /// Keep the destination only where the source is transparent.
  case destinationOut
  /// Paint the destination over the source, only where the source is opaque.
  case destinationAtop
  /// Keep the source only where the destination is transparent, and the destination only where the source is.
  case xor
  /// Add the darkness of both: the light that either of them lacks is subtracted from white.
  case plusDarker
  /// Add both, component by component, up to white.
  case plusLighter
}

/// Called when a bitmap context is released, with the `releaseInfo` and the `data` of its initializer.
public typealias CGBitmapContextReleaseDataCallback =
  (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
