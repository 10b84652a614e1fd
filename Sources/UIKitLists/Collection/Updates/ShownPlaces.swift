/// The visible frames of a collection view's views before a change, from which animations start.
///
/// A row that scrolls sideways may have another offset after the change, or another row may have the view.
@MainActor
struct ShownPlaces {
  private struct Place {
    let attributes: UICollectionViewLayoutAttributes
    /// The difference between the attributes' frame and the visible frame.
    let shift: CGPoint
  }

  private var places: [ObjectIdentifier: Place] = [:]

  init(_ elements: CollectionElements) {
    for entry in elements.entries {
      guard let view = entry.view, let attributes = view.placement.attributes else { continue }
      places[ObjectIdentifier(view)] = Place(attributes: attributes, shift: Self.shift(of: view))
    }
  }

  private static func shift(of view: UICollectionReusableView) -> CGPoint { view.placement.row?.shift ?? .zero }

  /// Attributes that show the view at its old visible position; nil for a view that was not shown.
  func attributes(of view: UICollectionReusableView) -> UICollectionViewLayoutAttributes? {
    places[ObjectIdentifier(view)].map { place($0.attributes, of: view) }
  }

  /// Converts old attributes, so that the view keeps its old visible position although its row is scrolled differently
  /// now.
  func place(
    _ attributes: UICollectionViewLayoutAttributes, of view: UICollectionReusableView?
  ) -> UICollectionViewLayoutAttributes {
    guard let view, let old = places[ObjectIdentifier(view)]?.shift else { return attributes }
    let new = Self.shift(of: view)
    guard old != new else { return attributes }
    let copy = attributes.copied
    copy.center.x += new.x - old.x
    copy.center.y += new.y - old.y
    return copy
  }
}
