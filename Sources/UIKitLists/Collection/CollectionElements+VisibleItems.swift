extension CollectionElements {
  /// Collects the visible elements of the sections with handlers, cells first. O(k); allocates nothing while they are
  /// unchanged.
  func collectVisibleItems() {
    for category in Self.toldCategories {
      for index in entries.indices where entries[index].told != nil && entries[index].element.category == category {
        guard entries[index].view != nil, let told = entries[index].told, told.isCollecting else { continue }
        told.take(entries[index].visibleItem ?? makeVisibleItem(index))
      }
    }
  }

  private static let toldCategories: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]

  private func makeVisibleItem(_ index: Int) -> SidewaysVisibleItem {
    let placed = entries[index].attributes
    let item = SidewaysVisibleItem(placed, entries[index].view)
    views.known[index].visibleItem = item
    views.known[index].attributes = item.attributes
    entries[index].view?.placement.take(item.attributes, insteadOf: placed)
    return item
  }
}
