/// The colours that a symbol's layers are drawn in.
enum SymbolColoring: Hashable, @unchecked Sendable {
  /// One colour: the tint of the view.
  case monochrome
  /// One colour, fainter for the layers after the first.
  case hierarchical(UIColor)
  /// One colour for each layer; the last colour for all further layers.
  case palette([UIColor])
  /// The symbol's own colours, if it has any.
  case multicolor

  /// The opacity of the layers of a hierarchical symbol, the first layer first. [?]
  private static let opacities: [CGFloat] = [1, 0.5, 0.25]

  /// The colouring with its colours resolved for traits.
  func resolved(for traits: UITraitCollection) -> SymbolColoring {
    switch self {
    case .monochrome, .multicolor: self
    case .hierarchical(let color): .hierarchical(color.resolvedColor(with: traits))
    case .palette(let colors): .palette(colors.map { $0.resolvedColor(with: traits) })
    }
  }

  /// The colour of each of a number of layers; nil if all have the tint colour.
  func colors(layerCount: Int, of name: String, traits: UITraitCollection) -> [UIColor]? {
    switch self {
    case .monochrome: return nil
    case .hierarchical(let color):
      return (0..<layerCount).map { index in
        let opacity = Self.opacities[min(index, Self.opacities.count - 1)]
        return color.withAlphaComponent(color.cgColor.alpha * opacity)
      }
    case .palette(let colors):
      guard let last = colors.last else { return nil }
      return (0..<layerCount).map { $0 < colors.count ? colors[$0] : last }
    case .multicolor:
      return Self.own[name].map { own in
        (0..<layerCount).map { own[min($0, own.count - 1)].resolvedColor(with: traits) }
      }
    }
  }

  /// The colours of the symbols with their own, the first layer first. [C]
  private static let own: [String: [UIColor]] = [
    "checkmark.circle.fill": [.white, .systemGreen], "exclamationmark.circle.fill": [.white, .systemRed],
    "exclamationmark.octagon.fill": [.systemRed], "exclamationmark.triangle.fill": [.systemYellow],
    "heart.fill": [.systemRed], "minus.circle.fill": [.white, .systemRed], "plus.circle.fill": [.white, .systemGreen],
    "star.fill": [.systemYellow], "sun.max.fill": [.systemYellow], "sun.max": [.systemYellow],
    "xmark.circle.fill": [.white, .systemRed],
  ]
}
