import CoreGraphics
import Expectations
import Testing

@testable import UIKitCore

/// The rectangles on the screen on which a tab bar is organized.
struct TabCustomizingLayoutTests {
  private func layout(
    _ count: Int, width: CGFloat = 320, title: CGFloat = 40, prompt: CGFloat = 20, isRightToLeft: Bool = false
  ) -> TabCustomizingLayout {
    TabCustomizingLayout(
      count: count, width: width, titleWidth: title, promptHeight: prompt, isRightToLeft: isRightToLeft)
  }

  @Test func iconsFormRowsBelowThePrompt() {
    let layout = layout(5)
    expectEqual(layout.prompt, CGRect(x: 20, y: 20, width: 280, height: 20))
    expectEqual(
      layout.icons,
      [
        CGRect(x: 10, y: 60, width: 100, height: 64), CGRect(x: 110, y: 60, width: 100, height: 64),
        CGRect(x: 210, y: 60, width: 100, height: 64), CGRect(x: 10, y: 140, width: 100, height: 64),
        CGRect(x: 110, y: 140, width: 100, height: 64),
      ])
    expectEqual(layout.height, 224)
  }

  @Test func wideTitlesHaveFewerColumns() {
    expectEqual(layout(4, title: 120).icons.map(\.minX), [10, 160, 10, 160])
    expectEqual(layout(2, title: 900).icons.map(\.minX), [10, 10], "one at least")
  }

  @Test func aFewIconsDoNotSpreadOverAWideWindow() {
    expectEqual(layout(2, width: 1000).icons.map(\.minX), [10, 255])
  }

  @Test func rightToLeftLayoutMirrorsTheIcons() {
    expectEqual(layout(5, isRightToLeft: true).icons.map(\.maxX), [310, 210, 110, 310, 210])
  }

  @Test func withoutSpaceNoIconsAreLaidOut() {
    expect(layout(0).icons == [] && layout(3, width: 0).icons == [])
  }
}
