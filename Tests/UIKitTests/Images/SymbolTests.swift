import Foundation
import Testing

@testable import UIKit

@Suite struct SymbolTests {
  @Test func everyNameOfTheTablesGivesAPicture() throws {
    let names = Set(SymbolDrawings.all.keys).union(SymbolIcons.all.keys)
    #expect(names.count >= 80)
    for name in names.sorted() {
      let image = try #require(UIImage(systemName: name))
      #expect(image.isSymbolImage)
      #expect(Pixels(image).inkCount > 20, "\(name) is empty")
    }
  }

  @Test func circlesSquaresAndFillsAreComposed() throws {
    for name in [
      "person.circle", "person.circle.fill", "plus.square", "star.fill", "info.circle", "xmark.circle.fill",
      "bell.fill",
      "play.circle",
    ] {
      #expect(Pixels(try #require(UIImage(systemName: name))).inkCount > 50, "\(name)")
    }
    let outlined = Pixels(try #require(UIImage(systemName: "plus.circle")))
    let filled = Pixels(try #require(UIImage(systemName: "plus.circle.fill")))
    #expect(filled.inkCount > outlined.inkCount)
    #expect(outlined[outlined.width / 2, outlined.height / 2] >> 24 > 200, "the plus is drawn")
    #expect(filled[filled.width / 2, filled.height / 2] >> 24 < 60, "the plus is cut out")
  }

  @Test func anUnknownNameGivesAVisiblePlaceholderAndIsSaidOnce() throws {
    let said = try messages {
      for _ in 0..<2 {
        let image = try #require(UIImage(systemName: "nobody.knows.this"))
        #expect(Pixels(image).inkCount > 20)
      }
    }
    #expect(said.count == 1 && said[0].contains("nobody.knows.this"), "\(said)")
  }

  @Test func configurationsDecideTheSize() throws {
    func width(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      try #require(UIImage(systemName: "star", withConfiguration: configuration)).size.width
    }
    let standard = try width(nil)
    #expect(try width(UIImage.SymbolConfiguration(pointSize: 34)) > 1.9 * standard)
    #expect(try width(UIImage.SymbolConfiguration(scale: .large)) > standard)
    #expect(try width(UIImage.SymbolConfiguration(scale: .small)) < standard)
    #expect(try width(UIImage.SymbolConfiguration(weight: .bold)) == standard)
  }

  @Test func heavierSymbolsHaveMoreInk() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let configuration = UIImage.SymbolConfiguration(pointSize: 60, weight: weight)
      return Pixels(try #require(UIImage(systemName: "xmark", withConfiguration: configuration))).inkCount
    }
    #expect(try ink(.light) < ink(.regular))
    #expect(try ink(.regular) < ink(.bold))
  }

  @Test func configurationsCombine() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = size.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)))
    #expect(both.configurationWithoutScale().isEqual(to: size))
    #expect(!both.isEqual(to: size))
    #expect(both.configurationWithoutPointSizeAndWeight().isEqual(to: UIImage.SymbolConfiguration(scale: .large)))
  }

  @Test func textStylesFollowTheTextSize() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let large = CurrentTraits.initial.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    let larger = symbol.resolved(for: large, symbols: nil)
    #expect(larger.size.width > 1.5 * symbol.size.width)
    #expect(UIImage.SymbolConfiguration(textStyle: .headline).weight == .semibold)
  }

  @Test func fontsGiveTheirSizeAndWeight() {
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold))
    #expect(configuration.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
    #expect(UIFont.Weight.thin.symbolWeight() == .thin)
  }

  @Test func symbolsTakeATint() throws {
    let image = try #require(UIImage(systemName: "circle.fill")).withTintColor(.red)
    let pixels = Pixels(image)
    #expect(pixels[pixels.width / 2, pixels.height / 2] == 0xFFFF_0000)
  }
}
