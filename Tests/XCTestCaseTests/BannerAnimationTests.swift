import UIKit
import XCTest

/// A banner that slides in, waits and fades out.
private final class BannerView: UIView {
  var onDone: (() -> Void)?
  private(set) var steps: [String] = []

  func show(for seconds: TimeInterval) {
    alpha = 0
    UIView.animate(
      withDuration: 0.1,
      animations: {
        self.alpha = 1
        self.frame.origin.y = 0
      },
      completion: { finished in
        self.steps.append("shown \(finished)")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.hide() }
      })
  }

  func hide() {
    UIView.animate(withDuration: 0.1, delay: 0.05, options: [.curveEaseIn]) {
      self.alpha = 0
    } completion: { finished in
      self.steps.append("hidden \(finished)")
      self.removeFromSuperview()
      self.onDone?()
    }
  }
}

/// A suite that waits for animations by expectations.
final class BannerAnimationTests: XCTestCase {
  private var window: UIWindow!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    window.isHidden = true
    window = nil
    super.tearDown()
  }

  func testCompletionsRunInOrder() {
    let banner = BannerView(frame: CGRect(x: 0, y: -44, width: 320, height: 44))
    window.rootViewController?.view.addSubview(banner)
    let done = expectation(description: "the banner has gone")
    banner.onDone = { done.fulfill() }
    banner.show(for: 0.05)
    XCTAssertEqual(banner.alpha, 1, "the model has its value at once")
    wait(for: [done], timeout: 5)
    XCTAssertEqual(banner.steps, ["shown true", "hidden true"])
    XCTAssertNil(banner.superview)
  }

  func testAnAnimationLastsItsDuration() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController?.view.addSubview(box)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    let done = expectation(description: "completion")
    let start = Date()
    var isDone = false
    UIView.animate(withDuration: 0.3, animations: { box.frame.origin.x = 200 }) { _ in
      isDone = true
      done.fulfill()
    }
    var seen: [CGFloat] = []
    while !isDone && Date().timeIntervalSince(start) < 5 {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      if let shown = box.layer.presentation()?.frame.minX { seen.append(shown) }
    }
    XCTAssertTrue(seen.contains { $0 > 0 && $0 < 200 }, "seen on its way: \(seen)")
    XCTAssertEqual(seen, seen.sorted())
    wait(for: [done], timeout: 5)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.29)
    XCTAssertEqual(box.layer.presentation()?.frame.minX ?? 200, 200)
  }

  func testAnAnimationWithoutChangesCompletesAtOnce() {
    let done = expectation(description: "completion")
    UIView.animate(withDuration: 10, animations: {}, completion: { _ in done.fulfill() })
    wait(for: [done], timeout: 2)
  }

  func testAPropertyAnimatorCompletes() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController?.view.addSubview(box)
    let done = expectation(description: "completion")
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { box.alpha = 0 }
    animator.addCompletion { position in
      XCTAssertEqual(position, .end)
      done.fulfill()
    }
    animator.startAnimation()
    wait(for: [done], timeout: 5)
    XCTAssertEqual(box.alpha, 0)
  }

  func testATimerOfTheRunLoopAndAnimationsRunTogether() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController?.view.addSubview(box)
    let both = expectation(description: "both")
    both.expectedFulfillmentCount = 2
    Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in both.fulfill() }
    UIView.animate(withDuration: 0.1, animations: { box.alpha = 0.5 }, completion: { _ in both.fulfill() })
    wait(for: [both], timeout: 5)
  }
}
