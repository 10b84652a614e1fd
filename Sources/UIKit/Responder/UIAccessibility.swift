/// What the reader asked the system for.
public struct UIAccessibility: Sendable {
  private init() {}

  /// Whether the screen is read aloud: no screen reader is connected on this platform.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether the interface is worked by switches: none are connected on this platform.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether movement is to be avoided: the stage says nothing of it.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether translucency is to be avoided: the stage says nothing of it.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether text is to be bold, as the current traits say.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }

  /// Whether contrast is to be higher, as the current traits say.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
}
