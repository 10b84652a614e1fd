import ListCore

/// The sizes that cells, boundary views and attached views preferred and that are not in the frames yet. While sections
/// are described again, all sizes, also those that were in the frames.
struct AskedSizes {
  private var cells: [Int: [Int: CGSize]] = [:]
  private var attached: [Int: AttachedSizes] = [:]
  private var boundary: [Int: [Int: CGSize]] = [:]
  private var outer: [Int: CGSize] = [:]

  var isEmpty: Bool { cells.isEmpty && attached.isEmpty && boundary.isEmpty && outer.isEmpty }

  mutating func ask(_ path: RowPath, _ size: CGSize) { cells[path.section, default: [:]][path.row] = size }

  /// Adds the preferred size of an attached view.
  /// - Parameter kind: the number of the view's kind among those attached to the section's items.
  mutating func askAttached(_ kind: Int, _ path: RowPath, _ size: CGSize) {
    attached[path.section, default: AttachedSizes()][kind, path.row] = size
  }

  mutating func askBoundary(_ section: Int, _ index: Int, _ size: CGSize) {
    boundary[section, default: [:]][index] = size
  }

  mutating func askOuter(_ index: Int, _ size: CGSize) { outer[index] = size }

  /// Takes the sizes in the frames; those requested since take precedence.
  mutating func keep(_ geometry: CompositionalGeometry) {
    for (section, places) in geometry.sections.enumerated() {
      let sizes = places.groups.measuredSizes
      if !sizes.isEmpty { cells[section, default: [:]].merge(sizes) { newer, _ in newer } }
      if !places.groups.attachedSizes.isEmpty {
        var sizes = places.groups.attachedSizes
        if let newer = attached[section] { sizes.merge(newer) }
        attached[section] = sizes
      }
      if !places.boundarySizes.isEmpty {
        boundary[section, default: [:]].merge(places.boundarySizes) { newer, _ in newer }
      }
    }
    outer.merge(geometry.boundarySizes) { newer, _ in newer }
  }

  /// Applies the sizes to the frames.
  mutating func apply(to geometry: inout CompositionalGeometry) {
    if !boundary.isEmpty { geometry.setBoundarySizes(boundary) }
    if !cells.isEmpty { geometry.setSizes(cells) }
    if !attached.isEmpty { geometry.setAttachedSizes(attached) }
    if !outer.isEmpty { geometry.setOuterBoundarySizes(outer) }
    self = AskedSizes()
  }

  /// Follows items and sections to their paths after an update.
  mutating func move(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in cells {
      for (item, size) in sizes {
        guard let path = newPath(RowPath(section: section, row: item)) else { continue }
        moved[path.section, default: [:]][path.row] = size
      }
    }
    cells = moved
    moveAttached(newPath)
    var movedBoundary: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in boundary { if let new = newSection(section) { movedBoundary[new] = sizes } }
    boundary = movedBoundary
  }

  private mutating func moveAttached(_ newPath: (RowPath) -> RowPath?) {
    var moved: [Int: AttachedSizes] = [:]
    for (section, sizes) in attached {
      for target in Set(sizes.items.compactMap { newPath(RowPath(section: section, row: $0))?.section }) {
        let inTarget = sizes.moved { item in
          newPath(RowPath(section: section, row: item)).flatMap { $0.section == target ? $0.row : nil }
        }
        moved[target, default: AttachedSizes()].merge(inTarget)
      }
    }
    attached = moved
  }
}
