import ListCore

extension UICollectionView {
  /// The first broken invariant of the collection view in its present layout, as a sentence; nil if all hold. For
  /// random tests; it asks the layout for all that is on screen.
  package func invariantViolation() -> String? {
    viewViolation() ?? coverViolation() ?? focusViolation() ?? selection.invariantViolation() ?? sideways.violation()
  }

  /// The focus is on an item that exists, and no other cell shows it.
  private func focusViolation() -> String? {
    if let path = focus.path, !model.contains(path) { return "Item \(path) has the focus and does not exist." }
    for entry in elements.live {
      guard let cell = entry.view as? UICollectionViewCell else { continue }
      if cell.appearance.isFocused != (entry.element.item.map { $0 == focus.path } ?? false) {
        return "item \(entry.element.path) looks otherwise than the focus is."
      }
    }
    return nil
  }

  /// Checks that each element on screen has its own view, at the frame from the layout.
  private func viewViolation() -> String? {
    var seen = Set<ObjectIdentifier>()
    for entry in elements.live {
      guard let shown = entry.view else { continue }
      let name = "\(entry.element.kind ?? "item") \(entry.element.path)"
      if !seen.insert(ObjectIdentifier(shown)).inserted { return "\(name) shares its view." }
      if reordering.isDragging(shown) { continue }
      let isChanged = entry.visibleItem != nil
      if shown.superview !== (entry.row?.view ?? self) || shown.isHidden && !isChanged {
        return "\(name) is not in sight."
      }
      guard let solved = arrangement.attributes(of: entry.element) else { return "\(name) has no place." }
      let wanted = isChanged ? entry.attributes : solved
      let place = shown.frame.offsetBy(dx: entry.row?.origin.x ?? 0, dy: entry.row?.origin.y ?? 0)
      if !place.isNear(wanted.frame) { return "\(name) is at \(place), should be at \(wanted.frame)." }
      if abs(shown.alpha - wanted.alpha) > 0.001 {
        return "\(name) is \(shown.alpha) opaque, should be \(wanted.alpha)."
      }
      if !entry.isWithin(bounds) { return "\(name) is out of sight and has a view." }
      if let path = entry.element.item, let cell = shown as? UICollectionViewCell,
        cell.isSelected != selection.contains(path)
      {
        return "\(name) looks otherwise than it is."
      }
    }
    return nil
  }

  /// Checks that every element that the layout has on screen has a view.
  private func coverViolation() -> String? {
    for attributes in arrangement.elements(in: bounds) {
      let element = CollectionElement(attributes)
      let row = sideways.row(of: attributes)
      if attributes.scrollsSideways, row == nil { return "item \(element.path) has no row." }
      guard row?.shows(attributes.frame, in: bounds) ?? attributes.frame.overlaps(bounds) else { continue }
      if elements.view(of: element) == nil { return "\(element.kind ?? "item") \(element.path) has no view." }
    }
    return nil
  }

  /// Whether an item is being moved by hand, so that the order of items differs from the data source's.
  package var isMovingItem: Bool { reordering.isActive }
}

extension CGRect {
  /// Whether two rectangles are equal except for rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    self == other
      || abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
        && abs(height - other.height) < 0.001
  }
}
