import Expectations
import Testing
import UIKit

@testable import UIKitDocuments

/// Fonts as pages describe them.
struct HTMLFontTests {
  @Test(arguments: [
    ("-apple-system, Arial", HTMLFont.Family.system), ("'Helvetica Neue'", .system), ("Courier, serif", .monospaced),
    ("\"Times New Roman\"", .serif), ("No Such Family, monospace", .monospaced), ("No Such Family", .serif),
    ("Inter", .named("Inter")),
  ])
  func theFirstAvailableFontFamilyIsUsed(list: String, family: HTMLFont.Family) {
    var font = HTMLFont()
    font.takeFamilies(list)
    expectEqual(font.family, family)
  }

  @Test func weightsAndSlantsSelectTheFace() {
    var font = HTMLFont()
    font.family = .system
    font.takeWeight("600")
    expect(font.isBold && font.font.fontName == UIFont.systemFont(ofSize: 12, weight: .semibold).fontName)
    font.takeWeight("normal")
    expect(!font.isBold)
    font.isBold = true
    font.isItalic = true
    expect(font.font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    font.family = .named("Inter")
    expect(font.font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    font.takeWeight("9999999")
    font.takeWeight("nothing")
    expectEqual(font.font.pointSize, 12)
  }

  @Test func theFontShorthandSetsStyleWeightSizeAndFamily() {
    var font = HTMLFont()
    font.takeShorthand("italic 700 1.5em/1.2 Courier, serif", outerSize: 20)
    expect(font.isItalic && font.isBold && font.size == 30 && font.family == .monospaced)
    font.takeShorthand("16px system-ui", outerSize: 20)
    expect(!font.isItalic && !font.isBold && font.size == 16 && font.family == .system)
  }

  @Test(arguments: [("1", 7.5), ("3", 12.0), ("+1", 13.5), ("-1", 9.75), ("9", 36), ("-9", 7.5), ("a", 12)])
  func sizesOfTheFontElementAreSteps(step: String, size: Double) {
    var font = HTMLFont()
    font.takeStep(step)
    expectEqual(font.size, CGFloat(size))
  }
}
