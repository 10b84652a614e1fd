/// The surroundings in which a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The rectangle that the section is laid out in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A rectangle that something is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size within the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets that were set.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that were set and those of the safe area or of margins.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
