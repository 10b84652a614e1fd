import ListCore

/// A collection view whose sections may scroll sideways. Its other parts reach the rows through these members.
@MainActor
protocol RowsOwner: AnyObject {
  var sideways: CollectionSideways { get }
  var arrangement: CollectionArrangement { get }
}

extension RowsOwner {
  /// The row of a section near the screen; nil for others.
  func row(ofSection section: Int) -> CollectionRow? { sideways.row(ofSection: section) }

  /// The row that scrolls an element sideways; nil for others.
  func row(of attributes: UICollectionViewLayoutAttributes) -> CollectionRow? { sideways.row(of: attributes) }

  /// The collector of visible elements for the handler of an element's section; nil if the handler is not informed of
  /// the element.
  func told(of attributes: UICollectionViewLayoutAttributes) -> ToldItems? { sideways.told(of: attributes) }

  func pinnedFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    arrangement.pinnedFrame(ofKind: kind, at: indexPath)
  }

  // MARK: A layout

  /// Whether the elements around the visible part of each row are known. Allocates nothing.
  var rowsKnowEnough: Bool { sideways.knowsEnough }

  /// Takes over the sections that scroll sideways in a rectangle, before their elements.
  func adoptRows(in window: CGRect) {
    sideways.adopt(arrangement.sidewaysSections(in: window), telling: arrangement.tellingSections(in: window))
  }

  /// The rows' elements are known.
  func rowsAreKnown() {
    sideways.elementsAreKnown()
    sideways.holdAnchors()
  }

  /// Records the visible part of each row before new cells change their sizes. Allocates nothing.
  func noteRows() { sideways.noteAnchors() }

  /// Forgets the recorded positions, as the layout is computed again for other reasons than sizes of cells.
  func forgetNotedRows() { sideways.dropAnchors() }

  /// Views are placed: releases rows without any, and calls handlers of visible items.
  func settleRows() {
    sideways.dropAnchors()
    sideways.collect()
    sideways.tellVisibleItems()
  }

  // MARK: Items

  /// The elements of a section's row between two distances from its start, wherever the row is scrolled.
  func elements(
    ofRow section: SidewaysSection, _ window: ClosedRange<CGFloat>
  ) -> [UICollectionViewLayoutAttributes] {
    sideways.asking(section: section.section, window: window) { arrangement.elements(in: section.frame) }
  }

  /// Scrolls the row of an item, if it is in one, to the position along the row.
  /// - Returns: whether the row is to be scrolled.
  func scrollRow(
    of path: RowPath, to position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    guard let attributes = arrangement.attributes(of: CollectionElement(item: path)),
      let section = arrangement.sidewaysSection(of: attributes)
    else { return false }
    return sideways.scroll(section, to: attributes.frame, at: position, animated: animated)
  }
}

extension UICollectionView: RowsOwner {}
