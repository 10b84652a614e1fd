/// Elements that left the screen and wait to be reused, by identifier.
///
/// At most ``limit`` elements of each identifier are kept. No more than a screen's worth is ever reused at once;
/// further ones would only take memory after a reload or a rotation.
package struct ReuseQueue<Element> {
  /// The default limit: more than the rows on a screen of the smallest rows.
  package static var defaultLimit: Int { 64 }

  package let limit: Int
  private var waiting: [String: [Element]] = [:]
  /// How many elements were reused, for tests.
  package private(set) var reuseCount = 0

  package init(limit: Int = Self.defaultLimit) {
    precondition(limit > 0, "A reuse queue that keeps \(limit) elements.")
    self.limit = limit
  }

  /// Removes and returns the element of `identifier` that was added last; nil if none waits. O(1).
  package mutating func dequeue(_ identifier: String) -> Element? {
    guard let index = waiting.index(forKey: identifier), let element = waiting.values[index].popLast() else {
      return nil
    }
    reuseCount += 1
    return element
  }

  /// Keeps `element` for reuse.
  ///
  /// - Returns: false if ``limit`` elements wait already: the caller then releases the element.
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

  /// The number of elements that wait under `identifier`. O(1).
  package func count(of identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

  /// Releases the elements of `identifier`, or all. O(n).
  package mutating func removeAll(of identifier: String? = nil) {
    if let identifier {
      waiting[identifier] = nil
    } else {
      waiting.removeAll()
    }
  }

  /// Removes and returns all elements. O(n).
  package mutating func takeAll() -> [Element] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
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
