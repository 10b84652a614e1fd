import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitDocuments

/// Which activities are offered, what they get, and when the app is told.
@MainActor @Suite(.serialized) struct UIActivityViewControllerTests {
  private final class Stamp: UIActivity {
    var prepared: [Any] = []
    var performs = 0
    override var activityType: ActivityType? { ActivityType("org.example.stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is Int } }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() { performs += 1 }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? "by mail" : nil }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "A subject" }
  }

  private let presenter = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(presenter, size: CGSize(width: 320, height: 568), scale: 1)
    presenter.view.backgroundColor = .systemBackground
  }

  private func titles(_ items: [Any], _ own: [UIActivity]? = nil, excluded: [UIActivity.ActivityType]? = nil)
    -> [String?]
  {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: own)
    controller.excludedActivityTypes = excluded
    expectEqual(controller.excludedActivityTypes, excluded)
    return controller.session.activities.map(\.activityTitle)
  }

  @Test func activitiesDependOnTheItems() {
    expectEqual(titles(["text"]), ["Mail", "Copy"])
    expectEqual(
      titles([UIImage(systemName: "star")!]), ["Copy", "Save to Files"],
      "a picture cannot be part of a mail's address")
    expectEqual(titles([3], [Stamp()]), ["Stamp"])
    expectEqual(titles(["text"], [Stamp()]), ["Mail", "Copy"])
    expectEqual(titles([]), [])
    expectEqual(titles(["text", 3], [Stamp()], excluded: [.copyToPasteboard, .init("org.example.stamp")]), ["Mail"])
    expectEqual(titles([Source()]), ["Mail", "Copy"], "by the stand-in")
  }

  private func present(_ items: [Any], _ own: [UIActivity] = []) -> (UIActivityViewController, () -> [String]) {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let controller = UIActivityViewController(activityItems: items, applicationActivities: own)
    controller.completionWithItemsHandler = { type, completed, items, error in
      log.lines.append("\(type?.rawValue ?? "none") \(completed) \(items == nil && error == nil)")
    }
    presenter.present(controller, animated: true)
    screen.advance(by: 1)
    return (controller, { log.lines })
  }

  @Test func theMailActivitySetsSubjectAndBody() throws {
    var opened: [URL] = []
    let (controller, log) = present([Source(), URL(string: "https://a.example/b?c=d&e")!, 7])
    controller.session.open = { opened.append($0) }
    try screen.tap(.text("Mail"))
    screen.advance(by: 1)
    expect(
      opened.map(\.absoluteString)
        == ["mailto:?subject=A%20subject&body=by%20mail%0Ahttps://a.example/b?c%3Dd%26e"])
    expect(log() == ["com.apple.UIKit.activity.Mail true true"] && presenter.presentedViewController == nil)
  }

  @Test func anActivityMayFinishLater() throws {
    let stamp = Stamp()
    let (_, log) = present([3, "x"], [stamp])
    try screen.tap(.text("Stamp"))
    screen.advance(by: 0.5)
    try screen.tap(.text("Stamp"))
    screen.advance(by: 0.5)
    expect(stamp.performs == 1 && stamp.prepared.count == 2 && log() == [])
    expect(presenter.presentedViewController != nil)
    stamp.activityDidFinish(true)
    stamp.activityDidFinish(false)
    screen.advance(by: 1)
    expect(log() == ["org.example.stamp true true"] && presenter.presentedViewController == nil)
  }

  @Test func anActivityWithoutOverridesIsNotCompleted() {
    final class Idle: UIActivity {
      override var activityTitle: String? { "Idle" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }
    let idle = Idle()
    let (controller, log) = present([1], [idle])
    controller.session.choose(idle)
    screen.advance(by: 1)
    expectEqual(log(), ["none false true"])
    expect(!UIActivity().canPerform(withActivityItems: [1]) && UIActivity.activityCategory == .action)
  }

  @Test func aSheetDismissedByTheAppCallsItsCompletionHandler() {
    let (controller, log) = present(["x"])
    presenter.dismiss(animated: true)
    screen.advance(by: 1)
    expect(log() == ["none false true"] && controller.presentingViewController == nil)
  }

  @Test func keysChooseAnActivity() {
    let (_, log) = present(["x"])
    for _ in 0..<3 { screen.press(.keyboardTab) }
    screen.press(.keyboardReturnOrEnter)
    screen.advance(by: 1)
    expectEqual(log(), ["com.apple.UIKit.activity.CopyToPasteboard true true"])
  }

  @Test func aDismissedSheetIsReleased() throws {
    weak var left: UIActivityViewController?
    do {
      let (controller, _) = present(["x"])
      left = controller
      try screen.activate(.label("Close"))
    }
    screen.advance(by: 1)
    expectNil(left)
  }
}
