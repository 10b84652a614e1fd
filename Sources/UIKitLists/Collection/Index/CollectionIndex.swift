/// The collection view, as ``CollectionIndex`` sees it.
@MainActor
protocol CollectionIndexHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var delegateCalls: CollectionDelegateCalls { get }
  func placeInFront(_ bar: SectionIndexBar)
  func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
}

/// The index of a collection view whose data source has titles, and the items to which they lead.
///
/// [?] The bar covers the items: the layout does not leave space for it.
@MainActor
final class CollectionIndex: ListIndexHost {
  private unowned let host: any CollectionIndexHost
  private lazy var list = ListIndex(host: self)
  private var needsTitles = true
  private var hasTitles = false

  init(host: any CollectionIndexHost) { self.host = host }

  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    host.effectiveUserInterfaceLayoutDirection
  }
  func placeInFront(_ bar: SectionIndexBar) { host.placeInFront(bar) }

  /// The items were replaced: titles are queried with the next layout.
  func itemsWereReplaced() { needsTitles = true }

  /// Places the bar. O(1); does nothing without titles.
  func layOut() {
    if needsTitles { load() }
    if hasTitles { list.layOut(in: host.bounds.inset(by: host.adjustedContentInset)) }
  }

  private func load() {
    needsTitles = false
    let titles = host.delegateCalls.indexTitles() ?? []
    guard !titles.isEmpty || hasTitles else { return }
    hasTitles = !titles.isEmpty
    list.setTitles(titles)
  }

  func show(indexTitle: String, at index: Int) {
    guard let path = host.delegateCalls.path(ofIndexTitle: indexTitle, at: index), path.item != NSNotFound else {
      return
    }
    host.scrollToItem(at: path, at: .top, animated: false)
  }
}

extension UICollectionView: CollectionIndexHost {}
