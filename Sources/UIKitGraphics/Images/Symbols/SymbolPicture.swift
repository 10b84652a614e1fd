/// A picture of the table: areas and lines on a field of 16 by 16, drawn in one colour.
final class SymbolPicture: @unchecked Sendable {
  private enum Element {
    case area(CGPath, CGPathFillRule)
    case lines(CGPath)
    case cutArea(CGPath)
    case cutLines(CGPath)
  }

  /// The line width for which the pictures' areas were drawn.
  static let lineWidth: CGFloat = 1
  /// The limits for growing or shrinking an area for another weight: beyond them, its openings would close.
  private static let growth: ClosedRange<CGFloat> = -0.6...0.9

  private let elements: [Element]
  /// Whether the picture is a filled one: the weight does not change its areas.
  private let isFilled: Bool
  /// The rectangle that the lines cover at regular weight.
  let bounds: CGRect

  private static let table = SymbolLines(SymbolPictures.lines)

  /// The picture of a name in the table.
  static func named(_ name: String) -> SymbolPicture? {
    table[name].flatMap { SymbolPicture(elements: $0, isFilled: name.hasSuffix("-fill")) }
      ?? SymbolCharacters.picture(name)
  }

  /// A picture of lines alone, at least as wide as given.
  init(lines: CGPath, minimumWidth: CGFloat) {
    elements = [.lines(lines)]
    isFilled = false
    let box = lines.boundingBoxOfPath.insetBy(dx: -SymbolWeightRules.line / 2, dy: -SymbolWeightRules.line / 2)
    bounds = box.insetBy(dx: min((box.width - minimumWidth) / 2, 0), dy: 0)
  }

  /// A picture of filled areas.
  init(areas: [CGPath]) {
    elements = areas.map { .area($0, .winding) }
    isFilled = false
    bounds = areas.reduce(CGRect.null) { $0.union($1.boundingBoxOfPath) }
  }

  /// Nil when the notation of an element is not understood.
  init?(elements text: String, isFilled: Bool) {
    var elements: [Element] = []
    var bounds = CGRect.null
    for part in text.split(separator: "|") {
      guard let path = SymbolPathParser.path(part.dropFirst()) else { return nil }
      let box = path.boundingBoxOfPath
      switch part.first {
      case "f", "e":
        elements.append(.area(path, part.first == "e" ? .evenOdd : .winding))
        bounds = bounds.union(box)
      case "s":
        elements.append(.lines(path))
        bounds = bounds.union(box.insetBy(dx: -SymbolWeightRules.line / 2, dy: -SymbolWeightRules.line / 2))
      case "k": elements.append(.cutLines(path))
      case "K": elements.append(.cutArea(path))
      default: return nil
      }
    }
    guard !elements.isEmpty else { return nil }
    self.elements = elements
    self.isFilled = isFilled
    self.bounds = bounds
  }

  /// Draws in the context's colours, on a field of 16 by 16, with lines of a width in units of the field.
  func draw(in context: CGContext, line: CGFloat) {
    let growth = isFilled ? 0 : (line - Self.lineWidth).clamped(to: Self.growth)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for element in elements {
      switch element {
      case .area(let path, let rule):
        context.addPath(path)
        context.fillPath(using: rule)
        guard growth != 0 else { continue }
        context.saveGState()
        if growth < 0 { context.setBlendMode(.destinationOut) }
        stroke(path, width: abs(growth), in: context)
        context.restoreGState()
      case .lines(let path): stroke(path, width: line, in: context)
      case .cutArea(let path), .cutLines(let path):
        context.saveGState()
        context.setBlendMode(.destinationOut)
        if case .cutLines = element {
          stroke(path, width: max(line, SymbolWeightRules.line), in: context)
        } else {
          context.addPath(path)
          context.fillPath()
        }
        context.restoreGState()
      }
    }
    context.endTransparencyLayer()
  }

  private func stroke(_ path: CGPath, width: CGFloat, in context: CGContext) {
    context.setLineWidth(width)
    context.addPath(path)
    context.strokePath()
  }
}

/// The stroke widths of symbols.
enum SymbolWeightRules {
  /// The width at regular weight, in units of the field of 16 that pictures are drawn on.
  static let line: CGFloat = 1.3

  /// The width at a weight, in the same units.
  static func line(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.45
    case .thin: 0.65
    case .light: 0.95
    case .unspecified, .regular: line
    case .medium: 1.5
    case .semibold: 1.7
    case .bold: 1.95
    case .heavy: 2.2
    case .black: 2.45
    }
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
