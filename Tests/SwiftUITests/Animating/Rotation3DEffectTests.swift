import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct Rotation3DEffectTests {
  /// The first and last blue pixels of a line of 200 by 200 pixels; nil where there is none.
  private func run<V: View>(_ hosted: Hosted<V>, row y: Int) -> (first: Int, last: Int)? {
    let blue = (0..<200).filter { x in
      let pixel = hosted.pixel(x, y)
      return pixel.hasSuffix("ff") && pixel < "808000"
    }
    return blue.first.flatMap { first in blue.last.map { (first, $0) } }
  }

  /// How many blue pixels a column has.
  private func height<V: View>(_ hosted: Hosted<V>, column x: Int) -> Int {
    (0..<200).filter { y in
      let pixel = hosted.pixel(x, y)
      return pixel.hasSuffix("ff") && pixel < "808000"
    }.count
  }

  private func hosted(
    _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat = 1
  ) -> Hosted<some View> {
    Hosted(
      Color(red: 0, green: 0, blue: 1).frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(degrees), axis: axis, perspective: perspective),
      width: 200, height: 200)
  }

  @Test func aRotatedViewIsNarrowerAndItsNearEdgeIsTaller() throws {
    let flat = try require(run(hosted(0, (0, 1, 0)), row: 100))
    expect(flat == (50, 149))
    let turned = hosted(45, (0, 1, 0))
    let seen = try require(run(turned, row: 100))
    expect(seen.first > 40 && seen.last < 140, "\(seen)")
    let (left, right) = (height(turned, column: seen.first + 2), height(turned, column: seen.last - 2))
    expect(left > right + 10, "the side that comes closer is the left one: \(left), \(right)")
    let weak = hosted(45, (0, 1, 0), perspective: 0.2)
    let side = try require(run(weak, row: 100))
    let difference = height(weak, column: side.first + 2) - height(weak, column: side.last - 2)
    expect(difference < left - right)
  }

  @Test func aRotationAboutTheZAxisIsTwoDimensional() throws {
    let turned = hosted(90, (0, 0, 1))
    expect(try require(run(turned, row: 100)) == (50, 149))
  }

  @Test func aViewSeenEdgeOnIsInvisibleAndItsBackIsMirrored() throws {
    expectNil(run(hosted(90, (0, 1, 0)), row: 100))
    let back = Hosted(
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
      .frame(width: 100, height: 100).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)),
      width: 200, height: 200)
    expect(back.pixel(70, 100) == "0000ff" && back.pixel(130, 100) == "ff0000")
  }

  @Test func aFlipIsAnimatedFrameByFrame() throws {
    struct Card: View {
      @State private var isFlipped = false
      var body: some View {
        VStack(spacing: 0) {
          Color(red: 0, green: 0, blue: 1).frame(width: 100, height: 100)
            .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          Button("Flip") { withAnimation(.linear(duration: 1)) { isFlipped.toggle() } }
        }
      }
    }
    let hosted = Hosted(Card(), width: 200, height: 200)
    let row = 60
    let before = try require(run(hosted, row: row))
    let button = try require(hosted.views.first { ($0 as? PressView)?.accessibilityLabel == "Flip" })
    hosted.screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    hosted.screen.advance(by: 0.3)
    let during = try require(run(hosted, row: row))
    expect(during.last - during.first < before.last - before.first - 10)
    try hosted.screen.settle()
    expect(try require(run(hosted, row: row)) == before)
  }

  @Test func viewsFlipFromRightToLeftIfAskedTo() throws {
    func left(_ isMirrored: Bool, _ enabled: Bool) -> String {
      Hosted(
        LinearGradient(
          stops: [
            .init(color: Color(red: 1, green: 0, blue: 0), location: 0.5),
            .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
          ], startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0)
        )
        .environment(\.layoutDirection, .leftToRight)
        .frame(width: 100, height: 100)
        .flipsForRightToLeftLayoutDirection(enabled), width: 100, height: 100
      ) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }.pixel(10, 50)
    }
    expectEqual(left(false, true), "ff0000")
    expect(left(true, true) != left(true, false))
  }
}
