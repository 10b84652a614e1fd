/// Performs the user's choice in an alert: closes the alert and then calls the handler.
@MainActor
final class AlertSession {
  private unowned let controller: UIAlertController
  private var hasChosen = false

  init(_ controller: UIAlertController) { self.controller = controller }

  func loadView() {
    let view = AlertView(controller.content, session: self)
    controller.content.view = view
    controller.view = view
    if let content = controller.content.controller { hold(content) }
  }

  /// Shows an app's controller between texts and actions, replacing the previous one.
  func show(_ content: UIViewController?) {
    let old = controller.content.controller
    guard content !== old else { return }
    controller.content.controller = content
    if let old, old.parent === controller {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    if let content, controller.isViewLoaded { hold(content) }
    controller.content.view?.sizeDidChange()
  }

  private func hold(_ content: UIViewController) {
    controller.addChild(content)
    controller.content.view?.insert(content.view)
    content.didMove(toParent: controller)
  }

  /// [C] Calls the handler after the alert was dismissed, so that the handler can present something else.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !hasChosen, controller.presentation.isShown else { return }
    hasChosen = true
    controller.dismiss(animated: true) { [self] in
      hasChosen = false
      action.perform()
    }
  }

  /// Chooses the cancel action, for Escape or a touch outside an action sheet. Returns false if there is none.
  @discardableResult
  func cancel() -> Bool {
    guard let action = controller.content.cancelAction else { return false }
    choose(action)
    return true
  }

  func didAppear() {
    if let field = controller.content.fields.first {
      field.becomeFirstResponder()
    } else {
      controller.view.becomeFirstResponder()
    }
    UIAccessibility.post(notification: .screenChanged, argument: controller.view)
  }
}
