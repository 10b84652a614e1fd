/// The edit menu of one interaction: its elements, its bar on screen, and the events that close it.
@MainActor
final class EditMenuSession: NSObject {
  private unowned let interaction: UIEditMenuInteraction
  weak var delegate: (any UIEditMenuInteractionDelegate)?
  weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private var bar: EditMenuBar?
  private let dismissal = EditMenuDismissal()
  /// Opens the list that a click gets.
  private var list: UIContextMenuInteraction?
  /// Whether a click with the secondary button opens the menu as a list.
  var opensListOnClick = true
  /// Called before a click opens the menu, with the location in the view, so that the clicked text or item is selected
  /// first.
  var onClick: ((CGPoint) -> Void)?
  /// The elements that are suggested to the delegate; by default the standard actions that can be performed.
  lazy var suggestions: (UIView) -> [UIMenuElement] = { [unowned interaction] in
    StandardEditAction.suggestions(from: $0, sender: interaction)
  }

  init(interaction: UIEditMenuInteraction) {
    self.interaction = interaction
    super.init()
    dismissal.onTouch = { [weak self] in self?.touchBegan($0) }
  }

  var isOpen: Bool { bar != nil || list?.menuAppearance == .compact }

  /// The frame of the bar on the screen; nil while there is none.
  var barFrame: CGRect? {
    guard let bar, let window = bar.window else { return nil }
    return window.convert(bar.frame, to: window.screen.coordinateSpace)
  }

  /// The touch that closed the menu last: it may ask for it again.
  private(set) weak var closingTouch: UITouch?

  func willMove() {
    dismiss(animated: false)
    view = nil
  }

  func location(in other: UIView?) -> CGPoint {
    guard let configuration, let view else { return .zero }
    return view.convert(configuration.sourcePoint, to: other)
  }

  // MARK: Opening

  func present(_ configuration: UIEditMenuConfiguration, animated: Bool = true) {
    dismiss(animated: false)
    guard let view, let window = view.window, let menu = menu(for: configuration, in: view) else { return }
    self.configuration = configuration
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
    let bar = EditMenuBar(menu)
    bar.onChoose = { [weak self] in self?.choose($0, in: $1) }
    self.bar = bar
    bar.add(to: window)
    window.addGestureRecognizer(dismissal)
    dismissal.menu = bar
    place(bar)
    guard animated else {
      animator.runAnimations()
      return animator.complete()
    }
    bar.alpha = 0
    fade {
      bar.alpha = 1
    } along: {
      animator
    }
  }

  /// Opens the menu as a list at a position of the window, if it has elements.
  /// - Returns: whether it did.
  func openList(at place: CGPoint) -> Bool {
    guard opensListOnClick, let view else { return false }
    dismiss(animated: false)
    onClick?(view.convert(place, from: nil))
    let list = list ?? UIContextMenuInteraction(delegate: self)
    self.list = list
    list.session.open(in: view, at: place)
    return list.session.isOpen
  }

  /// The menu to show; nil for none.
  private func menu(for configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu? {
    let suggestions = MenuBuilding.edited(suggestions(view), from: view)
    let asked = delegate?.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestions)
    let menu = asked ?? UIMenu(children: suggestions)
    return MenuContent(menu).isEmpty ? nil : menu
  }

  /// The rectangle beside which the menu opens, in the window.
  private func target(of configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
    let asked = delegate?.editMenuInteraction(interaction, targetRectFor: configuration) ?? .null
    return view.convert(asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked, to: nil)
  }

  private func place(_ bar: EditMenuBar) {
    guard let configuration, let view else { return }
    bar.place(beside: target(of: configuration, in: view), configuration.preferredArrowDirection)
  }

  // MARK: While it is open

  func reload() {
    guard let bar, let configuration, let view else { return }
    guard let menu = menu(for: configuration, in: view) else { return dismiss() }
    bar.show(menu)
    place(bar)
  }

  func updatePosition(animated: Bool) {
    guard let bar else { return }
    guard animated else { return place(bar) }
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration, delay: 0, options: .allowUserInteraction) { [self] in
      place(bar)
    }
  }

  private func choose(_ item: MenuContent.Item, in bar: EditMenuBar) {
    switch item {
    case .submenu(let menu):
      bar.show(menu)
      place(bar)
    case .action(let action, let menu):
      if menu.options.contains(.singleSelection) {
        for other in menu.ownActions { other.state = other === action ? .on : .off }
      }
      if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
      action.perform(from: interaction)
    case .loading: break
    }
  }

  private func touchBegan(_ touch: UITouch) {
    closingTouch = touch
    dismiss()
  }

  // MARK: Closing

  func dismiss(animated: Bool = true) {
    list?.dismissMenu()
    guard let bar, let configuration else { return }
    self.bar = nil
    self.configuration = nil
    dismissal.view?.removeGestureRecognizer(dismissal)
    bar.isUserInteractionEnabled = false
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
    guard animated, bar.window != nil else {
      bar.removeFromSuperview()
      return animator.complete()
    }
    fade {
      bar.alpha = 0
    } along: {
      animator
    } completion: {
      bar.removeFromSuperview()
    }
  }

  private func fade(
    _ change: @escaping () -> Void, along animator: () -> EditMenuAnimator, completion: @escaping () -> Void = {}
  ) {
    let animator = animator()
    UIView.animate(withDuration: EditMenuMetrics.fadeDuration, delay: 0, options: .allowUserInteraction) {
      change()
      animator.runAnimations()
    } completion: { _ in
      completion()
      animator.complete()
    }
  }
}

/// The list at the pointer makes the same calls as the menu.
extension EditMenuSession: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view else { return nil }
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: location)
    guard let menu = menu(for: configuration, in: view) else { return nil }
    self.configuration = configuration
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let own = EditMenuAnimator()
    if let configuration = self.configuration {
      delegate?.editMenuInteraction(self.interaction, willPresentMenuFor: configuration, animator: own)
    }
    animator?.addAnimations { own.runAnimations() }
    animator?.addCompletion { own.complete() }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let own = EditMenuAnimator()
    if let configuration = self.configuration {
      delegate?.editMenuInteraction(self.interaction, willDismissMenuFor: configuration, animator: own)
    }
    self.configuration = nil
    animator?.addAnimations { own.runAnimations() }
    animator?.addCompletion { own.complete() }
  }
}

/// Observes touches outside an edit menu: they close the menu and are still delivered to the touched view.
@MainActor
final class EditMenuDismissal: UIGestureRecognizer {
  weak var menu: UIView?
  var onTouch: ((UITouch) -> Void)?

  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  required convenience init?(coder: NSCoder) { self.init() }

  /// Every touch closes the menu, even if another recogniser recognises it.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
    guard let menu else { return }
    if let touch = touches.first(where: { $0.view?.isDescendant(of: menu) != true }) { onTouch?(touch) }
  }
}
