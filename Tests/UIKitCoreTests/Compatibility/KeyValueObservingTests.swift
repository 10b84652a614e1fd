import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Observing properties by their keys.
@MainActor
struct KeyValueObservingTests {
  private let kettle = Kettle()

  @Test func anObservationClosureIsCalledForEveryChange() {
    var heard: [String] = []
    let observation = kettle.observe(\.degrees, _key: "degrees", options: [.old, .new]) { kettle, change in
      heard.append("\(kettle.degrees) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(change.kind)")
    }
    kettle.degrees = 40
    kettle.degrees = 90
    kettle.name = "blue"
    expectEqual(heard, ["40 20 40 setting", "90 40 90 setting"])
    observation.invalidate()
    kettle.degrees = 100
    expectEqual(heard.count, 2)
  }

  @Test func observingOptionsDecideWhichValuesAreIncluded() {
    var heard: [String] = []
    let observation = kettle.observe(\.name, _key: "name", options: .initial) { _, change in
      heard.append("\(change.oldValue == nil) \(change.newValue == nil)")
    }
    kettle.name = "blue"
    expectEqual(heard, ["true true", "true true"])
    _ = observation
  }

  @Test func theInitialOptionDeliversThePresentValue() {
    var heard: [Int?] = []
    let observation = kettle.observe(\.degrees, _key: "degrees", options: [.initial, .new]) { _, change in
      heard.append(change.newValue)
    }
    expectEqual(heard, [20])
    _ = observation
  }

  @Test func anObservationEndsWhenItIsReleased() {
    var calls = 0
    var observation: NSKeyValueObservation? = kettle.observe(\.degrees, _key: "degrees") { _, _ in calls += 1 }
    kettle.degrees = 30
    observation = nil
    kettle.degrees = 40
    expect(calls == 1 && observation == nil)
  }

  @Test func anObserverReceivesItsContext() {
    let watcher = Watcher()
    var context = 0
    withUnsafeMutablePointer(to: &context) { pointer in
      kettle.addObserver(watcher, forKeyPath: "name", options: [.new, .old], context: pointer)
      kettle.name = "blue"
      kettle.name = nil
      expectEqual(watcher.contexts, [UnsafeMutableRawPointer(pointer), UnsafeMutableRawPointer(pointer)])
      kettle.removeObserver(watcher, forKeyPath: "name", context: pointer)
    }
    kettle.name = "red"
    expectEqual(watcher.heard, ["name 1 new blue old <null>", "name 1 new <null> old blue"])
  }

  @Test func theInitialOptionCallsAnObserverImmediately() {
    let watcher = Watcher()
    kettle.addObserver(watcher, forKeyPath: "degrees", options: [.initial, .new], context: nil)
    expectEqual(watcher.heard, ["degrees 1 new 20 old -"])
    kettle.removeObserver(watcher, forKeyPath: "degrees")
    kettle.degrees = 1
    expectEqual(watcher.heard.count, 1)
  }

  @Test func aReleasedObserverIsNotCalled() {
    var watcher: Watcher? = Watcher()
    kettle.addObserver(watcher!, forKeyPath: "degrees", options: [], context: nil)
    watcher = nil
    kettle.degrees = 1
    expectNil(watcher)
  }
}

private final class Kettle: NSObject, _KeyValueTarget {
  var degrees = 20 { didSet { _valueDidChange("degrees", from: oldValue, to: degrees) } }
  var name: String? { didSet { _valueDidChange("name", from: oldValue, to: name) } }

  @MainActor static var _properties: [_Property] { [_Property("degrees", \Kettle.degrees)] }
}

private final class Watcher: NSObject, _KeyValueObserver {
  var heard: [String] = []
  var contexts: [UnsafeMutableRawPointer?] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String {
      change?[key].map { $0 is NSNull ? "<null>" : "\($0)" } ?? "-"
    }
    heard.append("\(keyPath ?? "") \(text(.kindKey)) new \(text(.newKey)) old \(text(.oldKey))")
    contexts.append(context)
  }
}
