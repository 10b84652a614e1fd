import Fuzzing
import ListCore

/// Compares `ReuseQueue` with an array of all waiting views.
struct ReuseQueueModel: FuzzModel {
  static let name = "reuse-queue"
  private static let limit = 5

  private var generator: SeededGenerator
  private var queue = ReuseQueue<Int>(limit: Self.limit)
  private var waiting: [(identifier: String, element: Int)] = []
  private var nextElement = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let identifier = ["Post", "Ad", "Header"][generator.int(0...2)]
    let waitingHere = waiting.filter { $0.identifier == identifier }
    switch generator.int(0...20) {
    case 0:
      queue.removeAll(of: identifier)
      waiting.removeAll { $0.identifier == identifier }
    case 1...10:
      let isKept = queue.enqueue(nextElement, identifier: identifier)
      try expect(isKept, is: waitingHere.count < Self.limit, "keeping one more of \(waitingHere.count)")
      if isKept { waiting.append((identifier, nextElement)) }
      nextElement += 1
    default:
      let element = queue.dequeue(identifier)
      try expect(element, is: waitingHere.last?.element, "the element that came last")
      if let element { waiting.removeAll { $0.element == element } }
    }
    try expectNoViolation(queue.invariantViolation())
    try expect(
      queue.count(of: identifier), is: waiting.filter { $0.identifier == identifier }.count,
      "waiting under \(identifier)")
  }
}
