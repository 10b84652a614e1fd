import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

/// Views with an image side by side behind them.
@MainActor @Suite(.serialized) struct ViewDisplayTests {
  private let view = UIView(frame: CGRect(x: 3, y: 5, width: 12, height: 9))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 24, height: 24), scale: 1)

  init() {
    screen.controller.view.backgroundColor = .white
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    view.backgroundColor = UIColor(patternImage: tile)
    screen.controller.view.addSubview(view)
    screen.advance(frames: 1)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { Pixels(screen.picture)[x, y] }
  private let red: UInt32 = 0xFFFF_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test func patternColoursTileFromTheTopLeftCorner() {
    expect(pixel(2, 5) == white && pixel(3, 5) == red && pixel(14, 6) == red && pixel(15, 6) == white)
    expect(pixel(3, 7) == white && pixel(3, 9) == red && pixel(3, 13) == red && pixel(3, 14) == white)
  }

  @Test func patternColoursMoveWithTheViewButNotItsBounds() {
    view.frame.origin.y += 1
    screen.advance(frames: 1)
    expect(pixel(3, 5) == white && pixel(3, 6) == red && pixel(3, 7) == red && pixel(3, 8) == white)
    view.bounds.origin.y = 2
    screen.advance(frames: 1)
    expectEqual(pixel(3, 6), red, "the pattern stays at the corner")
  }

  @Test func patternColoursAreClippedAndReplaced() {
    view.layer.cornerRadius = 4
    screen.advance(frames: 1)
    expect(pixel(3, 5) == white && pixel(8, 5) == red)
    view.layer.cornerRadius = 0
    view.backgroundColor = .blue
    screen.advance(frames: 1)
    expectEqual(pixel(3, 7), 0xFF00_00FF)
  }
}
