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
    /// The items of which the section's handler is informed while the element is visible; nil without a handler.
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

    /// An element without a position is removed with its view.
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

    /// Whether the layout hides the element. One that a handler of visible items hides keeps its view.
    @MainActor
    var isHidden: Bool { visibleItem == nil && attributes.isHidden }

    /// The frame in the content where the element is seen.
    @MainActor
    var seenFrame: CGRect { row.map { $0.seen(attributes.frame) } ?? frame }
  }
}
