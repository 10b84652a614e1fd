/// Decides when a touched row is highlighted, and when a touch selects it.
///
/// A value that takes events and returns actions; it makes no calls. The delay that keeps rows unhighlighted while a scroll begins is
/// implemented by the scroll view (content touches arrive late), so a touch that arrives may highlight at once.
package struct HighlightStateMachine: Equatable, Sendable {
  package enum Event: Equatable, Sendable {
    /// A touch began on `row`; `mayHighlight` is the delegate's answer.
    case touchBegan(row: RowPath, mayHighlight: Bool)
    /// The touch is now on `row`, or on none.
    case touchMoved(row: RowPath?)
    case touchEnded
    /// The touch was cancelled: scrolling began, or the system intervened.
    case touchCancelled
    /// The highlighted row has another path; nil if it was deleted.
    case rowsMoved(row: RowPath?)
    /// All rows were replaced.
    case reloaded
  }

  package enum Action: Equatable, Sendable {
    case highlight(RowPath)
    case unhighlight(RowPath)
    case select(RowPath)
  }

  /// The row that is touched and highlighted.
  package private(set) var highlightedRow: RowPath?

  package init() {}

  /// The actions to perform, in order. O(1).
  package mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .touchBegan(let row, let mayHighlight):
      let actions = release()
      guard mayHighlight else { return actions }
      highlightedRow = row
      return actions + [.highlight(row)]
    case .touchMoved(let row):
      return row == highlightedRow ? [] : release()
    case .touchEnded:
      guard let row = highlightedRow else { return [] }
      return release() + [.select(row)]
    case .touchCancelled:
      return release()
    case .rowsMoved(let row):
      if highlightedRow != nil { highlightedRow = row }
      return []
    case .reloaded:
      highlightedRow = nil
      return []
    }
  }

  private mutating func release() -> [Action] {
    guard let row = highlightedRow else { return [] }
    highlightedRow = nil
    return [.unhighlight(row)]
  }
}
