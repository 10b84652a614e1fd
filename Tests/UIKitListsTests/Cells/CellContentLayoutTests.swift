import Expectations
import Testing
import UIKit

@testable import UIKitLists

@Suite struct CellContentLayoutTests {
  private let size = CGSize(width: 320, height: 44)
  private static func text(_ width: CGFloat, _ height: CGFloat = 20.5) -> (CGFloat) -> CGSize {
    { CGSize(width: min(width, $0), height: height) }
  }

  private func rects(_ layout: CellContentLayout) -> CellContentLayout.Rects {
    layout.rects(in: size, leading: 16, trailing: 16, scale: 2)
  }

  @Test func defaultStyleTextFillsTheMarginsAndIsCentred() {
    let rects = rects(CellContentLayout(style: .default, text: Self.text(100)))
    expectEqual(rects.text, CGRect(x: 16, y: 12, width: 288, height: 20.5))
  }

  @Test func anImageMovesTheText() {
    let rects = rects(
      CellContentLayout(style: .default, text: Self.text(100), imageSize: CGSize(width: 29, height: 29)))
    expectEqual(rects.image, CGRect(x: 16, y: 7.5, width: 29, height: 29))
    expectEqual(rects.text.minX, 61)
  }

  @Test func aTallImageIsScaledToTheRow() {
    let rects = rects(CellContentLayout(style: .default, imageSize: CGSize(width: 88, height: 88)))
    expectEqual(rects.image, CGRect(x: 16, y: 0, width: 44, height: 44))
  }

  @Test func valueOneDetailIsTrailingAndShortensTheText() {
    let short = rects(CellContentLayout(style: .value1, text: Self.text(80), detail: Self.text(50)))
    expectEqual(short.text, CGRect(x: 16, y: 12, width: 80, height: 20.5))
    expectEqual(short.detail, CGRect(x: 254, y: 12, width: 50, height: 20.5))
    let long = rects(CellContentLayout(style: .value1, text: Self.text(400), detail: Self.text(50)))
    expectEqual(long.text.maxX, 246)
  }

  @Test func theSubtitleLiesBelowTheText() {
    let rects = rects(CellContentLayout(style: .subtitle, text: Self.text(80), detail: Self.text(50, 14.5)))
    expectEqual(rects.text, CGRect(x: 16, y: 3, width: 80, height: 20.5))
    expectEqual(rects.detail, CGRect(x: 16, y: 26.5, width: 50, height: 14.5))
  }

  @Test func valueTwoTextEndsWithItsColumn() {
    let rects = rects(CellContentLayout(style: .value2, text: Self.text(60, 16), detail: Self.text(100, 16)))
    expectEqual(rects.text, CGRect(x: 16, y: 14, width: 91, height: 16))
    expectEqual(rects.detail.minX, 113)
  }

  @Test func valueStylesStackTheirTextsInAccessibilitySizes() {
    for style in [UITableViewCell.CellStyle.value1, .value2] {
      let layout = CellContentLayout(style: style, isStacked: true, text: Self.text(80), detail: Self.text(50))
      let stack = CellContentLayout(style: .subtitle, text: Self.text(80), detail: Self.text(50))
      expectEqual(rects(layout), rects(stack))
      expectEqual(layout.height(width: 320, leading: 16, trailing: 16), 66)
    }
    let plain = CellContentLayout(style: .default, isStacked: true, text: Self.text(100))
    expectEqual(rects(plain).text.width, 288, "one text has the whole line")
  }

  @Test func aRowIsAtLeastFortyFourPointsHigh() {
    let one = CellContentLayout(style: .default, text: Self.text(80))
    expectEqual(one.height(width: 320, leading: 16, trailing: 16), 44)
    let tall = CellContentLayout(style: .subtitle, text: Self.text(80, 41), detail: Self.text(80, 14.5))
    expectEqual(tall.height(width: 320, leading: 16, trailing: 16), 81)
  }
}
