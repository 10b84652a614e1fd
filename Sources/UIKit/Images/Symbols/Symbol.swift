import CCairo
import Foundation

/// A symbol by its name: a glyph, alone or in a circle or square. One object a name.
final class Symbol: Hashable, @unchecked Sendable {
  enum Enclosure {
    case circle, square
  }

  let name: String
  private let glyph: SymbolGlyph
  private let enclosure: Enclosure?
  private let isFilled: Bool
  private let lock = NSLock()
  /// The bitmaps of the sizes drawn last.
  private var bitmaps: [(metrics: SymbolMetrics, image: CGImage)] = []

  private init(name: String, glyph: SymbolGlyph, enclosure: Enclosure? = nil, isFilled: Bool = false) {
    self.name = name
    self.glyph = glyph
    self.enclosure = enclosure
    self.isFilled = isFilled
  }

  // MARK: By name

  private static let tableLock = NSLock()
  private nonisolated(unsafe) static var known: [String: Symbol] = [:]

  /// The symbol of a name. An unknown name gives a placeholder and is said once on standard error.
  static func named(_ name: String) -> Symbol {
    tableLock.lock()
    defer { tableLock.unlock() }
    if let symbol = known[name] { return symbol }
    let symbol = find(name) ?? placeholder(name)
    known[name] = symbol
    return symbol
  }

  private static func placeholder(_ name: String) -> Symbol {
    ImageLog.say("No symbol is known by the name '\(name)': a placeholder is shown in its place.")
    return Symbol(name: name, glyph: SymbolGlyph.placeholder)
  }

  /// A name of its own first; else the name without its last words for what surrounds or fills the glyph.
  private static func find(_ name: String) -> Symbol? {
    if let glyph = SymbolGlyph.named(name) { return Symbol(name: name, glyph: glyph) }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let enclosures: [String: Enclosure] = ["circle": .circle, "square": .square]
    if let last = words.last, let enclosure = enclosures[last], words.count > 1 {
      let inner = words.dropLast().joined(separator: ".")
      guard let glyph = SymbolGlyph.named(inner) ?? SymbolGlyph.named(inner + ".fill") else { return nil }
      return Symbol(name: name, glyph: glyph, enclosure: enclosure, isFilled: isFilled)
    }
    guard isFilled, let glyph = SymbolGlyph.named(words.joined(separator: ".")) else { return nil }
    return Symbol(name: name, glyph: glyph)
  }

  // MARK: Size and picture

  /// The size in points, in whole pixels.
  func size(_ metrics: SymbolMetrics, scale: CGFloat) -> CGSize {
    let side = metrics.side
    let width = enclosure == nil ? side * glyph.aspect : side
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: whole(width), height: whole(side))
  }

  /// The symbol in black at a size in pixels.
  func bitmap(_ metrics: SymbolMetrics, pixelSize: CGSize) -> CGImage? {
    func pixels(_ length: CGFloat) -> Int { Int(min(max((Double(length) - 0.001).rounded(.up), 1), 4_096)) }
    let (width, height) = (pixels(pixelSize.width), pixels(pixelSize.height))
    lock.lock()
    let kept = bitmaps.first { $0.metrics == metrics && $0.image.width == width && $0.image.height == height }
    lock.unlock()
    if let kept { return kept.image }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    let context = CGContext(surface: surface, scale: 1)
    draw(in: CGRect(x: 0, y: 0, width: width, height: height), of: context, weight: metrics.weight)
    let image = CGImage(surface: surface)
    lock.lock()
    if bitmaps.count >= 8 { bitmaps.removeFirst() }
    bitmaps.append((metrics, image))
    lock.unlock()
    return image
  }

  private func draw(in rect: CGRect, of context: CGContext, weight: UIImage.SymbolWeight) {
    guard let enclosure else { return glyph.draw(in: rect, of: context, weight: weight, name: name) }
    let side = min(rect.width, rect.height)
    let line = side / 24 * 1.7 * weight.factor
    let outer = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      .insetBy(dx: side / 24, dy: side / 24)
    let path = CGMutablePath()
    let edge = isFilled ? outer : outer.insetBy(dx: line / 2, dy: line / 2)
    switch enclosure {
    case .circle: path.addEllipse(in: edge)
    case .square:
      path.addRoundedRect(in: edge, cornerWidth: edge.width * 0.22, cornerHeight: edge.height * 0.22)
    }
    context.addPath(path)
    let inner = outer.insetBy(dx: side * 0.2, dy: side * 0.2)
    if isFilled {
      context.fillPath()
      // The glyph is cut out of what was filled.
      context.saveGState()
      context.setBlendMode(.destinationOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      glyph.draw(in: glyph.box(in: inner), of: context, weight: weight.heavier, name: name)
      context.endTransparencyLayer()
      context.restoreGState()
    } else {
      context.setLineWidth(line)
      context.strokePath()
      glyph.draw(in: glyph.box(in: inner), of: context, weight: weight.heavier, name: name)
    }
  }

  static func == (left: Symbol, right: Symbol) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage.SymbolWeight {
  /// The weight for a glyph that is drawn smaller beside one of this weight.
  fileprivate var heavier: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: min(max(rawValue, 4) + 2, 9)) ?? self
  }
}
