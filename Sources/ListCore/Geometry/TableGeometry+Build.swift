extension TableGeometry {
  /// Collects a table's sections in order. A section begins with ``beginSection(header:isEstimated:)``, continues with
  /// rows, and ends with ``endSection(footer:isEstimated:)``.
  package struct Builder {
    private var items: RunTree.Builder
    private var sections = RunTree.Builder()
    private var rowsOfSection = 0
    private let headerTopPadding: Double

    /// - Parameters:
    ///   - expectedRowCount: the rows to come whose heights differ, if known: spares moving the storage.
    ///   - headerTopPadding: the space above each header that has a height, in points.
    package init(
      expectedRowCount: Int = 0, headerTopPadding: Double = 0,
      leafCapacity: Int = RunTree.defaultLeafCapacity
    ) {
      items = RunTree.Builder(expectedCount: expectedRowCount, leafCapacity: leafCapacity)
      self.headerTopPadding = headerTopPadding
    }

    /// - Parameter header: the header's height in points, without the padding above it; 0 for none.
    package mutating func beginSection(header: Double, isEstimated: Bool = false) {
      rowsOfSection = 0
      items.append(Length.units(header > 0 ? header + headerTopPadding : 0), isMarked: isEstimated)
    }

    /// Appends `count` rows of one height. O(1).
    package mutating func appendRows(_ count: Int = 1, height: Double, isEstimated: Bool = false) {
      rowsOfSection += count
      items.append(Length.units(height), count: count, isMarked: isEstimated)
    }

    /// - Parameter footer: the footer's height in points; 0 for none.
    package mutating func endSection(footer: Double, isEstimated: Bool = false) {
      items.append(Length.units(footer), isMarked: isEstimated)
      sections.append(Int64(rowsOfSection + itemsBesideRows))
    }

    /// The geometry of everything collected.
    package consuming func finish(leading: Double = 0, trailing: Double = 0) -> TableGeometry {
      TableGeometry(
        items: items.finish(), sections: sections.finish(), leading: leading, trailing: trailing,
        headerTopPadding: headerTopPadding)
    }
  }
}
