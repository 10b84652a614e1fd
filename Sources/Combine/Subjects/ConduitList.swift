/// The subscribers of a subject, in the order in which they came, and how it ended. Guarded by the lock of its owner.
struct ConduitList<Output, Failure: Error> {
  private(set) var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  mutating func add(_ conduit: Conduit<Output, Failure>) { conduits.append(conduit) }

  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    if let index = conduits.firstIndex(where: { $0 === conduit }) { conduits.remove(at: index) }
  }

  /// - Returns: the conduits to send the completion to; none if the subject has already completed.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { conduits = [] }
    return conduits
  }
}
