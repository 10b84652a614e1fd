import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("The root controller of a window")
struct WindowRootTests {
  private final class Root: UIViewController {
    var calls: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { _ in
        self.calls.append("along \(Int(self.view.bounds.width))")
      } completion: { context in
        self.calls.append("done, cancelled \(context.isCancelled)")
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test("the view is loaded when the window is shown")
  func showingTheWindowLoadsTheRootView() {
    let root = UIViewController()
    window.rootViewController = root
    expect(!root.isViewLoaded)
    window.isHidden = false
    expect(root.viewIfLoaded?.superview === window)
    window.isHidden = true
    expectNil(root.viewIfLoaded?.superview)
  }

  @Test("the view fills a window of any size")
  func theRootViewFillsTheWindow() {
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    window.frame.size = CGSize(width: 500, height: 300)
    window.layoutIfNeeded()
    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  /// [C] Apps and tests write `UIWindow()`, with a root controller, and nothing of its size.
  @Test("a window made without a frame fills the main screen")
  func aWindowWithoutFrameFillsTheMainScreen() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.layoutIfNeeded()
    expect(window.bounds == UIScreen.main.bounds && !window.bounds.isEmpty)
    expectEqual(window.rootViewController?.view.frame, window.bounds)
    expectEqual(UIWindow(frame: .zero).frame, .zero)
  }

  @Test("a new size is announced, accompanied and reported")
  func aNewSizeCallsTheTransitionMethodsInOrder() {
    let root = Root()
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    window.root.resize(to: CGSize(width: 844, height: 390)) {
      window.frame.size = CGSize(width: 844, height: 390)
      window.layoutIfNeeded()
    }
    window.layoutIfNeeded()
    expectEqual(root.calls, ["will 390 to 844", "along 844", "done, cancelled false"])
  }

  @Test("closures that wait for a layout run after it, once")
  func afterNextLayoutRunsClosuresOnce() {
    var runs = 0
    window.isHidden = false
    window.afterNextLayout { runs += 1 }
    expectEqual(runs, 0)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    expectEqual(runs, 1)
  }
}
