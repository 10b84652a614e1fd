import Dispatch
import Foundation
import Stage

/// The desktop's preference for light or dark and for contrast, through the portal that GNOME, KDE and others
/// provide.
enum AppearancePortal {
  private static let queue = DispatchQueue(label: "desktop-appearance")
  /// In milliseconds; a portal that has to be started first takes its time.
  fileprivate static let timeout: Int32 = 5000

  /// The user's preferences; nil for none.
  struct Preferences: Equatable, Sendable {
    var appearance: StageTraits.Appearance?
    var contrast: StageTraits.Contrast?

    /// - Parameters:
    ///   - scheme: the portal's number: 0 no preference, 1 dark, 2 light; nil if it has no such setting.
    ///   - contrast: the portal's number: 0 no preference, 1 high; nil if it has no such setting. No preference is an
    ///     answer here: a desktop that knows the setting and does not ask for it shows normal contrast.
    init(scheme: UInt32?, contrast: UInt32?) {
      appearance = scheme == 1 ? .dark : scheme == 2 ? .light : nil
      self.contrast = contrast.map { $0 == 1 ? .high : .normal }
    }
  }

  /// Asks without waiting. If there is no portal, `answer` is never called.
  @MainActor static func ask(_ answer: @escaping @MainActor (Preferences) -> Void) {
    let environment = ProcessInfo.processInfo.environment
    guard MessageBus.address(environment: environment) != nil else { return }
    queue.async {
      guard let bus = MessageBus(environment: environment) else { return }
      let preferences = Preferences(scheme: bus.setting("color-scheme"), contrast: bus.setting("contrast"))
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer(preferences) }
      }
    }
  }
}

extension MessageBus {
  /// A setting of the desktop's appearance by its name.
  fileprivate func setting(_ name: String) -> UInt32? {
    number(
      destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings", method: "Read",
      arguments: ["org.freedesktop.appearance", name], timeout: AppearancePortal.timeout)
  }
}
