import UIKit

/// A timed span of a list's work, or a problem.
public enum ListEvent {
  /// Something that is wrong with the list.
  case problem(ListProblem)
  /// How long a part of the work took.
  case span(ListSpan, Duration)
}

/// A part of a list's work.
public enum ListSpan: String, Sendable {
  /// Evaluating the `rows` of a screen.
  case build
  /// Comparing the new list with the shown one.
  case diff
  /// Passing the difference to the view, including the calls that the view makes in the process.
  case apply
  /// Configuring a cell.
  case configure
  /// Measuring a row of automatic height: from the return of its cell to `willDisplay`.
  case measure
  /// Layout and drawing of the frame in which a list was applied, with everything else in it. A list that was applied
  /// at once, outside a frame, has no such span.
  case draw
}

/// Receives the spans of a list's work; see ``ListAdapter/logger``.
@MainActor
public protocol ListLogger: AnyObject {
  /// Called when something was done. It must not change the list.
  func log(_ event: ListEvent)
}

/// Measures the durations of steps if a logger is set; else it does nothing.
@MainActor
final class ListLog {
  var logger: (any ListLogger)?
  /// The cell that the view was given last, and when.
  private var given: (cell: ObjectIdentifier, time: ContinuousClock.Instant)?
  private var isDrawing = false

  func span<Result>(_ span: ListSpan, _ work: () -> Result) -> Result {
    guard let logger else { return work() }
    let start = ContinuousClock.now
    let result = work()
    logger.log(.span(span, ContinuousClock.now - start))
    return result
  }

  /// Called when the view gets a cell that it is going to measure.
  func beginMeasuring(_ cell: any RowCell) {
    if logger != nil { given = (ObjectIdentifier(cell), .now) }
  }

  /// Called when the view displays a cell. If it is the cell that the view got last, logs the time since then.
  func endMeasuring(_ cell: any RowCell) {
    guard let given else { return }
    self.given = nil
    if given.cell == ObjectIdentifier(cell) { logger?.log(.span(.measure, .now - given.time)) }
  }

  /// Begins the span of the frame that is being laid out. No public callback reports when it is drawn, so the span ends
  /// in the next turn of the main queue.
  func beginDrawing() {
    guard logger != nil, !isDrawing else { return }
    isDrawing = true
    let start = ContinuousClock.now
    Task { [weak self] in
      self?.isDrawing = false
      self?.logger?.log(.span(.draw, .now - start))
    }
  }
}
