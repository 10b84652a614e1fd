import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("A stack of screens")
struct NavigationControllerTests {
  private let log = RecordingController.Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controllers: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    return navigation
  }

  @Test("the root appears with its navigation controller, beneath the bar")
  func theRootAppearsWithItsNavigationController() {
    let root = RecordingController("root", log: log)
    let navigation = show(root)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "root.willMove(parent)", "root.didMove(parent)", "root.loadView", "root.viewDidLoad",
        "root.viewWillAppear(false)", "root.viewIsAppearing(false)", "root.viewDidAppear(false)",
      ])
    expectEqual(root.view.frame, window.bounds)
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: window.safeAreaInsets.top, width: 390, height: 44))
    expectEqual(root.view.safeAreaInsets.top, window.safeAreaInsets.top + 44)
    expect(root.navigationController === navigation)
    expect(navigation.topViewController === root)
  }

  @Test("pushing and popping send the calls in UIKit's order")
  func pushAndPopCallsComeInUIKitsOrder() {
    let root = RecordingController("root", log: log)
    let detail = RecordingController("detail", log: log)
    let navigation = show(root)
    _ = log.take()
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "detail.willMove(parent)", "root.viewWillDisappear(false)", "detail.loadView", "detail.viewDidLoad",
        "detail.viewWillAppear(false)", "detail.viewIsAppearing(false)", "root.viewDidDisappear(false)",
        "detail.viewDidAppear(false)", "detail.didMove(parent)",
      ])
    expectEqual(navigation.viewControllers, [root, detail])
    expect(root.view.superview == nil && detail.view.window === window)

    expect(navigation.popViewController(animated: false) === detail)
    window.layoutIfNeeded()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "detail.willMove(nil)", "detail.viewWillDisappear(false)", "root.viewWillAppear(false)",
        "root.viewIsAppearing(false)", "detail.viewDidDisappear(false)", "root.viewDidAppear(false)",
        "detail.didMove(nil)",
      ])
    expectNil(navigation.popViewController(animated: false))
    expectNil(detail.parent)
  }

  @Test("popping several controllers returns them, and calls only those that were shown")
  func popToRootReturnsThePoppedControllers() {
    let root = RecordingController("root", log: log)
    let middle = RecordingController("middle", log: log)
    let top = RecordingController("top", log: log)
    let navigation = show(root, middle, top)
    _ = log.take()
    expectEqual(navigation.popToRootViewController(animated: false), [middle, top])
    window.layoutIfNeeded()
    let lines = log.takeWithoutLayout()
    expect(!lines.contains { $0.hasPrefix("middle.view") }, "\(lines)")
    expect(lines.contains("middle.didMove(nil)"))
    expectEqual(navigation.viewControllers, [root])
  }

  @Test("a push while the one before has not ended ends that first")
  func aPushFinishesARunningPush() {
    let root = RecordingController("root", log: log)
    let first = RecordingController("first", log: log)
    let second = RecordingController("second", log: log)
    let navigation = show(root)
    navigation.pushViewController(first, animated: true)
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    expectEqual(navigation.viewControllers, [root, first, second])
    expect(second.view.window === window)
    expectNil(first.viewIfLoaded?.window)
    expect(first.appearance.phase == .disappeared && second.appearance.phase == .appeared)
  }

  @Test("the delegate is told which screen is shown")
  func theDelegateIsToldWhichControllerIsShown() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) {
        calls.append("will \(viewController.title ?? "")")
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        calls.append("did \(viewController.title ?? "")")
      }
    }
    let root = UIViewController()
    root.title = "root"
    let navigation = show(root)
    let listener = Listener()
    navigation.delegate = listener
    let detail = UIViewController()
    detail.title = "detail"
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    expectEqual(listener.calls, ["will detail", "did detail", "will root", "did root"])
  }

  @Test("the bar shows the top's item and follows its changes")
  func theBarShowsTheTopsItemAndItsChanges() {
    let root = UIViewController()
    root.title = "Feed"
    let detail = UIViewController()
    detail.title = "Detail"
    let navigation = show(root, detail)
    let bar = navigation.navigationBar
    expect(bar.topItem === detail.navigationItem)
    expect(bar.backItem === root.navigationItem)
    func labels() -> [String] { bar.shownTexts }
    expectEqual(labels(), ["Feed", "Detail"])
    detail.title = "Changed"
    window.layoutIfNeeded()
    expectEqual(labels(), ["Feed", "Changed"])
    detail.navigationItem.hidesBackButton = true
    window.layoutIfNeeded()
    expectEqual(labels(), ["Changed"])
  }

  @Test("without the bar the content has the bar's space")
  func withoutTheBarTheContentFillsItsSpace() {
    let root = UIViewController()
    let navigation = show(root)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    expect(navigation.navigationBar.isHidden)
    expectEqual(root.view.safeAreaInsets.top, window.safeAreaInsets.top)
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    expectEqual(root.view.safeAreaInsets.top, window.safeAreaInsets.top + 44)
  }

  @Test("replacing the stack keeps the remaining controllers")
  func setViewControllersKeepsTheRemainingOnes() {
    let root = RecordingController("root", log: log)
    let old = RecordingController("old", log: log)
    let new = RecordingController("new", log: log)
    let navigation = show(root, old)
    _ = log.take()
    navigation.setViewControllers([root, new], animated: false)
    window.layoutIfNeeded()
    let lines = log.takeWithoutLayout()
    expect(!lines.contains { $0.hasPrefix("root.") }, "\(lines)")
    expect(lines.contains("new.viewDidAppear(false)") && lines.contains("old.didMove(nil)"))
  }
}

extension UIView {
  /// The texts of all labels in this view that are shown, from left to right.
  var shownTexts: [String] {
    var found: [(x: CGFloat, text: String)] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty {
        found.append((label.convert(label.bounds, to: self).minX, text))
      }
      for subview in view.subviews { collect(subview) }
    }
    collect(self)
    return found.sorted { $0.x < $1.x }.map(\.text)
  }
}
