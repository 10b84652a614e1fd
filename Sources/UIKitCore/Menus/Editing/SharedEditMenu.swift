/// The menu of `UIMenuController`: an edit menu at a view that the app names, with the commands of the first responder.
@MainActor
final class SharedEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let controller: UIMenuController
  private weak var view: UIView?
  private var target = CGRect.zero
  private var interaction: UIEditMenuInteraction?
  private var lastFrame = CGRect.zero

  init(_ controller: UIMenuController) {
    self.controller = controller
    super.init()
  }

  var isOpen: Bool { interaction?.session.isOpen ?? false }

  var frame: CGRect { interaction?.session.barFrame ?? .zero }

  func setTarget(_ rect: CGRect, in view: UIView) {
    if self.view !== view, isOpen { setOpen(false, animated: false) }
    self.view = view
    target = rect
    guard isOpen else { return }
    interaction?.updateVisibleMenuPosition(animated: false)
    tellFrame()
  }

  func setOpen(_ opens: Bool, animated: Bool) {
    guard opens != isOpen else { return update() }
    if opens { open(animated: animated) } else { interaction?.session.dismiss(animated: animated) }
  }

  func close(of view: UIView) { if view === self.view { setOpen(false, animated: true) } }

  func update() {
    guard isOpen else { return }
    interaction?.reloadVisibleMenu()
    tellFrame()
  }

  /// [C] Without a first responder, or in a view outside of a window, nothing opens.
  private func open(animated: Bool) {
    guard let view, view.window?.firstResponder != nil else { return }
    remove(interaction)
    let interaction = UIEditMenuInteraction(delegate: self)
    interaction.session.opensListOnClick = false
    interaction.session.suggestions = { [weak controller] view in
      guard let controller, let first = view.window?.firstResponder else { return [] }
      return StandardEditAction.suggestions(from: first, sender: controller) + MenuItemElements.elements(from: first)
    }
    view.addInteraction(interaction)
    self.interaction = interaction
    interaction.session.present(
      UIEditMenuConfiguration(identifier: nil, at: target, controller.arrowDirection), animated: animated)
    tellFrame()
    if !interaction.session.isOpen { remove(interaction) }
  }

  private func remove(_ interaction: UIEditMenuInteraction?) {
    guard let interaction else { return }
    interaction.view?.removeInteraction(interaction)
    if interaction === self.interaction { self.interaction = nil }
  }

  private func tellFrame() {
    guard frame != lastFrame else { return }
    lastFrame = frame
    post(UIMenuController.menuFrameDidChangeNotification)
  }

  private func post(_ name: NSNotification.Name) { NotificationPosting.post(name, object: controller) }

  // MARK: UIEditMenuInteractionDelegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(UIMenuController.willShowMenuNotification)
    animator.addCompletion { [weak self] in self?.post(UIMenuController.didShowMenuNotification) }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(UIMenuController.willHideMenuNotification)
    tellFrame()
    animator.addCompletion { [weak self, weak interaction] in
      self?.remove(interaction)
      self?.post(UIMenuController.didHideMenuNotification)
    }
  }
}

extension UIEditMenuConfiguration {
  /// Both enumerations of the arrow's directions have equal raw values.
  fileprivate convenience init(
    identifier: AnyHashable?, at target: CGRect, _ direction: UIMenuController.ArrowDirection
  ) {
    self.init(identifier: identifier, sourcePoint: CGPoint(x: target.midX, y: target.midY))
    preferredArrowDirection = UIEditMenuArrowDirection(rawValue: direction.rawValue) ?? .automatic
  }
}

/// The app's own items of edit menus.
@MainActor
package enum MenuItemElements {
  /// Elements for the items that a responder, or a later one in its chain, can perform now.
  package static func elements(from responder: UIResponder, where isOffered: (Selector) -> Bool = { _ in true })
    -> [UIMenuElement]
  {
    let controller = UIMenuController.shared
    return (controller.menuItems ?? []).compactMap { item in
      let action = item.action
      guard isOffered(action),
        let target = responder.target(forAction: action, withSender: controller) as? UIResponder
      else { return nil }
      return UIAction(title: item.title) { [weak target] _ in
        if let target { ActionTable.send(action, to: target, sender: controller) }
      }
    }
  }
}
