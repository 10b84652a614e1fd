import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SymbolVariantsTests {
  /// The names of the symbols that are shown, from back to front.
  private func symbols(_ view: some View) -> [String] {
    Hosted(view).views.compactMap { ($0 as? UIImageView)?.image?.symbolName }
  }

  private func picture(_ view: some View) -> Data? { Hosted(view).screen.picture.dataProvider?.data as Data? }

  @Test func symbolVariantsCombine() {
    expect(SymbolVariants.circle.fill == SymbolVariants.fill.circle && SymbolVariants.none == SymbolVariants())
    expect(SymbolVariants.circle.square == .square && SymbolVariants.square.rectangle == .rectangle)
    expectEqual(Set([SymbolVariants.fill, .fill.slash, .slash.fill, .slash, .none]).count, 4)
  }

  @Test func symbolVariantsContainOthers() {
    let variants = SymbolVariants.circle.fill
    expect(variants.contains(.circle) && variants.contains(.fill) && variants.contains(.fill.circle))
    expect(!variants.contains(.slash) && !variants.contains(.square) && !variants.contains(.fill.slash))
    expect(variants.contains(.none) && !SymbolVariants.none.contains(.fill))
  }

  @Test func symbolVariantsAppendTheirSuffixes() {
    expectEqual(SymbolVariants.none.name(of: "bell"), "bell")
    expectEqual(SymbolVariants.fill.name(of: "bell"), "bell.fill")
    expectEqual(SymbolVariants.slash.name(of: "bell"), "bell.slash")
    expectEqual(SymbolVariants.slash.fill.name(of: "bell"), "bell.slash.fill")
    expectEqual(SymbolVariants.circle.fill.name(of: "bell"), "bell.circle.fill")
    expectEqual(SymbolVariants.square.name(of: "bell.fill"), "bell.square.fill")
    expectEqual(SymbolVariants.rectangle.name(of: "plus"), "plus.rectangle")
    expectEqual(SymbolVariants.fill.name(of: "heart.circle"), "heart.circle.fill")
  }

  @Test func symbolsWithoutTheVariantStayUnchanged() {
    expectEqual(SymbolVariants.circle.name(of: "heart.square"), "heart.square")
    expectEqual(SymbolVariants.circle.fill.name(of: "no such symbol"), "no such symbol")
    expectEqual(SymbolVariants.circle.fill.name(of: "heart.square"), "heart.square.fill")
    let bullets = Image(systemName: "list.bullet")
    expectEqual(picture(bullets.symbolVariant(.fill)), picture(bullets))
  }

  @Test func symbolVariantModifiersCombineAndTheInnermostShapeApplies() {
    let airplane = Label("Airplane", systemImage: "airplane")
    expectEqual(symbols(airplane.symbolVariant(.circle).symbolVariant(.fill)), ["airplane.circle.fill"])
    expectEqual(symbols(airplane.symbolVariant(.fill).symbolVariant(.circle)), ["airplane.circle.fill"])
    expectEqual(symbols(airplane.symbolVariant(.circle.fill)), ["airplane.circle.fill"])
    expectEqual(
      symbols(
        Image(systemName: "arrow.left").symbolVariant(.square).symbolVariant(.circle).symbolVariant(.fill)),
      ["arrow.left.square.fill"])
  }

  @Test func symbolVariantsAreReplacedThroughTheEnvironment() {
    let hearts = HStack {
      Image(systemName: "heart")
      Image(systemName: "heart").environment(\.symbolVariants, .none)
      Image(systemName: "heart").symbolVariant(.none)
    }
    expectEqual(symbols(hearts.symbolVariant(.fill)), ["heart.fill", "heart", "heart.fill"])
  }

  @Test func aSymbolChangesWithItsVariant() throws {
    struct Favorite: View {
      @State private var isFavorite = false
      var body: some View {
        Button("Star", systemImage: "star") { isFavorite.toggle() }
          .symbolVariant(isFavorite ? .fill : .none)
      }
    }
    let hosted = Hosted(Favorite())
    var shown: [String] { hosted.views.compactMap { ($0 as? UIImageView)?.image?.symbolName } }
    expectEqual(shown, ["star"])
    try hosted.press("Star")
    expectEqual(shown, ["star.fill"])
    try hosted.press("Star")
    expectEqual(shown, ["star"])
  }
}

extension UIImage {
  /// The name of the symbol that the picture is; nil of one that is no symbol.
  var symbolName: String? {
    guard case .symbol(let symbol, _) = content else { return nil }
    return symbol.name
  }
}
