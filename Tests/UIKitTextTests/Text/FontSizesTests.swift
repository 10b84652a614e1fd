import Expectations
import Testing
import UIKit

@MainActor struct FontSizesTests {
  /// [D] For labels, buttons and the system's small text on iPhone.
  @Test func systemFontSizesEqualThoseOfIOS() {
    expectEqual(UIFont.systemFontSize, 14)
    expectEqual(UIFont.smallSystemFontSize, 12)
    expectEqual(UIFont.labelFontSize, 17)
    expectEqual(UIFont.buttonFontSize, 18)
    expectEqual(UILabel().font.pointSize, UIFont.labelFontSize)
  }

  @Test func theItalicSystemFontKeepsTheSystemsFamily() {
    let italic = UIFont.italicSystemFont(ofSize: 20)
    expectEqual(italic.pointSize, 20)
    expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    expect(!italic.fontDescriptor.symbolicTraits.contains(.traitBold))
    expectEqual(italic.familyName, UIFont.systemFont(ofSize: 20).familyName)
    expect(!UIFont.systemFont(ofSize: 20).fontDescriptor.symbolicTraits.contains(.traitItalic))
  }
}
