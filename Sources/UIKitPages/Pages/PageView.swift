/// The view of a page controller: a scroll view with the pages, and dots beneath.
@MainActor
final class PageView: UIView {
  /// The height of the page control, in points [C].
  static let dotHeight: CGFloat = 37

  private weak var turning: PageTurning?
  private let isVertical: Bool
  let scroll = UIScrollView(frame: .zero)
  private var dots: UIPageControl?
  private var shownDot = 0

  init(_ turning: PageTurning, isVertical: Bool) {
    self.turning = turning
    self.isVertical = isVertical
    super.init(frame: .zero)
    clipsToBounds = true
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    if isVertical { scroll.alwaysBounceVertical = true } else { scroll.alwaysBounceHorizontal = true }
    scroll.scrollCalls.observer = turning
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    turning?.layOut()
  }

  /// The distance from page to page, in points.
  var step: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }

  /// Lays out the scroll view. It extends beyond the edges by half the page spacing.
  ///
  /// - Returns: whether its size changed.
  func placeScroll(spacing: CGFloat) -> Bool {
    var room = bounds
    if let dots {
      // The background extends to the bottom edge; the dots stay inside the safe area.
      let height = Self.dotHeight + safeAreaInsets.bottom
      room.size.height = max(0, room.height - height)
      dots.frame = CGRect(x: 0, y: room.maxY, width: bounds.width, height: Self.dotHeight)
    }
    let frame =
      isVertical ? room.insetBy(dx: 0, dy: -spacing / 2) : room.insetBy(dx: -spacing / 2, dy: 0)
    guard scroll.frame != frame else { return false }
    scroll.frame = frame
    return true
  }

  // MARK: Dots

  func showDots(_ state: (count: Int, current: Int)?) {
    guard let state else {
      dots?.removeFromSuperview()
      dots = nil
      return setNeedsLayout()
    }
    let dots = self.dots ?? makeDots()
    dots.numberOfPages = state.count
    dots.currentPage = state.current
    shownDot = dots.currentPage
    setNeedsLayout()
  }

  func moveDot(by step: Int) {
    guard let dots else { return }
    dots.currentPage = shownDot + step
    shownDot = dots.currentPage
  }

  private func makeDots() -> UIPageControl {
    let dots = UIPageControl(frame: .zero)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self, let dots = self.dots else { return }
        let step = dots.currentPage - shownDot
        // The dot is set back: it changes once the page is at rest.
        dots.currentPage = shownDot
        turning?.dotDidChange(by: step)
      }, for: .valueChanged)
    self.dots = dots
    addSubview(dots)
    return dots
  }
}
