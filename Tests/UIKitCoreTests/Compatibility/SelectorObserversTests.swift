import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Observers of notifications whose methods are called by selector.
@MainActor
struct SelectorObserversTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("Tea is ready")

  @Test func aSelectorObserverIsCalledSynchronously() {
    let observer = Observer()
    center.addObserver(observer, selector: "heard:", name: name, object: nil)
    center.post(name: name, object: nil)
    expectEqual(observer.heard, ["Tea is ready"])
  }

  @Test func otherNotificationNamesAndObjectsAreIgnored() {
    let observer = Observer()
    let pot = NSObject()
    center.addObserver(observer, selector: "heard:", name: name, object: pot)
    center.post(name: Notification.Name("Coffee is ready"), object: pot)
    center.post(name: name, object: NSObject())
    expect(observer.heard.isEmpty)
    center.post(name: name, object: pot)
    expectEqual(observer.heard.count, 1)
  }

  @Test func aNilNameObservesEveryNotification() {
    let observer = Observer()
    center.addObserver(observer, selector: "rang", name: nil, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("Coffee is ready"), object: nil)
    expectEqual(observer.heard, ["", ""])
  }

  @Test func aRemovedObserverIsNotCalled() {
    let observer = Observer()
    center.addObserver(observer, selector: "heard:", name: name, object: nil)
    center.addObserver(observer, selector: "heard:", name: Notification.Name("Coffee is ready"), object: nil)
    center.removeObserver(observer, name: name, object: nil)
    center.post(name: name, object: nil)
    expect(observer.heard.isEmpty)
    center.post(name: Notification.Name("Coffee is ready"), object: nil)
    expectEqual(observer.heard, ["Coffee is ready"])
    center.removeObserver(observer)
    center.post(name: Notification.Name("Coffee is ready"), object: nil)
    expectEqual(observer.heard, ["Coffee is ready"])
  }

  @Test func selectorObserversAreNotRetained() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      center.addObserver(observer, selector: "heard:", name: name, object: nil)
      gone = observer
    }
    expectNil(gone)
    center.post(name: name, object: nil)
  }

  @Test func blockObserverTokensCanBeRemoved() {
    nonisolated(unsafe) var calls = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in calls += 1 }
    center.removeObserver(token)
    center.post(name: name, object: nil)
    expectEqual(calls, 0)
  }
}

private final class Observer: UIResponder {
  var heard: [String] = []

  func heard(_ notification: Notification) { heard.append(notification.name.rawValue) }

  override class var _actions: [_Action] {
    super._actions + [
      _Action("heard:", Self.heard(_:)), _Action("rang", { (target: Observer) in { target.heard.append("") } }),
    ]
  }
}
