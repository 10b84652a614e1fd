import Testing
import UIKit

@MainActor struct FontSizesTests {
  /// [D] For labels, buttons and the system's small text on iPhone.
  @Test func theSystemsSizesAreThoseOfIOS() {
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UILabel().font.pointSize == UIFont.labelFontSize)
  }

  @Test func theItalicSystemFontSlantsInTheSystemsFamily() {
    let italic = UIFont.italicSystemFont(ofSize: 20)
    #expect(italic.pointSize == 20)
    #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(!italic.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(italic.familyName == UIFont.systemFont(ofSize: 20).familyName)
    #expect(!UIFont.systemFont(ofSize: 20).fontDescriptor.symbolicTraits.contains(.traitItalic))
  }
}
