/// The kinds of steps that drive a table.
enum FuzzStep: String, CaseIterable {
  case batch, frames, scroll, scrollToRow, selection, emptyBatch, rest, drag, interruptedBatch, reload, resize
  case reloadInAnimation, textSize, direction, editMode, swipe, grip, tap, completeAction, snapshot

  /// Its frequency, relative to the others.
  private var weight: Int {
    switch self {
    case .batch: 18
    case .frames: 5
    case .scroll, .swipe, .grip: 4
    case .selection, .snapshot, .editMode, .tap: 3
    case .scrollToRow, .emptyBatch, .rest, .drag, .interruptedBatch, .resize, .completeAction: 2
    case .reload, .reloadInAnimation, .textSize, .direction: 1
    }
  }

  /// Each step as often as its weight.
  static let bag = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
