import ListCore

extension UICollectionView {
  /// The first rule that the collection view breaks as it is laid out now, as a sentence; nil where all hold. For random
  /// tests; it asks the layout for all that is on screen.
  package func invariantViolation() -> String? {
    viewViolation() ?? coverViolation() ?? focusViolation() ?? selection.invariantViolation()
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

  /// Checks that each element on screen has a view of its own, at the frame that the layout gives.
  private func viewViolation() -> String? {
    var seen = Set<ObjectIdentifier>()
    for entry in elements.live {
      guard let shown = entry.view else { continue }
      let name = "\(entry.element.kind ?? "item") \(entry.element.path)"
      if !seen.insert(ObjectIdentifier(shown)).inserted { return "\(name) shares its view." }
      if shown.superview !== self || shown.isHidden { return "\(name) is not in sight." }
      if reordering.isDragging(shown) { continue }
      guard let wanted = arrangement.attributes(of: entry.element) else { return "\(name) has no place." }
      if shown.frame != wanted.frame { return "\(name) is at \(shown.frame), should be at \(wanted.frame)." }
      if shown.alpha != wanted.alpha { return "\(name) is \(shown.alpha) opaque, should be \(wanted.alpha)." }
      if !shown.frame.overlaps(bounds) { return "\(name) is out of sight and has a view." }
      if let path = entry.element.item, let cell = shown as? UICollectionViewCell,
        cell.isSelected != selection.contains(path)
      {
        return "\(name) looks otherwise than it is."
      }
    }
    return nil
  }

  /// Everything that the layout has on screen has a view.
  private func coverViolation() -> String? {
    for attributes in arrangement.elements(in: bounds) where attributes.frame.overlaps(bounds) {
      let element = CollectionElement(attributes)
      if elements.view(of: element) == nil { return "\(element.kind ?? "item") \(element.path) has no view." }
    }
    return nil
  }

  /// Whether an item is being moved by hand, so that the order of items differs from the data source's.
  package var isMovingItem: Bool { reordering.isActive }
}
