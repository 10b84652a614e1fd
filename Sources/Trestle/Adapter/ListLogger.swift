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
  /// A screen says what rows it has.
  case build
  /// Comparing the new list with the shown one.
  case diff
  /// The table is told of the difference; what it asks for at once is part of it.
  case apply
  /// A cell is given what it shows.
  case configure
  /// The table works out how high a row of automatic height is: from when it is given the row's cell until it says that
  /// it shows it.
  case measure
  /// A frame that shows what was applied in it is laid out and drawn, with all else that is in it. What was applied at
  /// once, outside of a frame, has none.
  case draw
}

/// Takes what a list tells of its work; see ``ListAdapter/logger``.
@MainActor
public protocol ListLogger: AnyObject {
  /// Called when something was done. It must not change the list.
  func log(_ event: ListEvent)
}

/// Measures spans where somebody wants to know.
@MainActor
final class ListLog {
  var logger: (any ListLogger)?
  /// The cell that the table was given last, and when.
  private var given: (cell: ObjectIdentifier, time: ContinuousClock.Instant)?
  private var isDrawing = false

  func span<Result>(_ span: ListSpan, _ work: () -> Result) -> Result {
    guard let logger else { return work() }
    let start = ContinuousClock.now
    let result = work()
    logger.log(.span(span, ContinuousClock.now - start))
    return result
  }

  /// The table has a cell that it is to measure.
  func beginMeasuring(_ cell: UITableViewCell) {
    if logger != nil { given = (ObjectIdentifier(cell), .now) }
  }

  /// The table has measured a cell, if it is the one that it was given last.
  func endMeasuring(_ cell: UITableViewCell) {
    guard let given else { return }
    self.given = nil
    if given.cell == ObjectIdentifier(cell) { logger?.log(.span(.measure, .now - given.time)) }
  }

  /// The frame that is being laid out shows what was applied. No public call tells when it is drawn; what the main queue
  /// does next comes after it.
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
