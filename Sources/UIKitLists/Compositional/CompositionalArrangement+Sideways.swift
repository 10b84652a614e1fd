import ListCore

// Sections whose groups scroll across the direction of the layout.

extension CompositionalArrangement {
  /// The sideways sections with a part in a rectangle of the content. O(log s + k).
  func sidewaysSections(in rect: CGRect) -> [SidewaysSection] {
    let extent = rect.extent(axis)
    return geometry.sections(from: extent.start, to: extent.end).compactMap { section in
      geometry.sections[section].description.isSideways && sections.indices.contains(section)
        ? sidewaysSection(section) : nil
    }
  }

  private func sidewaysSection(_ number: Int) -> SidewaysSection {
    let places = geometry.sections[number]
    let section = sections[number].section
    var row = SidewaysSection(
      section: number, frame: geometry.inContent(places.sidewaysRoom, ofSection: number),
      length: places.groups.length, behavior: section.orthogonalScrollingBehavior, groups: places.groups)
    row.axis = axis == .vertical ? .horizontal : .vertical
    row.insets = places.sidewaysInsets
    row.decelerationRate = section.orthogonalScrollingProperties.decelerationRate
    row.bounce = section.orthogonalScrollingProperties.bounce
    row.tellsVisibleItems = section.visibleItemsInvalidationHandler != nil
    return row
  }

  /// The part of a sideways section's row whose elements are of interest, from the section's corner.
  func sidewaysWindow(_ section: Int) -> Extent {
    let places = geometry.sections[section]
    let window = layout.link.sidewaysWindow(
      ofSection: section, length: places.sidewaysRoom.size[axis.across])
    let start = places.sidewaysFrame.origin[axis.across]
    return Extent(start: start + window.lowerBound, length: window.upperBound - window.lowerBound)
  }

  /// Shows the visible ones of a section's elements to its handler, which may change their attributes. Questions about less
  /// than the visible part are not its concern.
  func tellVisible(
    _ found: inout [UICollectionViewLayoutAttributes], from first: Int, _ section: Int, _ rect: CGRect
  ) {
    guard let view = layout.collectionView, !geometry.sections[section].description.isSideways,
      let handler = sections[section].section.visibleItemsInvalidationHandler, let environment
    else { return }
    let visible = view.arrangement.layoutRect(view.bounds)
    guard rect.contains(visible) else { return }
    let indices = found.indices[first...].filter { found[$0].frame.overlaps(visible) }
    let items = indices.map { SidewaysVisibleItem(found[$0], nil) }
    handler(items, view.contentOffset, environment)
    for (index, item) in zip(indices, items) { found[index] = item.attributes }
  }

  /// Shows a section's visible elements to its handler.
  func tell(_ section: Int, _ offset: CGPoint, _ visible: [any NSCollectionLayoutVisibleItem]) {
    guard sections.indices.contains(section),
      let handler = sections[section].section.visibleItemsInvalidationHandler, let environment
    else { return }
    handler(visible, offset, environment)
  }
}
