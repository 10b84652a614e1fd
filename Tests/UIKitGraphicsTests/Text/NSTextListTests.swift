import Expectations
import Testing
import UIKitGraphics

struct NSTextListTests {
  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 3, "•"), (.circle, 1, "◦"), (.square, 1, "▪"), (.box, 1, "□"), (.check, 1, "✓"),
    (.hyphen, 1, "⁃"), (.diamond, 2, "◆"), (.decimal, 12, "12"), (.octal, 9, "11"), (.lowercaseHexadecimal, 26, "1a"),
    (.uppercaseHexadecimal, 26, "1A"), (.lowercaseAlpha, 1, "a"), (.lowercaseAlpha, 26, "z"),
    (.lowercaseAlpha, 27, "aa"), (.uppercaseLatin, 28, "AB"), (.lowercaseLatin, 703, "aaa"),
    (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"), (.uppercaseRoman, 0, "0"),
    (NSTextList.MarkerFormat("({decimal})"), 7, "(7)"), (NSTextList.MarkerFormat("–"), 7, "–"),
  ])
  func markersFollowTheirFormat(format: NSTextList.MarkerFormat, number: Int, text: String) {
    expectEqual(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number), text)
  }

  @Test func numberedListsAreOrdered() {
    expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    expect(NSTextList(markerFormat: .lowercaseRoman, options: 0).isOrdered)
    expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    expect(!NSTextList(markerFormat: NSTextList.MarkerFormat("–"), options: 0).isOrdered)
  }

  @Test func listsCompareByTheirValues() {
    let list = NSTextList(markerFormat: .disc, options: [.prependEnclosingMarker], startingItemNumber: 4)
    expectEqual(list.startingItemNumber, 4)
    expectEqual(list.listOptions, .prependEnclosingMarker)
    expectEqual(list, NSTextList(markerFormat: .disc, options: [.prependEnclosingMarker], startingItemNumber: 4))
    expect(list != NSTextList(markerFormat: .disc, options: 1))
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    expectEqual((style.copy() as? NSParagraphStyle)?.textLists, [list])
  }
}
