/// An element of a section that is on screen, as the section's handler of visible items sees it.
///
/// Changes show at once, and last until the section is laid out again.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the element is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The depth: elements with larger indexes are in front.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// The middle, in points in the section's content, which does not move when the content scrolls.
  var center: CGPoint { get set }
  /// The size as a rectangle whose origin is zero.
  var bounds: CGRect { get }
  /// How the element is turned and scaled about its middle.
  var transform: CGAffineTransform { get set }
  /// How the element is turned and scaled about its middle, in space.
  var transform3D: CATransform3D { get set }
  /// The kind of the supplementary or decoration view; empty for cells [?].
  var name: String { get }
  /// The item, or the path of the supplementary or decoration view.
  var indexPath: IndexPath { get }
  /// The rectangle in the section's content; with a transform, the rectangle around the transformed element.
  var frame: CGRect { get }
  /// The category of the element: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of view; nil for cells.
  var representedElementKind: String? { get }
}
