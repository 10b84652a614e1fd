import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// The answers of a split view controller's delegate, and the order of its calls.
@MainActor @Suite(.serialized) struct UISplitViewControllerDelegateTests {
  private let trace = GoldenTrace()
  private let wide = CGSize(width: 1024, height: 600)
  private let narrow = CGSize(width: 390, height: 600)

  /// A classic delegate, as that of a list whose detail is empty at first.
  private final class Keeping: NSObject, UISplitViewControllerDelegate {
    var detailIsEmpty = true
    var detail: UIViewController?
    var shown: [String] = []
    var takesOver = false

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { detailIsEmpty }
    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { detail }
    func splitViewController(
      _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
      shown.append("show \(vc.title ?? "")")
      return takesOver
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      shown.append("detail \(vc.title ?? "")")
      return takesOver
    }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// The titles on top of the columns.
  private func titles(of split: UISplitViewController) -> [String?] {
    split.viewControllers.map { ($0 as? UINavigationController)?.topViewController?.title ?? $0.title }
  }

  private func classic(_ delegate: Keeping) -> (split: UISplitViewController, list: UINavigationController) {
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: controller("List"))
    split.viewControllers = [list, controller("Empty")]
    split.delegate = delegate
    return (split, list)
  }

  @Test func collapseSecondaryMayKeepAnEmptyDetailOffTheStack() throws {
    let delegate = Keeping()
    let (split, list) = classic(delegate)
    let screen = MountedScreen(split, size: wide, scale: 1)
    try screen.settle()
    screen.resize(to: narrow)
    try screen.settle()
    expect(split.isCollapsed && list.viewControllers.map(\.title) == ["List"])
    screen.resize(to: wide)
    try screen.settle()
    expectEqual(titles(of: split), ["List", "Empty"])
    delegate.detailIsEmpty = false
    screen.resize(to: narrow)
    try screen.settle()
    expectEqual(list.viewControllers.map(\.title), ["List", "Empty"])
  }

  /// A list that becomes the delegate as it is loaded, and the detail's button, as Xcode's template of a list with details
  /// has them.
  @Test func aPrimaryControllerSettingTheDelegateIsAskedFirst() throws {
    final class List: UIViewController {
      let keeping = Keeping()
      override func viewDidLoad() {
        super.viewDidLoad()
        splitViewController?.delegate = keeping
      }
    }
    let split = UISplitViewController()
    let list = UINavigationController(rootViewController: List())
    let detail = controller("Empty")
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.viewControllers = [list, UINavigationController(rootViewController: detail)]
    let screen = MountedScreen(split, size: narrow, scale: 1)
    try screen.settle()
    expect(split.isCollapsed && list.viewControllers.count == 1)
    expect(split.displayModeButtonItem.isHidden)
    screen.resize(to: wide)
    try screen.settle()
    expect(!split.isCollapsed && !split.displayModeButtonItem.isHidden)
  }

  @Test func separateSecondaryProvidesTheDetail() throws {
    let delegate = Keeping()
    let (split, _) = classic(delegate)
    let screen = MountedScreen(split, size: narrow, scale: 1)
    try screen.settle()
    let detail = controller("Chosen")
    delegate.detail = detail
    screen.resize(to: wide)
    try screen.settle()
    expect(split.viewControllers.last === detail && detail.view.window != nil)
  }

  @Test func theDelegateMayHandleShowDetail() throws {
    let delegate = Keeping()
    let (split, list) = classic(delegate)
    let screen = MountedScreen(split, size: wide, scale: 1)
    try screen.settle()
    delegate.takesOver = true
    split.showDetailViewController(controller("A"), sender: nil)
    split.show(controller("B"), sender: nil)
    try screen.settle()
    expectEqual(delegate.shown, ["detail A", "show B"])
    expect(titles(of: split) == ["List", "Empty"] && list.viewControllers.count == 1)
    delegate.takesOver = false
    split.showDetailViewController(controller("C"), sender: nil)
    try screen.settle()
    expectEqual(split.viewControllers.last?.title, "C")
  }

  // MARK: The order of the calls, as a file beside this one

  private final class Listening: NSObject, UISplitViewControllerDelegate {
    let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) { self.note = note }

    private func name(_ column: UISplitViewController.Column) -> String {
      switch column {
      case .primary: "primary"
      case .supplementary: "supplementary"
      case .secondary: "secondary"
      case .compact: "compact"
      default: "another"
      }
    }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { note("will change to mode \(displayMode.rawValue)") }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      note("top column, proposed \(name(proposedTopColumn))")
      return .primary
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
      note("mode for expanding, proposed \(proposedDisplayMode.rawValue)")
      return proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("did expand") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      note("will show \(name(column))")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      note("will hide \(name(column))")
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      note("gesture will begin")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      note("gesture did end")
    }
  }

  @Test func columnCallbacksMatchTheirTrace() throws {
    let recorder = trace.recorder
    let delegate = Listening { recorder.note(method: $0) }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(controller("Primary"), for: .primary)
    split.setViewController(controller("Secondary"), for: .secondary)
    split.delegate = delegate
    let screen = MountedScreen(UIViewController(), size: wide, scale: 1)
    func during(_ heading: String, _ body: () -> Void) throws {
      try trace.during(heading) {
        body()
        try screen.settle()
      }
    }
    try during("shown in a wide window") { screen.window.rootViewController = split }
    try during("the app hides the primary column") { split.hide(.primary) }
    try during("a drag from the edge") {
      screen.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 300, y: 300))
    }
    try during("the window becomes narrow") { screen.resize(to: narrow) }
    try during("the app shows the secondary column") { split.show(.secondary) }
    try during("the window becomes wide") { screen.resize(to: wide) }
    try during("the app prefers the secondary column alone") { split.preferredDisplayMode = .secondaryOnly }
    expectGolden(trace.text, "columns")
  }
}
