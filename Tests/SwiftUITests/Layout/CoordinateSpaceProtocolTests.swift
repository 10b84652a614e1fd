import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct CoordinateSpaceProtocolTests {
  @MainActor private final class Told {
    var frame: CGRect?
    var bounds: CGRect?
    func note(_ frame: CGRect, _ bounds: CGRect?) -> Color {
      (self.frame, self.bounds) = (frame, bounds)
      return .red
    }
  }

  private struct Page: View {
    let told: Told
    let space: NamedCoordinateSpace
    var body: some View {
      VStack(spacing: 0) {
        Box(width: 50, height: 30)
        ScrollView {
          VStack(spacing: 0) {
            Box(width: 50, height: 40)
            GeometryReader { proxy in told.note(proxy.frame(in: space), proxy.bounds(of: space)) }.frame(height: 20)
            Box(width: 50, height: 500)
          }
        }
        .coordinateSpace(.named("page"))
      }
    }
  }

  @Test(arguments: [true, false]) func framesAreRelativeToTheVisibleScrollView(_ isNamed: Bool) throws {
    let told = Told()
    let hosted = Hosted(
      Page(told: told, space: isNamed ? .named("page") : .scrollView), width: 100, height: 230)
    try hosted.screen.settle()
    expectEqual(told.frame, CGRect(x: 0, y: 40, width: 100, height: 20))
    expectEqual(told.bounds?.height, 200)
    let scroll = try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first)
    scroll.contentOffset.y = 25
    hosted.screen.advance(frames: 2)
    expect(told.frame?.minY == 15 && told.bounds?.minY == -15)
  }

  @Test func namedCoordinateSpacesAreEqualByName() {
    expect(GlobalCoordinateSpace().coordinateSpace == .global && LocalCoordinateSpace().coordinateSpace == .local)
    expect(NamedCoordinateSpace.named("a") == .named("a") && NamedCoordinateSpace.named("a") != .named("b"))
    expect(NamedCoordinateSpace.scrollView(axis: .vertical) != .scrollView(axis: .horizontal))
  }
}
