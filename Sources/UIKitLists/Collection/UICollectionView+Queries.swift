// Questions about views first perform a pending layout, so that the answers are up to date: `README.md` lists each
// question.

extension UICollectionView {
  /// The elements on screen, after a layout if one is due. While the layout prepares itself or counts are queried, the
  /// items are not placed yet.
  var currentElements: CollectionElements {
    if !arrangement.isPreparing, !model.isLoading { viewLayout.layOutItselfIfNeeded() }
    return elements
  }
}
