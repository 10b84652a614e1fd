import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TransactionModifierTests {
  private struct Moving<Moved: View>: View {
    let animated: (AnyView) -> Moved
    @State private var isWide = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        animated(AnyView(Color.red.frame(width: isWide ? 200 : 100, height: 20)))
        Color.blue.frame(width: isWide ? 200 : 100, height: 20)
        Button("Change") { isWide.toggle() }
        Button("Animate") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  /// The widths of the two colours on screen, the first as the modifier changes it.
  private func widths(_ hosted: Hosted<some View>) -> [CGFloat] {
    hosted.views.prefix(2).map { $0.layer.presentation()?.bounds.width ?? $0.bounds.width }
  }

  private func press(_ title: String, _ hosted: Hosted<some View>) throws {
    let button = try require(hosted.views.first { ($0 as? PressView)?.accessibilityLabel == title })
    hosted.screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    hosted.screen.advance(by: 0.5)
  }

  @Test func anAnimationModifierAnimatesOnlyItsView() throws {
    let hosted = Hosted(Moving { $0.animation(.linear(duration: 1)) }, width: 300, height: 200)
    expectEqual(widths(hosted), [100, 100])
    try press("Change", hosted)
    let half = widths(hosted)
    expect(half[0] > 110 && half[0] < 190 && half[1] == 200)
    try hosted.screen.settle()
    expectEqual(widths(hosted), [200, 200])
  }

  @Test func aTransactionModifierRemovesTheAnimation() throws {
    let hosted = Hosted(Moving { $0.transaction { $0.animation = nil } }, width: 300, height: 200)
    try press("Animate", hosted)
    let half = widths(hosted)
    expect(half[0] == 200 && half[1] > 110 && half[1] < 190)
    try hosted.screen.settle()
  }

  @Test func disablesAnimationsPreventsImplicitAnimations() throws {
    struct Screen: View {
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: isWide ? 200 : 100, height: 20).animation(.linear(duration: 1))
          Color.blue.frame(width: 10, height: 20)
          Button("Change") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { isWide = true }
          }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 300, height: 200)
    try press("Change", hosted)
    expectEqual(widths(hosted)[0], 200)
  }

  @Test func animationWithAValueAnimatesOnlyItsChanges() throws {
    struct Screen: View {
      @State private var width = 100.0
      @State private var height = 20.0
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: width, height: height).animation(.linear(duration: 1), value: width)
          Color.blue.frame(width: 10, height: 20)
          Button("Wider") { width = 200 }
          Button("Higher") { height = 40 }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 300, height: 300)
    try press("Higher", hosted)
    expectEqual(hosted.views[0].layer.presentation()?.bounds.height ?? hosted.views[0].bounds.height, 40)
    try press("Wider", hosted)
    expect(widths(hosted)[0] > 110 && widths(hosted)[0] < 190)
    try hosted.screen.settle()
    expectEqual(widths(hosted)[0], 200)
  }

  @Test func aTransactionModifierAppliesToChangesOfItsValue() throws {
    struct Screen: View {
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: isWide ? 200 : 100, height: 20)
            .transaction(value: isWide) { $0.animation = .linear(duration: 1) }
          Color.blue.frame(width: 10, height: 20)
          Button("Change") { isWide = true }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 300, height: 200)
    try press("Change", hosted)
    expect(widths(hosted)[0] > 110 && widths(hosted)[0] < 190)
  }

  @Test func anOuterModifierAnimatesStateOfAnInnerView() throws {
    struct Inner: View {
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: 40, height: 20).scaleEffect(isWide ? 2 : 1)
          Button("Change") { isWide = true }
        }
      }
    }
    let hosted = Hosted(Inner().animation(.linear(duration: 1)), width: 300, height: 200)
    let scaled = try require(hosted.views.first { $0 is ContainedView })
    try press("Change", hosted)
    let scale = scaled.layer.presentation()?.affineTransform().a ?? 2
    expect(scaled.transform.a == 2 && scale > 1.1 && scale < 1.9)
  }
}
