/// The state of a row that is being dragged to another position: the row, its present destination, and how the other
/// rows make way.
///
/// A destination counts rows without the dragged one, as in `moveRow(at:to:)`.
package struct RowReorder: Equatable, Sendable {
  package let source: RowPath
  package private(set) var destination: RowPath
  /// The dragged row's height, in points.
  package let height: Double
  private let sourceIndex: Int
  private var destinationIndex: Int

  /// The dragged row's number among all items once it is dropped.
  package var finalIndex: Int { destinationIndex }

  /// - Precondition: the row exists.
  package init(of source: RowPath, in geometry: TableGeometry) {
    self.source = source
    destination = source
    height = geometry.extent(of: .row(source)).length
    sourceIndex = geometry.index(of: .row(source))
    destinationIndex = sourceIndex
  }

  /// Whether dropping the row now would move it.
  package var isMoved: Bool { destination != source }

  /// Sets the destination.
  ///
  /// - Precondition: the table without the dragged row has such a position.
  /// - Complexity: O(log s) in the number of sections.
  package mutating func setDestination(_ path: RowPath, in geometry: TableGeometry) {
    destination = path
    let header = geometry.index(of: .header(section: path.section))
    destinationIndex = header + 1 + path.row - (path.section > source.section ? 1 : 0)
  }

  /// Whether the table without the dragged row has a position `path`. O(log s).
  package func isPlace(_ path: RowPath, in geometry: TableGeometry) -> Bool {
    guard path.section >= 0, path.section < geometry.sectionCount, path.row >= 0 else { return false }
    return path.row <= rowCount(ofSection: path.section, in: geometry)
  }

  /// The number of rows of a section, not counting the dragged one.
  private func rowCount(ofSection section: Int, in geometry: TableGeometry) -> Int {
    geometry.rowCount(ofSection: section) - (section == source.section ? 1 : 0)
  }

  // MARK: Making way

  /// The distance in points by which an item is shifted for the present destination. O(1).
  package func displacement(ofItem index: Int) -> Double {
    if sourceIndex < destinationIndex { return index > sourceIndex && index <= destinationIndex ? -height : 0 }
    return index >= destinationIndex && index < sourceIndex ? height : 0
  }

  /// The extents of a section and its parts while the others make way. O(log n).
  package func presented(_ section: Int, in geometry: TableGeometry) -> SectionGeometry {
    var presented = geometry.geometry(ofSection: section)
    guard isMoved else { return presented }
    let ownChange = (section == destination.section ? 1 : 0) - (section == source.section ? 1 : 0)
    let header = displacement(ofItem: geometry.index(of: .header(section: section)))
    let footer = displacement(ofItem: geometry.index(of: .footer(section: section)))
    presented.header.start += header
    presented.rows.start += header
    presented.rows.length += footer - header
    presented.footer.start += footer
    presented.whole.start += header
    presented.whole.length += footer - header
    presented.rowCount += ownChange
    return presented
  }

  /// The top of the dragged row if it were dropped now. O(log n).
  package func slot(in geometry: TableGeometry) -> Double {
    guard isMoved else { return geometry.extent(of: .row(source)).start }
    let neighbour = sourceIndex < destinationIndex ? destinationIndex : destinationIndex - 1
    let extent = geometry.extent(of: geometry.item(at: neighbour))
    return extent.end + displacement(ofItem: neighbour)
  }

  /// The path of a row after the dragged one is dropped.
  package func path(after old: RowPath) -> RowPath {
    ItemMove(from: source, to: destination).path(after: old)
  }

  // MARK: Proposing

  /// The destination nearest to a dragged row whose top is at `top`.
  ///
  /// - Complexity: O(log n).
  package func proposal(top: Double, in geometry: TableGeometry) -> RowPath {
    let own = geometry.extent(of: .row(source))
    // `geometry` still contains the dragged row. Below its original position the other rows have moved up by its
    // height, so the probe is lowered by that height.
    let isBelow = top > own.start
    let probe = isBelow ? top + height : top
    guard let item = geometry.item(atOffset: probe) else {
      return probe < own.start ? RowPath(section: 0, row: 0) : end(ofSection: geometry.sectionCount - 1, in: geometry)
    }
    let extent = geometry.extent(of: item)
    let isNearerToEnd = probe - extent.start > extent.end - probe
    switch item {
    case .row(source): return source
    // The gap between this row and the original position, with nothing in between: dropping there moves nothing, even
    // if the row belongs to another section.
    case .row where isNearerToEnd != isBelow && (isBelow ? extent.start <= own.end : extent.end >= own.start):
      return source
    case .row(let path):
      var place = path
      if path.section == source.section && path.row > source.row { place.row -= 1 }
      if isNearerToEnd { place.row += 1 }
      return place
    case .header(let section):
      if isNearerToEnd || section == 0 { return RowPath(section: section, row: 0) }
      return end(ofSection: section - 1, in: geometry)
    case .footer(let section): return end(ofSection: section, in: geometry)
    }
  }

  private func end(ofSection section: Int, in geometry: TableGeometry) -> RowPath {
    RowPath(section: section, row: rowCount(ofSection: section, in: geometry))
  }
}
