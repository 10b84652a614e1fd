/// The placeholder that a controller shows over its view while it has no content.
///
/// The first update runs before the first layout in a window, later ones before the layout after their request.
@MainActor
final class ControllerContentUnavailable {
  private unowned let controller: UIViewController
  private var view: (any UIView & UIContentView)?
  private var needsUpdate = true
  private var isUpdating = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// The configuration that the app set; it is shown updated for the controller's state.
  var configuration: (any UIContentConfiguration)? { didSet { if controller.isViewLoaded, !isUpdating { show() } } }

  /// The state as UIKit provides it, before the app adds custom values.
  var ownState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
  }

  func setNeedsUpdate() {
    needsUpdate = true
    controller.viewIfLoaded?.setNeedsLayout()
  }

  /// Called before each layout of the controller's view.
  func layOut() {
    updateIfNeeded()
    place()
  }

  private func updateIfNeeded() {
    guard needsUpdate, !isUpdating, controller.viewIfLoaded?.window != nil else { return }
    needsUpdate = false
    isUpdating = true
    controller.updateContentUnavailableConfiguration(using: controller.contentUnavailableConfigurationState)
    isUpdating = false
    show()
  }

  private func show() {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = configuration.updated(for: controller.contentUnavailableConfigurationState)
    if let view, type(of: view.configuration) == type(of: shown), view.supports(shown) {
      view.configuration = shown
    } else {
      view?.removeFromSuperview()
      let made = shown.makeContentView()
      view = made
      controller.view.addSubview(made)
    }
    place()
  }

  /// Covers the controller's view; of a scroll view, its visible part.
  private func place() {
    guard let view, let superview = view.superview else { return }
    let frame = (superview as? UIScrollView).map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? superview.bounds
    if view.frame != frame { view.frame = frame }
  }
}
