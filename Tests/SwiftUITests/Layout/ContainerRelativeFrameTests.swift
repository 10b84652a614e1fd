import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ContainerRelativeFrameTests {
  private func frames(_ view: some View, width: CGFloat = 300, height: CGFloat = 200) throws -> [CGRect] {
    let hosted = Hosted(view, width: width, height: height)
    try hosted.screen.settle()
    return hosted.views.filter { $0.backgroundColor != nil }.map { $0.convert($0.bounds, to: nil) }
  }

  @Test func theScreenIsTheContainerOfItsViews() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Color.blue.containerRelativeFrame(.horizontal, count: 3, spacing: 0).frame(height: 30)
    }
    expectEqual(try frames(view)[1].size, CGSize(width: 100, height: 30))
    let half = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 2 : length / 4
    }
    expectEqual(try frames(half.padding(10)), [CGRect(x: 75, y: 75, width: 150, height: 50)])
  }

  @Test func countSpanAndSpacingDivideTheContainer() throws {
    func width(_ count: Int, _ span: Int) throws -> CGFloat {
      try frames(Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 20))[0].width
    }
    expect(try width(4, 1) == 60 && width(4, 3) == 220 && width(4, 4) == 300 && width(1, 1) == 300)
  }

  @Test func theViewIsAlignedInTheFrame() throws {
    let box = Color.red.frame(width: 10, height: 10)
    expectEqual(
      try frames(box.containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)),
      [CGRect(x: 290, y: 190, width: 10, height: 10)])
  }

  @Test func theScrollViewIsTheContainerOfItsViews() throws {
    let hosted = Hosted(
      VStack(spacing: 0) {
        Color.green.frame(height: 50)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<8) { _ in Color.red.containerRelativeFrame([.horizontal, .vertical]) }
          }
        }
      }, width: 300, height: 200)
    try hosted.screen.settle()
    let scroll = try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.contentSize, CGSize(width: 2400, height: 150))
    hosted.screen.resize(to: CGSize(width: 400, height: 250))
    try hosted.screen.settle()
    expectEqual(scroll.contentSize, CGSize(width: 3200, height: 200))
    let red = hosted.views.filter { $0.backgroundColor == .systemRed }
    expectEqual(red.first?.bounds.size, CGSize(width: 400, height: 200))
  }

  @Test func theListIsTheContainerOfItsRows() throws {
    let view = HStack(spacing: 0) {
      Color.green.frame(width: 100)
      List { Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 0).frame(width: 20) }
        .listStyle(.plain)
    }
    let hosted = Hosted(view, width: 300, height: 400)
    try hosted.screen.settle()
    func reds(_ view: UIView) -> [CGSize] {
      (view.backgroundColor == .systemRed ? [view.bounds.size] : []) + view.subviews.flatMap(reds)
    }
    expectEqual(reds(hosted.controller.view), [CGSize(width: 20, height: 100)])
  }
}
