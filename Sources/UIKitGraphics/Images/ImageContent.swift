/// The source of an image's pixels. Copies of an image share it.
package enum ImageContent: Hashable {
  case empty
  case bitmap(CGImage)
  case file(ImageFile)
  case drawing(VectorFile)
  case symbol(Symbol, SymbolMetrics)

  /// The size in points at `scale` pixels per point. Drawings have an intrinsic size in points.
  func size(scale: CGFloat) -> CGSize {
    switch self {
    case .empty: .zero
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .file(let file):
      CGSize(width: CGFloat(file.header.width) / scale, height: CGFloat(file.header.height) / scale)
    case .drawing(let file): file.size
    case .symbol(let symbol, let metrics): symbol.size(metrics, scale: scale)
    }
  }

  /// The pixels, of at least `pixelSize` if available: files have a limited number, drawings give as many as requested.
  /// Nil for a broken file, which has been reported.
  package func bitmap(pixelSize: CGSize) -> CGImage? {
    switch self {
    case .empty: nil
    case .bitmap(let image): image
    case .file(let file): file.bitmap(atLeast: pixelSize)
    case .drawing(let file): file.bitmap(pixelSize: pixelSize)
    case .symbol(let symbol, let metrics): symbol.bitmap(metrics, pixelSize: pixelSize)
    }
  }

  /// The pixels if they are available in negligible time; nil if they have to be decoded first.
  package func bitmapAtHand(pixelSize: CGSize) -> CGImage? {
    guard case .file(let file) = self else { return bitmap(pixelSize: pixelSize) }
    return file.bitmapAtHand(atLeast: pixelSize)
  }

  var isSymbol: Bool {
    if case .symbol = self { true } else { false }
  }

  /// Whether the picture is a template in the automatic rendering mode: true for a symbol without colours of its own.
  var isStencil: Bool {
    if case .symbol(let symbol, let metrics) = self { !symbol.hasColors(metrics) } else { false }
  }

  /// The distance of the baseline from the bottom, in points, if the image has its own.
  func baselineOffset(scale: CGFloat) -> CGFloat? {
    if case .symbol(let symbol, let metrics) = self { symbol.baselineOffset(metrics, scale: scale) } else { nil }
  }

  /// The name in descriptions and messages.
  var name: String {
    switch self {
    case .empty: "empty"
    case .bitmap: "bitmap"
    case .file(let file): file.name
    case .drawing(let file): file.name
    case .symbol(let symbol, _): "symbol(\(symbol.name))"
    }
  }
}
