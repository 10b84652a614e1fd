import Expectations
import Testing

@testable import UIKitGraphics

@MainActor @Suite struct TintedSymbolsTests {
  private let star = UIImage(systemName: "star")!
  private let size = CGSize(width: 20, height: 19)

  private func form(
    _ color: UIColor?, of image: UIImage? = nil, width: CGFloat = 20, scale: CGFloat = 2
  ) -> TintedSymbols.Form? {
    TintedSymbols.Form(image ?? star, size: CGSize(width: width, height: 19), scale: scale, tint: color)
  }

  private func draw(_ color: UIColor) -> CGImage? { star.rendered(size: size, scale: 2, tint: color) }

  @Test func equalTintedSymbolsAreDrawnOnce() throws {
    let symbols = TintedSymbols(capacity: 4)
    let first = symbols.bitmap(try require(form(.red))) { draw(.red) }
    // Another object, asked for by the same name.
    let again = symbols.bitmap(try require(form(.red, of: UIImage(systemName: "star")))) { draw(.red) }
    expect(first != nil && first === again)
    expectEqual(symbols.drawnCount, 1)
  }

  @Test func differentAttributesMakeDifferentCacheKeys() throws {
    let heavy = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .heavy))
    let forms = [
      form(.red), form(.blue), form(.red.withAlphaComponent(0.5)), form(.red, width: 24), form(.red, scale: 3),
      form(.red, of: UIImage(systemName: "heart")), form(.red, of: heavy),
      form(.red, of: star.withHorizontallyFlippedOrientation()),
    ]
    expect(forms.allSatisfy { $0 != nil })
    expectEqual(Set(forms.compactMap { $0 }).count, forms.count)
  }

  @Test func onlyTheMostRecentlyUsedSymbolsAreKept() throws {
    let symbols = TintedSymbols(capacity: 2)
    for color in [UIColor.red, .green, .blue, .green, .red] {
      _ = symbols.bitmap(try require(form(color))) { draw(color) }
    }
    expectEqual(symbols.drawnCount, 4, "green was there still, red not any more")
  }

  @Test func otherImagesAreNotCached() throws {
    let bitmap = UIImage(cgImage: try require(draw(.red))).withRenderingMode(.alwaysTemplate)
    expectNil(form(.red, of: bitmap))
    expectNil(form(nil))
    expectNil(form(.red, width: 900), "large ones are drawn each time")
    expectNil(form(.red, of: star.resizableImage(withCapInsets: .zero)))
  }
}
