import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPages

/// Errors, life times and random use of page controllers.
@MainActor @Suite(.serialized) struct UIPageViewControllerTests {
  /// Pages with numbers from 0 to 9.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<10).map { _ in UIViewController() }
    weak var holdings: Holdings?
    private(set) var pending: UIViewController?
    private(set) var faults: [String] = []

    private func neighbour(_ page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else {
        return nil
      }
      return pages[index + step]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      holdings?.tell()
      return neighbour(viewController, -1)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      holdings?.tell()
      return neighbour(viewController, 1)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      if pending != nil { faults.append("a turn began within another") }
      pending = pendingViewControllers.first
      holdings?.tell()
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let shown = pageViewController.viewControllers?.first
      if completed, shown !== pending { faults.append("another page than announced") }
      if !completed, shown !== previousViewControllers.first { faults.append("another page than before") }
      pending = nil
      holdings?.tell()
    }
  }

  private func makeController(_ book: Book) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return controller
  }

  @Test func settingTwoPagesInScrollStyleStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      text.contains(
        "The number of view controllers provided (2) doesn't match the number required (1) for the requested transition"
      ))
  }

  @Test func interPageSpacingAcceptsAnyNumberType() {
    for number: Any in [24, 24.0, CGFloat(24), Float(24), NSNumber(value: 24)] {
      expectEqual(PageOptions.spacing([.interPageSpacing: number]), 24)
    }
    expect(PageOptions.spacing([.interPageSpacing: "24"]) == 0 && PageOptions.spacing(nil) == 0)
  }

  @Test func pagesAreReleasedWithTheController() throws {
    weak var controller: UIPageViewController?
    weak var book: Book?
    weak var page: UIViewController?
    do {
      let made = Book()
      let pages = makeController(made)
      let screen = MountedScreen(pages)
      try screen.settle()
      pages.setViewControllers([made.pages[1]], direction: .forward, animated: true)
      screen.advance(frames: 3)
      (controller, book, page) = (pages, made, made.pages[1])
      screen.window.rootViewController = UIViewController()
      screen.advance(by: 1)
    }
    expect(controller == nil && book == nil && page == nil)
  }

  @Test(arguments: 1...6) func randomTurnsByFingerAndCodeAreConsistent(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let book = Book()
    let controller = makeController(book)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 300), scale: 1)
    screen.paintsFrames = false
    for step in 0..<60 {
      switch random(5) {
      case 0:
        controller.setViewControllers(
          [book.pages[random(10)]], direction: random(2) == 0 ? .forward : .reverse, animated: random(2) == 0)
      case 1: screen.resize(to: CGSize(width: 250 + random(200), height: 300))
      case 2: screen.advance(frames: random(30))
      default:
        screen.drag(
          from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160 + random(400) - 200, y: 100),
          duration: Double(1 + random(4)) / 10, hold: random(2) == 0 ? 0 : 0.3)
      }
      if random(3) == 0 {
        screen.advance(by: 2)
        let shown = try require(controller.viewControllers?.first)
        let frame = shown.view.convert(shown.view.bounds, to: nil)
        expectEqual(frame, controller.view.bounds, "seed \(seed), step \(step)")
        expect(controller.children.count == 1 && controller.children.first === shown, "seed \(seed), step \(step)")
        let others = book.pages.filter { $0.viewIfLoaded?.window != nil && $0 !== shown }
        expect(others.isEmpty && book.pending == nil, "seed \(seed), step \(step)")
      }
    }
    expectEqual(book.faults, [], "seed \(seed)")
  }

  @Test func aPageControllerMayBeReleasedInEachCallItMakes() throws {
    try Use(
      name: "pages",
      calls: [
        "pageViewController(_:viewControllerBefore:)", "pageViewController(_:viewControllerAfter:)",
        "pageViewController(_:willTransitionTo:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      ],
      build: { holdings in
        let book = Book()
        book.holdings = holdings
        let controller = makeController(book)
        holdings.hold(book)
        holdings.show(controller)
      },
      perform: { holdings in
        let screen = holdings.screen
        for (end, hold) in [(80.0, 0.0), (150, 0.5), (300, 0)] {
          screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: end, y: 200), duration: 0.2, hold: hold)
          screen.advance(by: 1)
        }
        guard let book = holdings.held(Book.self) else { return }
        let controller = holdings.controller.object as? UIPageViewController
        controller?.setViewControllers([book.pages[7]], direction: .forward, animated: true)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func withoutAStylePagesScrollHorizontally() throws {
    final class Tour: UIPageViewController {}
    let pages = UIPageViewController()
    expect(pages.navigationOrientation == .horizontal && pages.transitionStyle == .scroll)
    let tour = Tour()
    let first = UIViewController()
    tour.setViewControllers([first], direction: .forward, animated: false)
    let screen = MountedScreen(tour, size: CGSize(width: 320, height: 480))
    try screen.settle()
    expect(first.view.window === screen.window && tour.viewControllers == [first])
  }
}
