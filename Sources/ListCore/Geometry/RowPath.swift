/// A row as section and number in the section: an `IndexPath` of two parts without separate storage.
package struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (left: RowPath, right: RowPath) -> Bool {
    left.section != right.section ? left.section < right.section : left.row < right.row
  }

  package var description: String { "\(section).\(row)" }
}
