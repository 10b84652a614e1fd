extension UIImage {
  /// The image for traits: the form from its asset, a symbol at its size, and mirrored where text runs from right to
  /// left.
  package func resolved(for traits: UITraitCollection, symbols: UIImage.SymbolConfiguration?) -> UIImage {
    var result = self
    if let asset = attributes.asset, asset.hasSeveralForms, let form = asset.variant(for: traits) {
      var changed = attributes
      changed.scale = form.attributes.scale
      changed.orientation = form.attributes.orientation
      result = UIImage(content: form.content, attributes: changed)
    }
    if case .symbol(let symbol, let metrics) = content {
      let configuration = SymbolConfiguration.standard.applying(symbols).applying(attributes.configuration)
        .withTraitCollection(traits)
      let wanted = SymbolMetrics(configuration)
      if wanted != metrics || attributes.scale != configuration.displayScale {
        var changed = attributes
        changed.scale = configuration.displayScale
        result = UIImage(content: .symbol(symbol, wanted), attributes: changed)
      }
    }
    guard result.isMirroredInRightToLeft, traits.layoutDirection == .rightToLeft else { return result }
    return result.withHorizontallyFlippedOrientation()
  }

  /// Whether the image is to be mirrored, or is a symbol with a direction of reading.
  private var isMirroredInRightToLeft: Bool {
    if case .symbol(let symbol, _) = content, symbol.isDirectional { return true }
    return flipsForRightToLeftLayoutDirection
  }
}
