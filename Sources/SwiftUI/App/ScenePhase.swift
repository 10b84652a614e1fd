import UIKit

/// The visibility and activity of the app.
///
/// Documentation: `SwiftUI/ScenePhase`.
public enum ScenePhase: Comparable, Sendable {
  /// Not visible.
  case background
  /// Visible, while another window has the keyboard.
  case inactive
  /// Visible and receiving events.
  case active
}

extension EnvironmentValues {
  private struct PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
  /// The visibility and activity of the app.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
}

/// Follows the app's life.
@MainActor
final class ScenePhaseObserver {
  private(set) var phase: ScenePhase
  private let onChange: () -> Void
  private var observations: [any NSObjectProtocol] = []

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
    phase = Self.current
    let names: [(NSNotification.Name, ScenePhase)] = [
      (UIApplication.didBecomeActiveNotification, .active), (UIApplication.willResignActiveNotification, .inactive),
      (UIApplication.didEnterBackgroundNotification, .background),
      (UIApplication.willEnterForegroundNotification, .inactive),
    ]
    for (name, phase) in names {
      observations.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.enter(phase) }
        })
    }
  }

  isolated deinit { for observation in observations { NotificationCenter.default.removeObserver(observation) } }

  private static var current: ScenePhase {
    switch UIApplication.shared.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    @unknown default: .active
    }
  }

  private func enter(_ phase: ScenePhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    onChange()
  }
}
