/// Drags items onto a tab bar, and along it.
@MainActor
final class TabIconDrag: NSObject, UIGestureRecognizerDelegate {
  private unowned let customizer: TabCustomizer
  private var recognizers: [UIPanGestureRecognizer] = []
  private var item: UITabBarItem?
  private weak var origin: UIView?
  /// The icon under the finger.
  private weak var floating: UIView?

  init(_ customizer: TabCustomizer) { self.customizer = customizer }

  /// The scale of an icon under the finger [?], and the duration of its drop, in seconds.
  private static let scale: CGFloat = 1.3
  private static let duration: TimeInterval = 0.2

  func watch(_ screen: TabCustomizingView, _ bar: UITabBar) {
    for view in [screen, bar] as [UIView] {
      let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
      recognizer.maximumNumberOfTouches = 1
      recognizer.delegate = self
      recognizer.actions.handler = { [weak self, weak recognizer] in recognizer.map { self?.drag($0) } }
      view.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  /// Ends watching, and a drag that is on its way.
  func stop() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
    layDown(at: nil)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    item == nil && source(at: touch.location(in: container)) != nil
  }

  /// A drag of an icon does not scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  private var container: UIView? { customizer.view.superview }

  /// The item at a point of the container, with its view.
  private func source(at point: CGPoint) -> (item: UITabBarItem, view: UIView)? {
    guard let container else { return nil }
    if let (item, view) = tab(at: point) { return customizer.canMove(item) ? (item, view) : nil }
    return customizer.view.icon(at: container.convert(point, to: customizer.view)).map { ($0.item, $0) }
  }

  private func tab(at point: CGPoint) -> (UITabBarItem, UIView)? {
    guard let container, let bar = customizer.tabBar else { return nil }
    return bar.contents.tab(at: container.convert(point, to: bar))
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    guard let container else { return }
    let point = recognizer.location(in: container)
    switch recognizer.state {
    case .began:
      let translation = recognizer.translation(in: container)
      lift(from: CGPoint(x: point.x - translation.x, y: point.y - translation.y))
      move(to: point)
    case .changed: move(to: point)
    case .ended: drop(at: point)
    case .cancelled, .failed: layDown(at: nil)
    default: break
    }
  }

  private func lift(from point: CGPoint) {
    guard let container, let source = source(at: point) else { return }
    item = source.item
    origin = source.view
    let icon = TabIcon(source.item, in: customizer)
    icon.isUserInteractionEnabled = false
    icon.showAsLifted()
    icon.bounds.size = CGSize(width: TabCustomizingLayout.leastWidth, height: TabCustomizingLayout.iconHeight)
    icon.center = container.convert(source.view.bounds.middle, from: source.view)
    container.addSubview(icon)
    floating = icon
    show(source.view, isLifted: true)
    UIView.animate(withDuration: Self.duration) {
      icon.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    }
  }

  private func show(_ view: UIView, isLifted: Bool) {
    if let tab = view as? UITabBarButton { tab.isLifted = isLifted } else { view.alpha = isLifted ? 0 : 1 }
  }

  private func move(to point: CGPoint) {
    guard let item else { return }
    floating?.center = point
    // A tab moves along the bar with the finger; another item changes the bar only when it is dropped.
    guard customizer.isOnBar(item), let (target, _) = tab(at: point), target !== item else {
      return customizer.tabBar?.contents.mark(customizer.isOnBar(item) ? nil : target(at: point)) ?? ()
    }
    if customizer.put(item, inPlaceOf: target) { customizer.tabBar?.layoutIfNeeded() }
  }

  private func target(at point: CGPoint) -> UITabBarItem? {
    guard let item, let (target, _) = tab(at: point) else { return nil }
    return customizer.targets(for: item).contains { $0 === target } ? target : nil
  }

  private func drop(at point: CGPoint) {
    guard let item, let target = target(at: point), !customizer.isOnBar(item) else { return layDown(at: origin) }
    customizer.tabBar?.contents.mark(nil)
    customizer.put(item, inPlaceOf: target)
    customizer.tabBar?.layoutIfNeeded()
    layDown(at: customizer.tabBar?.contents.view(of: item))
  }

  /// Drops the item. Its icon moves to a view, or disappears at once.
  private func layDown(at view: UIView?) {
    customizer.tabBar?.contents.mark(nil)
    origin.map { show($0, isLifted: false) }
    let icon = floating
    item = nil
    origin = nil
    floating = nil
    guard let icon, let view, let container else {
      icon?.removeFromSuperview()
      return
    }
    let place = container.convert(view.bounds.middle, from: view)
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        icon.center = place
        icon.transform = .identity
        icon.alpha = 0
      }, completion: { _ in icon.removeFromSuperview() })
  }
}
