/// Converts positions: an item's centre is in its superview's coordinates, the animator uses those of its reference
/// view.
@MainActor struct ItemCoordinates {
  weak var referenceView: UIView?

  /// The item's centre in the animator's coordinates.
  func center(of item: any UIDynamicItem) -> CGPoint {
    guard let (container, reference) = views(of: item) else { return item.center }
    return container.convert(item.center, to: reference)
  }

  /// A position in the animator's coordinates, converted to the item's `center`.
  func itemCenter(_ center: CGPoint, _ item: any UIDynamicItem) -> CGPoint {
    guard let (container, reference) = views(of: item) else { return center }
    return container.convert(center, from: reference)
  }

  private func views(of item: any UIDynamicItem) -> (container: UIView, reference: UIView)? {
    guard let referenceView, let container = (item as? UIView)?.superview, container !== referenceView else {
      return nil
    }
    return (container, referenceView)
  }
}
