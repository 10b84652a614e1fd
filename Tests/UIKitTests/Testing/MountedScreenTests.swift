import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct MountedScreenTests {
  /// White, with a red square of 50 points in its corner.
  private final class SquareController: UIViewController {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private(set) var appearances: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      square.backgroundColor = .red
      view.addSubview(square)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances.append("did appear")
    }
  }

  private func color(of picture: CGImage, x: Int, y: Int) -> [UInt8] {
    var pixel = [UInt8](repeating: 0, count: 4)
    let context = CGContext(
      data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let part = picture.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
    if let part { context?.draw(part, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    return Array(pixel.prefix(3))
  }

  @Test func theFirstFrameIsDrawnAtOnce() {
    let controller = SquareController()
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 80), scale: 3)
    expectEqual(controller.appearances, ["did appear"])
    expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 100, height: 80))
    expectEqual(screen.picture.width, 300)
    expectEqual(screen.picture.height, 240)
    expectEqual(color(of: screen.picture, x: 10, y: 10), [255, 0, 0])
    expectEqual(color(of: screen.picture, x: 200, y: 10), [255, 255, 255])
  }

  @Test func traitsReachTheController() {
    let controller = SquareController()
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 80)) {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.layoutDirection = .rightToLeft
    }
    expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
    expectEqual(controller.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(controller.traitCollection.layoutDirection, .rightToLeft)
    expectEqual(color(of: screen.picture, x: 150, y: 150), [0, 0, 0])
  }

  @Test func aTapReachesTheViewUnderIt() {
    let controller = SquareController()
    var taps = 0
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let screen = MountedScreen(controller)
    screen.tap(at: CGPoint(x: 25, y: 25))
    screen.tap(at: CGPoint(x: 75, y: 25))
    expectEqual(taps, 1)
  }

  @Test func settlingRunsAnimationsToTheirEnd() throws {
    let controller = SquareController()
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 80), scale: 1)
    let start = screen.time
    UIView.animate(withDuration: 0.5) { controller.square.frame.origin.x = 50 }
    screen.advance(by: 0.25)
    expectEqual(color(of: screen.picture, x: 5, y: 10), [255, 255, 255])
    expectEqual(color(of: screen.picture, x: 95, y: 10), [255, 255, 255])
    try screen.settle()
    expectEqual(color(of: screen.picture, x: 95, y: 10), [255, 0, 0])
    expect(screen.time - start < 0.6)
  }

  @Test func unendingAnimationsAreReported() {
    let controller = SquareController()
    let screen = MountedScreen(controller)
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { controller.square.alpha = 0 }
    let error = #expect(throws: StillMoving.self) { try screen.settle(limit: 2) }
    expectEqual(error?.description.hasPrefix("after 2 s the screen still has "), true)
    expectEqual(error?.reasons.contains("an animation"), true)
  }

  @Test func screensHaveTheirOwnTime() {
    let first = MountedScreen(UIViewController())
    let second = MountedScreen(UIViewController())
    let time = second.time
    first.advance(by: 3)
    expectEqual(second.time, time)
  }

  @Test func aResizedScreenLaysOutAgain() {
    let controller = SquareController()
    let screen = MountedScreen(controller)
    screen.resize(to: CGSize(width: 844, height: 390))
    expectEqual(controller.view.frame.size, CGSize(width: 844, height: 390))
    expectEqual(screen.picture.width, 1688)
  }

  @Test func aDragMovesScrollViews() throws {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    scrollView.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(scrollView)
    let screen = MountedScreen(controller)
    screen.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400))
    let dragged = scrollView.contentOffset.y
    expect((180...200).contains(dragged), "\(dragged)")
    screen.fling(from: CGPoint(x: 100, y: 600), velocity: CGVector(dx: 0, dy: -2000))
    try screen.settle()
    expect(scrollView.contentOffset.y > dragged + 800, "\(scrollView.contentOffset.y)")
    let flung = scrollView.contentOffset.y
    screen.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -120))
    try screen.settle()
    expect(scrollView.contentOffset.y > flung)
  }

  @Test func layoutDescribesTheViewsOfTheWindow() {
    let controller = SquareController()
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 80))
    expect(screen.layout.contains("    UIView 0,0 50x50"), "\(screen.layout)")
  }
}
