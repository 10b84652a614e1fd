import Fuzzing
import ListCore

/// Compares `VisibleWindow` with sets of rows.
struct VisibleWindowModel: FuzzModel {
  static let name = "visible-window"

  private var generator: SeededGenerator
  private var window = VisibleWindow()
  private var live: Set<Int> = []

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let first = generator.int(0...40)
    let range = first..<first + generator.int(0...20)
    let change = window.move(to: range)
    let entering = Array(change.enteringAbove) + Array(change.enteringBelow)
    let leaving = Array(change.leavingAbove) + Array(change.leavingBelow)
    try expect(Set(entering), is: Set(range).subtracting(live), "what enters")
    try expect(Set(leaving), is: live.subtracting(range), "what leaves")
    try expect(entering, is: entering.sorted(), "the order of what enters")
    try expect(Set(entering).count, is: entering.count, "entering rows without repeats")
    try expect(Set(leaving).count, is: leaving.count, "leaving rows without repeats")
    try expect(change.isEmpty, is: live == Set(range), "an empty change")
    live = Set(range)
  }
}
