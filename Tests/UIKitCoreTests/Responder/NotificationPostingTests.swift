import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Whoever observes what is posted has heard of it when the call returns, whatever thread the main actor has.
@MainActor @Suite(.serialized) struct NotificationPostingTests {
  private final class Hearing: @unchecked Sendable {
    @MainActor var heard: [String] = []
  }

  private let hearing = Hearing()
  private let name = NSNotification.Name("NotificationPostingTests \(UUID().uuidString)")

  private func observing(_ queue: OperationQueue?, as who: String, _ body: () throws -> Void) rethrows {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { [hearing] note in
      let what = note.userInfo?["what"] as? String ?? "nothing"
      MainActor.assumeIsolated { hearing.heard.append("\(who) \(what)") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try body()
  }

  @Test func observersOnTheMainQueueAreCalledBeforeThePostReturns() {
    observing(.main, as: "main queue") {
      observing(nil, as: "poster's thread") {
        NotificationPosting.post(name, object: nil, userInfo: ["what": "one"])
        expectEqual(Set(hearing.heard), ["main queue one", "poster's thread one"])
        NotificationPosting.post(name, object: nil, userInfo: ["what": "two"])
        expectEqual(Set(hearing.heard.suffix(2)), ["main queue two", "poster's thread two"])
      }
    }
  }

  @Test func observersMayPostNotifications() {
    let answer = NSNotification.Name(name.rawValue + " answer")
    let token = NotificationCenter.default.addObserver(forName: answer, object: nil, queue: .main) { [hearing] _ in
      MainActor.assumeIsolated { hearing.heard.append("answer") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let asked = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [hearing] _ in
      // As an app posts: its own call, inside of ours.
      NotificationCenter.default.post(name: answer, object: nil)
      MainActor.assumeIsolated { hearing.heard.append("asked") }
    }
    defer { NotificationCenter.default.removeObserver(asked) }
    NotificationPosting.post(name, object: nil)
    expectEqual(hearing.heard, ["answer", "asked"])
  }

  @Test func postingRestoresTheCurrentOperationQueue() {
    let before = OperationQueue.current
    observing(.main, as: "main queue") { NotificationPosting.post(name, object: nil) }
    expect(OperationQueue.current === before && hearing.heard == ["main queue nothing"])
  }

  @Test func onAnUnmarkedThreadObserversAreCalledLater() async {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [hearing] _ in
      MainActor.assumeIsolated { hearing.heard.append("late") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let posting = NotificationPosting(place: nil)
    let isAtOnce = OperationQueue.current === OperationQueue.main
    posting.post(Notification(name: name))
    expectEqual(hearing.heard, (isAtOnce ? ["late"] : []))
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      OperationQueue.main.addOperation { done.resume() }
    }
    expectEqual(hearing.heard, ["late"])
  }
}
