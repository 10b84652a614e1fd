/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// A configuration that scrolls vertically, without distances.
  public override init() { super.init() }

  /// The direction in which sections follow each other. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The distance between two sections, in points; also around those without items.
  open var interSectionSpacing: CGFloat = 0

  /// Views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The default reference for the insets of sections. The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// A copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.copied }
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  var duplicate: UICollectionViewCompositionalLayoutConfiguration {
    guard let copy = copy() as? UICollectionViewCompositionalLayoutConfiguration else {
      fatalError("copy(with:) of \(type(of: self)) made no configuration.")
    }
    return copy
  }
}
