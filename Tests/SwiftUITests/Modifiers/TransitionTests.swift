import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TransitionTests {
  private struct Screen: View {
    let transition: AnyTransition
    var animation: Animation? = .linear(duration: 1)
    @State private var isShown = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Toggle") { withAnimation(animation) { isShown.toggle() } }.frame(height: 50)
        ZStack {
          if isShown { Color.red.frame(width: 100, height: 40).transition(transition) }
        }
        .frame(width: 300, height: 100)
      }
    }
  }

  /// The frame and opacity of the box as they are shown, after a tap and some seconds.
  private func box<V: View>(_ hosted: Hosted<V>) -> (frame: CGRect, alpha: Float)? {
    let found = hosted.views.last { ($0 as? ContainedView)?.hasTransition == true }
    guard let view = found else { return nil }
    func innermost(_ view: UIView) -> UIView { view.subviews.first.map(innermost) ?? view }
    let inner = innermost(view)
    var frame = inner.bounds
    var alpha: Float = 1
    var current: UIView = inner
    while let outer = current.superview {
      let layer = current.layer.presentation() ?? current.layer
      frame = frame.applying(layer.affineTransform())
      alpha *= layer.opacity
      let size = current.bounds.size
      frame = frame.offsetBy(
        dx: layer.position.x - (current === inner ? size.width / 2 : size.width / 2),
        dy: layer.position.y - size.height / 2)
      current = outer
    }
    return (frame, alpha)
  }

  private func toggle<V: View>(_ hosted: Hosted<V>) throws {
    let button = try require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
  }

  @Test func opacityFadesInAndOut() throws {
    let hosted = Hosted(Screen(transition: .opacity), height: 150)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    let half = try require(box(hosted))
    expect(abs(half.alpha - 0.5) < 0.1)
    hosted.screen.advance(by: 1)
    expectEqual(box(hosted)?.alpha, 1)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    expect(abs((box(hosted)?.alpha ?? 0) - 0.5) < 0.1)
    hosted.screen.advance(by: 1)
    expectNil(box(hosted))
  }

  @Test func withoutAnimationViewsAreInsertedAndRemovedAtOnce() throws {
    let hosted = Hosted(Screen(transition: .slide, animation: nil), height: 150)
    try hosted.press("Toggle")
    expectEqual(box(hosted)?.alpha, 1)
    try hosted.press("Toggle")
    expectNil(box(hosted))
  }

  @Test func slideEntersAtTheLeadingAndLeavesAtTheTrailingEdge() throws {
    let hosted = Hosted(Screen(transition: .slide), height: 150)
    let place: CGFloat = 100
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    let coming = try require(box(hosted)).frame.minX
    expect(coming < place - 20 && coming > place - 80)
    hosted.screen.advance(by: 1)
    expectEqual(box(hosted)?.frame.minX, place)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    let going = try require(box(hosted)).frame.minX
    expect(going > place + 20 && going < place + 80)
    hosted.screen.advance(by: 1)
    expectNil(box(hosted))
  }

  @Test func combinedTransitionsChangeScaleAndOpacityTogether() throws {
    let hosted = Hosted(Screen(transition: .scale(scale: 0.5).combined(with: .opacity)), height: 150)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    let half = try require(box(hosted))
    expect(abs(half.frame.width - 75) < 8 && abs(half.alpha - 0.5) < 0.1)
    hosted.screen.advance(by: 1)
    expectEqual(box(hosted)?.frame.width, 100)
  }

  @Test func aTransitionMayHaveItsOwnAnimation() throws {
    let hosted = Hosted(Screen(transition: .opacity.animation(.linear(duration: 4))), height: 150)
    try toggle(hosted)
    hosted.screen.advance(by: 1)
    expect(abs((box(hosted)?.alpha ?? 0) - 0.25) < 0.1)
  }

  @Test func customModifiersMakeATransition() throws {
    struct Faint: ViewModifier {
      let amount: Double
      func body(content: Content) -> some View { content.opacity(1 - amount) }
    }
    let transition = AnyTransition.modifier(active: Faint(amount: 1), identity: Faint(amount: 0))
    let hosted = Hosted(Screen(transition: transition), height: 150)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    expect(abs((box(hosted)?.alpha ?? 0) - 0.5) < 0.1)
    hosted.screen.advance(by: 1)
    try toggle(hosted)
    hosted.screen.advance(by: 2)
    expectNil(box(hosted))
  }

  @Test func asymmetricTransitionsDifferInInsertionAndRemoval() throws {
    let hosted = Hosted(
      Screen(transition: .asymmetric(insertion: .move(edge: .top), removal: .opacity)), height: 150)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    let coming = try require(box(hosted))
    expect(coming.alpha == 1 && coming.frame.minY < 80)
    hosted.screen.advance(by: 1)
    try toggle(hosted)
    hosted.screen.advance(by: 0.5)
    let going = try require(box(hosted))
    expect(going.frame.minY == 80 && going.alpha < 0.7)
  }
}
