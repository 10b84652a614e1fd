import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct SymbolTests {
  @Test func circlesSquaresAndFillsAreComposed() throws {
    for name in [
      "person.circle", "person.circle.fill", "plus.square", "star.fill", "info.circle", "xmark.circle.fill",
      "bell.fill",
      "play.circle",
    ] {
      expect(Pixels(try require(UIImage(systemName: name))).inkCount > 50, "\(name)")
    }
    let outlined = Pixels(try require(UIImage(systemName: "plus.circle")))
    let filled = Pixels(try require(UIImage(systemName: "plus.circle.fill")))
    expect(filled.inkCount > outlined.inkCount)
    expect(outlined[outlined.width / 2, outlined.height / 2] >> 24 > 200, "the plus is drawn")
    expect(filled[filled.width / 2, filled.height / 2] >> 24 < 60, "the plus is cut out")
  }

  /// A circle beside text of 17 points makes an image of 20 by 19 points; others are as wide as what they show.
  @Test func symbolSizesFollowTheFont() throws {
    func size(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> CGSize {
      try require(UIImage(systemName: name, withConfiguration: configuration)).size
    }
    expectEqual(try size("circle"), CGSize(width: 20, height: 19))
    expect(try size("plus.circle.fill") == size("circle.fill"))
    expect(try size("chevron.right").width < 0.8 * size("chevron.right").height)
    expect(try size("ellipsis").height < 0.5 * size("ellipsis").width)
  }

  @Test func symbolsAreCentredOnTheCapHeight() throws {
    let image = try require(UIImage(systemName: "circle"))
    let offset = try require(image.baselineOffsetFromBottom)
    expectEqual(offset, 3.5, "(19 − 12) / 2")
    expectNil(image.imageWithoutBaseline().baselineOffsetFromBottom)
    expectEqual(image.withBaselineOffset(fromBottom: 1).baselineOffsetFromBottom, 1)
    expectNil(UIImage().baselineOffsetFromBottom)
  }

  @Test func palettesColourTheLayers() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
    let plus = Pixels(try require(UIImage(systemName: "plus.circle.fill", withConfiguration: palette)))
    expectEqual(plus[plus.width / 2, plus.height / 2], 0xFFFF_FFFF, "the plus in the first colour")
    expectEqual(plus[plus.width / 7, plus.height / 2], 0xFF00_00FF, "the circle in the second")
    // One colour is for all layers: what was cut out stays so.
    let single = UIImage.SymbolConfiguration(paletteColors: [.blue])
    let cut = Pixels(try require(UIImage(systemName: "plus.circle.fill", withConfiguration: single)))
    expect(cut[cut.width / 2, cut.height / 2] >> 24 < 60)
    expectEqual(cut[cut.width / 7, cut.height / 2], 0xFF00_00FF)
  }

  @Test func hierarchicalColoursFadeTheLayersBehind() throws {
    let hierarchy = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let plus = Pixels(try require(UIImage(systemName: "plus.circle.fill", withConfiguration: hierarchy)))
    expectEqual(plus[plus.width / 2, plus.height / 2], 0xFFFF_0000)
    let behind = plus[plus.width / 7, plus.height / 2]
    expect((120...136).contains(behind >> 24), "half of the colour")
  }

  @Test func symbolColorsOverrideTheTintExceptInTemplateMode() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.blue])
    let image = try require(UIImage(systemName: "circle.fill", withConfiguration: palette))
    func middle(_ image: UIImage) -> UInt32 {
      let pixels = Pixels(image)
      return pixels[pixels.width / 2, pixels.height / 2]
    }
    expectEqual(middle(image), 0xFF00_00FF)
    expectEqual(middle(image.withTintColor(.red, renderingMode: .alwaysTemplate)), 0xFFFF_0000)
    let plain = image.applyingSymbolConfiguration(.preferringMonochrome())
    expectEqual(middle(try require(plain?.withTintColor(.red))), 0xFFFF_0000)
    let own = try require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
    expectEqual(middle(own), 0xFFFF_CC00)
  }

  @Test func paletteColorsFollowTheTraits() throws {
    let image = try require(
      UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.label])))
    let dark = CurrentTraits.initial.modifyingTraits { $0.userInterfaceStyle = .dark }
    let pixels = Pixels(image.resolved(for: dark, symbols: nil))
    expectEqual(pixels[pixels.width / 2, pixels.height / 2], 0xFFFF_FFFF)
  }

  @Test func directionalSymbolsAreMirroredFromRightToLeft() throws {
    let rightToLeft = CurrentTraits.initial.modifyingTraits { $0.layoutDirection = .rightToLeft }
    func isMirrored(_ name: String) throws -> Bool {
      try require(UIImage(systemName: name)).resolved(for: rightToLeft, symbols: nil).imageOrientation == .upMirrored
    }
    expect(try isMirrored("chevron.forward") && isMirrored("list.bullet"))
    expect(try !isMirrored("chevron.right") && !isMirrored("star"))
  }

  @Test func anUnknownSymbolNameShowsAPlaceholderAndIsReportedOnce() throws {
    let said = try messages {
      for _ in 0..<2 {
        let image = try require(UIImage(systemName: "nobody.knows.this"))
        expect(Pixels(image).inkCount > 20)
      }
    }
    expect(said.count == 1 && said[0].contains("nobody.knows.this"), "\(said)")
  }

  @Test func configurationsDecideTheSize() throws {
    func width(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      try require(UIImage(systemName: "star", withConfiguration: configuration)).size.width
    }
    let standard = try width(nil)
    expect(try width(UIImage.SymbolConfiguration(pointSize: 34)) > 1.9 * standard)
    expect(try width(UIImage.SymbolConfiguration(scale: .large)) > standard)
    expect(try width(UIImage.SymbolConfiguration(scale: .small)) < standard)
    expectEqual(try width(UIImage.SymbolConfiguration(weight: .bold)), standard)
  }

  @Test func heavierSymbolsCoverMorePixels() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: weight)
      return Pixels(try require(UIImage(systemName: "xmark", withConfiguration: configuration))).inkCount
    }
    expect(try ink(.light) < ink(.regular))
    expect(try ink(.regular) < ink(.bold))
  }

  @Test func boldTextMakesSymbolsHeavier() throws {
    func ink(_ traits: UITraitCollection, _ weight: UIImage.SymbolWeight) throws -> Int {
      let configuration = UIImage.SymbolConfiguration(weight: weight)
        .applying(UIImage.Configuration(traitCollection: traits))
      return Pixels(try require(UIImage(systemName: "xmark", withConfiguration: configuration))).inkCount
    }
    let bold = UITraitCollection(legibilityWeight: .bold)
    let regular = UITraitCollection(legibilityWeight: .regular)
    expect(try ink(bold, .regular) == ink(regular, .semibold))
    expect(try ink(bold, .regular) > ink(regular, .regular))
    expect(try ink(bold, .black) == ink(regular, .black), "there is none heavier")
  }

  @Test func configurationsCombine() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = size.applying(UIImage.SymbolConfiguration(scale: .large))
    expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)))
    expect(both.configurationWithoutScale().isEqual(to: size))
    expect(!both.isEqual(to: size))
    expect(both.configurationWithoutPointSizeAndWeight().isEqual(to: UIImage.SymbolConfiguration(scale: .large)))
  }

  @Test func textStylesFollowTheTextSize() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let large = CurrentTraits.initial.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    let symbol = try require(UIImage(systemName: "star", withConfiguration: configuration))
    let larger = symbol.resolved(for: large, symbols: nil)
    expect(larger.size.width > 1.5 * symbol.size.width)
    expectEqual(UIImage.SymbolConfiguration(textStyle: .headline).weight, .semibold)
  }

  @Test func fontConfigurationsTakeSizeAndWeight() {
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold))
    expect(configuration.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
    expectEqual(UIImage.SymbolWeight.bold.fontWeight(), .bold)
    expectEqual(UIFont.Weight.thin.symbolWeight(), .thin)
  }

  @Test func symbolsTakeATintColor() throws {
    let image = try require(UIImage(systemName: "circle.fill")).withTintColor(.red)
    let pixels = Pixels(image)
    expectEqual(pixels[pixels.width / 2, pixels.height / 2], 0xFFFF_0000)
  }
}
