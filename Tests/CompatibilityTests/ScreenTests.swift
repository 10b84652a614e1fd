import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens written from Apple's documentation alone, and used as a person would.
@MainActor @Suite struct ScreenTests {
  @Test func aTableShowsSectionsAndASelectionPushesAScreen() throws {
    let controller = CitiesViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    let table = try require(controller.tableView)
    expectEqual(table.numberOfSections, 3)
    expectEqual(table.visibleCells.count, 7)
    expectEqual(table.visibleCells.map { $0.textLabel?.text }.prefix(2), ["Lisboa", "Porto"])
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 52)
    let middle = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    screen.tap(at: CGPoint(x: middle.midX, y: middle.midY))
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    expectEqual(controller.chosen, [IndexPath(row: 1, section: 0)])
    expectEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType, .checkmark)
    let refused = table.convert(table.rectForRow(at: IndexPath(row: 2, section: 0)), to: nil)
    screen.tap(at: CGPoint(x: refused.midX, y: refused.midY))
    expectEqual(controller.chosen.count, 1)
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
  }

  @Test func aSingleTapWaitsForADoubleTapToFail() throws {
    let controller = GesturesViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    let middle = CGPoint(x: controller.square.frame.midX, y: controller.square.frame.midY)
    screen.tap(at: middle)
    expect(controller.events.isEmpty, "a single tap waits for a second one")
    screen.advance(by: 0.6)
    expectEqual(controller.events, ["tap (60.0, 60.0)"])
    screen.tap(at: middle)
    screen.tap(at: middle)
    expectEqual(controller.events.last, "double tap")
    try screen.settle()
    expectEqual(controller.events.last, "turned true")
    let before = controller.square.center
    screen.drag(from: middle, to: CGPoint(x: middle.x + 60, y: middle.y + 80))
    expect(controller.events.contains("pan began"))
    expect(controller.square.center.x > before.x + 40)
    expect(controller.square.center.y > before.y + 60)
    screen.tap(at: controller.square.center, duration: 0.8)
    expectEqual(controller.events.last, "press")
  }

  @Test func pagingEndsAtMultiplesOfThePageWidth() throws {
    let controller = PagesViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    expectEqual(controller.scrollView.contentSize.width, screen.size.width * 3)
    screen.fling(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -900, dy: 0))
    try screen.settle()
    expectEqual(controller.currentPage, 1)
    expectEqual(controller.scrollView.contentOffset.x, screen.size.width)
    expectEqual(
      controller.calls,
      [
        "willBeginDragging", "didScroll", "willEndDragging to \(Int(screen.size.width))", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func buttonsSendActionsToTheirTargets() {
    let controller = FormViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    screen.tap(at: CGPoint(x: controller.submit.frame.midX, y: controller.submit.frame.midY))
    expectEqual(controller.submissions, 1)
    screen.tap(at: CGPoint(x: controller.reset.frame.midX, y: controller.reset.frame.midY))
    screen.tap(at: CGPoint(x: controller.reset.frame.midX, y: controller.reset.frame.midY))
    expectEqual(controller.resets, 1, "a disabled button tells nobody")
    expect(controller.note.frame.height > 36)
    expectEqual(controller.title, "Form")
  }

  @Test func aContainerCallsItsChildrenInOrder() {
    var trace: [String] = []
    let container = BannerContainerViewController()
    let screen = MountedScreen(container)
    screen.advance(frames: 2)
    container.show(RecordingViewController(name: "a") { trace.append($0) })
    screen.advance(frames: 2)
    expect(
      trace == [
        "a willMove in", "a loadView", "a viewDidLoad", "a viewWillAppear false", "a viewIsAppearing false",
        "a viewDidAppear false", "a didMove in",
      ]
        || trace == [
          "a willMove in", "a loadView", "a viewDidLoad", "a viewWillAppear false", "a didMove in",
          "a viewIsAppearing false", "a viewDidAppear false",
        ], "\(trace)")
    trace = []
    container.show(RecordingViewController(name: "b") { _ in })
    screen.advance(frames: 2)
    expectEqual(trace, ["a willMove out", "a viewWillDisappear false", "a viewDidDisappear false", "a didMove out"])
    expectEqual(container.current?.view.frame.minY, 50)
  }

  @Test func layerAnimationsFollowTheScreensTime() throws {
    let controller = LayersViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    controller.roll()
    screen.advance(by: 0.5)
    let x = try require(controller.ball.presentation()?.position.x)
    expect(abs(x - 160) < 8, "half of the way, give or take a frame: \(x)")
    expectEqual(controller.ball.position.x, 40)
    var isDone = false
    controller.fade { isDone = true }
    screen.advance(by: 0.2)
    expect(!isDone)
    let opacity = try require(controller.ball.presentation()?.opacity)
    expect(opacity < 0.95 && opacity > 0.25)
    screen.advance(by: 0.5)
    expect(isDone)
    expectEqual(controller.ball.opacity, 0.2)
  }

  @Test func traitChangesCallRegisteredHandlers() {
    let controller = TraitsViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    var inner: CGFloat = 0
    controller.resolvedInnerColor.getWhite(&inner, alpha: nil)
    expect(inner < 0.2, "the overridden style is dark")
    expect(controller.changes.isEmpty)
    controller.overrideUserInterfaceStyle = .dark
    screen.advance(frames: 2)
    expectEqual(controller.changes, ["1 to 2"])
  }

  @Test func customDrawingIsShown() {
    let controller = PosterViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    let empty = MountedScreen(UIViewController())
    empty.advance(frames: 2)
    expectEqual(controller.poster.frame.size, CGSize(width: 280, height: 320))
    expectEqual(controller.badge.bounds.size, CGSize(width: 60, height: 60))
    expectEqual(screen.picture.width, empty.picture.width)
  }
}
