import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Changes that a class tells of itself.
@MainActor
struct ToldChangesTests {
  private final class Oven: NSObject, _KeyValueTarget {
    private var kelvin = 300
    var degrees: Int {
      get { kelvin - 273 }
      set {
        willChangeValue(forKey: "degrees")
        kelvin = newValue + 273
        didChangeValue(forKey: "degrees")
      }
    }
    static var _properties: [_Property] { [_Property("degrees", \Oven.degrees)] }
  }

  @Test func manualChangeNotificationsDeliverOldAndNewValues() {
    let oven = Oven()
    var heard: [String] = []
    let observation = oven.observe(\.degrees, _key: "degrees", options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    oven.degrees = 180
    oven.degrees = 200
    expectEqual(heard, ["27 180", "180 200"])
    observation.invalidate()
    oven.degrees = 20
    expectEqual(heard.count, 2)
  }

  @Test func nestedManualChangesKeepTheirValues() {
    let (outer, inner) = (Oven(), Oven())
    var heard: [String] = []
    let observations = [outer, inner].map { oven in
      oven.observe(\.degrees, _key: "degrees", options: .old) { _, change in heard.append("\(change.oldValue ?? -1)") }
    }
    outer.willChangeValue(forKey: "degrees")
    inner.degrees = 50
    inner.degrees = 60
    outer.didChangeValue(forKey: "degrees")
    expectEqual(heard, ["27", "50", "27"])
    withExtendedLifetime(observations) {}
  }

  @Test func manualChangesOfUnknownKeysHaveNoValues() {
    let plain = NSObject()
    var calls = 0
    let observation = plain.observe(\.hash, _key: "count", options: [.old, .new]) { _, change in
      calls += change.oldValue == nil && change.newValue == nil ? 1 : 0
    }
    plain.willChangeValue(forKey: "count")
    plain.didChangeValue(forKey: "count")
    expectEqual(calls, 1)
    withExtendedLifetime(observation) {}
  }

  /// Foundation has the methods for operations, by which these tell that they have finished.
  private final class Baking: Operation, @unchecked Sendable {
    nonisolated(unsafe) private var isDone = false
    override var isAsynchronous: Bool { true }
    override var isFinished: Bool { isDone }
    override func start() {
      willChangeValue(forKey: "isFinished")
      isDone = true
      didChangeValue(forKey: "isFinished")
    }
  }

  @Test func operationsUseFoundationsChangeNotifications() async {
    let queue = OperationQueue()
    let operation = Baking()
    await withCheckedContinuation { done in
      operation.completionBlock = { done.resume() }
      queue.addOperation(operation)
    }
    expect(operation.isFinished)
  }
}
