import Testing

@testable import TextLayout
@testable import UIKitGraphics

struct UIFontDescriptorTests {
  @Test func digitsOfEqualWidthAreAFeature() {
    let setting: [UIFontDescriptor.FeatureKey: Any] = [
      .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
    ]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [setting]])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.layoutDescription == UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).layoutDescription)
    let narrow = ("1111" as NSString).size(withAttributes: [.font: font]).width
    let wide = ("0000" as NSString).size(withAttributes: [.font: font]).width
    #expect(abs(narrow - wide) < 0.01)
    let plain: [UIFontDescriptor.FeatureKey: Any] = [
      .type: kNumberSpacingType, .selector: kProportionalNumbersSelector,
    ]
    let back = descriptor.addingAttributes([.featureSettings: [plain]])
    #expect(!UIFont(descriptor: back, size: 0).layoutDescription.usesMonospacedDigits)
    #expect(descriptor.object(forKey: .featureSettings) != nil && back.object(forKey: .featureSettings) == nil)
  }

  @Test func smallCapitalsAreAFeatureOfEachCase() {
    let lower: [UIFontDescriptor.FeatureKey: Any] = [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]
    let upper: [UIFontDescriptor.FeatureKey: Any] = [.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector]
    let plain = UIFont.systemFont(ofSize: 30)
    func width(_ text: String, _ features: [[UIFontDescriptor.FeatureKey: Any]]) -> CGFloat {
      let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: features]), size: 0)
      return (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(width("abc", [lower]) < width("ABC", []) && width("ABC", [lower]) == width("ABC", []))
    #expect(width("ABC", [upper]) == width("abc", [lower]) && width("abc", [upper]) == width("abc", []))
    let both = plain.fontDescriptor.addingAttributes([.featureSettings: [lower, upper]])
    #expect((both.object(forKey: .featureSettings) as? [Any])?.count == 2)
    let back = both.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.type: kLowerCaseType, .selector: kDefaultLowerCaseSelector],
        [.type: kUpperCaseType, .selector: kDefaultUpperCaseSelector],
      ]
    ])
    #expect(UIFont(descriptor: back, size: 0) == plain)
  }

  @Test func otherFeaturesAreLeftAlone() {
    let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: 35, .selector: 2]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [setting]])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 20))
  }

  @Test func facesAreNamed() {
    let base = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = base.withFace("Bold Italic")
    #expect(bold.layoutDescription.weight == Double(UIFont.Weight.bold.rawValue) && bold.layoutDescription.isItalic)
    #expect(bold.object(forKey: .face) as? String == "Bold Italic")
    #expect(bold.withFace("Regular") == base)
    #expect(base.withFace("Semi Bold").layoutDescription.weight == 0.3)
  }

  @Test func designs() throws {
    let base = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let fixed = try #require(base.withDesign(.monospaced))
    #expect(fixed.symbolicTraits.contains(.traitMonoSpace))
    #expect(try #require(fixed.withDesign(.default)) == base)
    let serif = UIFont(descriptor: try #require(base.withDesign(.serif)), size: 0)
    #expect(serif.pointSize == 17)
    let text = "Hamburgefonts" as NSString
    #expect(
      text.size(withAttributes: [.font: serif]) != text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]))
    #expect(base.withDesign(.rounded) == nil)
  }

  @Test func installedFamiliesAndTheirFontsAreListed() throws {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(names.contains("Inter-Regular") && names.contains("Inter-Bold"), "\(names)")
    let bold = try #require(UIFont(name: "Inter-Bold", size: 12))
    #expect(bold.fontName == "Inter-Bold" && bold.familyName == "Inter")
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test func boldTextIsTwoWeightsHeavier() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    func weight(_ font: UIFont) -> Double { font.layoutDescription.legible(bold).weight }
    #expect(weight(.systemFont(ofSize: 17)) == 0.3)
    #expect(weight(.systemFont(ofSize: 17, weight: .light)) == 0.23)
    #expect(weight(.systemFont(ofSize: 17, weight: .semibold)) == 0.56)
    #expect(weight(.systemFont(ofSize: 17, weight: .black)) == 0.62)
    #expect(weight(.systemFont(ofSize: 17, weight: .heavy)) == 0.62)
    let regular = UITraitCollection(legibilityWeight: .regular)
    #expect(UIFont.systemFont(ofSize: 17).layoutDescription.legible(regular).weight == 0)
    #expect(FontDescription(family: "Inter", size: 17).legible(bold).weight == 0)
  }
}
