/// The layout whose attributes an animator moves.
@MainActor final class CollectionReference {
  private weak var layout: UICollectionViewLayout?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// All of the content.
  var bounds: CGRect? { layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } }

  func invalidate() { layout?.invalidateLayout() }
}
