/// The menu of one interaction: from the question whether there is one, to its end.
@MainActor
package final class ContextMenuSession {
  unowned let interaction: UIContextMenuInteraction
  weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The owner beside which the menu opens; nil for a view that is pressed or clicked.
  weak var owner: (any MenuOwner)?
  private(set) weak var view: UIView?
  let deferred = DeferredMenuElements()
  private lazy var recognizer = MenuPressGestureRecognizer(session: self)
  /// The point at which the menu was requested, in the window.
  private var place = CGPoint.zero
  private var prepared: UIContextMenuConfiguration?
  private var configuration: UIContextMenuConfiguration?
  private var menu: UIMenu?
  /// Weak, because the window retains the overlay, which retains the interaction.
  private weak var overlay: ContextMenuOverlay?
  /// Whether the finger that opened the menu has moved on: before that it chooses nothing.
  private var hasMoved = false
  /// The distance after which the finger has moved on, in points [?].
  private static let hysteresis: CGFloat = 10

  init(interaction: UIContextMenuInteraction) { self.interaction = interaction }

  // MARK: View

  func willMove(to newView: UIView?) {
    guard let view else { return }
    close(animated: false)
    view.removeGestureRecognizer(recognizer)
    self.view = nil
  }

  func didMove(to newView: UIView?) {
    view = newView
    newView?.addGestureRecognizer(recognizer)
  }

  /// Opens the menu without waiting, while a touch is down or without any.
  func openAtOnce() {
    guard overlay == nil, let view else { return }
    if recognizer.beginNow() { return }
    if mayBegin(at: view.convert(view.bounds.middle, to: nil)) { open(isCompact: true) }
  }

  /// Opens the menu of a view that opens it without a gesture, at a position of the window.
  func open(in view: UIView, at place: CGPoint) {
    self.view = view
    if mayBegin(at: place) { open(isCompact: true) }
  }

  var isOpen: Bool { overlay != nil }

  func location(in other: UIView?) -> CGPoint { other?.convert(place, from: nil) ?? place }

  var appearance: UIContextMenuInteraction.appearance {
    guard let overlay else { return .unknown }
    return overlay.isCompact ? .compact : .rich
  }

  // MARK: Opening

  /// Asks for the menu at a position of the window. Returns whether there is one.
  func mayBegin(at place: CGPoint) -> Bool {
    guard overlay == nil, let view, view.window != nil, owner?.mayOpenMenu != false else { return false }
    self.place = place
    owner?.menuWillBeAsked()
    prepared = delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: view.convert(place, from: nil))
    return prepared != nil
  }

  /// Opens the requested menu; a compact one opens at the point, without a preview.
  func open(isCompact: Bool = false) {
    let isCompact = isCompact || owner != nil
    guard let configuration = prepared, let view, let window = view.window else { return }
    prepared = nil
    hasMoved = false
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    let controller = isCompact ? nil : configuration.previewProvider?()
    // [?] A menu without elements opens only for its preview.
    guard !MenuContent(menu).isEmpty || controller != nil else { return }
    if !isCompact { release(view) }
    let source = isCompact ? nil : preview(of: configuration, isHighlighting: true) ?? defaultPreview(of: view)
    self.configuration = configuration
    self.menu = menu
    let overlay = ContextMenuOverlay(
      session: self, at: owner?.menuAnchor(for: configuration) ?? .point(place), source: source,
      controller: controller, keepsFirstClosest: keepsFirstClosest(configuration, view))
    self.overlay = overlay
    deferred.onArrival = { [weak overlay] in overlay?.refresh() }
    let animator = ContextMenuAnimator(preview: controller)
    delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    guard self.overlay === overlay else { return animator.complete() }
    owner?.menuDidOpen()
    window.addSubview(overlay)
    window.presence.keyCapture = overlay
    overlay.show(menu)
    overlay.setPressed(source)
    overlay.open(animator)
    UIAccessibility.post(notification: .screenChanged, argument: overlay)
  }

  /// Ends the highlight of pressed controls, the view or controls in it, because the touch belongs to the menu now.
  /// Controls that the app highlights without a touch stay highlighted.
  private func release(_ view: UIView) {
    let controls = Self.pressedControls(in: view)
    guard !controls.isEmpty else { return }
    UIView.performWithoutAnimation {
      for control in controls { control.isHighlighted = false }
      // A view around the controls may update its look in its layout.
      view.window?.layoutIfNeeded()
    }
  }

  private static func pressedControls(in view: UIView) -> [UIControl] {
    let inside = view.subviews.flatMap(pressedControls)
    guard let control = view as? UIControl, control.isTracking, control.isHighlighted else { return inside }
    return [control] + inside
  }

  /// [D] Menus of scrolling content keep their order unless the app specifies otherwise.
  private func keepsFirstClosest(_ configuration: UIContextMenuConfiguration, _ view: UIView) -> Bool {
    switch configuration.preferredMenuElementOrder {
    case .automatic:
      owner?.keepsMenuOrder != true
        && !sequence(first: view, next: \.superview).contains { $0 is UIScrollView }
    case .priority: true
    case .fixed: false
    }
  }

  private func preview(of configuration: UIContextMenuConfiguration, isHighlighting: Bool) -> UITargetedPreview? {
    let preview =
      isHighlighting
      ? delegate?.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
      : delegate?.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    guard let preview, preview.target.container.window != nil else { return nil }
    return preview
  }

  private func defaultPreview(of view: UIView) -> UITargetedPreview? {
    view.superview == nil ? nil : UITargetedPreview(view: view)
  }

  // MARK: While it is open

  /// The finger that opened the menu moves on: over the menu it chooses.
  func fingerMoved(to place: CGPoint) {
    if hypot(place.x - self.place.x, place.y - self.place.y) > Self.hysteresis { hasMoved = true }
    if hasMoved { overlay?.follow(place) }
  }

  func fingerLifted(at place: CGPoint) { if hasMoved { overlay?.lift(at: place, choosesPreview: false) } }

  /// Shows the pressed view at once and closes the menu, because the view is being dragged.
  package func closeForDrag() {
    guard let overlay else { return }
    overlay.setPressed(nil)
    overlay.releasePreview()
    close()
  }

  func updateMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu, let overlay else { return }
    let other = block(menu)
    self.menu = other
    overlay.update(with: other)
  }

  func choose(_ action: UIAction, in menu: UIMenu) {
    guard !action.attributes.contains(.disabled) else { return }
    if menu.options.contains(.singleSelection) {
      for other in menu.ownActions { other.state = other === action ? .on : .off }
    }
    let sender = owner?.menuSender ?? interaction
    guard action.attributes.contains(.keepsMenuPresented) else {
      return close { [owner] in
        owner?.menuWillPerform(action)
        action.perform(from: sender)
      }
    }
    owner?.menuWillPerform(action)
    action.perform(from: sender)
    overlay?.refresh()
  }

  /// Called when the preview was tapped.
  func commit() {
    guard let configuration, let overlay else { return }
    let animator = ContextMenuAnimator(preview: overlay.controller)
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close(along: animator)
  }

  // MARK: Closing

  /// Closes the menu.
  ///
  /// - Parameters:
  ///   - commit: the app's animations, if the preview was tapped.
  ///   - action: runs when the app has been informed that the menu closed.
  func close(animated: Bool = true, along commit: ContextMenuAnimator? = nil, _ action: () -> Void = {}) {
    guard let overlay, let configuration else { return action() }
    self.overlay = nil
    self.configuration = nil
    menu = nil
    deferred.end()
    owner?.menuWillClose()
    if overlay.window?.presence.keyCapture === overlay { overlay.window?.presence.keyCapture = nil }
    let animator = ContextMenuAnimator(preview: overlay.controller)
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    // Asked before the action, which may delete the row that the preview moves back to.
    let target = preview(of: configuration, isHighlighting: false) ?? overlay.pressed
    action()
    overlay.close(to: target, animated: animated, along: [animator] + (commit.map { [$0] } ?? [])) {
      overlay.showPressed()
      animator.complete()
      commit?.complete()
    }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }
}

/// Secondary clicks.
@MainActor
enum ContextMenuClick {
  /// Opens the menu of the view at a position of the window, or of an enclosing one. A click beside an open menu closes it.
  static func open(at place: CGPoint, in window: UIWindow) {
    var current = window.hitTest(place, with: nil)
    while let view = current {
      if let overlay = view as? ContextMenuOverlay { return overlay.clickedBeside(at: place) }
      for case let interaction as UIContextMenuInteraction in view.interactions
      where interaction.session.mayBegin(at: place) { return interaction.session.open(isCompact: true) }
      for case let interaction as UIEditMenuInteraction in view.interactions
      where interaction.session.openList(at: place) { return }
      current = view.superview
    }
  }
}
