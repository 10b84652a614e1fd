import UIKit

/// Runs a body that begins without appearance proxies, and forgets what it sets on them: `UINavigationBar.appearance()` is
/// one for all tests of a process.
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
