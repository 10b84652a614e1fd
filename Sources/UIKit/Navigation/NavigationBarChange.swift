/// The movement of a navigation bar from one item's content to another's.
///
/// Titles slide with the screens beneath and fade into each other; buttons only fade [C].
@MainActor
final class NavigationBarChange {
  private unowned let bar: UINavigationBar
  let from: NavigationBarContent?
  let to: NavigationBarContent?
  let oldItems: [UINavigationItem]
  private let isPush: Bool
  private var progress: CGFloat = 0

  init(
    bar: UINavigationBar, from: NavigationBarContent?, to: NavigationBarContent?, oldItems: [UINavigationItem],
    isPush: Bool
  ) {
    self.bar = bar
    self.from = from
    self.to = to
    self.oldItems = oldItems
    self.isPush = isPush
    if let to { bar.addSubview(to) }
    from?.isUserInteractionEnabled = false
    layOut()
  }

  /// Shows the movement at a moment from 0 to 1.
  func apply(_ progress: CGFloat) {
    self.progress = progress
    from?.alpha = 1 - progress
    to?.alpha = progress
    place()
  }

  func layOut() {
    from?.bounds.size = bar.bounds.size
    to?.bounds.size = bar.bounds.size
    place()
  }

  private func place() {
    // Half the bar's width is how far a title travels between its place and the place of a back button.
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = bar.bounds.width / 2 * (isRightToLeft ? -1 : 1) * (isPush ? 1 : -1)
    from?.center = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
    to?.center = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
    from?.titleView?.transform = CGAffineTransform(translationX: -distance * progress, y: 0)
    to?.titleView?.transform = CGAffineTransform(translationX: distance * (1 - progress), y: 0)
  }

  /// Leaves only the content that stays.
  func end(cancelled: Bool) {
    apply(cancelled ? 0 : 1)
    (cancelled ? to : from)?.removeFromSuperview()
    let staying = cancelled ? from : to
    staying?.isUserInteractionEnabled = true
    from?.alpha = 1
    from?.titleView?.transform = .identity
    staying?.frame = bar.bounds
  }
}
