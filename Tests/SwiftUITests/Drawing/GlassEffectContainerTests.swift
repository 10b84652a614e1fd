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

  @Test func aGlassEffectWithAnIDMovesFromItsOldFrameToItsNewOne() throws {
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
    try hosted.screen.settle()
    /// The leading edge of the glass in front, as it is shown.
    func place() -> CGFloat? {
      hosted.blurs.last.map { glass in
        let layers = sequence(first: glass as UIView, next: \.superview).map { $0.layer.presentation() ?? $0.layer }
        return layers.reduce(0) { $0 + $1.frame.minX - ($1.superlayer == nil ? 0 : $1.bounds.minX) }
      }
    }
    expectEqual(place(), 130)
    let button = try require(hosted.views.compactMap { $0 as? PressView }.first)
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    hosted.screen.advance(frames: 1)
    var places: [CGFloat] = []
    for _ in 0..<4 {
      places.append(try require(place()))
      hosted.screen.advance(by: 0.25)
    }
    expect(places[0] < 150 && places == places.sorted() && places[2] > 160 && places[3] < 230, "\(places)")
    try hosted.screen.settle()
    expectEqual(place(), 230)
  }
}
