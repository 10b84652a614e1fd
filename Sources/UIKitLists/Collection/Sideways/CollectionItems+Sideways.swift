import ListCore

// Arrow keys along a row that scrolls sideways: its items follow each other, on screen or not.

extension CollectionItems {
  /// The section of an item, if it scrolls along a direction.
  func rowScrolling(_ path: RowPath, _ direction: SpatialMove.Direction) -> SidewaysSection? {
    guard let attributes = host.arrangement.attributes(of: CollectionElement(item: path)),
      let section = host.arrangement.sidewaysSection(of: attributes),
      (section.axis == .vertical) == direction.isVertical
    else { return nil }
    return section
  }

  /// The nearest item in a direction along the row. Looks a screen at a time, to the end of the row.
  func neighbour(
    of path: RowPath, in section: SidewaysSection, _ direction: SpatialMove.Direction, _ mayFocus: (RowPath) -> Bool
  ) -> RowPath? {
    guard let start = host.arrangement.attributes(of: CollectionElement(item: path))?.frame else { return nil }
    let box = Item(path: path, frame: start).box
    let move = SpatialMove(direction, changesLine: false)
    let extent = section.extent(of: start)
    let middle = (extent.lowerBound + extent.upperBound) / 2
    let leadsToEnd = direction.isForward != section.beginsAtRight
    let room = leadsToEnd ? section.row.length - middle : middle
    let step = max(section.frameLength, 1)
    for distance in stride(from: 0, to: max(room, 0), by: step) {
      let near = leadsToEnd ? middle + distance : middle - distance - step
      let ahead = items(ofRow: section, from: near, to: near + step).filter { $0.path != path }
      let ranked = move.ranked(ahead.map(\.box), from: box)
      if let found = ranked.lazy.map({ ahead[$0].path }).first(where: mayFocus) { return found }
    }
    return nil
  }

  /// The items of a row between two distances from its start, with their frames at offset 0.
  private func items(ofRow section: SidewaysSection, from near: CGFloat, to far: CGFloat) -> [Item] {
    return host.elements(ofRow: section, near...far).compactMap {
      guard $0.representedElementCategory == .cell, !$0.isHidden, $0.scrollsSideways,
        $0.indexPath.section == section.section
      else { return nil }
      return Item(path: RowPath($0.indexPath), frame: $0.frame)
    }
  }
}
