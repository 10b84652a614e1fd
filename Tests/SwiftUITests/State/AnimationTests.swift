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
    let button = try #require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    let box = try #require(hosted.views.last)
    var positions: [CGFloat] = []
    for _ in 0..<6 {
      hosted.screen.advance(by: 0.1)
      positions.append(((box.layer.presentation() ?? box.layer).frame.minX * 10).rounded() / 10)
    }
    return positions
  }

  @Test func aChangeWithoutAnimationIsThereAtOnce() throws {
    #expect(try Set(positions(nil)) == [280])
  }

  @Test func aChangeWithAnimationMovesOverTime() throws {
    let linear = try positions(.linear(duration: 0.5))
    #expect(linear == linear.sorted())
    #expect(linear[0] > 0 && linear[0] < 280 && linear[5] == 280)
    let slow = try positions(.linear(duration: 0.5).speed(0.5))
    #expect(slow[2] < linear[2])
    let late = try positions(.linear(duration: 0.2).delay(0.3))
    #expect(late[1] < 10 && late[5] == 280)
  }

  @Test func springsEndWhereTheValueIs() throws {
    let hosted = Hosted(Mover(animation: .spring))
    try hosted.press("Move")
    #expect(hosted.views.last?.frame.minX == 280)
  }

  @Test func aValuesOwnAnimationMovesItsView() throws {
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
    let button = try #require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 10, y: 10), to: nil))
    hosted.screen.advance(by: 0.5)
    let box = try #require(hosted.views.last)
    let shown = (box.layer.presentation() ?? box.layer).frame.minX
    #expect(shown > 20 && shown < 260)
    try hosted.screen.settle()
    #expect(box.frame.minX == 280)
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
    let button = try #require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    hosted.screen.advance(by: 0.5)
    let box = try #require(hosted.views.last)
    let opacity = (box.layer.presentation() ?? box.layer).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    try hosted.screen.settle()
    #expect(box.alpha == 1)
    try hosted.press("Show")
    #expect(hosted.texts == ["Show"] && hosted.frames.count == 3)
  }
}
