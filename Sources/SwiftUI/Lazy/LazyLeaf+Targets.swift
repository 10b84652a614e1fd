import CoreGraphics

extension LazyLeaf {
  /// The rows that intersect a rectangle in the element's coordinates. Headers and footers are excluded.
  func targets(in rect: CGRect) -> [ScrollTargetNode.Target] {
    guard breadth != nil, lines.count > 0 else { return [] }
    let (lower, upper) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return offsets.rows(from: Double(max(lower, 0)), to: Double(max(upper, 0))).flatMap { line in
      guard case .rows(let section, let rows) = lines[line] else { return [ScrollTargetNode.Target]() }
      return rows.map { row in
        let row = sections[section].row(at: row)
        let view = row.element().elements.first
        return ScrollTargetNode.Target(
          ids: [view?.viewID, row.tag ?? view?.defaultTag].compactMap(\.self), rect: self.rect(ofLine: line))
      }
    }
  }

  /// The frame of the row that shows the collection element with an id. The result is cached, as this is called in
  /// every frame of scrolling.
  func rect(ofTarget id: AnyHashable) -> CGRect? {
    guard breadth != nil else { return nil }
    if !isTargetKnown || lastTarget?.id != id {
      lastTarget = (id, row(ofTarget: id))
      isTargetKnown = true
    }
    return lastTarget?.row.map { rect(ofLine: lines.line(section: $0.section, row: $0.row)) }
  }

  /// Searches near the last target first, where the next one is during scrolling; then in all rows.
  private func row(ofTarget id: AnyHashable) -> (section: Int, row: Int)? {
    if let (section, last) = lastTarget?.row, section < sections.count {
      let rows = sections[section]
      for row in max(last - 32, 0)..<max(min(last + 33, rows.count), max(last - 32, 0))
      where rows.row(at: row).tag == id {
        return (section, row)
      }
    }
    for (index, section) in sections.enumerated() {
      if let row = (0..<section.count).first(where: { section.row(at: $0).tag == id }) { return (index, row) }
    }
    return nil
  }

  /// The frame of a line, without the spacing after it.
  private func rect(ofLine number: Int) -> CGRect {
    let line = offsets.row(at: number)
    let behind = number == lines.count - 1 ? 0 : gap
    let (start, length, breadth) = (CGFloat(line.offset), CGFloat(line.height) - behind, breadth ?? 0)
    return isVertical
      ? CGRect(x: 0, y: start, width: breadth, height: length)
      : CGRect(x: start, y: 0, width: length, height: breadth)
  }
}
