import Fuzzing
import ListCore

/// Compares `SelectionSet` with an array in the order of selection.
struct SelectionSetModel: FuzzModel {
  static let name = "selection-set"

  private var generator: SeededGenerator
  private var selection = SelectionSet()
  private var reference: [RowPath] = []

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let path = RowPath(section: generator.int(0...2), row: generator.int(0...4))
    switch generator.int(0...9) {
    case 0...4:
      selection.select(path, allowsMultiple: true)
      if !reference.contains(path) { reference.append(path) }
    case 5:
      let released = selection.select(path, allowsMultiple: false)
      try expect(released, is: reference.filter { $0 != path }, "what is let go")
      reference = [path]
    case 6...8:
      try expect(selection.deselect(path), is: reference.contains(path), "whether \(path) was selected")
      reference.removeAll { $0 == path }
    case 9 where generator.oneIn(2):
      // Rows of one section go, those of another move on by a row.
      let gone = generator.int(0...2)
      let shifted = generator.int(0...2)
      func moved(_ path: RowPath) -> RowPath? {
        if path.section == gone { return nil }
        return path.section == shifted ? RowPath(section: path.section, row: path.row + 1) : path
      }
      selection.remap(moved)
      reference = reference.compactMap(moved)
    default:
      if generator.oneIn(5) {
        selection.removeAll()
        reference = []
      }
    }
    try expectNoViolation(selection.invariantViolation())
    try expect(selection.paths, is: reference, "the selected rows")
    try expect(selection.first, is: reference.first, "the row selected first")
    try expect(selection.contains(path), is: reference.contains(path), "whether \(path) is selected")
  }
}
