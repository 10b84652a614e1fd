import TextLayout

extension UIImage.SymbolConfiguration {
  /// The size and weight of a text style, in the text size of the traits that a symbol is shown under.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(textStyle: textStyle, scale: .unspecified)
  }

  /// The size and weight of a text style, in the text size of the traits that a symbol is shown under, at a scale
  /// beside that text.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init()
    self.scale = scale
    textStyleName = textStyle.rawValue
    textSize = { traits in
      CGFloat(TextStyleSizes.description(of: textStyle, at: traits.preferredContentSizeCategory).size)
    }
    let standard = TextStyleSizes.description(of: textStyle, at: .large)
    weight = UIFont.Weight(rawValue: CGFloat(standard.weight)).symbolWeight()
  }

  /// The size and weight of a font.
  public convenience init(font: UIFont) {
    self.init(font: font, scale: .unspecified)
  }

  /// The size and weight of a font, at a scale beside its text. The symbol's weight is the nearest to that of the
  /// font.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(
      pointSize: font.pointSize, weight: UIFont.Weight(rawValue: CGFloat(font.layoutDescription.weight)).symbolWeight(),
      scale: scale)
  }
}

/// Weights of fonts and of symbols, the thinnest first.
private let weights: [(font: UIFont.Weight, symbol: UIImage.SymbolWeight)] = [
  (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
  (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
]

extension UIFont.Weight {
  /// The weight of a symbol beside text of this weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    weights.min { abs($0.font.rawValue - rawValue) < abs($1.font.rawValue - rawValue) }?.symbol ?? .regular
  }
}

extension UIImage.SymbolWeight {
  /// The weight for a reader who asked for bold text: two heavier, as the text beside it is [C].
  var legible: UIImage.SymbolWeight {
    let index = weights.firstIndex { $0.symbol == (self == .unspecified ? .regular : self) } ?? 0
    return weights[min(index + 2, weights.count - 1)].symbol
  }

  /// The weight of text beside a symbol of this weight; regular for one that is unspecified.
  public func fontWeight() -> UIFont.Weight {
    weights.first { $0.symbol == self }?.font ?? .regular
  }
}
