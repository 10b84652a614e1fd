/// Draws an image with caps: corners at their size, sides and middle stretched or repeated.
struct ResizableDrawing {
  private let image: UIImage
  private let tint: UIColor?

  init(_ image: UIImage, tint: UIColor?) {
    self.image = image
    self.tint = tint
  }

  func draw(in rect: CGRect, of context: CGContext) {
    guard let source = whole.rendered(size: image.size, scale: image.scale, tint: tint) else { return }
    let columns = bands(
      image.size.width, image.capInsets.left, image.capInsets.right, from: rect.minX, length: rect.width)
    let rows = bands(
      image.size.height, image.capInsets.top, image.capInsets.bottom, from: rect.minY, length: rect.height)
    for row in rows {
      for column in columns {
        let part = CGRect(
          x: column.source.lowerBound * image.scale, y: row.source.lowerBound * image.scale,
          width: column.length * image.scale, height: row.length * image.scale)
        guard let piece = source.cropping(to: part) else { continue }
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        drawPiece(piece, in: target, of: context)
      }
    }
  }

  /// The image without its caps.
  private var whole: UIImage {
    var attributes = image.attributes
    attributes.isResizable = false
    return UIImage(content: image.content, attributes: attributes)
  }

  private func drawPiece(_ piece: CGImage, in target: CGRect, of context: CGContext) {
    guard image.resizingMode == .tile else { return context.drawUpright(piece, in: target) }
    context.saveGState()
    context.clip(to: target)
    let size = CGSize(width: CGFloat(piece.width) / image.scale, height: CGFloat(piece.height) / image.scale)
    context.drawUpright(piece, in: CGRect(origin: target.origin, size: size), byTiling: true)
    context.restoreGState()
  }

  /// A range of the image along one axis and its destination, in points.
  private struct Band {
    let source: ClosedRange<CGFloat>
    let target: ClosedRange<CGFloat>
    var length: CGFloat { source.upperBound - source.lowerBound }
  }

  /// The lengths of the two caps and of the middle. Caps that do not fit are shortened in proportion.
  private func bands(
    _ size: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, length: CGFloat
  ) -> [Band] {
    let (first, last) = (min(max(first, 0), size), min(max(last, 0), size))
    let fit = first + last > length ? length / (first + last) : 1
    let (firstLength, lastLength) = (first * fit, last * fit)
    var bands: [Band] = []
    func add(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) {
      if to > from, end > start { bands.append(Band(source: from...to, target: start...end)) }
    }
    add(0, first, start, start + firstLength)
    add(first, size - last, start + firstLength, start + length - lastLength)
    add(size - last, size, start + length - lastLength, start + length)
    return bands
  }
}
