import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TabAccessoryTests {
  private struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @State private var plays = 0
    var body: some View {
      Button(placement == .expanded ? "Play \(plays)" : "unplaced") { plays += 1 }
    }
  }

  private struct Screen: View {
    @State private var isPlaying = true
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") {
          VStack {
            Button("Stop") { isPlaying = false }
            Spacer()
            Text("bottom of one")
          }
        }
        Tab("Two", systemImage: "2.circle") {
          VStack {
            Spacer()
            Text("bottom of two")
          }
        }
      }
      .tabViewBottomAccessory(isEnabled: isPlaying) { Player() }
    }
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  private func frame(_ text: String, _ hosted: Hosted<some View>) -> CGRect? {
    all(hosted.screen.window).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
      .map { $0.convert($0.bounds, to: nil) }
  }

  private func bar(_ hosted: Hosted<some View>) throws -> CGRect {
    let bar = try require(all(hosted.screen.window).lazy.compactMap { $0 as? UITabBar }.first)
    return bar.convert(bar.bounds, to: nil)
  }

  @Test func theViewIsAboveTheBarAndScreensEndAboveIt() throws {
    let hosted = Hosted(Screen(), width: 390, height: 700)
    try hosted.screen.settle()
    let (bar, player) = (try bar(hosted), try require(frame("Play 0", hosted)))
    // The label is on a whole pixel.
    expect(abs(player.midY - (bar.minY - 8 - TabAccessoryView.height / 2)) < 1 && abs(player.midX - 195) < 1)
    expect(try require(frame("bottom of one", hosted)).maxY <= bar.minY - 8 - TabAccessoryView.height)
  }

  @Test func theViewKeepsItsStateWhenAnotherTabIsShown() throws {
    let hosted = Hosted(Screen(), width: 390, height: 700)
    try hosted.screen.settle()
    hosted.screen.tap(at: try require(frame("Play 0", hosted)).center)
    try hosted.screen.settle()
    hosted.screen.tap(at: try require(frame("Two", hosted)).center)
    try hosted.screen.settle()
    expect(frame("Play 1", hosted) != nil)
    let bar = try bar(hosted)
    expect(try require(frame("bottom of two", hosted)).maxY <= bar.minY - 8 - TabAccessoryView.height)
  }

  @Test func screensTakeTheRoomOfAViewThatGoes() throws {
    let hosted = Hosted(Screen(), width: 390, height: 700)
    try hosted.screen.settle()
    hosted.screen.tap(at: try require(frame("Stop", hosted)).center)
    try hosted.screen.settle()
    expect(frame("Play 0", hosted) == nil)
    expectEqual(try require(frame("bottom of one", hosted)).maxY, try bar(hosted).minY)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
