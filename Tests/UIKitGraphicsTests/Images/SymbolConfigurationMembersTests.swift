import Expectations
import Testing

@testable import UIKitGraphics

/// Symbols in the size of a font, and marks of the system.
@MainActor @Suite struct SymbolConfigurationMembersTests {
  private func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
    try require(UIImage(systemName: "star", withConfiguration: configuration)).size
  }

  /// [D] The font gives size and weight, the scale is relative to it; `default` is `medium`.
  @Test func aSymbolTakesSizeAndWeightOfAFont() throws {
    let font = UIFont.systemFont(ofSize: 30, weight: .bold)
    let expected = try size(UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
    expectEqual(try size(UIImage.SymbolConfiguration(font: font, scale: .large)), expected)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let widths = try scales.map { try size(UIImage.SymbolConfiguration(font: font, scale: $0)).width }
    expect(widths[0] < widths[1] && widths[1] < widths[2])
    expectEqual(try size(UIImage.SymbolConfiguration(font: font, scale: .default)).width, widths[1])
    expectEqual(try size(UIImage.SymbolConfiguration(font: font)).width, widths[1])
    expectEqual(
      [UIImage.SymbolScale.default, .unspecified, .small, .medium, .large].map(\.rawValue), [-1, 0, 1, 2, 3])
  }

  /// [D] The system's images for bars and cells are symbols, drawn in the tint.
  @Test func theSystemsImagesAreSymbols() {
    for image in [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark] {
      expect(image.isSymbolImage && image.size.width > 5)
    }
    expect(UIImage.add != UIImage.remove)
  }
}
