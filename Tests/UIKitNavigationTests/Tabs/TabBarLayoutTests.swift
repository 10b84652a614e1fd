import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The rectangles of tabs, and of a tab's parts.
@Suite struct TabBarLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 375, height: 83)
  private let insets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)

  private func layout(
    _ count: Int, width: CGFloat = 40, _ distribution: TabBarLayout.Distribution = .init(), rightToLeft: Bool = false,
    bounds: CGRect? = nil
  ) -> [CGRect] {
    TabBarLayout(
      widths: Array(repeating: width, count: count), bounds: bounds ?? self.bounds, insets: insets,
      distribution: distribution, isRightToLeft: rightToLeft
    ).frames
  }

  @Test func tabsFillTheBarAboveTheSafeArea() {
    expectEqual(
      layout(3),
      [
        CGRect(x: 2, y: 1, width: 121, height: 48), CGRect(x: 127, y: 1, width: 121, height: 48),
        CGRect(x: 252, y: 1, width: 121, height: 48),
      ])
    expectEqual(layout(3, rightToLeft: true), layout(3).reversed())
    expectEqual(layout(0), [])
  }

  @Test func centredTabsHaveEqualWidths() {
    let wide = CGRect(x: 0, y: 0, width: 1024, height: 49)
    let frames = layout(2, .init(isCentered: true), bounds: wide)
    expect(frames.map(\.width) == [76, 76] && frames[1].minX - frames[0].maxX == 34)
    expectEqual(frames[0].minX - wide.minX, wide.maxX - frames[1].maxX)
    expectEqual(layout(2, width: 120, .init(isCentered: true), bounds: wide).map(\.width), [120, 120])
    let own = layout(2, .init(isCentered: true, width: 50, spacing: 10), bounds: wide)
    expect(own.map(\.width) == [50, 50] && own[1].minX - own[0].maxX == 10)
    expectEqual(layout(6, .init(isCentered: true)), layout(6), "without room they fill the bar")
  }

  @Test func stackedAndInlineTabsPlaceTitleAndImage() {
    let tab = CGRect(x: 0, y: 0, width: 100, height: 48)
    let (image, title) = (CGSize(width: 24, height: 22), CGSize(width: 40, height: 12))
    let stacked = TabLayout(
      style: .stacked, bounds: tab, image: image, title: title, badge: 8, isRightToLeft: false)
    expectEqual(stacked.image, CGRect(x: 38, y: 6, width: 24, height: 22))
    expectEqual(stacked.title, CGRect(x: 30, y: 34, width: 40, height: 12))
    expectEqual(stacked.badge, CGRect(x: 55, y: 1, width: 18, height: 18))
    let inline = TabLayout(style: .inline, bounds: tab, image: image, title: title, badge: nil, isRightToLeft: false)
    expect(inline.title.minX - inline.image.maxX <= 8 && inline.title.midY == inline.image.midY)
    let mirrored = TabLayout(style: .inline, bounds: tab, image: image, title: title, badge: 8, isRightToLeft: true)
    expect(mirrored.image.minX > mirrored.title.maxX && mirrored.badge.minX < mirrored.image.midX)
    let bare = TabLayout(style: .stacked, bounds: tab, image: image, title: .zero, badge: nil, isRightToLeft: false)
    expectEqual(bare.image.midY, tab.midY)
    let long = TabLayout(
      style: .stacked, bounds: tab, image: image, title: CGSize(width: 300, height: 12), badge: nil,
      isRightToLeft: false)
    expectEqual(long.title.width, 100)
  }
}
