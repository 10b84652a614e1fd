/// Shows the background configuration of a cell, header or footer: by the host's own layer if the background is one
/// colour that fills the host, else by a view.
///
/// A layer that fills its bounds with a colour is opaque, so that rows are drawn directly into the frame, without
/// separate bitmaps.
@MainActor
struct ConfiguredBackground {
  private var view: ConfiguredBackgroundView?
  /// Whether the app has changed the host's layer so that the layer's colour would look different from a background
  /// view's.
  private var needsView = false

  mutating func show(_ configuration: UIBackgroundConfiguration, in host: UIView) {
    guard let color = configuration.fill, !needsView else { return showView(configuration, in: host) }
    removeView()
    host.display.setFill(color)
  }

  private mutating func showView(_ configuration: UIBackgroundConfiguration, in host: UIView) {
    host.display.setFill(nil)
    if view == nil {
      let made = ConfiguredBackgroundView()
      made.frame = host.bounds
      host.insertSubview(made, at: 0)
      view = made
    }
    view?.configuration = configuration
  }

  mutating func remove(from host: UIView) {
    removeView()
    host.display.setFill(nil)
  }

  private mutating func removeView() {
    view?.removeFromSuperview()
    view = nil
  }

  mutating func layOut(_ configuration: UIBackgroundConfiguration, in host: UIView, _ bounds: CGRect) {
    if host.display.hasFill, !host.display.showsFill {
      needsView = true
      showView(configuration, in: host)
    }
    view?.frame = bounds
  }
}
