/// The keys that scroll: arrows, page keys, Home and End, the space bar.
@MainActor
final class ScrollKeys {
  /// The distance that an arrow key scrolls, in points [?].
  private static let arrowStep: CGFloat = 60
  /// The part of the last screen that a page key leaves visible, in points [?].
  private static let pageOverlap: CGFloat = 40

  private unowned let host: UIScrollView
  var scrollsToTop = true
  var isEnabled = true

  init(host: UIScrollView) { self.host = host }

  /// Scrolls by the keys that mean it and hands on the rest.
  func handle(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { !handle($0) }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handle(_ press: UIPress) -> Bool {
    guard act(on: press) else { return false }
    press.repeater = self
    return true
  }

  private func act(on press: UIPress) -> Bool {
    guard isEnabled, host.isScrollEnabled, let key = press.key,
      host.window?.presence.isTyping != true
    else { return false }
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    let page = max(visible.height - Self.pageOverlap, Self.arrowStep)
    let isWhole = key.modifierFlags.contains(.command)
    switch key.keyCode {
    case .keyboardUpArrow: return isWhole ? scrollToTop() : scroll(by: 0, -Self.arrowStep)
    case .keyboardDownArrow: return isWhole ? scrollToEnd() : scroll(by: 0, Self.arrowStep)
    case .keyboardLeftArrow: return scroll(by: -Self.arrowStep, 0)
    case .keyboardRightArrow: return scroll(by: Self.arrowStep, 0)
    case .keyboardPageUp: return scroll(by: 0, -page)
    case .keyboardPageDown: return scroll(by: 0, page)
    case .keyboardSpacebar: return scroll(by: 0, key.modifierFlags.contains(.shift) ? -page : page)
    case .keyboardHome: return scrollToTop()
    case .keyboardEnd: return scrollToEnd()
    default: return false
    }
  }

  private func scroll(by x: CGFloat, _ y: CGFloat) -> Bool {
    let limits = host.limits
    guard x == 0 ? limits.vertical.canScroll : limits.horizontal.canScroll else { return false }
    // A key that is held down continues from the target of the previous press.
    let start = host.motion.glideTarget ?? host.contentOffset
    host.setContentOffset(limits.clamped(CGPoint(x: start.x + x, y: start.y + y)), animated: true)
    return true
  }

  private func scrollToEnd() -> Bool {
    let limits = host.limits
    guard limits.vertical.canScroll else { return false }
    host.motion.glide(
      to: CGPoint(x: host.contentOffset.x, y: limits.vertical.range.upperBound), goal: .end)
    return true
  }

  /// Scrolls to the top as a tap on the status bar does, if app and delegate let it.
  /// - Returns: whether the content moves.
  @discardableResult
  func scrollToTop() -> Bool {
    guard scrollsToTop, host.limits.vertical.canScroll, host.scrollCalls.shouldScrollToTop() else { return false }
    let top = CGPoint(x: host.contentOffset.x, y: host.limits.vertical.range.lowerBound)
    guard top != host.contentOffset else { return true }
    host.motion.glide(to: top, ending: .scrollToTop, goal: .top)
    return true
  }
}

extension ScrollKeys: KeyRepeating {
  func repeatKey(of press: UIPress) {
    _ = act(on: press)
  }
}
