import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Calls to the controllers of columns, errors and life times.
@MainActor @Suite(.serialized) struct UISplitViewControllerTests {
  private let log = RecordingController.Log()
  private let wide = CGSize(width: 1024, height: 600)
  private let narrow = CGSize(width: 390, height: 600)

  private func makeSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(RecordingController("P", log: log), for: .primary)
    split.setViewController(RecordingController("S", log: log), for: .secondary)
    return split
  }

  @Test func columnsAppearWithTheirController() throws {
    let split = makeSplit()
    _ = log.take()
    let screen = MountedScreen(split, size: wide)
    try screen.settle()
    let calls = log.takeWithoutLayout()
    for name in ["P", "S"] {
      expectEqual(
        calls.filter { $0.hasPrefix(name) },
        [
          "\(name).loadView", "\(name).viewDidLoad", "\(name).viewWillAppear(false)",
          "\(name).viewIsAppearing(false)", "\(name).viewDidAppear(false)",
        ])
    }
    split.preferredDisplayMode = .secondaryOnly
    try screen.settle()
    expectEqual(log.takeWithoutLayout(), ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    split.show(.primary)
    try screen.settle()
    expectEqual(
      log.takeWithoutLayout(), ["P.viewWillAppear(true)", "P.viewIsAppearing(true)", "P.viewDidAppear(true)"])
  }

  @Test func everyColumnIsShownOnceAtEveryWindowWidth() throws {
    let split = makeSplit()
    let screen = MountedScreen(split, size: wide)
    try screen.settle()
    for size in [narrow, wide, narrow, narrow, wide] {
      screen.resize(to: size)
      try screen.settle()
      let shown = [UISplitViewController.Column.primary, .secondary].filter {
        split.viewController(for: $0)?.viewIfLoaded?.window != nil
      }
      expect(shown == (size == wide ? [.primary, .secondary] : [.secondary]))
    }
    var balance: [String: Int] = [:]
    for call in log.take() {
      let name = String(call.prefix(1))
      if call.contains("viewDidAppear") { balance[name, default: 0] += 1 }
      if call.contains("viewDidDisappear") { balance[name, default: 0] -= 1 }
      expect((0...1).contains(balance[name, default: 0]))
    }
    expectEqual(balance, ["P": 1, "S": 1])
  }

  @Test func accessibilityReadsColumnByColumn() throws {
    final class Lines: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        for (number, y) in [60.0, 300].enumerated() {
          let label = UILabel(frame: CGRect(x: 20, y: y, width: 80, height: 24))
          label.text = "\(title ?? "") \(number + 1)"
          view.addSubview(label)
        }
      }
    }
    let split = UISplitViewController(style: .doubleColumn)
    for (title, column) in [("Mail", UISplitViewController.Column.primary), ("Letter", .secondary)] {
      let lines = Lines()
      lines.title = title
      split.setViewController(lines, for: column)
    }
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = MountedScreen(split, size: wide)
    try screen.settle()
    expectEqual(
      screen.accessibilityElements.compactMap(\.label),
      ["Toggle Sidebar", "Mail", "Mail 1", "Mail 2", "Letter", "Letter 1", "Letter 2"])
  }

  @Test func displayModeButtonVisibilityShowsOrHidesTheButton() throws {
    let split = makeSplit()
    let screen = MountedScreen(split, size: wide)
    try screen.settle()
    func isShown(_ label: String) -> Bool { screen.accessibility.contains("\"\(label)\"") }
    expect(split.displayModeButtonVisibility == .automatic && isShown("Toggle Sidebar"))
    split.presentsWithGesture = false
    try screen.settle()
    expect(!isShown("Toggle Sidebar"))
    split.displayModeButtonVisibility = .always
    try screen.settle()
    expect(isShown("Toggle Sidebar"))
    (split.presentsWithGesture, split.displayModeButtonVisibility) = (true, .never)
    try screen.settle()
    expect(!isShown("Toggle Sidebar"))
  }

  @Test func theSecondaryOnlyButtonHidesTheOtherColumns() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for (column, name) in [(UISplitViewController.Column.primary, "P"), (.supplementary, "M"), (.secondary, "S")] {
      split.setViewController(RecordingController(name, log: log), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSplitBehavior = .tile
    let screen = MountedScreen(split, size: CGSize(width: 1366, height: 600))
    try screen.settle()
    expect(!split.showsSecondaryOnlyButton && !screen.accessibility.contains("Full Screen"))
    split.showsSecondaryOnlyButton = true
    try screen.settle()
    try screen.activate(.label("Full Screen"))
    try screen.settle()
    expect(split.displayMode == .secondaryOnly && !screen.accessibility.contains("Full Screen"))
    try screen.activate(.label("Toggle Sidebar"))
    try screen.settle()
    expect(split.displayMode != .secondaryOnly && screen.accessibility.contains("Full Screen"))
  }

  @Test func columnsShownBeforeTheFirstLayoutExtendThePreferredMode() throws {
    let triple = UISplitViewController(style: .tripleColumn)
    for (column, name) in [(UISplitViewController.Column.primary, "P"), (.supplementary, "M"), (.secondary, "S")] {
      triple.setViewController(RecordingController(name, log: log), for: column)
    }
    triple.preferredDisplayMode = .twoBesideSecondary
    triple.show(.supplementary)
    let wider = MountedScreen(triple, size: CGSize(width: 1366, height: 600))
    try wider.settle()
    expectEqual(triple.displayMode, .twoBesideSecondary, "the column is visible without a change")

    let double = makeSplit()
    double.preferredDisplayMode = .secondaryOnly
    double.show(.primary)
    let screen = MountedScreen(double, size: wide)
    try screen.settle()
    expectEqual(double.displayMode, .oneBesideSecondary)
    expect(double.viewController(for: .primary)?.view.window != nil)
  }

  @Test func primaryBackgroundStyleColoursTheSidebar() throws {
    let split = makeSplit()
    let screen = MountedScreen(split, size: wide)
    try screen.settle()
    expectEqual(split.primaryBackgroundStyle, .none)
    let column = sequence(first: try require(split.viewController(for: .primary)?.view), next: { $0.superview })
      .first { $0 is SplitColumnView }
    split.primaryBackgroundStyle = .sidebar
    expectEqual(column?.backgroundColor, .secondarySystemBackground)
    split.primaryBackgroundStyle = .none
    expectNil(column?.backgroundColor)
  }

  @Test func showDetailPresentsOutsideASplitView() throws {
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: narrow)
    let detail = UIViewController()
    controller.showDetailViewController(detail, sender: nil)
    try screen.settle()
    expect(controller.presentedViewController === detail && controller.splitViewController == nil)
  }

  @Test func threeControllersForTwoColumnsStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UISplitViewController().viewControllers = [UIViewController(), UIViewController(), UIViewController()]
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      text.contains(
        "has 2 columns, and viewControllers was set to 3 controllers"))
  }

  @Test func pushingASplitViewControllerStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UINavigationController().pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Split View Controllers cannot be pushed to a Navigation Controller"))
  }

  @Test func aSplitViewControllerIsReleasedWithItsColumns() throws {
    weak var split: UISplitViewController?
    weak var primary: UIViewController?
    weak var navigation: UINavigationController?
    weak var replaced: UIViewController?
    do {
      let made = makeSplit()
      let screen = MountedScreen(made, size: wide)
      try screen.settle()
      replaced = made.viewController(for: .secondary)
      made.setViewController(UIViewController(), for: .secondary)
      try screen.settle()
      expectNil(replaced)
      screen.resize(to: narrow)
      try screen.settle()
      (split, primary) = (made, made.viewController(for: .primary))
      navigation = primary?.navigationController
      screen.window.rootViewController = UIViewController()
      screen.advance(by: 1)
    }
    expect(split == nil && primary == nil && navigation == nil)
  }

  @Test func theScreenMayBeReleasedInSplitViewCallbacks() throws {
    final class Teller: NSObject, UISplitViewControllerDelegate {
      weak var holdings: Holdings?

      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { holdings?.tell() }
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        holdings?.tell()
      }
      func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        holdings?.tell()
      }
    }
    try Use(
      name: "split view",
      calls: ["primary viewWillAppear(_:)", "secondary viewWillAppear(_:)", "other viewDidAppear(_:)"],
      build: { holdings in
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ToldController("primary", holdings), for: .primary)
        split.setViewController(ToldController("secondary", holdings), for: .secondary)
        let teller = Teller()
        teller.holdings = holdings
        split.delegate = teller
        holdings.hold(teller)
        holdings.show(split)
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func split() -> UISplitViewController? { holdings.controller.object as? UISplitViewController }
        split()?.show(.primary)
        screen.advance(by: 1)
        split()?.setViewController(ToldController("other", holdings), for: .secondary)
        split()?.show(.secondary)
        screen.advance(by: 1)
        screen.resize(to: CGSize(width: 1024, height: 600))
        screen.advance(by: 1)
        split()?.hide(.primary)
        screen.advance(by: 1)
        screen.resize(to: CGSize(width: 320, height: 440))
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  /// [D] A primary controller of the app's own takes the secondary one in, and gives it back.
  @Test func thePrimaryControllerCollapsesAndSeparatesTheSecondary() throws {
    final class Primary: UIViewController {
      var calls: [String] = []
      override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
      ) { calls.append("collapse \(secondaryViewController.title ?? "")") }
      override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController?
      {
        calls.append("separate")
        return nil
      }
    }
    let (split, primary, secondary) = (UISplitViewController(), Primary(), UIViewController())
    secondary.title = "S"
    split.viewControllers = [primary, secondary]
    let screen = MountedScreen(split, size: wide)
    try screen.settle()
    expectEqual(primary.calls, [])
    screen.resize(to: narrow)
    try screen.settle()
    expectEqual(primary.calls, ["collapse S"])
    screen.resize(to: wide)
    try screen.settle()
    expectEqual(primary.calls, ["collapse S", "separate"])
  }

  @Test func olderDisplayModeNamesEqualThePresentOnes() throws {
    let split = makeSplit()
    let screen = MountedScreen(split, size: wide)
    expectEqual(split.preferredDisplayMode, .automatic)
    split.preferredDisplayMode = .primaryHidden
    try screen.settle()
    expectEqual(split.displayMode, .secondaryOnly)
    split.preferredDisplayMode = .primaryOverlay
    try screen.settle()
    expectEqual(split.displayMode, .oneOverSecondary)
  }
}
