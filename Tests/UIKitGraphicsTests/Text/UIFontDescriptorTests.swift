import Expectations
import Testing

@testable import TextLayout
@testable import UIKitGraphics

struct UIFontDescriptorTests {
  @Test func monospacedNumbersAreAFontFeature() {
    let setting: [UIFontDescriptor.FeatureKey: Any] = [
      .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
    ]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [setting]])
    let font = UIFont(descriptor: descriptor, size: 0)
    expectEqual(
      font.layoutDescription, UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).layoutDescription)
    let narrow = ("1111" as NSString).size(withAttributes: [.font: font]).width
    let wide = ("0000" as NSString).size(withAttributes: [.font: font]).width
    expect(abs(narrow - wide) < 0.01)
    let plain: [UIFontDescriptor.FeatureKey: Any] = [
      .type: kNumberSpacingType, .selector: kProportionalNumbersSelector,
    ]
    let back = descriptor.addingAttributes([.featureSettings: [plain]])
    expect(!UIFont(descriptor: back, size: 0).layoutDescription.usesMonospacedDigits)
    expect(descriptor.object(forKey: .featureSettings) != nil && back.object(forKey: .featureSettings) == nil)
  }

  @Test func smallCapsAreAFontFeatureOfEachCase() {
    let lower: [UIFontDescriptor.FeatureKey: Any] = [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]
    let upper: [UIFontDescriptor.FeatureKey: Any] = [.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector]
    let plain = UIFont.systemFont(ofSize: 30)
    func width(_ text: String, _ features: [[UIFontDescriptor.FeatureKey: Any]]) -> CGFloat {
      let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: features]), size: 0)
      return (text as NSString).size(withAttributes: [.font: font]).width
    }
    expect(width("abc", [lower]) < width("ABC", []) && width("ABC", [lower]) == width("ABC", []))
    expect(width("ABC", [upper]) == width("abc", [lower]) && width("abc", [upper]) == width("abc", []))
    let both = plain.fontDescriptor.addingAttributes([.featureSettings: [lower, upper]])
    expectEqual((both.object(forKey: .featureSettings) as? [Any])?.count, 2)
    let back = both.addingAttributes([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.type: kLowerCaseType, .selector: kDefaultLowerCaseSelector],
        [.type: kUpperCaseType, .selector: kDefaultUpperCaseSelector],
      ]
    ])
    expectEqual(UIFont(descriptor: back, size: 0), plain)
  }

  @Test func unknownFontFeaturesAreIgnored() {
    let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: 35, .selector: 2]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: [setting]])
    expectEqual(UIFont(descriptor: descriptor, size: 0), .systemFont(ofSize: 20))
  }

  @Test func facesSetWeightAndItalic() {
    let base = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = base.withFace("Bold Italic")
    expect(bold.layoutDescription.weight == Double(UIFont.Weight.bold.rawValue) && bold.layoutDescription.isItalic)
    expectEqual(bold.object(forKey: .face) as? String, "Bold Italic")
    expectEqual(bold.withFace("Regular"), base)
    expectEqual(base.withFace("Semi Bold").layoutDescription.weight, 0.3)
  }

  @Test func withDesignChangesTheDesign() throws {
    let base = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let fixed = try require(base.withDesign(.monospaced))
    expect(fixed.symbolicTraits.contains(.traitMonoSpace))
    expectEqual(try require(fixed.withDesign(.default)), base)
    let serif = UIFont(descriptor: try require(base.withDesign(.serif)), size: 0)
    expectEqual(serif.pointSize, 17)
    let text = "Hamburgefonts" as NSString
    expect(
      text.size(withAttributes: [.font: serif]) != text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]))
    expectNil(base.withDesign(.rounded))
  }

  @Test func installedFamiliesAndTheirFontsAreListed() throws {
    expect(UIFont.familyNames.contains("Inter"))
    expectEqual(UIFont.familyNames, UIFont.familyNames.sorted())
    let names = UIFont.fontNames(forFamilyName: "Inter")
    expect(names.contains("Inter-Regular") && names.contains("Inter-Bold"), "\(names)")
    let bold = try require(UIFont(name: "Inter-Bold", size: 12))
    expect(bold.fontName == "Inter-Bold" && bold.familyName == "Inter")
    expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test func boldTextIsTwoWeightsHeavier() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    func weight(_ font: UIFont) -> Double { font.layoutDescription.legible(bold).weight }
    expectEqual(weight(.systemFont(ofSize: 17)), 0.3)
    expectEqual(weight(.systemFont(ofSize: 17, weight: .light)), 0.23)
    expectEqual(weight(.systemFont(ofSize: 17, weight: .semibold)), 0.56)
    expectEqual(weight(.systemFont(ofSize: 17, weight: .black)), 0.62)
    expectEqual(weight(.systemFont(ofSize: 17, weight: .heavy)), 0.62)
    let regular = UITraitCollection(legibilityWeight: .regular)
    expectEqual(UIFont.systemFont(ofSize: 17).layoutDescription.legible(regular).weight, 0)
    expectEqual(FontDescription(family: "Inter", size: 17).legible(bold).weight, 0)
  }
}
