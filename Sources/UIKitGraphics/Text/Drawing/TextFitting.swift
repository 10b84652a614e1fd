import TextLayout

/// Tightens or shrinks a text until it fits.
package struct TextFitting {
  package struct Fit {
    package var frame: TextFrame
    /// The factor on the sizes of the fonts.
    package var scale: Double
  }

  private let content: TextContent
  /// The width available to each line, in points.
  private let width: Double
  /// The height available to all lines together, in points; one line is always kept.
  private let height: Double
  /// The maximum number of lines; 0 for as many as fit.
  private let lineLimit: Int
  /// The smallest factor on the sizes of the fonts; 1: fonts keep their sizes.
  private let minimumScale: Double
  /// Whether letters may move closer together before the text gets smaller or is cut off.
  private let allowsTightening: Bool

  package init(
    content: TextContent, width: Double, height: Double, lineLimit: Int, minimumScale: Double, allowsTightening: Bool
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.minimumScale = minimumScale
    self.allowsTightening = allowsTightening
  }

  /// Letters move closer together if the text is too wide by at most this fraction of its width [D: the default
  /// tightening factor].
  private static let greatestTightening = 0.05
  /// The smallest factor for fonts, even if a smaller one is requested.
  private static let smallestScale = 0.05
  /// A reserve in points, because advances are rounded to whole units of the shaping engine.
  private static let roundingReserve = 0.1
  /// How often the range between the smallest scale and 1 is halved: to a thousandth of the range.
  private static let steps = 10

  /// The changed text; nil if the text fits as it is, or may not be changed.
  package func fit() -> Fit? {
    guard minimumScale < 1 || allowsTightening, width > 0, !content.string.isEmpty, !fits(content) else { return nil }
    if allowsTightening, let tight = tightened(), fits(tight) { return Fit(frame: frame(tight), scale: 1) }
    guard minimumScale < 1 else { return nil }
    return lineLimit == 1 ? fitOnLine() : fitOnLines()
  }

  private func frame(_ content: TextContent) -> TextFrame {
    TextFrame.frame(for: content, width: width, lineLimit: lineLimit)
  }

  private func naturalWidth(_ content: TextContent) -> Double {
    Double(TextFrame.frame(for: content, width: .infinity, lineLimit: 1).size.width)
  }

  private func fits(_ content: TextContent) -> Bool {
    guard lineLimit != 1 else { return naturalWidth(content) <= width + TextFrame.arithmeticError }
    // Half a point more height is allowed, because rounding to pixels must not cost a line.
    let frame = frame(content)
    return !frame.isTruncated && Double(frame.size.height) <= height + 0.5
  }

  private func tightened() -> TextContent? {
    guard lineLimit == 1 else { return nil }
    let natural = naturalWidth(content)
    let count = content.string.count
    guard count > 1, natural > width, natural - width <= natural * Self.greatestTightening else { return nil }
    return content.kerned(by: -(natural - width + Self.roundingReserve) / Double(count - 1))
  }

  private var smallest: Double { max(minimumScale, Self.smallestScale) }

  private func fitOnLine() -> Fit {
    // Widths are not exactly proportional to the font size, as letter shapes can change with it, so the first guess
    // may not fit.
    var scale = max(smallest, width / naturalWidth(content))
    for _ in 0..<4 where scale > smallest {
      let candidate = naturalWidth(content.scaled(by: scale))
      if candidate <= width { break }
      scale = max(smallest, scale * min(0.995, width / candidate))
    }
    return Fit(frame: frame(content.scaled(by: scale)), scale: scale)
  }

  private func fitOnLines() -> Fit {
    var (low, high) = (smallest, 1.0)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if fits(content.scaled(by: middle)) { low = middle } else { high = middle }
    }
    return Fit(frame: frame(content.scaled(by: low)), scale: low)
  }
}

extension TextContent {
  /// This text with all font sizes multiplied by a factor.
  package func scaled(by factor: Double) -> TextContent {
    var content = self
    content.attributes.font.size *= factor
    for index in content.runs.indices { content.runs[index].attributes.font.size *= factor }
    return content
  }

  /// This text with `space` points added after every letter.
  fileprivate func kerned(by space: Double) -> TextContent {
    var content = self
    content.attributes.kern += space
    for index in content.runs.indices { content.runs[index].attributes.kern += space }
    return content
  }
}
