import ListCore

/// The heights of a table's rows at other widths and text sizes: after a rotation back, the table knows the heights of
/// the rows that it showed before.
struct TableHeightCache {
  /// Enough for portrait, landscape, and one other text size.
  private static let capacity = 3

  /// The latest last.
  private var entries: [(basis: SizingBasis, geometry: TableGeometry)] = []

  /// Keeps the heights for a basis; of too many the oldest go.
  mutating func keep(_ geometry: TableGeometry, for basis: SizingBasis) {
    entries.removeAll { $0.basis == basis }
    entries.append((basis, geometry))
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  /// Takes out the heights for a basis, if they are known.
  mutating func take(_ basis: SizingBasis) -> TableGeometry? {
    entries.firstIndex { $0.basis == basis }.map { entries.remove(at: $0).geometry }
  }

  /// Clears the cache, as the rows or their content changed.
  mutating func removeAll() { if !entries.isEmpty { entries = [] } }
}
