extension CollectionElements {
  /// Stops the program where a data source answers with a view that another element is using.
  func checkUnused(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let index = index(of: view) else { return }
    let other = entries[index]
    fatalError(
      """
      UICollectionView dataSource returned a view for \(element.kind ?? "item") \(element.path) that \
      \(other.element.kind ?? "item") \(other.element.path) is using (\(type(of: view)) \
      \(view.reuseIdentifier ?? "without identifier")). Dequeue a view for each.
      """)
  }
}
