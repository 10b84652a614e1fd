import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ContentTransitionTests {
  private struct Counter: View {
    let transition: ContentTransition?
    @State private var count = 1
    var body: some View {
      VStack {
        if let transition {
          Text("\(count)").contentTransition(transition)
        } else {
          Text("\(count)").contentTransition(.numericText(value: Double(count)))
        }
        Button("Add") { withAnimation(.linear(duration: 1)) { count += 1 } }
        Button("Take") { withAnimation(.linear(duration: 1)) { count -= 1 } }
        Button("Set") { count = 7 }
      }
    }
  }

  private func transition(_ kind: ContentTransition?, _ title: String) throws -> CATransition? {
    let hosted = Hosted(Counter(transition: kind), width: 300, height: 300)
    let label = try require(hosted.views.first as? UILabel)
    let button = try require(hosted.views.first { ($0 as? PressView)?.accessibilityLabel == title })
    hosted.screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    hosted.screen.advance(frames: 2)
    expect(label.text != "1")
    return label.layer.animation(forKey: kCATransition) as? CATransition
  }

  @Test func animatedContentChangesAddALayerTransition() throws {
    let fade = try require(try transition(.opacity, "Add"))
    expect(fade.type == .fade && fade.duration == 1)
    expectEqual(try transition(.numericText(), "Add")?.subtype, .fromTop)
    expectEqual(try transition(.numericText(countsDown: true), "Add")?.subtype, .fromBottom)
    expectEqual(try transition(.symbolEffect, "Add")?.type, .fade)
    expectEqual(try transition(.symbolEffect(.replace), "Add")?.type, .fade)
    expectNil(try transition(.identity, "Add"))
    expectNil(try transition(.interpolate, "Add"))
  }

  @Test func numericTextTransitionsFollowTheDirectionOfChange() throws {
    expectEqual(try transition(nil, "Add")?.subtype, .fromTop)
    expectEqual(try transition(nil, "Take")?.subtype, .fromBottom)
  }

  @Test func contentChangesWithoutAnimationAddNoTransition() throws {
    expectNil(try transition(.opacity, "Set"))
  }
}
