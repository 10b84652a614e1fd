extension CollectionElements {
  /// An element that is known, with its view if that is on screen.
  struct Entry: LiveElement {
    var element: CollectionElement
    var attributes: UICollectionViewLayoutAttributes
    /// The attributes' frame.
    var frame: CGRect
    var view: UICollectionReusableView?
    /// The row that the element is part of; nil for elements that do not scroll sideways.
    var row: CollectionRow?
    /// The collector of the visible elements of which the section's handler is informed; nil without a handler.
    var told: ToldItems?
    /// The element as its section's handler of visible items changed it.
    var visibleItem: SidewaysVisibleItem?

    @MainActor
    init(
      _ attributes: UICollectionViewLayoutAttributes, view: UICollectionReusableView? = nil, row: CollectionRow? = nil,
      told: ToldItems? = nil
    ) {
      element = CollectionElement(attributes)
      self.attributes = attributes
      frame = attributes.frame
      self.view = view
      self.row = row
      self.told = told
    }

    var key: CollectionElement { element }
    var liveView: UICollectionReusableView? { view }

    /// Removes the view.
    /// - Returns: false if the element has no position, so that it is removed from the known elements too.
    mutating func removeView() -> Bool {
      view = nil
      return !frame.isNull
    }

    /// Whether the element has a part within a rectangle of the content, and of its row. Allocates nothing.
    @MainActor
    func isWithin(_ bounds: CGRect) -> Bool {
      guard let row else { return frame.overlaps(bounds) }
      return row.shows(frame, in: bounds)
    }

    /// Whether the element is a cell with a position.
    var isPlacedCell: Bool { element.category == .cell && !frame.isNull }

    /// Whether the layout hides the element, which then has no view. An element hidden by a handler of visible items
    /// keeps its view.
    @MainActor
    var isHidden: Bool { visibleItem == nil && attributes.isHidden }

    /// The visible frame in the content, which takes the scrolling of the element's row into account.
    @MainActor
    var seenFrame: CGRect { row.map { $0.seen(attributes.frame) } ?? frame }
  }
}
