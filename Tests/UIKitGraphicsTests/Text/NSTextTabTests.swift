import Expectations
import Testing

@testable import TextLayout
@testable import UIKitGraphics

struct NSTextTabTests {
  @Test func theDefaultStyleHasTwelveEquidistantTabStops() {
    expectEqual(NSParagraphStyle.default.tabStops.map(\.location), (1...12).map { CGFloat($0 * 28) })
    expectEqual(NSParagraphStyle.default.defaultTabInterval, 0)
  }

  @Test func tabStopsAreSortedByLocation() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 30)]
    expectEqual(style.tabStops.map(\.location), [30, 90])
    style.addTabStop(NSTextTab(textAlignment: .center, location: 60))
    expectEqual(style.tabStops.map(\.location), [30, 60, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30, options: [:]))
    expectEqual(style.tabStops.map(\.location), [60, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 60))
    expectEqual(style.tabStops.count, 2, "a stop of another alignment is another stop")
    let other = NSMutableParagraphStyle()
    expect(other != style)
    other.setParagraphStyle(style)
    expectEqual(other, style)
  }

  @Test func aTabStopWithColumnTerminatorsAlignsDecimals() {
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    expect(terminators.contains(",") && !terminators.contains("."))
    let tab = NSTextTab(textAlignment: .right, location: 40, options: [.columnTerminators: terminators])
    expectEqual(tab.layoutStop(.leftToRight), TabStop(alignment: .decimal(separator: 0x2C), location: 40))
    expect(tab != NSTextTab(textAlignment: .right, location: 40))
  }

  @Test func writingDirectionsFollowTheLanguage() {
    expectEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), .rightToLeft)
    expectEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL"), .rightToLeft)
    expectEqual(NSParagraphStyle.defaultWritingDirection(forLanguage: "de"), .leftToRight)
  }
}
