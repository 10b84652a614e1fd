import Foundation
import UIKit

/// Records the notifications that apps post by `UIAccessibility.post(notification:argument:)` while this object lives.
///
///     let notifications = AccessibilityNotifications()
///     try screen.activate(.label("Save"))
///     #expect(notifications.announcements == ["Saved"])
public final class AccessibilityNotifications: Sendable {
  /// A notification that was posted.
  public struct Posted {
    /// The kind of the notification, such as `announcement`.
    public let notification: UIAccessibility.Notification
    /// The element to go to, or the text to read.
    public let argument: Any?
  }

  private let log: Log
  private let key: Int

  /// Begins to record; recording ends when the object is released.
  public init() {
    let log = Log()
    self.log = log
    key = AccessibilityPosts.add { log.append(Posted(notification: $0, argument: $1)) }
  }

  deinit { AccessibilityPosts.remove(key) }

  /// The notifications posted since the object was made, on any thread, in order.
  public var posted: [Posted] { log.all }

  /// The texts that were announced.
  public var announcements: [String] {
    posted.filter { $0.notification == .announcement }.compactMap { $0.argument as? String }
  }
}

extension AccessibilityNotifications {
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var posted: [Posted] = []

    var all: [Posted] { lock.withLock { posted } }

    func append(_ notification: Posted) { lock.withLock { posted.append(notification) } }
  }
}

/// An accessibility setting of the system that the user can turn on.
public enum AccessibilitySetting: CaseIterable, Sendable {
  /// A tool that operates the screen or reads it.
  case voiceOver, switchControl, assistiveTouch, guidedAccess, speakSelection, speakScreen
  /// A change of text and colours.
  case boldText, darkerColors, grayscale, invertColors, reduceTransparency, differentiateWithoutColor
  /// A change of controls.
  case buttonShapes, switchLabels
  /// A change of motion, sound or gestures.
  case reduceMotion, crossFadeTransitions, videoAutoplay, closedCaptioning, monoAudio, shakeToUndo

  fileprivate var setting: AccessibilitySettings.Setting {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    case .assistiveTouch: .assistiveTouch
    case .guidedAccess: .guidedAccess
    case .speakSelection: .speakSelection
    case .speakScreen: .speakScreen
    case .boldText: .boldText
    case .darkerColors: .darkerColors
    case .grayscale: .grayscale
    case .invertColors: .invertColors
    case .reduceTransparency: .reduceTransparency
    case .differentiateWithoutColor: .differentiateWithoutColor
    case .buttonShapes: .buttonShapes
    case .switchLabels: .switchLabels
    case .reduceMotion: .reduceMotion
    case .crossFadeTransitions: .crossFadeTransitions
    case .videoAutoplay: .videoAutoplay
    case .closedCaptioning: .closedCaptioning
    case .monoAudio: .monoAudio
    case .shakeToUndo: .shakeToUndo
    }
  }
}

/// Runs `body` with an accessibility setting turned on or off. The app receives the notifications of both changes, as
/// for a change in Settings.
///
/// The settings apply to the whole process, so nothing else may run at the same time: `body` is synchronous.
@MainActor public func withAccessibility<Result>(
  _ setting: AccessibilitySetting, _ isOn: Bool = true, _ body: () throws -> Result
) rethrows -> Result {
  let before = AccessibilitySettings.isOn(setting.setting)
  AccessibilitySettings.set(setting.setting, isOn)
  defer { AccessibilitySettings.set(setting.setting, before) }
  return try body()
}
