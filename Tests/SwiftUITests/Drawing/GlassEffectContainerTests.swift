import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct GlassEffectContainerTests {
  private struct Boxes: View {
    @Namespace private var space
    let joins: Bool
    var body: some View {
      GlassEffectContainer(spacing: 20) {
        HStack(spacing: 10) {
          ForEach(0..<3) { index in
            Color.clear.frame(width: 40, height: 40)
              .glassEffect()
              .glassEffectUnion(id: joins && index < 2 ? "both" : nil, namespace: space)
          }
        }
      }
    }
  }

  private func widths(_ view: some View) -> [CGFloat] {
    Hosted(view).blurs.map { $0.bounds.width }.sorted()
  }

  @Test func glassEffectsOfAUnionShareOneBackground() {
    expectEqual(widths(Boxes(joins: false)), [40, 40, 40])
    expectEqual(widths(Boxes(joins: true)), [40, 90])
  }

  @Test func aGlassEffectWithAnIDEndsAtItsNewFrame() throws {
    struct Screen: View {
      @Namespace private var space
      @State private var isRight = false
      var body: some View {
        GlassEffectContainer {
          VStack {
            Button("Move") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
            if isRight {
              Box(width: 40, height: 40).glassEffect().glassEffectID("a", in: space).offset(x: 100)
            } else {
              Box(width: 40, height: 40).glassEffect().glassEffectID("a", in: space)
                .glassEffectTransition(.identity)
            }
          }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("Move")
    expectEqual(hosted.frames.filter { $0.size == CGSize(width: 40, height: 40) }.last?.minX, 230)
  }
}
