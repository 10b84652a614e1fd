/// A stretch of work: an event, a timer, a frame, a layout. What leaves the screen meanwhile is there until it is done.
///
/// An app may let go of a view, a controller or a window in any call that it gets. On iOS they are there until the run loop's
/// turn ends [C]; here too, so that parts, which know their owners without keeping them alive, can finish what they are at.
@MainActor package enum Turn {
  private static var depth = 0
  /// Of the turn that goes on, or went on last.
  private static var number = 0
  private static var kept: [AnyObject] = []

  /// Does some work; a turn within another one ends with the outer one.
  package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    if depth == 0 { number += 1 }
    depth += 1
    defer { end() }
    return try work()
  }

  /// Does some work on an object, which is there until it is done.
  package static func run<Result>(on object: AnyObject?, _ work: () throws -> Result) rethrows -> Result {
    try run {
      keep(object)
      return try work()
    }
  }

  /// Keeps an object until the turn ends. Nothing is kept between turns.
  package static func keep(_ object: AnyObject?) {
    guard depth > 0, let object else { return }
    kept.append(object)
  }

  /// Keeps an object until the turn ends, unless `last` says that it is kept in this turn already.
  ///
  /// - Parameter last: the turn in which the object was kept last; 0 for none.
  package static func keep(_ object: @autoclosure () -> AnyObject?, last: inout Int) {
    guard depth > 0, last != number else { return }
    last = number
    keep(object())
  }

  private static func end() {
    depth -= 1
    guard depth == 0, !kept.isEmpty else { return }
    // What goes may let other things go, in a turn of its own. The room is kept for the next time.
    var gone: [AnyObject] = []
    swap(&gone, &kept)
    gone.removeAll(keepingCapacity: true)
    if kept.isEmpty { swap(&gone, &kept) }
  }
}
