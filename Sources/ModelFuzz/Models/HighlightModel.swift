import Fuzzing
import ListCore

/// Applies the actions of `HighlightStateMachine` to rows: at most one row may be highlighted at a time, and none when
/// no touch is down.
struct HighlightModel: FuzzModel {
  static let name = "highlight"

  private var generator: SeededGenerator
  private var machine = HighlightStateMachine()
  private var lit: Set<RowPath> = []
  private var isDown = false

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let row = RowPath(section: 0, row: generator.int(0...3))
    let event: HighlightStateMachine.Event
    switch generator.int(0...6) {
    case 0, 1: event = .touchBegan(row: row, mayHighlight: !generator.oneIn(3))
    case 2: event = .touchMoved(row: generator.oneIn(3) ? nil : row)
    case 3: event = .touchEnded
    case 4: event = .touchCancelled
    case 5: event = .rowsMoved(row: generator.oneIn(3) ? nil : row)
    default: event = .reloaded
    }
    let litBefore = lit
    if event == .reloaded { lit = [] }
    if case .rowsMoved(let row) = event, !lit.isEmpty { lit = row.map { [$0] } ?? [] }
    for action in machine.handle(event) {
      switch action {
      case .highlight(let row):
        try expect(lit.isEmpty, "\(row) is highlighted while \(lit) is")
        lit.insert(row)
      case .unhighlight(let row):
        try expect(lit.remove(row) != nil, "\(row) is unhighlighted and was not highlighted")
      case .select(let row):
        try expect(event == .touchEnded, "\(row) is selected by \(event)")
        try expect(litBefore == [row], "\(row) is selected while \(litBefore) was highlighted")
      }
    }
    try expect(machine.highlightedRow.map { [$0] } ?? [], is: lit, "the row the machine holds highlighted")
    switch event {
    case .touchBegan(let row, let mayHighlight): try expect(lit, is: mayHighlight ? [row] : [], "after \(event)")
    case .touchMoved(let row): try expect(lit.isEmpty || lit == litBefore && lit.first == row, "after \(event)")
    case .rowsMoved(let row): try expect(lit.isEmpty || lit.first == row, "after \(event)")
    case .touchEnded, .touchCancelled, .reloaded: try expect(lit.isEmpty, "lit after \(event)")
    }
  }
}
