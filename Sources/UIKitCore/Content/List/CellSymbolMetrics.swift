/// The dimensions of a row's symbols and controls, which grow with the text size, as symbols next to body text do [C].
@MainActor
package struct CellSymbolMetrics {
  private let traits: UITraitCollection

  package init(_ traits: UITraitCollection) { self.traits = traits }

  package var chevron: CGSize { scaled(CellMetrics.chevronSize) }
  package var checkmark: CGSize { scaled(CellMetrics.checkmarkSize) }
  package var detailButton: CGSize { scaled(CellMetrics.detailButtonSize) }
  package var editControl: CGFloat { scaled(CellMetrics.editControlSize) }
  package var grip: CGSize { scaled(CellMetrics.gripSize) }

  /// Scales a length from the standard text size to the user's, in whole pixels.
  package func scaled(_ length: CGFloat) -> CGFloat {
    // Cells ask several times a layout, nearly always at the standard size.
    if Self.isStandard(traits.preferredContentSizeCategory) { return length }
    return Self.body.scaledValue(for: length, compatibleWith: traits)
  }

  /// Scales the thickness of a line to the user's text size; with bold text it is thicker, as in symbols [C].
  package func line(_ thickness: CGFloat) -> CGFloat {
    scaled(thickness) * (traits.legibilityWeight == .bold ? Self.boldLine : 1)
  }

  /// The factor for the strokes of symbols that are two weights heavier [?].
  private static let boldLine: CGFloat = 1.3

  private func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: scaled(size.width), height: scaled(size.height))
  }

  private static let body = UIFontMetrics.default

  private static func isStandard(_ category: UIContentSizeCategory) -> Bool {
    category == .large || category == .unspecified
  }
}
