/// The collection view layout whose attributes an animator moves.
@MainActor final class CollectionReference {
  private weak var layout: UICollectionViewLayout?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// The rectangle of the whole content.
  var bounds: CGRect? { layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } }

  func invalidate() { layout?.invalidateLayout() }
}
