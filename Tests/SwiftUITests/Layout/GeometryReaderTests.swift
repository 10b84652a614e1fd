import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct GeometryReaderTests {
  @Test func viewsDependOnTheSizeOfTheGeometryProxy() {
    let hosted = Hosted(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      })
    expectEqual(hosted.frames, [CGRect(x: 0, y: 0, width: 150, height: 50)])
  }

  @Test func stateInsideIsKeptWhenTheSizeChanges() throws {
    let hosted = Hosted(
      GeometryReader { proxy in
        VStack {
          Counter(); Text("\(Int(proxy.size.width))")
        }
      })
    try hosted.press("0")
    hosted.controller.view.frame.size.width = 200
    hosted.screen.advance(frames: 2)
    expectEqual(hosted.texts, ["1", "200"])
  }

  @Test func framesAreConvertedToTheGlobalSpace() throws {
    @MainActor final class Found { var frames: [CGRect] = [] }
    let found = Found()
    struct Screen: View {
      let found: Found
      var body: some View {
        VStack(spacing: 0) {
          Color.blue.frame(height: 80)
          GeometryReader { proxy in
            Button("Ask") { found.frames = [proxy.frame(in: .global), proxy.frame(in: .local)] }
          }
        }
      }
    }
    let hosted = Hosted(Screen(found: found))
    try hosted.press("Ask")
    expectEqual(
      found.frames, [CGRect(x: 0, y: 80, width: 300, height: 120), CGRect(x: 0, y: 0, width: 300, height: 120)])
  }

  @Test func framesInAListFollowTheContentOffset() throws {
    struct Screen: View {
      var body: some View {
        List(0..<40, id: \.self) { row in
          GeometryReader { proxy in
            Text(verbatim: "\(row) at \(Int(proxy.frame(in: .global).minY))")
          }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 300, height: 400)
    try hosted.screen.settle()
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    func place() -> Int? {
      texts(hosted.screen.window).first { $0.hasPrefix("4 at ") }.flatMap { Int($0.dropFirst(5)) }
    }
    let before = try require(place())
    hosted.screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 1)
    try hosted.screen.settle()
    let after = try require(place())
    expect(after < before - 50)
  }
}
