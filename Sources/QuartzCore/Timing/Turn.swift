/// A unit of work: an event, a timer, a frame or a layout. Objects that are removed from the hierarchy in it stay alive
/// until it ends.
///
/// An app may release a view, a controller or a window in any call that it gets. On iOS such objects live until the
/// run loop's turn ends [C]; here too, so that parts, which do not retain their owners, can finish their work.
@MainActor package enum Turn {
  private static var depth = 0
  /// The number of the current turn, or of the last one.
  private static var number = 0
  private static var kept: [AnyObject] = []

  /// Runs `work` as a turn, or as a part of the current turn.
  package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
    if depth == 0 { number += 1 }
    depth += 1
    defer { end() }
    return try work()
  }

  /// Runs `work` as a turn that keeps `object` alive.
  package static func run<Result>(on object: AnyObject?, _ work: () throws -> Result) rethrows -> Result {
    try run {
      keep(object)
      return try work()
    }
  }

  /// Keeps an object alive until the turn ends. Has no effect between turns.
  package static func keep(_ object: AnyObject?) {
    guard depth > 0, let object else { return }
    kept.append(object)
  }

  /// Retains an object until the turn ends, unless `last` shows that this turn already does.
  ///
  /// - Parameter last: The number of the turn that kept the object last; 0 for none.
  package static func keep(_ object: @autoclosure () -> AnyObject?, last: inout Int) {
    guard depth > 0, last != number else { return }
    last = number
    keep(object())
  }

  private static func end() {
    depth -= 1
    guard depth == 0, !kept.isEmpty else { return }
    // Released objects may release others, in further turns. The array's storage is kept for the next turn.
    var gone: [AnyObject] = []
    swap(&gone, &kept)
    gone.removeAll(keepingCapacity: true)
    if kept.isEmpty { swap(&gone, &kept) }
  }
}
