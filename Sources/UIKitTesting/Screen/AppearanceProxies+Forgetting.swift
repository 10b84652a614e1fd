import UIKit

/// Runs a body that begins without appearance proxies, and removes the settings that it makes:
/// `UINavigationBar.appearance()` is one for all tests of a process.
///
///     try forgettingAppearance {
///       UISwitch.appearance().onTintColor = .systemIndigo
///       let screen = MountedScreen(SettingsController())
///       …
///     }
@MainActor
public func forgettingAppearance<Result>(_ body: () throws -> Result) rethrows -> Result {
  try AppearanceProxies.forgetting(body)
}
