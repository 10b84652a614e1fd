extension UICollectionViewFlowLayout {
  /// The edges that a section's inset is measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content, inside the adjusted content inset; the default.
    case fromContentInset = 0
    /// The safe area, or the content inset if that is larger.
    case fromSafeArea = 1
    /// The collection view's layout margins, or the content inset if that is larger.
    case fromLayoutMargins = 2
  }
}

/// The properties of a flow layout. Defaults are Apple's [D].
struct FlowSettings: Equatable {
  var direction = UICollectionView.ScrollDirection.vertical
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var headerSize = CGSize.zero
  var footerSize = CGSize.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  var sectionInset = UIEdgeInsets.zero
  var insetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var pinsHeaders = false
  var pinsFooters = false

  var pinsAnything: Bool { pinsHeaders || pinsFooters }

  /// Whether items have the sizes that their cells ask for.
  var isEstimated: Bool { estimatedItemSize != .zero }

  /// The assumed size of items that have not been measured: the estimated size, or a typical one if there is none [?].
  @MainActor
  var guessedItemSize: CGSize {
    estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
  }
}
