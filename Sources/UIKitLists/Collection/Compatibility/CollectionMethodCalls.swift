/// Makes `delegate?.collectionView?(collectionView, didSelectItemAt: indexPath)` compile.
///
/// Optional methods of an Objective-C protocol are called with a question mark. Here they are ordinary methods with
/// defaults, so a property with the methods' name returns a value that can be called with their labels. A call of a
/// method that the app does not implement returns nil if its absence has an effect of its own, as on Apple's platforms.
@preconcurrency @MainActor
public struct _CollectionViewDelegateCalls {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, shouldHighlightItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    delegate.collectionView(view, didHighlightItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    delegate.collectionView(view, didUnhighlightItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, canEditItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, shouldSelectItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    delegate.collectionView(view, shouldDeselectItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate.collectionView(view, didSelectItemAt: indexPath)
  }
  public func callAsFunction(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    delegate.collectionView(view, didDeselectItemAt: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    _ = view.delegateCalls.methods.answer { delegate.collectionView(view, willDisplay: cell, forItemAt: indexPath) }
  }
  public func callAsFunction(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    _ = view.delegateCalls.methods.answer {
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  public func callAsFunction(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(view, willDisplaySupplementaryView: supplementary, forElementKind: kind, at: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView, didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      view, didEndDisplayingSupplementaryView: supplementary, forElementOfKind: kind, at: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint? {
    view.delegateCalls.methods.answer {
      delegate.collectionView(view, targetContentOffsetForProposedContentOffset: offset)
    }
  }
  public func callAsFunction(
    _ view: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegate.collectionView(view, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  public func callAsFunction(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath? {
    view.delegateCalls.methods.answer {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
        toProposedIndexPath: proposed)
    }
  }
  public func callAsFunction(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt current: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    delegate.collectionView(view, targetIndexPathForMoveFromItemAt: current, toProposedIndexPath: proposed)
  }
}

/// `collectionView` of a flow layout's delegate, to be called with a question mark.
@preconcurrency @MainActor
public struct _FlowLayoutDelegateCalls {
  fileprivate let delegate: any UICollectionViewDelegateFlowLayout

  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    view.delegateCalls.methods.answer { delegate.collectionView(view, layout: layout, sizeForItemAt: indexPath) }
  }
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    view.delegateCalls.methods.answer { delegate.collectionView(view, layout: layout, insetForSectionAt: section) }
  }
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    view.delegateCalls.methods.answer {
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    view.delegateCalls.methods.answer {
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    view.delegateCalls.methods.answer {
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }
  public func callAsFunction(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    view.delegateCalls.methods.answer {
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}

/// The optional methods of a data source, to be called with a question mark.
@preconcurrency @MainActor
public struct _CollectionViewDataSourceCalls {
  fileprivate let dataSource: any UICollectionViewDataSource

  public func callAsFunction(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dataSource.collectionView(view, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  public func callAsFunction(
    _ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    dataSource.collectionView(view, indexPathForIndexTitle: title, at: index)
  }
  public func callAsFunction(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
    view.delegateCalls.methods.answer { dataSource.collectionView(view, canMoveItemAt: indexPath) }
  }
  public func callAsFunction(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    _ = view.delegateCalls.methods.answer { dataSource.collectionView(view, moveItemAt: source, to: destination) }
  }
}

/// `numberOfSections(in:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _NumberOfCollectionSectionsCall {
  fileprivate let dataSource: any UICollectionViewDataSource

  public func callAsFunction(in view: UICollectionView) -> Int { dataSource.numberOfSections(in: view) }
}

/// `indexTitles(for:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _IndexTitlesCall {
  fileprivate let dataSource: any UICollectionViewDataSource

  public func callAsFunction(for view: UICollectionView) -> [String]? { dataSource.indexTitles(for: view) }
}

/// The optional method of a data source that loads in advance, to be called with a question mark.
@preconcurrency @MainActor
public struct _CollectionViewPrefetchingCalls {
  fileprivate let dataSource: any UICollectionViewDataSourcePrefetching

  public func callAsFunction(_ view: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    dataSource.collectionView(view, cancelPrefetchingForItemsAt: indexPaths)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// The optional method, to be called with a question mark.
  @_disfavoredOverload
  public var collectionView: _CollectionViewPrefetchingCalls? { _CollectionViewPrefetchingCalls(dataSource: self) }
}

extension UICollectionViewDelegate {
  /// The optional methods, to be called with a question mark. A property `collectionView` of the type itself takes precedence.
  @_disfavoredOverload
  public var collectionView: _CollectionViewDelegateCalls? { _CollectionViewDelegateCalls(delegate: self) }
}

extension UICollectionViewDelegateFlowLayout {
  /// The optional methods, to be called with a question mark. A property `collectionView` of the type itself takes precedence.
  @_disfavoredOverload
  public var collectionView: _FlowLayoutDelegateCalls? { _FlowLayoutDelegateCalls(delegate: self) }
}

extension UICollectionViewDataSource {
  /// The optional methods, to be called with a question mark. A property `collectionView` of the type itself takes precedence.
  @_disfavoredOverload
  public var collectionView: _CollectionViewDataSourceCalls? { _CollectionViewDataSourceCalls(dataSource: self) }
  /// `numberOfSections(in:)`, callable with a question mark. The call answers nil if the data source leaves the method
  /// out.
  @_disfavoredOverload
  public var numberOfSections: _NumberOfCollectionSectionsCall? { _NumberOfCollectionSectionsCall(dataSource: self) }
  /// `indexTitles(for:)`, callable with a question mark. The call answers nil if the data source leaves the method out.
  @_disfavoredOverload
  public var indexTitles: _IndexTitlesCall? { _IndexTitlesCall(dataSource: self) }
}
