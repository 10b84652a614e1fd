import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct FontTests {
  private func width(_ text: String, _ font: Font) -> CGFloat {
    Hosted(Text(verbatim: text).font(font)).size(nil, nil).width
  }

  @Test func smallCapitalsAreCapitalsOfASmallerSize() {
    let font = Font.system(size: 30)
    #expect(width("abcde", font.lowercaseSmallCaps()) < width("ABCDE", font))
    #expect(width("abcde", font.lowercaseSmallCaps()) != width("abcde", font))
    expectEqual(width("abcde", font.smallCaps()), width("ABCDE", font.smallCaps()))
  }

  @Test func eachCaseHasItsOwn() {
    let font = Font.system(size: 30)
    expectEqual(width("ABCDE", font.lowercaseSmallCaps()), width("ABCDE", font))
    #expect(width("ABCDE", font.uppercaseSmallCaps()) < width("ABCDE", font))
    expectEqual(width("abcde", font.uppercaseSmallCaps()), width("abcde", font))
    expectEqual(width("123", font.lowercaseSmallCaps()), width("123", font))
  }

  @Test func smallCapitalsKeepWhatElseTheFontHas() {
    let font = Font.title.smallCaps().bold().monospacedDigit().uiFont(EnvironmentValues())
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    expectEqual((font.fontDescriptor.fontAttributes[.featureSettings] as? [Any])?.count, 3)
    #expect(Font.title.smallCaps() != Font.title && Font.title.smallCaps() != Font.title.lowercaseSmallCaps())
  }
}
