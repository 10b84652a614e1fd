import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct FontTests {
  private func width(_ text: String, _ font: Font) -> CGFloat {
    Hosted(Text(verbatim: text).font(font)).size(nil, nil).width
  }

  @Test func smallCapsAreSmallerCapitals() {
    let font = Font.system(size: 30)
    expect(width("abcde", font.lowercaseSmallCaps()) < width("ABCDE", font))
    expect(width("abcde", font.lowercaseSmallCaps()) != width("abcde", font))
    expectEqual(width("abcde", font.smallCaps()), width("ABCDE", font.smallCaps()))
  }

  @Test func lowercaseAndUppercaseSmallCapsDiffer() {
    let font = Font.system(size: 30)
    expectEqual(width("ABCDE", font.lowercaseSmallCaps()), width("ABCDE", font))
    expect(width("ABCDE", font.uppercaseSmallCaps()) < width("ABCDE", font))
    expectEqual(width("abcde", font.uppercaseSmallCaps()), width("abcde", font))
    expectEqual(width("123", font.lowercaseSmallCaps()), width("123", font))
  }

  @Test func smallCapsKeepOtherAttributesOfTheFont() {
    let font = Font.title.smallCaps().bold().monospacedDigit().uiFont(EnvironmentValues())
    expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    expectEqual((font.fontDescriptor.fontAttributes[.featureSettings] as? [Any])?.count, 3)
    expect(Font.title.smallCaps() != Font.title && Font.title.smallCaps() != Font.title.lowercaseSmallCaps())
  }

  @Test func fontWidthsChangeTheWidthOfLetters() {
    let font = Font.system(size: 30)
    let standard = width("Wide letters", font)
    expectEqual(width("Wide letters", font.width(.standard)), standard)
    expect(width("Wide letters", font.width(.compressed)) < width("Wide letters", font.width(.condensed)))
    expect(width("Wide letters", font.width(.condensed)) < standard)
    expect(width("Wide letters", font.width(.expanded)) > standard)
    expect(width("Wide letters", font.width(Font.Width(0.3))) > width("Wide letters", font.width(.expanded)))
    expectEqual(Font.Width(0.3).value, 0.3)
  }

  @Test func fontWidthModifiersApplyToViews() {
    func width(_ view: some View) -> CGFloat { Hosted(view).size(nil, nil).width }
    let text = Text(verbatim: "Wide letters")
    expect(width(text.fontWidth(.condensed)) < width(text))
    expectEqual(width(text.fontWidth(.condensed)), width(text.font(.body.width(.condensed))))
    // What is nearer counts, and what the font says counts most.
    expectEqual(width(text.fontWidth(nil).fontWidth(.condensed)), width(text))
    expectEqual(
      width(text.font(.body.width(.expanded)).fontWidth(.condensed)), width(text.font(.body.width(.expanded))))
  }

  @Test func aFontWidthKeepsOtherAttributesOfTheFont() {
    let font = Font.title.bold().italic().monospacedDigit().smallCaps().width(.condensed).uiFont(EnvironmentValues())
    expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    expectEqual((font.fontDescriptor.fontAttributes[.featureSettings] as? [Any])?.count, 3)
    expectEqual(font.pointSize, Font.title.uiFont(EnvironmentValues()).pointSize)
  }

  @Test func onlyTheDefaultSystemDesignHasWidths() {
    expectEqual(
      width("abc", .system(size: 20, design: .monospaced).width(.condensed)),
      width("abc", .system(size: 20, design: .monospaced)))
    expectEqual(width("abc", Font.body.monospaced().width(.condensed)), width("abc", Font.body.monospaced()))
    expectEqual(
      width("abc", .custom("Helvetica Neue", size: 20).width(.condensed)),
      width("abc", .custom("Helvetica Neue", size: 20)))
  }
}
