import TextLayout

extension FontDescription {
  /// The font as it is written for a reader who asked for bold text: the system font two weights heavier, so that
  /// regular becomes semibold [C]. Fonts that an app chose by family stay as they are.
  func legible(_ traits: UITraitCollection) -> FontDescription {
    guard traits.legibilityWeight == .bold, family == nil else { return self }
    var font = self
    let heavier = Self.weights.filter { $0 > weight }.prefix(2)
    font.weight = heavier.last ?? weight
    return font
  }

  private static let weights: [Double] = [
    UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ].map { Double($0.rawValue) }
}
