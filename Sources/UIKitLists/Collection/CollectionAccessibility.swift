import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Accessibility of collection views: they scroll by pages, announce the items that become visible, and are read section
/// by section: header, items, footer.
struct CollectionAccessibility: ListAccessibility {
  let view: UICollectionView

  var containerRole: String? { "collection" }

  var orderedViews: [UIView]? { CollectionReadingOrder(view).views }

  /// [?] The wording, after that of tables.
  func announcement(at offset: CGPoint) -> String? {
    let rect = CGRect(origin: offset, size: view.bounds.size).inset(by: view.adjustedContentInset)
    let numbers = view.arrangement.elements(in: rect).compactMap { attributes -> Int? in
      guard attributes.representedElementCategory == .cell, view.arrangement.seenFrame(attributes).overlaps(rect) else {
        return nil
      }
      return view.model.number(of: RowPath(attributes.indexPath)) + 1
    }
    guard let first = numbers.min(), let last = numbers.max() else { return nil }
    return "Items \(first) to \(last) of \(view.model.itemCount)"
  }
}

/// Accessibility of a collection view's cells [C]: their subviews are separate elements, unless the app makes the cell
/// an element.
struct CollectionCellAccessibility: ViewAccessibilityDefaults {
  let view: UICollectionViewCell

  var state: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if view.isSelected { traits.insert(.selected) }
    if !view.isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// Sorts the views of a collection view for reading, independent of their frames: for each section its header, its
/// items, and then its other views, unless the layout specifies another order.
@MainActor
struct CollectionReadingOrder {
  private let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  var views: [UIView] {
    let known = Dictionary(
      view.elements.live.compactMap { entry in
        entry.view.map { (ObjectIdentifier($0), place(of: entry.element)) }
      }, uniquingKeysWith: { $1 })
    let placed = view.subviews.enumerated().compactMap { order, subview -> (place: ReadingPlace, view: UIView)? in
      if var place = known[ObjectIdentifier(subview)] {
        place.order = order
        return (place, subview)
      }
      if let row = subview as? SidewaysScrollView {
        return row.row.map { (ReadingPlace(edge: 1, section: $0.section, part: 1, order: order), row) }
      }
      // Views that an update removes, or that wait for reuse, are not read.
      if subview is UICollectionReusableView { return nil }
      return (ReadingPlace(edge: subview === view.refreshControl ? 0 : 2, order: order), subview)
    }
    return placed.sorted { $0.place < $1.place }.map(\.view)
  }

  private func place(of element: CollectionElement) -> ReadingPlace {
    guard let path = element.rowPath else { return ReadingPlace(edge: 1) }
    if element.category == .supplementaryView, let kind = element.kind,
      let place = view.layout.readingPlace(ofKind: kind, path)
    {
      return place
    }
    switch (element.category, element.kind) {
    case (.cell, _): return ReadingPlace(edge: 1, section: path.section, part: 1, item: path.row)
    case (_, UICollectionView.elementKindSectionHeader?): return ReadingPlace(edge: 1, section: path.section)
    case (_, UICollectionView.elementKindSectionFooter?): return ReadingPlace(edge: 1, section: path.section, part: 3)
    // [?] Other views of a layout are read after the items of their section.
    default: return ReadingPlace(edge: 1, section: path.section, part: 2, item: path.row)
    }
  }
}
