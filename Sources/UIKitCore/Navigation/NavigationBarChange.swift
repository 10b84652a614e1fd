/// The movement of a navigation bar from one item's content to another's.
///
/// The lower screen's title turns into the text of the back button, and back; the upper screen's title slides with the
/// screen beneath the bar. Buttons only fade [C], and so do titles while a screen zooms.
@MainActor
final class NavigationBarChange {
  private unowned let bar: UINavigationBar
  let from: NavigationBarContent?
  let to: NavigationBarContent?
  let oldItems: [UINavigationItem]
  private let isPush: Bool
  /// Heights of the bar before and after.
  private let heights: (from: CGFloat, to: CGFloat)
  private let fades: Bool
  private var progress: CGFloat = 0

  init(
    bar: UINavigationBar, from: NavigationBarContent?, to: NavigationBarContent?, oldItems: [UINavigationItem],
    isPush: Bool, heights: (from: CGFloat, to: CGFloat), fades: Bool
  ) {
    self.heights = heights
    self.fades = fades
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
    from?.bounds.size = CGSize(width: bar.bounds.width, height: heights.from)
    to?.bounds.size = CGSize(width: bar.bounds.width, height: heights.to)
    place()
  }

  private func place() {
    from?.center = CGPoint(x: bar.bounds.midX, y: bar.bounds.minY + heights.from / 2)
    to?.center = CGPoint(x: bar.bounds.midX, y: bar.bounds.minY + heights.to / 2)
    guard !fades else { return }
    // A title that does not become a back button's text moves by half the bar's width.
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let outwards = bar.bounds.width / 2 * (isRightToLeft ? -1 : 1)
    let (lower, upper) = isPush ? (from, to) : (to, from)
    // How far the upper screen covers the lower one, 0…1.
    let covering = isPush ? progress : 1 - progress
    upper?.movingTitle?.transform = CGAffineTransform(translationX: outwards * (1 - covering), y: 0)
    let travel = backTravel(from: lower, to: upper) ?? -outwards
    lower?.movingTitle?.transform = CGAffineTransform(translationX: travel * covering, y: 0)
    upper?.backButton?.movableTitle.transform = CGAffineTransform(translationX: -travel * (1 - covering), y: 0)
  }

  /// The way from the lower screen's title to the back button's text, into which the title turns, in points.
  private func backTravel(from lower: NavigationBarContent?, to upper: NavigationBarContent?) -> CGFloat? {
    guard let lower, let title = lower.titleView, lower.movingTitle === title, let button = upper?.backButton else {
      return nil
    }
    return button.frame.minX + button.movableTitle.center.x - title.center.x
  }

  /// Leaves only the content that stays.
  func end(cancelled: Bool) {
    apply(cancelled ? 0 : 1)
    (cancelled ? to : from)?.removeFromSuperview()
    let staying = cancelled ? from : to
    staying?.isUserInteractionEnabled = true
    for content in [from, to] {
      content?.alpha = 1
      content?.titleView?.transform = .identity
      content?.largeTitle?.transform = .identity
      content?.backButton?.movableTitle.transform = .identity
    }
    staying?.frame = bar.bounds
  }
}
