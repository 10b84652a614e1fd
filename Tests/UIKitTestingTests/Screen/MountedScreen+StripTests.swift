import Expectations
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Strips of an animation")
@MainActor struct StripTests {
  @Test("show its frames side by side, at equal steps of the screen's time")
  func frames() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    square.backgroundColor = .black
    controller.view.addSubview(square)
    let screen = MountedScreen(controller, size: CGSize(width: 120, height: 40), scale: 1)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { square.frame.origin.x = 100 }
    screen.advance(frames: 1)
    let start = screen.time
    let strip = PicturePixels(screen.strip(of: 3, every: 0.2, area: CGRect(x: 0, y: 0, width: 120, height: 20)))
    expect(strip.width == 3 * 120 + 2 * 4 && strip.height == 20)
    expect(abs(screen.time - start - 0.4) < 0.001)
    // The left edge of the square in each frame: it moves 200 points a second.
    let lefts = (0..<3).map { number -> Int in
      let dark = (0..<120).first { (column: Int) in strip.color(x: number * 124 + column, y: 10) >> 8 < 0x800000 }
      return dark ?? -1
    }
    expect(abs(lefts[1] - lefts[0] - 40) <= 1 && abs(lefts[2] - lefts[1] - 40) <= 1, "\(lefts)")
    expectEqual(strip.color(x: 121, y: 10) >> 8, 0xFF00FF)
  }
}
