import Expectations
import Testing
import UIKitGraphics

struct UIFontTests {
  @Test func systemFontHasTheMetricsOfIOS() {
    let font = UIFont.systemFont(ofSize: 17)
    expectEqual(font.pointSize, 17)
    expect(abs(font.lineHeight - 20.287) < 0.001)
    expect(abs(font.ascender - 16.187) < 0.001)
    expect(abs(font.descender + 4.101) < 0.001)
    expectEqual(font.leading, 0)
    expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  @Test func fontsWithTheSameAttributesAreEqual() {
    expectEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12, weight: .regular))
    expectEqual(UIFont.systemFont(ofSize: 12).hash, UIFont.systemFont(ofSize: 12).hash)
    expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    expectEqual(UIFont.systemFont(ofSize: 12).withSize(20), UIFont.systemFont(ofSize: 20))
  }

  @Test func heavierFontsAreWider() {
    func width(_ weight: UIFont.Weight) -> CGFloat {
      "Hamburgefonts".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]).width
    }
    expect(width(.bold) > width(.semibold))
    expect(width(.semibold) > width(.regular))
    expect(width(.black) > width(.bold))
    expect(width(.regular) != width(.light))
  }

  @Test func monospacedFontsHaveEqualAdvances() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    expect(
      abs("1111".size(withAttributes: [.font: digits]).width - "0000".size(withAttributes: [.font: digits]).width)
        < 0.01)
    let code = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    expect(
      abs("iiii".size(withAttributes: [.font: code]).width - "MMMM".size(withAttributes: [.font: code]).width) < 0.01)
    expect(code.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ])
  func textStylesHaveTheirSizeAtTheDefaultTextSize(style: UIFont.TextStyle, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    expectEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, CGFloat(size))
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.medium, 16), (.extraLarge, 19), (.extraExtraExtraLarge, 23),
    (.accessibilityMedium, 28), (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func bodyGrowsWithThePreferredTextSize(category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize, CGFloat(size))
  }

  @Test func headlineIsSemiboldAndUnknownStylesAreTwelvePoints() {
    expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
    expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
    expectEqual(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "nobody's")).pointSize, 12)
  }

  @Test func preferredFontsAreCachedByStyleAndTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    expect(UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body))
    expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        === UIFont.preferredFont(forTextStyle: .body, compatibleWith: large))
    expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: large) != UIFont.preferredFont(forTextStyle: .body))
    expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.preferredFont(forTextStyle: .headline))
  }

  @Test func preferredFontFollowsTheCurrentTraits() {
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 33)
    }
  }

  @Test func descriptorsMakeVariants() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try require(body.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    expectEqual(font.pointSize, body.pointSize)
    expectEqual(font.fontDescriptor.symbolicTraits, .traitBold)
    let both = try require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    expectEqual(UIFont(descriptor: both, size: 20).fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(UIFont(descriptor: both, size: 20).pointSize, 20)
    expectEqual(bold.object(forKey: .size) as? CGFloat, body.pointSize)
    expectEqual(body.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace), true)
    expectNil(body.withDesign(.rounded))
  }

  @Test func descriptorsReadAttributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Inter", .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    expectEqual(font.familyName, "Inter")
    expectEqual(font.pointSize, 15)
    expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    expectEqual(descriptor.addingAttributes([.size: CGFloat(9)]).pointSize, 9)
  }

  @Test func fontNamesFindFamilies() throws {
    let inter = try require(UIFont(name: "Inter-SemiBold", size: 14))
    expectEqual(inter.familyName, "Inter")
    expectEqual(inter.fontName, "Inter-SemiBold")
    expectNil(UIFont(name: "Surely No Such Font", size: 14))
    let helvetica = try require(UIFont(name: "HelveticaNeue-Bold", size: 14))
    expectEqual(helvetica.familyName, "Helvetica Neue")
    expect("text".size(withAttributes: [.font: helvetica]).width > 10)
  }

  @Test func fontWidthsChangeTheWidthOfLetters() {
    func size(_ width: UIFont.Width) -> CGSize {
      "Wide letters".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .regular, width: width)])
    }
    let standard = "Wide letters".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    expectEqual(size(.standard), standard)
    expect(abs(size(.condensed).width / standard.width - 0.85) < 0.01)
    expect(abs(size(.compressed).width / standard.width - 0.7) < 0.01)
    expect(abs(size(.expanded).width / standard.width - 1.2) < 0.01)
    expect(size(.compressed).height == standard.height && size(.expanded).height == standard.height)
    expect(UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed) != .systemFont(ofSize: 20))
  }

  @Test func widthIsATraitOfADescriptor() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.compressed]
    ])
    let narrow = UIFont(descriptor: descriptor, size: 0)
    expectEqual(narrow, .systemFont(ofSize: 20, weight: .regular, width: .compressed))
    expectEqual(narrow.withSize(30), .systemFont(ofSize: 30, weight: .regular, width: .compressed))
  }

  @Test func condensedLettersAreDrawnNarrower() throws {
    func picture(_ width: UIFont.Width) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40)).image { _ in
        "Words".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: .bold, width: width)])
      }.pngData()
    }
    expect(picture(.condensed) != picture(.standard) && picture(.expanded) != picture(.standard))
  }
}

struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = 2
    }
  }

  @Test func metricsChangeNothingAtTheDefaultTextSize() {
    expectEqual(UIFontMetrics.default.scaledValue(for: 10.3, compatibleWith: traits(.large)), 10.3)
    let font = UIFont.systemFont(ofSize: 13)
    expectEqual(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits(.large)).pointSize, 13)
  }

  @Test func scaledValuesAreWholePixels() {
    let value = UIFontMetrics(forTextStyle: .body).scaledValue(for: 10, compatibleWith: traits(.accessibilityLarge))
    expect(value > 15)
    expectEqual((value * 2).rounded(), value * 2)
    expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits(.extraSmall)) < 10)
  }

  @Test func aMaximumPointSizeLimitsScaledFonts() {
    let font = UIFont.systemFont(ofSize: 17)
    let scaled = UIFontMetrics.default.scaledFont(
      for: font, maximumPointSize: 24, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
    expectEqual(scaled.pointSize, 24)
  }
}
