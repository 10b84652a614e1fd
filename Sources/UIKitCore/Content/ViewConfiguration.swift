import Observation

/// The configurations of a cell, header or footer, and their updates.
///
/// Updates are collected: a view that requested one is updated before its next layout.
@MainActor
package final class ViewConfiguration<Handler> {
  private unowned let host: any ConfigurationHost
  private var shownBackground = ConfiguredBackground()
  private var needsUpdate = true
  private var isUpdating = false
  /// The number of the latest update. A change of a model that only an older update read is ignored.
  private var generation = 0

  /// Called by the host in every update.
  package var updateHandler: Handler? { didSet { setNeedsUpdate() } }
  package var automaticallyUpdatesContent = true
  package var automaticallyUpdatesBackground = true

  package init(host: any ConfigurationHost) { self.host = host }

  // MARK: Content

  package private(set) var content: (any UIContentConfiguration)?

  package func setContent(_ content: (any UIContentConfiguration)?) {
    show(content)
    // Changes made by an update do not request another.
    if !isUpdating { setNeedsUpdate() }
  }

  /// [D] If the content has the type of the existing content view's, that view shows it; otherwise a new view is made.
  private func show(_ content: (any UIContentConfiguration)?) {
    let hadContent = self.content != nil
    self.content = content
    guard let content else {
      if hadContent { host.showContentView(nil) }
      return
    }
    if hadContent, let view = host.shownContentView as? any UIContentView, take(content, in: view) { return }
    let view = content.makeContentView()
    reportIfInUse(view, content)
    reportIfForeign(view, content)
    host.showContentView(view)
  }

  /// Gives the existing content view another configuration if the view supports it. Returns whether it does.
  private func take(_ content: any UIContentConfiguration, in view: any UIContentView) -> Bool {
    // Read once: each access copies the configuration.
    let shown = view.configuration
    guard type(of: shown) == type(of: content), view.supports(content) else { return false }
    if !Self.areEqual(shown, content) { view.configuration = content }
    return true
  }

  /// Reports that `makeContentView` returned a view that another host shows: it disappears there.
  private func reportIfInUse(_ view: UIView, _ content: any UIContentConfiguration) {
    guard let superview = view.superview, superview !== host else { return }
    DataLog.say(
      """
      \(type(of: content)).makeContentView() returned a view that is in use already: \(view). It is taken from \
      \(superview). Return a new view each time.
      """)
  }

  /// Reports a content view whose `configuration` has another type than the one it was made for: every update would
  /// make a new view.
  private func reportIfForeign(_ view: any UIView & UIContentView, _ content: any UIContentConfiguration) {
    let (made, shown) = ("\(type(of: content))", "\(type(of: view.configuration))")
    guard made != shown else { return }
    DataLog.say(
      """
      \(made).makeContentView() returned a \(type(of: view)) whose configuration is a \(shown). It is shown, but made \
      anew in every update. Return from `configuration` what was set, or what the view was made with.
      """)
  }

  private static func areEqual(_ first: any UIContentConfiguration, _ second: any UIContentConfiguration) -> Bool {
    // Tries the usual type first: looking up a type's `Equatable` conformance takes longer than comparing the values of
    // nearly all rows.
    if let first = first as? UIListContentConfiguration { return second as? UIListContentConfiguration == first }
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, second)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { second as? Value == first }

  // MARK: Background

  package private(set) var background: UIBackgroundConfiguration?

  package func setBackground(_ background: UIBackgroundConfiguration?) {
    showBackground(background)
    if !isUpdating { setNeedsUpdate() }
  }

  private func showBackground(_ background: UIBackgroundConfiguration?) {
    let hadBackground = self.background != nil
    self.background = background
    guard let background else {
      guard hadBackground else { return }
      shownBackground.remove(from: host)
      return host.restoreOwnBackgrounds()
    }
    if !hadBackground { host.removeOwnBackgrounds() }
    shownBackground.show(background, in: host)
  }

  package func layOut(in bounds: CGRect) {
    if let background { shownBackground.layOut(background, in: host, bounds) }
  }

  // MARK: Updates

  package func setNeedsUpdate() {
    needsUpdate = true
    host.setNeedsLayout()
  }

  /// Runs a requested update. If an observable model that the update read changes, another update is requested [D].
  package func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    generation += 1
    let generation = generation
    withObservationTracking {
      host.runConfigurationUpdate()
    } onChange: { [weak self] in
      Task { @MainActor in self?.modelDidChange(since: generation) }
    }
    isUpdating = false
  }

  private func modelDidChange(since generation: Int) {
    if generation == self.generation { setNeedsUpdate() }
  }

  /// Updates the content and the background for a state, unless the app has switched that off.
  package func update(for state: any UIConfigurationState) {
    if automaticallyUpdatesContent, let content { show(content.updated(for: state)) }
    if automaticallyUpdatesBackground, let background { showBackground(background.updated(for: state)) }
  }
}
