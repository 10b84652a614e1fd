import Dispatch
import Expectations
import Foundation
import Synchronization
import Testing
import UIKit

/// Where the last reference of a view or a controller goes, and where its `deinit` runs.
@MainActor @Suite struct MainActorDeallocationTests {
  /// The names of deallocated objects, with whether that was on the main queue.
  private final class Report: Sendable {
    private static let isMain: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
    private let lines = Mutex<[String]>([])

    var said: [String] { lines.withLock { $0 } }

    func say(_ name: String) {
      let place = DispatchQueue.getSpecific(key: Self.isMain) == true ? "main" : "elsewhere"
      lines.withLock { $0.append("\(name) \(place)") }
    }
  }

  private class ReportingView: UIView {
    nonisolated let report: Report
    nonisolated let name: String

    init(_ name: String, _ report: Report) {
      self.name = name
      self.report = report
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    deinit { report.say(name) }
  }

  private final class GenericView<Value>: ReportingView {
    var value: Value?
  }

  private final class ReportingController: UIViewController {
    nonisolated let report: Report
    private let header: ReportingView

    init(_ report: Report) {
      self.report = report
      header = ReportingView("header", report)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { report.say("controller") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(header)
      view.addSubview(GenericView<Int>("row", report))
    }
  }

  /// Holds an object for another thread.
  private final class Holder: @unchecked Sendable {
    var object: UIResponder?
    init(_ object: UIResponder) { self.object = object }
  }

  /// Lets the last reference go on another thread, and comes back when the main actor has done what it was given meanwhile.
  private func letGoElsewhere(_ holder: Holder) async {
    await Task.detached { holder.object = nil }.value
    await theMainActorHasDoneWhatItWasGiven()
  }

  /// Waiting for a task that has ended already would not let the main actor do anything else.
  private func theMainActorHasDoneWhatItWasGiven() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func aControllerAndItsViewsAreDestroyedOnTheMainActor() async {
    let report = Report()
    let holder: Holder
    do {
      let controller = ReportingController(report)
      controller.loadViewIfNeeded()
      holder = Holder(controller)
    }
    await letGoElsewhere(holder)
    expectEqual(report.said, ["controller main", "row main", "header main"])
  }

  @Test func aGenericSubclassIsDestroyedOnTheMainActor() async {
    let report = Report()
    await letGoElsewhere(Holder(GenericView<[String]>("words", report)))
    await letGoElsewhere(Holder(GenericView<Double>("number", report)))
    expectEqual(report.said, ["words main", "number main"])
  }

  /// The main actor is busy until the other thread has let the object go.
  private func waitUntilAnotherThreadLetsGo(_ holder: Holder) {
    let hasGone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      holder.object = nil
      hasGone.signal()
    }
    hasGone.wait()
  }

  @Test func weakReferencesAreNilBeforeTheMainActorDestroysTheObject() async {
    let report = Report()
    let holder = Holder(ReportingView("view", report))
    weak let view = holder.object
    waitUntilAnotherThreadLetsGo(holder)
    expectNil(view)
    expect(report.said.isEmpty)
    await theMainActorHasDoneWhatItWasGiven()
    expectEqual(report.said, ["view main"])
  }

  @Test func objectsReleasedOnTheMainActorAreDestroyedImmediately() {
    let report = Report()
    do {
      let view = ReportingView("parent", report)
      view.addSubview(ReportingView("child", report))
      expect(report.said.isEmpty)
    }
    expectEqual(report.said, ["parent main", "child main"])
  }

  @Test func objectsOfManyClassesAreDestroyedOnce() {
    let report = Report()
    for _ in 0..<3 {
      _ = GenericView<Int8>("a", report)
      _ = GenericView<Int16>("b", report)
      _ = GenericView<Int32>("c", report)
      _ = ReportingView("d", report)
    }
    expectEqual(
      report.said,
      ["a main", "b main", "c main", "d main", "a main", "b main", "c main", "d main"] + [
        "a main", "b main", "c main", "d main",
      ])
  }
}
