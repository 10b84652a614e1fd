/// Things that left the screen and wait to be used again, by identifier.
///
/// Of each identifier at most ``limit`` are kept: a screen's worth is all that ever comes back at once, so
/// more would only hold memory after a reload or a rotation.
package struct ReuseQueue<Element> {
  /// Kept per identifier unless told otherwise: more than the rows a screen of the smallest rows shows.
  package static var defaultLimit: Int { 64 }

  package let limit: Int
  private var waiting: [String: [Element]] = [:]
  /// How many were handed out for reuse, for tests.
  package private(set) var reuseCount = 0

  package init(limit: Int = Self.defaultLimit) {
    precondition(limit > 0, "A reuse queue that keeps \(limit) elements.")
    self.limit = limit
  }

  /// Takes the element of `identifier` that came last; nil where none waits. O(1).
  package mutating func dequeue(_ identifier: String) -> Element? {
    guard let index = waiting.index(forKey: identifier), let element = waiting.values[index].popLast() else {
      return nil
    }
    reuseCount += 1
    return element
  }

  /// Keeps `element` for reuse.
  /// - Returns: false where enough wait already: the caller lets the element go.
  /// - Complexity: O(1) amortised.
  @discardableResult
  package mutating func enqueue(_ element: Element, identifier: String) -> Bool {
    if let index = waiting.index(forKey: identifier) {
      guard waiting.values[index].count < limit else { return false }
      waiting.values[index].append(element)
    } else {
      waiting[identifier] = [element]
    }
    if InternalChecks.isOn { checkInvariants() }
    return true
  }

  /// How many wait under `identifier`. O(1).
  package func count(of identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

  /// Lets everything under `identifier` go, or everything. O(n).
  package mutating func removeAll(of identifier: String? = nil) {
    if let identifier {
      waiting[identifier] = nil
    } else {
      waiting.removeAll()
    }
  }

  /// The first rule that is broken, as a sentence; nil where all hold. O(n).
  package func invariantViolation() -> String? {
    for (identifier, elements) in waiting where elements.count > limit {
      return "\(elements.count) wait under '\(identifier)', \(limit) are allowed."
    }
    return nil
  }

  package func checkInvariants() {
    if let violation = invariantViolation() { fatalError("ReuseQueue: \(violation)") }
  }

  /// `Post:3 Ad:1`, by name.
  package func dump() -> String {
    waiting.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { "\($0.key):\($0.value.count)" }.joined(separator: " ")
  }
}
