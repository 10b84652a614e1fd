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
    row.tellsVisibleItems = sections[number].handler != nil
    return row
  }

  /// The part of a section's row whose elements the collection view needs, in points from the section's corner.
  func sidewaysWindow(_ section: Int) -> Extent {
    let places = geometry.sections[section]
    let window = layout.link.sidewaysWindow(
      ofSection: section, length: places.sidewaysRoom.size[axis.across])
    let start = places.sidewaysFrame.origin[axis.across]
    return Extent(start: start + window.lowerBound, length: window.upperBound - window.lowerBound)
  }

  // MARK: Handlers of visible elements

  /// The sections that intersect a rectangle of the content, do not scroll sideways, and have a handler. O(log s + k).
  func tellingSections(in rect: CGRect) -> [Int] {
    guard tellsVisibleItems else { return [] }
    let extent = rect.extent(axis)
    return geometry.sections(from: extent.start, to: extent.end).filter {
      sections.indices.contains($0) && sections[$0].tellsVisibleItems
    }
  }

  /// True for cells and their attached views, but neither for headers and footers nor for backgrounds.
  func tells(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let kind = attributes.kind, let path = CollectionElement(attributes).rowPath else {
      return attributes.category == .cell
    }
    return attributes.category == .supplementaryView && boundary.allSatisfy { $0.item.elementKind != kind }
      && sections.indices.contains(path.section) && sections[path.section].boundaryIndex(kind, path.row) == nil
  }

  /// Shows a section's visible elements to its handler.
  func tell(_ section: Int, _ offset: CGPoint, _ visible: [any NSCollectionLayoutVisibleItem]) {
    guard sections.indices.contains(section), let handler = sections[section].handler, let environment else { return }
    handler.tell(visible, offset, environment)
  }
}
