/// Gives a collection view its sections, items, cells and supplementary views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  // The next two requirements must stay the first ones: `CollectionMoveMethod` reads their entries in a conformance to
  // find out whether an app implements the move method.
  /// Called when the user has moved an item. The collection view shows the new order already; the data source changes its data.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Whether an item can be moved; by default all can if the data source implements the move method.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// The number of items in a section. Asked when the collection view loads its data, never during scrolling.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item that is about to be shown. Asked during layout.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A view that the layout places beside the items, such as a header. Required if the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// The titles of an index at the side, which the user taps to jump to items; nil, the default, for none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index leads to. Required if there are titles; by default the first item of the
  /// section with the index of the title.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.delegateCalls.stopWithoutSupplementaryViews(kind, indexPath) }

  // Not inlined, so that each default is one function that every conformance refers to, optimised or not:
  // `DefaultWitness` recognises missing methods by it.
  @_optimize(none)
  @inline(never)
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.delegateCalls.methods.noteMissing(.moveItem) }

  @_optimize(none)
  @inline(never)
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.delegateCalls.methods.noteMissing(.canMoveItem)
    return true
  }
}

/// Informed which items are likely to be shown next, so that it can load their data.
///
/// Not every item is announced before it is shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// These items are likely to be shown soon, the first ones first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// These items, announced before, are not likely to be shown any more.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
