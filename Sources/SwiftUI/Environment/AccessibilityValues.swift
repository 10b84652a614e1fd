import UIKit

// The user's accessibility settings, as UIKit reports them.

extension EnvironmentValues {
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
  /// Whether the user operates the interface by switches.
  public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }
  /// Whether an assistive tool works the interface.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
  /// Whether information should not be conveyed by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { UIAccessibility.shouldDifferentiateWithoutColor }
  /// Whether animations and motion should be reduced.
  public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  /// Whether backgrounds should be opaque.
  public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
  /// Whether the colours of the screen are inverted.
  public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
  /// Whether buttons are to show their shapes.
  public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
}
