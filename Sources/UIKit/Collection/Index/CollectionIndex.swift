/// What ``CollectionIndex`` needs of its collection view.
@MainActor
protocol CollectionIndexHost: UIView {
  var adjustedContentInset: UIEdgeInsets { get }
  var delegateCalls: CollectionDelegateCalls { get }
  var data: CollectionData { get }
  func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
}

/// The titles at the side of a collection view, where its data source has any, and the items that they lead to.
///
/// [?] They stand in front of the items, whose layout knows nothing of them.
@MainActor
final class CollectionIndex: SectionIndexTracking {
  private unowned let host: any CollectionIndexHost
  private var bar: SectionIndexBar?
  private var titles: [String] = []
  private var needsTitles = true
  /// The title that the finger is on.
  private var tracked: Int?
  /// The title that was shown last.
  private var reached: Int?

  init(host: any CollectionIndexHost) { self.host = host }

  /// All items are others: titles are asked for with the next layout.
  func itemsWereReplaced() { needsTitles = true }

  /// Places the bar. O(1); without titles nothing happens.
  func layOut() {
    if needsTitles { load() }
    guard !titles.isEmpty else { return }
    let bar = bar ?? makeBar()
    let seen = host.bounds.inset(by: host.adjustedContentInset)
    let width = SectionIndexBar.width(of: titles)
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.place(
      CGRect(x: isMirrored ? seen.minX : seen.maxX - width, y: seen.minY, width: width, height: max(seen.height, 0)))
    guard bar.superview === host else { return host.addSubview(bar) }
    // Touches go by the order of views, not by that of layers.
    if let front = host.subviews.last(where: { !($0 is ScrollIndicatorView) }), front !== bar {
      host.bringSubviewToFront(bar)
    }
  }

  private func load() {
    needsTitles = false
    titles = host.delegateCalls.indexTitles() ?? []
    tracked = nil
    reached = nil
    guard titles.isEmpty else { return bar?.setTitles(titles) ?? () }
    bar?.removeFromSuperview()
    bar = nil
  }

  private func makeBar() -> SectionIndexBar {
    let bar = SectionIndexBar(index: self)
    bar.setTitles(titles)
    self.bar = bar
    return bar
  }

  // MARK: Tracking

  func track(_ title: Int?) {
    guard let title, title != tracked, titles.indices.contains(title) else { return }
    tracked = title
    reached = title
    bar?.accessibilityValue = titles[title]
    guard let path = host.delegateCalls.path(ofIndexTitle: titles[title], at: title), path.item != NSNotFound else {
      return
    }
    host.scrollToItem(at: path, at: .top, animated: false)
  }

  func endTracking() { tracked = nil }

  func step(by step: Int) {
    guard !titles.isEmpty else { return }
    let title = reached.map { $0 + step } ?? (step > 0 ? 0 : titles.count - 1)
    guard titles.indices.contains(title) else { return }
    track(title)
    endTracking()
  }
}

extension UICollectionView: CollectionIndexHost {}
