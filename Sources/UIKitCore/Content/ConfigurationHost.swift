/// A cell, header or footer that shows configurations.
@MainActor
package protocol ConfigurationHost: ConfigurationUpdating {
  /// The view that shows the content.
  var shownContentView: UIView { get }

  /// Replaces the content view; nil for a new empty one.
  func showContentView(_ view: UIView?)

  /// Removes the backgrounds that were set without a configuration.
  func removeOwnBackgrounds()
  /// Restores the view's own background, because the configured one was removed.
  func restoreOwnBackgrounds()

  /// Computes the state, asks for the update and then calls the handler.
  func runConfigurationUpdate()
}
