/// Collects operations from the outermost begin to its end; begins may be nested.
package struct UpdateRecorder: Sendable {
  private var depth = 0
  private var batch = BatchUpdate()

  package init() {}

  /// Whether a ``begin()`` has not been ended yet.
  package var isOpen: Bool { depth > 0 }

  /// Whether there are recorded operations that have not been applied yet.
  package var hasOperations: Bool { !batch.isEmpty }

  package mutating func begin() { depth += 1 }

  /// - Precondition: a begin has not been ended.
  package mutating func record(_ operation: BatchUpdate.Operation) {
    precondition(isOpen, "'\(operation)' outside of begin and end.")
    batch.record(operation)
  }

  /// Ends the innermost begin.
  ///
  /// - Returns: at the outermost end, everything recorded since its begin; else nil.
  /// - Precondition: a begin has not been ended.
  package mutating func end() -> BatchUpdate? {
    precondition(isOpen, "An end without a begin.")
    depth -= 1
    guard depth == 0 else { return nil }
    let complete = batch
    batch = BatchUpdate()
    return complete
  }

  /// Discards the recorded operations; open begins stay open.
  package mutating func drop() { batch = BatchUpdate() }
}
