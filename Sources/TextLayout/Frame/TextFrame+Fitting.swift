import CoreGraphics

extension TextFrame {
  /// This text with only as many lines as fit into a height, at least one.
  package func fitted(toHeight height: Double, lineBreakMode: LineBreakMode? = nil) -> TextFrame {
    // A pixel's worth of rounding must not cost a line.
    let tolerance = 0.5
    guard lineCount > 1, Double(size.height) > height + tolerance else { return self }
    let fitting = lines.prefix { Double($0.rect.maxY) <= height + tolerance }.count
    return TextFrame.frame(
      for: content, width: width, lineLimit: max(1, fitting), lineBreakMode: lineBreakMode)
  }
}
