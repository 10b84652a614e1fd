import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct SafeAreaPaddingTests {
  @Test func safeAreaPaddingShrinksViewsThatDoNotScroll() throws {
    let hosted = Hosted(Color.red.safeAreaPadding(.horizontal, 20).safeAreaPadding(.top, 10), width: 100, height: 100)
    try hosted.screen.settle()
    expectEqual(hosted.frames.last, CGRect(x: 20, y: 10, width: 60, height: 90))
    expectEqual(Hosted(Color.red.safeAreaPadding(), width: 100, height: 100).frames.last?.width, 68)
  }

  @Test func safeAreaPaddingBecomesTheContentInsetOfAScrollView() throws {
    let hosted = Hosted(
      ScrollView { Color.red.frame(height: 300) }.contentMargins(.bottom, 5).safeAreaPadding(20), width: 100,
      height: 100)
    try hosted.screen.settle()
    let scroll = try require(hosted.views.first as? UIScrollView)
    expect(scroll.frame.height == 100 && scroll.contentInset == UIEdgeInsets(top: 20, left: 20, bottom: 25, right: 20))
    expectEqual(hosted.frames.last, CGRect(x: 20, y: 20, width: 60, height: 300))
    let list = Hosted(List { Text("Row") }.safeAreaPadding(.vertical, 30), width: 300, height: 300)
    try list.screen.settle()
    let view = try require(list.views.lazy.compactMap { $0 as? UICollectionView }.first)
    expect(view.frame.height == 300 && view.contentInset.top == 30 && view.contentOffset.y == -30)
  }
}
