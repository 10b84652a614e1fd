import Foundation

/// A picture with the enclosure, slash or badge that a symbol's name specifies, on a field of 16 by 16.
struct SymbolDrawing: Sendable {
  private enum Frame: Sendable {
    case none
    case enclosed(SymbolName.Enclosure, outline: SymbolPicture?, isFilled: Bool)
    case slashed
    case badged(SymbolPicture?, hasDisc: Bool)
  }

  private let picture: SymbolPicture
  private let frame: Frame
  /// The scale at which the picture is drawn.
  private var pictureGrowth: CGFloat = 1

  /// Pictures alone are drawn larger than the field, as far as letters with and without a circle around them differ.
  static let growthAlone: CGFloat = 1.1
  private static let badgeRadius: CGFloat = 4

  static let placeholder = SymbolDrawing(
    picture: SymbolPicture(elements: SymbolPictures.placeholder, isFilled: false)!, frame: .none)

  private init(picture: SymbolPicture, frame: Frame) {
    self.picture = picture
    self.frame = frame
  }

  /// The drawing of a template.
  init(_ template: SymbolTemplate) {
    self.init(picture: SymbolPicture(areas: template.areas), frame: .none)
  }

  /// Nil when the table lacks a picture that the name needs.
  init?(_ name: SymbolName) {
    // Inside an enclosure that can be filled, the filled picture is used if there is one; elsewhere if the name asks.
    let prefersFilled = name.enclosure?.hasArea ?? false || name.isFilled
    let pictureName = prefersFilled ? name.filledPicture ?? name.picture : name.picture
    guard let picture = SymbolPicture.named(pictureName) else { return nil }
    self.picture = picture
    pictureGrowth = name.growth
    if let enclosure = name.enclosure {
      let isFilled = name.isFilled && enclosure.hasArea
      frame = .enclosed(enclosure, outline: enclosure.picture(isFilled: isFilled), isFilled: isFilled)
    } else if name.isSlashed {
      frame = .slashed
    } else if let badge = name.badge {
      let mark = SymbolName(badge).flatMap {
        SymbolPicture.named($0.isFilled ? $0.filledPicture ?? $0.picture : $0.picture)
      }
      frame = .badged(mark, hasDisc: name.badgeHasDisc)
    } else {
      frame = .none
    }
  }

  /// The scale at which the field is drawn, relative to one unit of the metrics.
  var growth: CGFloat {
    if case .enclosed = frame { 1 } else { Self.growthAlone }
  }

  /// The number of layers that can have different colours.
  var layerCount: Int {
    if case .none = frame { 1 } else { 2 }
  }

  /// The rectangle that the symbol covers at regular weight.
  var bounds: CGRect {
    switch frame {
    case .none: grownBounds
    case .enclosed(let enclosure, let outline, _): outline?.bounds ?? enclosure.bounds
    case .slashed: grownBounds.union(CGRect(x: 0.4, y: 0.4, width: 15.2, height: 15.2))
    case .badged: grownBounds.union(badgeArea)
    }
  }

  /// Draws in black, or in one colour for each layer; the first colour is that of the layer in front.
  func draw(in context: CGContext, weight: UIImage.SymbolWeight, colors: [UIColor]?) {
    let line = SymbolWeightRules.line(weight)
    switch frame {
    case .none: layer(colors?.first, in: context) { drawGrown(in: $0, line: line) }
    case .enclosed(let enclosure, let outline, let isFilled):
      let isCut = isFilled && (colors.map { $0.first == $0.last } ?? true)
      layer(colors?.last, in: context) { context in
        if let outline {
          outline.draw(in: context, line: line)
        } else {
          draw(enclosure, isFilled: isFilled, line: line, in: context)
        }
        if isCut { cut(context) { drawInner(of: enclosure, in: $0, line: line) } }
      }
      if !isCut { layer(colors?.first, in: context) { drawInner(of: enclosure, in: $0, line: line) } }
    case .slashed:
      layer(colors?.last, in: context) { context in
        drawGrown(in: context, line: line)
        cut(context) { stroke(Self.slash, width: 3 * line, in: $0) }
      }
      layer(colors?.first, in: context) { stroke(Self.slash, width: line, in: $0) }
    case .badged(let mark, let hasDisc):
      let area = badgeArea
      layer(colors?.last, in: context) { context in
        drawGrown(in: context, line: line)
        cut(context) { $0.fillEllipse(in: area.insetBy(dx: -1, dy: -1)) }
      }
      layer(colors?.first, in: context) { context in
        guard hasDisc else {
          if let mark { draw(mark, fitting: area, in: context, line: line) }
          return
        }
        context.fillEllipse(in: area)
        guard let mark else { return }
        cut(context) { draw(mark, fitting: area.insetBy(dx: 1.9, dy: 1.9), in: $0, line: 1.05 * line) }
      }
    }
  }

  // MARK: Parts

  /// The rectangle that the enlarged picture covers, around the field's centre.
  private var grownBounds: CGRect {
    let covered = picture.bounds
    return CGRect(
      x: 8 + (covered.minX - 8) * pictureGrowth, y: 8 + (covered.minY - 8) * pictureGrowth,
      width: covered.width * pictureGrowth, height: covered.height * pictureGrowth)
  }

  /// Draws the picture enlarged, with lines as thick as those of other pictures.
  private func drawGrown(in context: CGContext, line: CGFloat) {
    context.saveGState()
    context.translateBy(x: 8, y: 8)
    context.scaleBy(x: pictureGrowth, y: pictureGrowth)
    context.translateBy(x: -8, y: -8)
    picture.draw(in: context, line: line / max(pictureGrowth, 1))
    context.restoreGState()
  }

  private static let slash = [CGPoint(x: 1, y: 1), CGPoint(x: 15, y: 15)]

  /// The area of the badge: at the picture's lower trailing corner. A badge without a mark is smaller, and at the upper
  /// corner.
  private var badgeArea: CGRect {
    let covered = grownBounds
    guard case .badged(.some, _) = frame else {
      let side = 1.4 * Self.badgeRadius
      return CGRect(x: covered.maxX - 0.75 * side, y: covered.minY - 0.1 * side, width: side, height: side)
    }
    let side = 2 * Self.badgeRadius
    return CGRect(x: covered.maxX - 0.65 * side, y: covered.maxY - 0.75 * side, width: side, height: side)
  }

  private func draw(_ enclosure: SymbolName.Enclosure, isFilled: Bool, line: CGFloat, in context: CGContext) {
    let outline = enclosure.bounds
    let edge = isFilled ? outline : outline.insetBy(dx: line / 2, dy: line / 2)
    let corner = enclosure.corner(of: edge)
    context.addPath(CGPath(roundedRect: edge, cornerWidth: corner, cornerHeight: corner, transform: nil))
    if isFilled { return context.fillPath() }
    context.setLineWidth(line)
    context.strokePath()
  }

  /// Draws the picture in the middle of an enclosure, with its diagonal as long as that of the enclosure's `room`.
  private func drawInner(of enclosure: SymbolName.Enclosure, in context: CGContext, line: CGFloat) {
    let covered = picture.bounds
    let room = enclosure.room
    let diagonal = (covered.width * covered.width + covered.height * covered.height).squareRoot()
    let scale = room.width * 2.0.squareRoot() / diagonal
    let size = CGSize(width: covered.width * scale, height: covered.height * scale)
    let area = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    draw(picture, fitting: area, in: context, line: line)
  }

  /// Draws a picture as large as an area allows. The scale does not change the width of its lines.
  private func draw(_ picture: SymbolPicture, fitting area: CGRect, in context: CGContext, line: CGFloat) {
    let covered = picture.bounds
    let scale = min(area.width / covered.width, area.height / covered.height)
    context.saveGState()
    context.translateBy(x: area.midX, y: area.midY)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -covered.midX, y: -covered.midY)
    picture.draw(in: context, line: line / scale)
    context.restoreGState()
  }

  private func stroke(_ points: [CGPoint], width: CGFloat, in context: CGContext) {
    context.setLineCap(.round)
    context.setLineWidth(width)
    context.addLines(between: points)
    context.strokePath()
  }

  /// Draws in one colour as a group, so that overlapping parts do not show if the colour is translucent.
  private func layer(_ color: UIColor?, in context: CGContext, _ draw: (CGContext) -> Void) {
    let color = color?.cgColor
    context.saveGState()
    context.setAlpha(color?.alpha ?? 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    if let color, let opaque = color.copy(alpha: 1) {
      context.setFillColor(opaque)
      context.setStrokeColor(opaque)
    }
    draw(context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Erases the area that `draw` covers from the drawing so far.
  private func cut(_ context: CGContext, _ draw: (CGContext) -> Void) {
    context.saveGState()
    context.setBlendMode(.destinationOut)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(context)
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
