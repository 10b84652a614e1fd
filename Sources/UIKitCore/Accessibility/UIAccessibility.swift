/// Notifications to assistive tools, and the user's accessibility settings.
///
/// No assistive tool is connected on this platform: a setting is off unless the traits or a test turn it on.
public struct UIAccessibility: Sendable {
  private init() {}

  // MARK: Places

  /// Converts a rectangle of a view to points of the screen, as for `accessibilityFrame`.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let rect = view.convert(rect, to: nil)
    let origin = ((view as? UIWindow) ?? view.window)?.frame.origin ?? .zero
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Tools that run

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { AccessibilitySettings.isOn(.voiceOver) }
  /// Whether the user operates the interface by switches.
  public static var isSwitchControlRunning: Bool { AccessibilitySettings.isOn(.switchControl) }
  /// Whether an on-screen menu replaces gestures.
  public static var isAssistiveTouchRunning: Bool { AccessibilitySettings.isOn(.assistiveTouch) }
  /// Whether the device is kept within one app.
  public static var isGuidedAccessEnabled: Bool { AccessibilitySettings.isOn(.guidedAccess) }
  /// Whether selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { AccessibilitySettings.isOn(.speakSelection) }
  /// Whether the screen can be spoken on demand.
  public static var isSpeakScreenEnabled: Bool { AccessibilitySettings.isOn(.speakScreen) }

  // MARK: How things look

  /// Whether text should be bold, by the current traits or the settings.
  public static var isBoldTextEnabled: Bool {
    UITraitCollection.current.legibilityWeight == .bold || AccessibilitySettings.isOn(.boldText)
  }
  /// Whether contrast should be higher, by the current traits or the settings.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high || AccessibilitySettings.isOn(.darkerColors)
  }
  /// Whether the screen shows no colours.
  public static var isGrayscaleEnabled: Bool { AccessibilitySettings.isOn(.grayscale) }
  /// Whether the screen's colours are inverted.
  public static var isInvertColorsEnabled: Bool { AccessibilitySettings.isOn(.invertColors) }
  /// Whether translucency should be avoided.
  public static var isReduceTransparencyEnabled: Bool { AccessibilitySettings.isOn(.reduceTransparency) }
  /// Whether information should not be conveyed by colour alone.
  public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySettings.isOn(.differentiateWithoutColor) }
  /// Whether buttons are to have visible shapes.
  public static var buttonShapesEnabled: Bool { AccessibilitySettings.isOn(.buttonShapes) }
  /// Whether switches should show labels for on and off.
  public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySettings.isOn(.switchLabels) }

  // MARK: How things move and sound

  /// Whether motion should be avoided.
  public static var isReduceMotionEnabled: Bool { AccessibilitySettings.isOn(.reduceMotion) }
  /// Whether transitions should fade instead of sliding.
  public static var prefersCrossFadeTransitions: Bool { AccessibilitySettings.isOn(.crossFadeTransitions) }
  /// Whether videos may start automatically.
  public static var isVideoAutoplayEnabled: Bool { AccessibilitySettings.isOn(.videoAutoplay) }
  /// Whether videos should have captions.
  public static var isClosedCaptioningEnabled: Bool { AccessibilitySettings.isOn(.closedCaptioning) }
  /// Whether all sound is played in one channel.
  public static var isMonoAudioEnabled: Bool { AccessibilitySettings.isOn(.monoAudio) }
  /// Whether shaking the device undoes a change.
  public static var isShakeToUndoEnabled: Bool { AccessibilitySettings.isOn(.shakeToUndo) }
}
