extension UITableViewHeaderFooterView: ConfigurationHost {
  /// Called with a view and its state in every update, after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    (
      _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

  package var shownContentView: UIView { content.view }

  package func showContentView(_ view: UIView?) { content.replaceView(view) }

  package func removeOwnBackgrounds() { backgroundView = nil }

  /// A header has no background by default.
  package func restoreOwnBackgrounds() {}

  package func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The state as UIKit provides it, before the app adds custom values.
  var ownConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = content.isPinned
    return state
  }

  /// The default content of a header or footer in the style of the enclosing list.
  var ownContentConfiguration: UIListContentConfiguration {
    content.style.isFooter
      ? content.style.isGrouped ? .groupedFooter() : .plainFooter()
      : content.style.isGrouped ? .groupedHeader() : .plainHeader()
  }
}
