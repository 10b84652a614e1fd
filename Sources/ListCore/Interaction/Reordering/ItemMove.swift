/// A row or item that moves from one position to another, and the paths of the others before and after.
package struct ItemMove: Equatable, Sendable {
  package let source: RowPath
  /// A position among the others, without the one that moves.
  package let destination: RowPath

  package init(from source: RowPath, to destination: RowPath) {
    self.source = source
    self.destination = destination
  }

  /// The move that leads back.
  package var inverse: ItemMove { ItemMove(from: destination, to: source) }

  /// The path afterwards of a row or item. O(1).
  package func path(after old: RowPath) -> RowPath {
    guard old != source else { return destination }
    var path = old
    if path.section == source.section, path.row > source.row { path.row -= 1 }
    if path.section == destination.section, path.row >= destination.row { path.row += 1 }
    return path
  }
}

extension SectionCounting {
  /// The position one step before or after an item, among the others: from a section's end to the next existing one.
  /// Nil beyond the first and the last. O(1).
  package func neighbour(of path: RowPath, _ step: Int) -> RowPath? {
    let row = path.row + step
    if row >= 0, row < rowCount(ofSection: path.section) { return RowPath(section: path.section, row: row) }
    let section = path.section + step
    guard section >= 0, section < sectionCount else { return nil }
    return RowPath(section: section, row: step < 0 ? rowCount(ofSection: section) : 0)
  }
}
