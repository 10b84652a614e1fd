import CCairo
import Foundation

/// A symbol of a name: a picture, alone or composed with an enclosure, a slash or a badge. There is one object for each
/// name.
package final class Symbol: Hashable, @unchecked Sendable {
  package let name: String
  /// Whether it is mirrored where text runs from right to left.
  package let isDirectional: Bool
  /// Whether it replaces an unknown symbol. It keeps its aspect ratio in any frame.
  private let isPlaceholder: Bool
  private let drawing: SymbolDrawing
  private let lock = NSLock()
  /// The bitmaps of the sizes drawn last.
  private var bitmaps: [(metrics: SymbolMetrics, image: CGImage)] = []

  /// A custom symbol of the app.
  convenience init(name: String, template: SymbolTemplate) {
    self.init(name: name, drawing: SymbolDrawing(template))
  }

  private init(name: String, drawing: SymbolDrawing, isDirectional: Bool = false, isPlaceholder: Bool = false) {
    self.name = name
    self.isPlaceholder = isPlaceholder
    self.drawing = drawing
    self.isDirectional = isDirectional
  }

  // MARK: By name

  private static let tableLock = NSLock()
  private nonisolated(unsafe) static var known: [String: Symbol] = [:]

  /// The symbol with a name. An unknown name gives a placeholder and is reported once on standard error.
  static func named(_ name: String) -> Symbol {
    tableLock.lock()
    defer { tableLock.unlock() }
    if let symbol = known[name] { return symbol }
    let symbol = find(name) ?? placeholder(name)
    known[name] = symbol
    return symbol
  }

  /// Nil for a name that is not known.
  package static func find(_ name: String) -> Symbol? {
    guard let parts = SymbolName(name), let drawing = SymbolDrawing(parts) else { return nil }
    return Symbol(name: name, drawing: drawing, isDirectional: parts.isDirectional)
  }

  private static func placeholder(_ name: String) -> Symbol {
    DataLog.say("No symbol is known by the name '\(name)': a placeholder is shown in its place.")
    return Symbol(name: name, drawing: .placeholder, isPlaceholder: true)
  }

  // MARK: Size and picture

  /// The size in points, a whole number of pixels: that of the drawing and its margin.
  func size(_ metrics: SymbolMetrics, scale: CGFloat) -> CGSize {
    let covered = drawing.bounds
    let unit = metrics.unit * drawing.growth
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(
      width: whole(covered.width * unit + 2 * metrics.margin.width),
      height: whole(covered.height * unit + 2 * metrics.margin.height))
  }

  /// The distance of the text's baseline from the symbol's bottom: symbols are centred on capital letters.
  func baselineOffset(_ metrics: SymbolMetrics, scale: CGFloat) -> CGFloat {
    let height = size(metrics, scale: scale).height
    return ((height - metrics.capHeight) / 2 * scale).rounded() / scale
  }

  /// Whether the symbol has its own colours in a rendering mode: then it is not a template.
  func hasColors(_ metrics: SymbolMetrics) -> Bool { colors(metrics) != nil }

  private func colors(_ metrics: SymbolMetrics) -> [UIColor]? {
    metrics.coloring == .monochrome
      ? nil : metrics.coloring.colors(layerCount: drawing.layerCount, of: name, traits: metrics.traits)
  }

  /// The symbol at a size in pixels, in black or in its colours.
  func bitmap(_ metrics: SymbolMetrics, pixelSize: CGSize) -> CGImage? {
    func pixels(_ length: CGFloat) -> Int { Int(min(max((Double(length) - 0.001).rounded(.up), 1), 4_096)) }
    let (width, height) = (pixels(pixelSize.width), pixels(pixelSize.height))
    lock.lock()
    let kept = bitmaps.first { $0.metrics == metrics && $0.image.width == width && $0.image.height == height }
    lock.unlock()
    if let kept { return kept.image }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    let context = CGContext(surface: surface, scale: 1)
    draw(over: CGSize(width: width, height: height), of: context, metrics)
    let image = CGImage(surface: surface)
    lock.lock()
    if bitmaps.count >= 8 { bitmaps.removeFirst() }
    bitmaps.append((metrics, image))
    lock.unlock()
    return image
  }

  private func draw(over pixels: CGSize, of context: CGContext, _ metrics: SymbolMetrics) {
    let natural = size(metrics, scale: metrics.displayScale)
    let unit = metrics.unit * drawing.growth
    let covered = drawing.bounds
    let (across, down) = (pixels.width / natural.width, pixels.height / natural.height)
    let least = min(across, down)
    context.translateBy(x: pixels.width / 2, y: pixels.height / 2)
    context.scaleBy(x: (isPlaceholder ? least : across) * unit, y: (isPlaceholder ? least : down) * unit)
    context.translateBy(x: -covered.midX, y: -covered.midY)
    drawing.draw(in: context, weight: metrics.weight, colors: colors(metrics))
  }

  package static func == (left: Symbol, right: Symbol) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
