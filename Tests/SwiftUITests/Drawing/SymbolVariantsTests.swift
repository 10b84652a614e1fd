import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SymbolVariantsTests {
  /// The names of the symbols that are shown, from back to front.
  private func symbols(_ view: some View) -> [String] {
    Hosted(view).views.compactMap { ($0 as? UIImageView)?.image?.symbolName }
  }

  private func picture(_ view: some View) -> Data? { Hosted(view).screen.picture.dataProvider?.data as Data? }

  @Test func variantsAddUp() {
    #expect(SymbolVariants.circle.fill == SymbolVariants.fill.circle && SymbolVariants.none == SymbolVariants())
    #expect(SymbolVariants.circle.square == .square && SymbolVariants.square.rectangle == .rectangle)
    #expect(Set([SymbolVariants.fill, .fill.slash, .slash.fill, .slash, .none]).count == 4)
  }

  @Test func variantsContainOthers() {
    let variants = SymbolVariants.circle.fill
    #expect(variants.contains(.circle) && variants.contains(.fill) && variants.contains(.fill.circle))
    #expect(!variants.contains(.slash) && !variants.contains(.square) && !variants.contains(.fill.slash))
    #expect(variants.contains(.none) && !SymbolVariants.none.contains(.fill))
  }

  @Test func namesHaveTheWordsOfTheSystemsSymbols() {
    #expect(SymbolVariants.none.name(of: "bell") == "bell")
    #expect(SymbolVariants.fill.name(of: "bell") == "bell.fill")
    #expect(SymbolVariants.slash.name(of: "bell") == "bell.slash")
    #expect(SymbolVariants.slash.fill.name(of: "bell") == "bell.slash.fill")
    #expect(SymbolVariants.circle.fill.name(of: "bell") == "bell.circle.fill")
    #expect(SymbolVariants.square.name(of: "bell.fill") == "bell.square.fill")
    #expect(SymbolVariants.rectangle.name(of: "plus") == "plus.rectangle")
    #expect(SymbolVariants.fill.name(of: "heart.circle") == "heart.circle.fill")
  }

  @Test func symbolsWithoutAVariantStayTheyAre() {
    #expect(SymbolVariants.circle.name(of: "heart.square") == "heart.square")
    #expect(SymbolVariants.circle.fill.name(of: "no such symbol") == "no such symbol")
    #expect(SymbolVariants.circle.fill.name(of: "heart.square") == "heart.square.fill")
    let bullets = Image(systemName: "list.bullet")
    #expect(picture(bullets.symbolVariant(.fill)) == picture(bullets))
  }

  @Test func modifiersAddUpAndTheClosestShapeCounts() {
    let airplane = Label("Airplane", systemImage: "airplane")
    #expect(symbols(airplane.symbolVariant(.circle).symbolVariant(.fill)) == ["airplane.circle.fill"])
    #expect(symbols(airplane.symbolVariant(.fill).symbolVariant(.circle)) == ["airplane.circle.fill"])
    #expect(symbols(airplane.symbolVariant(.circle.fill)) == ["airplane.circle.fill"])
    #expect(
      symbols(
        Image(systemName: "arrow.left").symbolVariant(.square).symbolVariant(.circle).symbolVariant(.fill))
        == ["arrow.left.square.fill"])
  }

  @Test func theEnvironmentIsReadAndReplaced() {
    let hearts = HStack {
      Image(systemName: "heart")
      Image(systemName: "heart").environment(\.symbolVariants, .none)
      Image(systemName: "heart").symbolVariant(.none)
    }
    #expect(symbols(hearts.symbolVariant(.fill)) == ["heart.fill", "heart", "heart.fill"])
  }

  @Test func aSymbolFollowsItsVariant() throws {
    struct Favorite: View {
      @State private var isFavorite = false
      var body: some View {
        Button("Star", systemImage: "star") { isFavorite.toggle() }
          .symbolVariant(isFavorite ? .fill : .none)
      }
    }
    let hosted = Hosted(Favorite())
    var shown: [String] { hosted.views.compactMap { ($0 as? UIImageView)?.image?.symbolName } }
    #expect(shown == ["star"])
    try hosted.press("Star")
    #expect(shown == ["star.fill"])
    try hosted.press("Star")
    #expect(shown == ["star"])
  }
}

extension UIImage {
  /// The name of the symbol that the picture is; nil of one that is no symbol.
  var symbolName: String? {
    guard case .symbol(let symbol, _) = content else { return nil }
    return symbol.name
  }
}
