import Foundation

/// What a symbol shows: lines of ours, or an icon of the desktop's theme.
struct SymbolGlyph: Sendable {
  private enum Source {
    case pen(@Sendable (inout SymbolPen) -> Void)
    case icon(IconFile)
  }

  private let source: Source
  /// The width in relation to the height.
  let aspect: CGFloat

  static let placeholder = SymbolGlyph(source: .pen { SymbolDrawings.placeholder(&$0) }, aspect: 1)

  /// The glyph of a name in the table; nil for other names, and for icons that are not installed.
  static func named(_ name: String) -> SymbolGlyph? {
    if let drawing = SymbolDrawings.all[name] {
      return SymbolGlyph(source: .pen(drawing.draw), aspect: drawing.aspect)
    }
    guard let iconName = SymbolIcons.all[name], let file = IconFile(named: iconName) else { return nil }
    return SymbolGlyph(source: .icon(file), aspect: 1)
  }

  /// The largest box of the glyph's proportions in the middle of a square.
  func box(in rect: CGRect) -> CGRect {
    let width = min(rect.width, rect.height * aspect)
    let height = width / aspect
    return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  /// Draws the glyph in black over a rectangle of a context whose y axis points down.
  func draw(in rect: CGRect, of context: CGContext, weight: UIImage.SymbolWeight, name: String) {
    switch source {
    case .icon(let file): file.vector.draw(in: context, rect: rect.insetBy(dx: rect.width / 24, dy: rect.height / 24))
    case .pen(let draw):
      var pen = SymbolPen()
      draw(&pen)
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / (24 * aspect), y: rect.height / 24)
      context.setLineWidth(SymbolPen.lineWidth * weight.factor)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addPath(pen.filled)
      context.fillPath(using: .evenOdd)
      context.addPath(pen.stroked)
      context.strokePath()
      context.restoreGState()
    }
  }
}

/// Collects lines and shapes on a field 24 units high.
struct SymbolPen {
  /// The width of lines at regular weight.
  static let lineWidth: CGFloat = 2

  let stroked = CGMutablePath()
  let filled = CGMutablePath()

  func line(_ coordinates: CGFloat...) {
    stroked.addLines(between: points(coordinates))
  }

  func polygon(_ coordinates: CGFloat...) {
    stroked.addLines(between: points(coordinates))
    stroked.closeSubpath()
  }

  func fillPolygon(_ coordinates: CGFloat...) {
    filled.addLines(between: points(coordinates))
    filled.closeSubpath()
  }

  func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    stroked.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    filled.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
    stroked.addRoundedRect(
      in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
  }

  /// An arc by degrees, clockwise on screen from the right.
  func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
    let (start, end) = (start * .pi / 180, end * .pi / 180)
    stroked.move(to: CGPoint(x: x + radius * cos(start), y: y + radius * sin(start)))
    stroked.addArc(center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end, clockwise: false)
  }

  private func points(_ coordinates: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map { CGPoint(x: coordinates[$0], y: coordinates[$0 + 1]) }
  }
}

/// An icon of the theme, found by its name.
final class IconFile: Sendable {
  let vector: VectorFile

  /// Nil when no such icon is installed.
  init?(named name: String) {
    guard let path = Self.path(of: name), let data = FileManager.default.contents(atPath: path) else { return nil }
    vector = VectorFile(data: data, name: path)
  }

  private static func path(of name: String) -> String? {
    let groups = [
      "actions", "status", "places", "devices", "mimetypes", "apps", "categories", "emblems", "emotes", "ui", "legacy",
    ]
    for folder in folders {
      for group in groups {
        let path = "\(folder)/\(group)/\(name)-symbolic.svg"
        if access(path, R_OK) == 0 { return path }
      }
    }
    return nil
  }

  private static let folders: [String] = {
    let environment = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
    let data = (environment.isEmpty ? "/usr/local/share:/usr/share" : environment).split(separator: ":")
    return data.flatMap { ["\($0)/icons/Adwaita/symbolic", "\($0)/icons/Adwaita/scalable"] }
  }()
}
