/// The scroll actions of scroll views for assistive technology: they scroll by pages.
struct ScrollAccessibility: ViewAccessibilityDefaults {
  let view: UIScrollView

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityPaging(view).scroll(direction) { _ in nil }
  }
}

/// Begins a refresh for assistive technology: when it scrolls up a page and there is no page above [C].
@MainActor
struct AccessibilityPull {
  private let view: UIScrollView

  package init(_ view: UIScrollView) {
    self.view = view
  }

  func pull(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up || direction == .previous, view.isScrollEnabled else { return false }
    return view.refresh.control?.beginByUser() ?? false
  }
}

/// Finds the content offset a page further.
@MainActor
package struct AccessibilityPaging {
  private let view: UIScrollView

  package init(_ view: UIScrollView) {
    self.view = view
  }

  /// Scrolls by a page, or refreshes the content if there is no page above.
  /// - Parameter announcement: The text to announce for the offset that the content gets, if any.
  /// - Returns: whether anything happens.
  package func scroll(
    _ direction: UIAccessibilityScrollDirection, announcing announcement: (CGPoint) -> String?
  ) -> Bool {
    guard let offset = page(direction) else { return AccessibilityPull(view).pull(direction) }
    view.setContentOffset(offset, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: announcement(offset))
    return true
  }

  /// The offset after scrolling by a page; nil at the end of the content in that direction.
  package func page(_ direction: UIAccessibilityScrollDirection) -> CGPoint? {
    guard view.isScrollEnabled else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let limits = view.limits
    let start = view.motion.glideTarget ?? view.contentOffset
    var offset = start
    switch direction {
    case .up: offset.y -= visible.height
    case .down: offset.y += visible.height
    case .left: offset.x -= visible.width
    case .right: offset.x += visible.width
    case .next, .previous:
      let pages: CGFloat = direction == .next ? 1 : -1
      if limits.vertical.canScroll {
        offset.y += pages * visible.height
      } else {
        offset.x += pages * (isMirrored ? -visible.width : visible.width)
      }
    }
    offset = limits.clamped(offset)
    return offset == start ? nil : offset
  }
}
