import ListCore

extension CollectionElements {
  /// Takes out the views that an update removes or replaces.
  func takeGone(_ isGone: (CollectionElement) -> Bool) -> ContiguousArray<Entry> {
    views.takeGone(isGone)
  }

  /// Gives elements their paths after an update.
  func elementsDidMove(_ moved: (CollectionElement) -> CollectionElement?) {
    views.update { if let element = moved($0.element) { $0.element = element } }
  }

  /// Asks the data source to configure the cell of an item on screen again.
  func reconfigure(_ path: RowPath) {
    let view = views.reconfigure(CollectionElement(item: path), Self.words) { view in
      guard let cell = view as? UICollectionViewCell else { return view }
      // Its separators are computed again, as the data on which they depend may have changed with its content.
      cell.placement.lineSource = nil
      return host.configureAnew(cell, at: path)
    }
    if let view { _ = setNeedsMeasuring(view) }
  }

  static let words = ElementWords<CollectionElement>(
    list: "UICollectionView", view: "view", name: { "\($0.kind ?? "item") \($0.path)" },
    method: "collectionView(_:cellForItemAt:)", advice: "Dequeue it for the same identifier, or reload the item.")
}
