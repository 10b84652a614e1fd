import Expectations
import Stage
import SwiftUI
import Testing

@testable import SwiftUI
@testable import UIKitTesting

@MainActor struct GlassTests {
  private func grounds(_ hosted: Hosted<some View>) -> [CGRect] {
    hosted.blurs.map { $0.convert($0.bounds, to: nil) }
  }

  @Test func aGlassEffectIsAMaterialBehindTheView() {
    let hosted = Hosted(Text("abc").frame(width: 80, height: 40).glassEffect())
    expectEqual(grounds(hosted).map(\.size), [CGSize(width: 80, height: 40)])
    expectEqual(grounds(Hosted(Box(width: 50, height: 50).glassEffect(.identity))), [])
    expectEqual(grounds(Hosted(Box(width: 50, height: 50).glassEffect(.clear, in: .circle))), [])
  }

  @Test func tintedGlassHasTheTintColour() {
    let hosted = Hosted(Color.clear.frame(width: 100, height: 60).glassEffect(.regular.tint(.red), in: .rect))
    let plain = Hosted(Color.clear.frame(width: 100, height: 60).glassEffect(in: .rect))
    let (tinted, usual) = (hosted.pixel(150, 100), plain.pixel(150, 100))
    expect(tinted != usual && tinted.hasPrefix("f"))
  }

  @Test func glassesAreEqualByTheirValues() {
    expect(Glass.regular == .regular && Glass.regular != .clear && Glass.regular.tint(.red) != .regular)
    expect(Glass.regular.interactive() != .regular && Glass.regular.interactive(false) == .regular)
  }

  @Test func interactiveGlassGrowsUnderAFinger() throws {
    let hosted = Hosted(Box(width: 50, height: 50).glassEffect(.regular.interactive()))
    let box = try require(hosted.views.last)
    let rest = box.convert(box.bounds, to: nil).width
    let place = CGPoint(x: 150, y: 100)
    hosted.screen.sendEvent(.pointer(PointerEvent(phase: .began, location: place, timestamp: hosted.screen.time)))
    hosted.screen.advance(by: 0.3)
    expect(box.convert(box.bounds, to: nil).width > rest * 1.04)
    hosted.screen.sendEvent(.pointer(PointerEvent(phase: .ended, location: place, timestamp: hosted.screen.time)))
    try hosted.screen.settle()
    expectEqual(box.convert(box.bounds, to: nil).width, rest)
  }
}
