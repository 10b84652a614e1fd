import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// The table of those who observe.
struct KeyValueObserversTests {
  private let observers = KeyValueObservers()

  @Test func keyValueObserversAreCalledInOrder() {
    let object = NSObject()
    nonisolated(unsafe) var calls: [Int] = []
    for number in 1...3 { observers.add(object, "key") { _, _, _ in calls.append(number) } }
    observers.tell(object, "key", 0, 0)
    observers.tell(object, "other", 0, 0)
    observers.tell(NSObject(), "key", 0, 0)
    expectEqual(calls, [1, 2, 3])
  }

  @Test func aKeyValueObserverMayRemoveItself() {
    let object = NSObject()
    nonisolated(unsafe) var calls = 0
    nonisolated(unsafe) var number = 0
    number = observers.add(object, "key") { [observers] _, _, _ in
      calls += 1
      observers.remove { $0.number == number }
    }
    observers.tell(object, "key", 0, 0)
    observers.tell(object, "key", 0, 0)
    expect(calls == 1 && observers.count == 0)
  }

  /// Objects that are gone are forgotten when as many again have come.
  @Test func observationsOfReleasedObjectsAreForgotten() {
    for _ in 0..<1000 { observers.add(NSObject(), "key") { _, _, _ in } }
    expect(observers.count <= 64)
  }
}
