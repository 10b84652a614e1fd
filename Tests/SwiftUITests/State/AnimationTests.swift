import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct AnimationTests {
  private struct Mover: View {
    @State private var isFar = false
    let animation: Animation?
    var body: some View {
      VStack(spacing: 0) {
        Button("Move") { withAnimation(animation) { isFar.toggle() } }.frame(height: 50)
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
      }
    }
  }

  private func positions(_ animation: Animation?) throws -> [CGFloat] {
    let hosted = Hosted(Mover(animation: animation))
    let button = try require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    let box = try require(hosted.views.last)
    var positions: [CGFloat] = []
    for _ in 0..<6 {
      hosted.screen.advance(by: 0.1)
      positions.append(((box.layer.presentation() ?? box.layer).frame.minX * 10).rounded() / 10)
    }
    return positions
  }

  @Test func aChangeWithoutAnimationAppliesAtOnce() throws {
    expectEqual(try Set(positions(nil)), [280])
  }

  @Test func aChangeWithAnimationMovesOverTime() throws {
    let linear = try positions(.linear(duration: 0.5))
    expectEqual(linear, linear.sorted())
    expect(linear[0] > 0 && linear[0] < 280 && linear[5] == 280)
    let slow = try positions(.linear(duration: 0.5).speed(0.5))
    expect(slow[2] < linear[2])
    let late = try positions(.linear(duration: 0.2).delay(0.3))
    expect(late[1] < 10 && late[5] == 280)
  }

  @Test func springsEndAtTheNewValue() throws {
    let hosted = Hosted(Mover(animation: .spring))
    try hosted.press("Move")
    expectEqual(hosted.views.last?.frame.minX, 280)
  }

  @Test func animationForAValueAnimatesTheView() throws {
    struct Screen: View {
      @State private var isFar = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Move") { isFar.toggle() }.frame(height: 50)
          Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: isFar ? .trailing : .leading)
            .animation(.linear(duration: 1), value: isFar)
        }
      }
    }
    let hosted = Hosted(Screen())
    let button = try require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    hosted.screen.advance(by: 0.5)
    let box = try require(hosted.views.last)
    let shown = (box.layer.presentation() ?? box.layer).frame.minX
    expect(shown > 20 && shown < 260)
    try hosted.screen.settle()
    expectEqual(box.frame.minX, 280)
  }

  @Test func insertedViewsFadeIn() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown { Color.red.frame(width: 20, height: 20) }
        }
      }
    }
    let hosted = Hosted(Screen())
    let button = try require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    hosted.screen.advance(by: 0.5)
    let box = try require(hosted.views.last)
    let opacity = (box.layer.presentation() ?? box.layer).opacity
    expect(opacity > 0.1 && opacity < 0.9)
    try hosted.screen.settle()
    expectEqual(box.alpha, 1)
    try hosted.press("Show")
    expect(hosted.texts == ["Show"] && hosted.frames.count == 3)
  }

  private func progress(_ animation: Animation, _ seconds: Double) -> Double {
    AnimationCourse(animation).progress(at: seconds).part
  }

  @Test func timingCurvesFollowTheirControlPoints() {
    // The points of a straight line.
    expect(abs(progress(.timingCurve(0.25, 0.25, 0.75, 0.75, duration: 2), 1) - 0.5) < 0.01)
    expect(progress(.timingCurve(0.9, 0, 1, 0.1, duration: 2), 1) < 0.2)
    expectEqual(Animation.timingCurve(0, 0, 1, 1).duration, 0.35)
  }

  @Test func physicalSpringsSettle() {
    let spring = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
    // Half of critical damping: it goes past its end once.
    let parts = stride(from: 0.0, through: spring.duration, by: 0.02).map { progress(spring, $0) }
    expect(parts.max() ?? 0 > 1.1 && abs((parts.last ?? 0) - 1) < 0.02)
    let calm = Animation.interpolatingSpring(duration: 0.5, bounce: 0)
    expect(stride(from: 0.0, through: 2, by: 0.02).allSatisfy { progress(calm, $0) < 1.001 })
    expectEqual(Animation.interpolatingSpring, calm)
    // A velocity moves it at once.
    let thrown = Animation.interpolatingSpring(stiffness: 100, damping: 20, initialVelocity: 20)
    expect(progress(thrown, 0.02) > progress(.interpolatingSpring(stiffness: 100, damping: 20), 0.02))
  }

  @Test func springPresetsTakeABounce() {
    expectEqual(Animation.smooth(duration: 0.3), .spring(duration: 0.3, bounce: 0))
    expectEqual(Animation.snappy(extraBounce: 0.1), .spring(duration: 0.5, bounce: 0.25))
    expect(Animation.bouncy() == .bouncy && Animation.snappy() == .snappy && Animation.smooth() == .smooth)
    expectEqual(Animation.interactiveSpring(duration: 0.2), .spring(duration: 0.2, bounce: 0.14))
  }

  @Test func repeatCountRepeatsTheLayerAnimation() throws {
    struct Screen: View {
      @State private var isAway = false
      var body: some View {
        VStack {
          Color.red.frame(width: 20, height: 20).offset(x: isAway ? 100 : 0)
          Button("Go") { withAnimation(.linear(duration: 1).repeatCount(3, autoreverses: true)) { isAway = true } }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 300, height: 200)
    try hosted.press("Go")
    // There, back and there again, and then no more.
    expect(hosted.views.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
  }
}
