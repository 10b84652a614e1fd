import UIKit
import XCTest

private final class StepController: UIViewController {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}

/// A suite of pushes and presentations, some of it with async tests.
final class NavigationFlowTests: XCTestCase {
  private func makeFlow() -> (UIWindow, UINavigationController, StepController) {
    let first = StepController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation, first)
  }

  func testAPushEndsWithTheAppearance() {
    let (window, navigation, first) = makeFlow()
    let begun = expectation(description: "first appeared")
    first.onAppear = { begun.fulfill() }
    wait(for: [begun], timeout: 5)
    let second = StepController()
    let pushed = expectation(description: "second appeared")
    second.onAppear = { pushed.fulfill() }
    let left = expectation(description: "first disappeared")
    first.onDisappear = { left.fulfill() }
    navigation.pushViewController(second, animated: true)
    XCTAssertTrue(navigation.topViewController === second)
    wait(for: [pushed, left], timeout: 5)
    XCTAssertTrue(navigation.visibleViewController === second)
    XCTAssertTrue(second.viewIfLoaded?.window === window)
    XCTAssertNil(first.viewIfLoaded?.window)
  }

  func testAPresentationCompletesAndIsDismissed() {
    let (window, navigation, _) = makeFlow()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    let sheet = StepController()
    let shown = expectation(description: "presented")
    navigation.present(sheet, animated: true) { shown.fulfill() }
    wait(for: [shown], timeout: 5)
    XCTAssertTrue(navigation.presentedViewController === sheet)
    XCTAssertTrue(sheet.view.window === window)
    let gone = expectation(description: "dismissed")
    sheet.dismiss(animated: true) { gone.fulfill() }
    wait(for: [gone], timeout: 5)
    XCTAssertNil(navigation.presentedViewController)
  }

  @MainActor func testAnAsyncTestWaitsForAnAnimation() async {
    let (window, navigation, _) = makeFlow()
    let pushed = expectation(description: "second appeared")
    let second = StepController()
    second.onAppear = { pushed.fulfill() }
    navigation.pushViewController(second, animated: true)
    await fulfillment(of: [pushed], timeout: 5)
    XCTAssertTrue(second.view.window === window)
  }

  @MainActor func testSleepingLetsFramesPass() async throws {
    let (window, _, first) = makeFlow()
    let box = UIView()
    first.view.addSubview(box)
    var isDone = false
    UIView.animate(withDuration: 0.05, animations: { box.alpha = 0 }, completion: { _ in isDone = true })
    for _ in 0..<100 where !isDone { try await Task.sleep(nanoseconds: 20_000_000) }
    XCTAssertTrue(isDone)
    withExtendedLifetime(window) {}
  }
}
