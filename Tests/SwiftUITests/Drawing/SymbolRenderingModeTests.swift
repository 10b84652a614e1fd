import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SymbolRenderingModeTests {
  private func image(_ mode: SymbolRenderingMode?) throws -> UIImage {
    let hosted = Hosted(Image(systemName: "star.fill").foregroundStyle(.red).symbolRenderingMode(mode))
    return try require((hosted.views.first as? UIImageView)?.image)
  }

  @Test func symbolRenderingModesMapToUIKitConfigurations() throws {
    func configured(_ colors: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body), scale: .medium).applying(colors)
    }
    let red = UIColor.systemRed
    for (mode, colors) in [
      (SymbolRenderingMode.hierarchical, UIImage.SymbolConfiguration(hierarchicalColor: red)),
      (.palette, UIImage.SymbolConfiguration(paletteColors: [red])),
      (.multicolor, UIImage.SymbolConfiguration.preferringMulticolor()),
    ] {
      expectEqual(try image(mode).symbolConfiguration?.isEqual(to: configured(colors)), true)
    }
    expect(try image(.monochrome).symbolConfiguration == image(nil).symbolConfiguration)
  }

  @Test func severalForegroundStylesMakeAPaletteSymbol() throws {
    func configuration(_ view: some View) throws -> UIImage.SymbolConfiguration? {
      try require((Hosted(view).views.first as? UIImageView)?.image).symbolConfiguration
    }
    let palette = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body), scale: .medium)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]))
    let symbol = Image(systemName: "person.crop.circle.badge.plus")
    expectEqual(try configuration(symbol.foregroundStyle(.red, .blue))?.isEqual(to: palette), true)
    let plain = symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)
    expectEqual(try configuration(plain)?.isEqual(to: palette), false)
  }
}
