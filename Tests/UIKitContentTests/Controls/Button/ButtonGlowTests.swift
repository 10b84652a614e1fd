import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ButtonGlowTests {
  @Test func showsTouchWhenHighlightedShowsAGlow() throws {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 300), scale: 1)
    screen.controller.view.backgroundColor = .black
    screen.controller.view.addSubview(button)
    func glow() -> UIView? { button.subviews.first { $0 is ButtonGlow } }
    button.isHighlighted = true
    screen.advance(frames: 1)
    expectNil(glow())
    expect(!button.showsTouchWhenHighlighted)
    button.isHighlighted = false
    button.showsTouchWhenHighlighted = true
    screen.advance(frames: 1)
    expectEqual(glow()?.alpha, 0)
    let dark = screen.picture.pixels
    button.isHighlighted = true
    screen.advance(frames: 1)
    let light = try require(glow())
    expect(light.alpha == 1 && light.center == CGPoint(x: 20, y: 20) && light.bounds.width > button.bounds.width)
    expect(screen.picture.pixels != dark)
    button.isHighlighted = false
    try screen.settle()
    expectEqual(light.alpha, 0)
    expect(screen.picture.pixels == dark)
  }
}

extension CGImage {
  fileprivate var pixels: [UInt8] { dataProvider?.data.map { Array($0) } ?? [] }
}
