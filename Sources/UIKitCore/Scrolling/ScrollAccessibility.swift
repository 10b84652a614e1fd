/// The scroll actions of scroll views for assistive technology: they scroll by pages.
struct ScrollAccessibility: ViewAccessibilityDefaults {
  let view: UIScrollView

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let offset = AccessibilityPaging(view).page(direction) else { return AccessibilityPull(view).pull(direction) }
    view.setContentOffset(offset, animated: true)
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }
}

/// Pulling for a refresh: a page up where there is none [C].
@MainActor
package struct AccessibilityPull {
  private let view: UIScrollView

  package init(_ view: UIScrollView) {
    self.view = view
  }

  package func pull(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard direction == .up || direction == .previous, view.isScrollEnabled else { return false }
    return view.refreshControl?.cycle.beginByUser() ?? false
  }
}

/// Where a page further is.
@MainActor
package struct AccessibilityPaging {
  private let view: UIScrollView

  package init(_ view: UIScrollView) {
    self.view = view
  }

  /// The offset a page further, or nil where there is nothing more that way.
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
