import Dispatch
import Foundation
import Stage

/// What the desktop itself says about light and dark, through the portal that GNOME, KDE and others provide.
enum AppearancePortal {
  private static let queue = DispatchQueue(label: "desktop-appearance")
  /// In milliseconds; a portal that has to be started first takes its time.
  fileprivate static let timeout: Int32 = 5000

  /// Asks without waiting. Where there is no portal, or the user has no preference, `answer` is never called.
  @MainActor static func ask(_ answer: @escaping @MainActor (StageTraits.Appearance) -> Void) {
    let environment = ProcessInfo.processInfo.environment
    guard MessageBus.address(environment: environment) != nil else { return }
    queue.async {
      guard let appearance = MessageBus(environment: environment)?.colorScheme.flatMap(appearance(ofScheme:)) else { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer(appearance) }
      }
    }
  }

  /// The portal's number: 0 no preference, 1 dark, 2 light.
  static func appearance(ofScheme scheme: UInt32) -> StageTraits.Appearance? {
    switch scheme {
    case 1: .dark
    case 2: .light
    default: nil
    }
  }
}

extension MessageBus {
  fileprivate var colorScheme: UInt32? {
    number(
      destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings", method: "Read",
      arguments: ["org.freedesktop.appearance", "color-scheme"], timeout: AppearancePortal.timeout)
  }
}
