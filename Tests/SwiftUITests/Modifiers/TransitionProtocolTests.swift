import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

private struct Rise: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
  }
}

extension Transition where Self == Rise {
  fileprivate static var rise: Rise { Rise() }
}

@MainActor @Suite("Transitions of an app's own types")
struct TransitionProtocolTests {
  private struct Screen: View {
    @State private var isShown = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("note").transition(.rise) }
      }
    }
  }

  private func note(_ hosted: Hosted<Screen>) -> UIView? { hosted.views.first { ($0 as? UILabel)?.text == "note" } }

  @Test("a view enters from willAppear and leaves to didDisappear") func comesAndGoes() throws {
    let hosted = Hosted(Screen())
    try hosted.screen.activate(.label("Toggle"))
    hosted.screen.advance(frames: 30)
    expect(note(hosted) != nil)
    try hosted.screen.settle()
    let place = try require(note(hosted).map { $0.convert($0.bounds, to: nil) })
    try hosted.screen.activate(.label("Toggle"))
    hosted.screen.advance(frames: 30)
    let leaving = try require(note(hosted).map { $0.convert($0.bounds, to: nil) })
    expect(leaving.minY != place.minY)
    try hosted.screen.settle()
    expectNil(note(hosted))
  }

  @Test("phases have the values -1, 0 and 1") func phases() {
    expectEqual([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value), [-1, 0, 1])
    expect(TransitionPhase.identity.isIdentity && !TransitionPhase.willAppear.isIdentity)
  }
}
