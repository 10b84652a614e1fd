import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPages

/// The orders in which a page controller, its source and its pages are told, as files beside this one.
@MainActor @Suite(.serialized)
struct PageGoldenTraceTests {
  private let trace = GoldenTrace()

  @MainActor
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let recorder: CallbackRecorder
    let pages: [UIViewController]

    init(_ recorder: CallbackRecorder) {
      self.recorder = recorder
      let log = RecordingController.Log()
      log.onLine = { line in
        // Layout comes any number of times.
        if !line.contains("LayoutSubviews") { recorder.note(method: line) }
      }
      pages = ["A", "B", "C"].map { name in
        let page = RecordingController(name, log: log)
        page.title = name
        return page
      }
    }

    private func page(_ controller: UIViewController, by step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
      return pages[index + step]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      recorder.note(viewController.title)
      return page(viewController, by: -1)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      recorder.note(viewController.title)
      return page(viewController, by: 1)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { recorder.note(pendingViewControllers.first?.title) }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { recorder.note(finished, previousViewControllers.first?.title, completed) }
  }

  @Test func delegateCallsOfPagesMatchTheGoldenTrace() throws {
    let book = Book(trace.recorder)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    trace.during("a page is set") {
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    }
    var mounted: MountedScreen?
    trace.during("mounted") { mounted = MountedScreen(pages, scale: 1) }
    let screen = try require(mounted)
    func drag(from start: CGFloat, to end: CGFloat, hold: Double) throws {
      screen.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: 0.2, hold: hold)
      try screen.settle()
    }
    try trace.during("dragged to the next page") { try drag(from: 350, to: 50, hold: 0) }
    try trace.during("dragged a little, and let go") { try drag(from: 350, to: 290, hold: 0.4) }
    try trace.during("dragged to the last page") { try drag(from: 350, to: 50, hold: 0) }
    try trace.during("dragged beyond the last page") { try drag(from: 350, to: 50, hold: 0) }
    try trace.during("dragged back") { try drag(from: 50, to: 350, hold: 0) }
    try trace.during("another page is set, animated") {
      pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { finished in
        trace.recorder.note(finished, method: "completion")
      }
      trace.recorder.note(method: "set returned")
      try screen.settle()
    }
    try trace.during("another page is set, not animated") {
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: false) { finished in
        trace.recorder.note(finished, method: "completion")
      }
      trace.recorder.note(method: "set returned")
      try screen.settle()
    }
    expectGolden(trace.text, "pages")
  }
}
