/// A table view or collection view, as ``ListIndex`` sees it.
@MainActor
protocol ListIndexHost: AnyObject {
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  /// Scrolls to the items that a title leads to.
  func show(indexTitle: String, at index: Int)
  /// Puts the bar in front of cells and headers.
  func placeInFront(_ bar: SectionIndexBar)
}

/// The index at the side of a list: its titles, its appearance, and its touch tracking.
@MainActor
final class ListIndex: SectionIndexTracking {
  private unowned let host: any ListIndexHost
  private var bar: SectionIndexBar?
  private var titles: [String] = []
  /// The title that the finger is on.
  private var tracked: Int?
  /// The title that was shown last.
  private var reached: Int?
  private var isTracking = false { didSet { if isTracking != oldValue { applyBackground() } } }
  /// The width of the bar; 0 if there are no titles.
  private(set) var width: CGFloat = 0

  init(host: any ListIndexHost) { self.host = host }

  var color: UIColor? { didSet { bar?.color = color } }
  var backgroundColor: UIColor? { didSet { applyBackground() } }
  var trackingBackgroundColor: UIColor? { didSet { applyBackground() } }

  private func applyBackground() {
    bar?.backgroundColor = isTracking ? trackingBackgroundColor ?? backgroundColor : backgroundColor
  }

  /// Shows other titles, or no index if there are none.
  func setTitles(_ titles: [String]) {
    self.titles = titles
    width = titles.isEmpty ? 0 : SectionIndexBar.width(of: titles)
    tracked = nil
    reached = nil
    guard titles.isEmpty else { return bar?.setTitles(titles) ?? () }
    bar?.removeFromSuperview()
    bar = nil
    isTracking = false
  }

  /// Places the bar at the trailing edge of a rectangle of the content. O(1); does nothing without titles.
  func layOut(in seen: CGRect) {
    guard width > 0 else { return }
    let bar = bar ?? makeBar()
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.place(
      CGRect(x: isMirrored ? seen.minX : seen.maxX - width, y: seen.minY, width: width, height: max(seen.height, 0)))
    host.placeInFront(bar)
  }

  private func makeBar() -> SectionIndexBar {
    let bar = SectionIndexBar(index: self)
    bar.color = color
    bar.setTitles(titles)
    self.bar = bar
    applyBackground()
    return bar
  }

  // MARK: Tracking

  /// The finger is on a title. The list scrolls there at once.
  func track(_ title: Int?) {
    isTracking = true
    guard let title, title != tracked, titles.indices.contains(title) else { return }
    tracked = title
    reached = title
    bar?.accessibilityValue = titles[title]
    host.show(indexTitle: titles[title], at: title)
  }

  func endTracking() {
    tracked = nil
    isTracking = false
  }

  func step(by step: Int) {
    guard !titles.isEmpty else { return }
    let title = reached.map { $0 + step } ?? (step > 0 ? 0 : titles.count - 1)
    guard titles.indices.contains(title) else { return }
    track(title)
    endTracking()
  }
}

extension UIScrollView {
  func placeInFront(_ bar: SectionIndexBar) {
    guard bar.superview === self else { return addSubview(bar) }
    // Hit testing uses the order of views, not that of layers.
    if let front = subviews.last(where: { !($0 is ScrollIndicatorView) }), front !== bar { bringSubviewToFront(bar) }
  }
}
