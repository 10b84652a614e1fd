/// Collects operations between the outermost begin and its end, however deep begins are nested.
package struct UpdateRecorder: Sendable {
  private var depth = 0
  private var batch = BatchUpdate()

  package init() {}

  /// A begin waits for its end.
  package var isOpen: Bool { depth > 0 }

  /// Operations were recorded that no end applied yet.
  package var hasOperations: Bool { !batch.isEmpty }

  package mutating func begin() { depth += 1 }

  /// - Precondition: a begin waits for its end.
  package mutating func record(_ operation: BatchUpdate.Operation) {
    precondition(isOpen, "'\(operation)' outside of begin and end.")
    batch.record(operation)
  }

  /// - Returns: at the outermost end, everything recorded since its begin; else nil.
  /// - Precondition: a begin waits for its end.
  package mutating func end() -> BatchUpdate? {
    precondition(isOpen, "An end without a begin.")
    depth -= 1
    guard depth == 0 else { return nil }
    let complete = batch
    batch = BatchUpdate()
    return complete
  }

  /// Forgets what was recorded; begins go on waiting for their ends.
  package mutating func drop() { batch = BatchUpdate() }
}
