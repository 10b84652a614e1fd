import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollViewTests {
  private func scrollView(_ hosted: Hosted<some View>) throws -> UIScrollView {
    try require(hosted.views.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func contentSizeIsThatOfTheViews() throws {
    let hosted = Hosted(
      ScrollView { VStack(spacing: 10) { ForEach(0..<20) { number in Box(width: CGFloat(50 + number), height: 30) } } })
    let view = try scrollView(hosted)
    expectEqual(view.frame.height, 200)
    expectEqual(view.contentSize, CGSize(width: 69, height: 790))
  }

  @Test func horizontalContentScrolls() throws {
    let hosted = Hosted(
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) { ForEach(0..<9) { _ in Box(width: 100, height: 30) } }
      })
    let view = try scrollView(hosted)
    expectEqual(view.contentSize, CGSize(width: 900, height: 30))
    expect(!view.showsHorizontalScrollIndicator)
    expectEqual(view.frame.size, CGSize(width: 300, height: 30))
  }

  @Test func contentStartsBelowTheNavigationBar() throws {
    let controller = UIHostingController(rootView: ScrollView { Color.red.frame(width: 300, height: 900) })
    _ = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 300, height: 400), scale: 1)
    let view = try require(controller.view.subviews.first as? UIScrollView)
    expectEqual(view.frame, controller.view.bounds)
    expectEqual(view.contentOffset.y, -controller.view.safeAreaInsets.top)
  }
}
