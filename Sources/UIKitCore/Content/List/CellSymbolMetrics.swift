/// The dimensions of the symbols and controls beside a row's content: they grow with the text size, like symbols beside
/// body text [C].
@MainActor
package struct CellSymbolMetrics {
  private let traits: UITraitCollection

  package init(_ traits: UITraitCollection) { self.traits = traits }

  package var chevron: CGSize { scaled(CellMetrics.chevronSize) }
  package var checkmark: CGSize { scaled(CellMetrics.checkmarkSize) }
  package var detailButton: CGSize { scaled(CellMetrics.detailButtonSize) }
  package var editControl: CGFloat { scaled(CellMetrics.editControlSize) }
  package var grip: CGSize { scaled(CellMetrics.gripSize) }

  /// A length of the standard text size at the reader's, in whole pixels.
  package func scaled(_ length: CGFloat) -> CGFloat {
    // Cells ask several times a layout, nearly always at the standard size.
    if Self.isStandard(traits.preferredContentSizeCategory) { return length }
    return Self.body.scaledValue(for: length, compatibleWith: traits)
  }

  /// The thickness of a line at the reader's text size: thicker if bold text is turned on, as in symbols [C].
  package func line(_ thickness: CGFloat) -> CGFloat {
    scaled(thickness) * (traits.legibilityWeight == .bold ? Self.boldLine : 1)
  }

  /// The factor by which strokes of symbols two weights heavier are thicker [?].
  private static let boldLine: CGFloat = 1.3

  private func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: scaled(size.width), height: scaled(size.height))
  }

  private static let body = UIFontMetrics.default

  private static func isStandard(_ category: UIContentSizeCategory) -> Bool {
    category == .large || category == .unspecified
  }
}
