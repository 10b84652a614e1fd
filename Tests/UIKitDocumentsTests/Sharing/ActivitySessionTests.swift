import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// The calls of share sheets.
@MainActor @Suite(.serialized) struct ActivitySessionTests {
  private let trace = GoldenTrace()
  private let controller = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.backgroundColor = .systemBackground
  }

  // MARK: Leaving

  private final class LeavingStamp: UIActivity {
    weak var holdings: Holdings?
    /// In the first row, which a low window shows.
    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: ActivityType? { ActivityType("org.example.stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      holdings?.tell()
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) { holdings?.tell() }
    override func perform() {
      holdings?.tell()
      activityDidFinish(true)
    }
    override func activityDidFinish(_ completed: Bool) {
      holdings?.tell()
      super.activityDidFinish(completed)
    }
  }

  private final class LeavingSource: NSObject, UIActivityItemSource {
    weak var holdings: Holdings?
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      holdings?.tell()
      return "placeholder"
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      holdings?.tell()
      return "item"
    }
  }

  private static func present(_ holdings: Holdings) {
    guard let presenter = holdings.controller.object, let source = holdings.held(LeavingSource.self),
      let stamp = holdings.held(LeavingStamp.self)
    else { return }
    let sheet = UIActivityViewController(activityItems: [source], applicationActivities: [stamp])
    sheet.completionWithItemsHandler = { [weak holdings] _, _, _, _ in holdings?.tell("completed") }
    holdings.watch("sheet", sheet)
    presenter.present(sheet, animated: true) { [weak holdings] in holdings?.tell("presented") }
    holdings.screen.advance(by: 1)
  }

  /// A sheet goes with its presenter in each call.
  @Test func aSheetMayBeReleasedInEachCallItMakes() throws {
    try Use(
      name: "share sheet",
      calls: [
        "activityViewControllerPlaceholderItem(_:)", "canPerform(withActivityItems:)", "presented",
        "activityViewController(_:itemForActivityType:)", "prepare(withActivityItems:)", "perform()",
        "activityDidFinish(_:)", "completed",
      ],
      build: { holdings in
        let (source, stamp) = (LeavingSource(), LeavingStamp())
        source.holdings = holdings
        stamp.holdings = holdings
        holdings.hold(source)
        holdings.hold(stamp)
        holdings.show(UIViewController())
      },
      perform: { holdings in
        Self.present(holdings)
        holdings.tap("Stamp")
        holdings.screen.advance(by: 1)
        Self.present(holdings)
        holdings.screen.press(.keyboardEscape)
        holdings.screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  // MARK: The order of the calls, as a file beside this one

  private final class NotedStamp: UIActivity {
    var note: (String) -> Void = { _ in }
    override var activityType: ActivityType? { ActivityType("org.example.stamp") }
    override var activityTitle: String? {
      note("activityTitle")
      return "Stamp"
    }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      note("canPerform \(activityItems)")
      return true
    }
    override func prepare(withActivityItems activityItems: [Any]) { note("prepare \(activityItems)") }
    override func perform() { note("perform") }
    override func activityDidFinish(_ completed: Bool) {
      note("activityDidFinish \(completed)")
      super.activityDidFinish(completed)
    }
  }

  private final class NotedSource: NSObject, UIActivityItemSource {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      note("placeholderItem")
      return "placeholder"
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      note("itemForActivityType \(activityType?.rawValue ?? "none")")
      return "item"
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
      note("subjectForActivityType \(activityType?.rawValue ?? "none")")
      return "subject"
    }
  }

  @Test(arguments: [0, 1, 10], [true, false])
  func aSheetDismissedWhilePresentingCompletesOnce(frames: Int, animated: Bool) throws {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var calls = 0
    sheet.completionWithItemsHandler = { _, completed, _, _ in calls += completed ? 100 : 1 }
    controller.present(sheet, animated: true)
    screen.advance(frames: frames)
    controller.dismiss(animated: animated)
    try screen.settle()
    expect(calls == 1 && controller.presentedViewController == nil)
  }

  @Test func aShareSheetMatchesTheGoldenTrace() throws {
    let recorder = trace.recorder
    let stamp = NotedStamp()
    stamp.note = { recorder.note(method: $0) }
    let source = NotedSource { recorder.note(method: $0) }
    func present() {
      let sheet = UIActivityViewController(activityItems: [source], applicationActivities: [stamp])
      sheet.completionWithItemsHandler = { type, completed, items, error in
        recorder.note(method: "completed \(type?.rawValue ?? "none") \(completed)")
      }
      controller.present(sheet, animated: true) { recorder.note(method: "completion") }
      screen.advance(by: 1)
    }
    trace.during("presented") { present() }
    let tree = screen.accessibility
    try trace.during("chosen") {
      try screen.tap(.text("Stamp"))
      screen.advance(by: 1)
    }
    trace.during("finished") {
      stamp.activityDidFinish(true)
      screen.advance(by: 1)
    }
    trace.during("presented again") { present() }
    trace.during("Escape") {
      screen.press(.keyboardEscape)
      screen.advance(by: 1)
    }
    expectGolden(trace.text + "# screen reader\n" + tree, "sharing")
  }
}
