import CoreGraphics

extension LazyLeaf {
  /// The rows that are, at least in part, in a rectangle of the element's own coordinates. Headers and footers are none.
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

  /// The rectangle of the row that shows the element of a collection with an id. It looks at all rows.
  func rect(ofTarget id: AnyHashable) -> CGRect? {
    guard breadth != nil else { return nil }
    for (index, section) in sections.enumerated() {
      guard let row = (0..<section.count).first(where: { section.row(at: $0).tag == id }) else { continue }
      return rect(ofLine: lines.line(section: index, row: row))
    }
    return nil
  }

  /// The rectangle of a line, without the room behind it.
  private func rect(ofLine number: Int) -> CGRect {
    let line = offsets.row(at: number)
    let behind = number == lines.count - 1 ? 0 : gap
    let (start, length, breadth) = (CGFloat(line.offset), CGFloat(line.height) - behind, breadth ?? 0)
    return isVertical
      ? CGRect(x: 0, y: start, width: breadth, height: length)
      : CGRect(x: start, y: 0, width: length, height: breadth)
  }
}
