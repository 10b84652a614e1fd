/// The reader's accessibility settings. Nothing on this platform sets them but tests.
package enum AccessibilitySettings {
  package enum Setting: CaseIterable, Hashable, Sendable {
    case voiceOver, switchControl, assistiveTouch, guidedAccess, speakSelection, speakScreen
    case boldText, darkerColors, grayscale, invertColors, reduceTransparency, differentiateWithoutColor
    case buttonShapes, switchLabels
    case reduceMotion, crossFadeTransitions, videoAutoplay, closedCaptioning, monoAudio, shakeToUndo
  }

  /// The settings that are on at first [C].
  private static let standard: Set<Setting> = [.videoAutoplay, .shakeToUndo]
  private static let lock = NSLock()
  private nonisolated(unsafe) static var settings = standard

  package static func isOn(_ setting: Setting) -> Bool { lock.withLock { settings.contains(setting) } }

  /// Turns a setting on or off. Posts the setting's notification if that changes it.
  package static func set(_ setting: Setting, _ isOn: Bool) {
    let changed = lock.withLock {
      guard settings.contains(setting) != isOn else { return false }
      if isOn { settings.insert(setting) } else { settings.remove(setting) }
      return true
    }
    if changed { NotificationPosting.post(setting.notification, object: nil) }
  }
}

extension AccessibilitySettings.Setting {
  /// The notification of a change of the setting.
  var notification: NSNotification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .darkerColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .switchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    }
  }
}

extension UIAccessibility {
  /// Posted when the setting of the same name changed.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// Posted, without an object, after ``isSwitchControlRunning`` changed.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// Posted, without an object, after ``isAssistiveTouchRunning`` changed.
  public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  /// Posted, without an object, after ``isGuidedAccessEnabled`` changed.
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  /// Posted, without an object, after ``isSpeakSelectionEnabled`` changed.
  public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
  /// Posted, without an object, after ``isSpeakScreenEnabled`` changed.
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  /// Posted, without an object, after the user turned bold text on or off. A change of traits alone does not post it.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// Posted, without an object, after the user turned higher contrast on or off. A change of traits alone does not post
  /// it.
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  /// Posted, without an object, after ``isGrayscaleEnabled`` changed.
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  /// Posted, without an object, after ``isInvertColorsEnabled`` changed.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// Posted, without an object, after ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  /// Posted, without an object, after ``shouldDifferentiateWithoutColor`` changed.
  public static let differentiateWithoutColorDidChangeNotification = name("ShouldDifferentiateWithoutColorDidChange")
  /// Posted, without an object, after ``buttonShapesEnabled`` changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
  /// Posted, without an object, after ``isOnOffSwitchLabelsEnabled`` changed.
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  /// Posted, without an object, after ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// Posted, without an object, after ``prefersCrossFadeTransitions`` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
  /// Posted, without an object, after ``isVideoAutoplayEnabled`` changed.
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  /// Posted, without an object, after ``isClosedCaptioningEnabled`` changed.
  public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  /// Posted, without an object, after ``isMonoAudioEnabled`` changed.
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  /// Posted, without an object, after ``isShakeToUndoEnabled`` changed.
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")

  private static func name(_ setting: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(setting)Notification")
  }
}
