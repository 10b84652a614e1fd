// Questions about views are answered as after the next layout: `README.md` lists each question.

extension UICollectionView {
  /// What is on screen, up to date. Not while the layout prepares itself or counts are asked for: the answers belong to
  /// items that are not placed yet.
  var currentElements: CollectionElements {
    if !arrangement.isPreparing, !model.isLoading { viewLayout.layOutItselfIfNeeded() }
    return elements
  }
}
