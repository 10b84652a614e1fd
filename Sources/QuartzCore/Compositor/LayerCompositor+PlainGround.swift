import CoreGraphics

/// Rows that fade over one colour. The colour is not painted first: each pixel of the rows is written once, already
/// mixed.
extension LayerCompositor {
  /// Paints the fill that covers `rect`, the first of `range`, together with the translucent items that have only that
  /// fill behind them, and adds their indices to `painted`. Returns false, with nothing painted, if there is no such
  /// item.
  func paintGround(
    _ range: Range<Int>, _ rect: PixelRect, _ buffer: PixelBuffer, _ painted: inout ContiguousArray<Int>
  ) -> Bool {
    let ground = items[range.lowerBound]
    guard ground.kind == .fill, ground.isOpaque else { return false }
    for index in range.dropFirst() where isPlainFade(items[index]) && isFirst(index, of: range, in: rect) {
      painted.append(index)
    }
    guard !painted.isEmpty else { return false }
    var rest: ContiguousArray<PixelRect> = [rect]
    for index in painted {
      let item = items[index]
      let part = item.visible.intersection(rect)
      guard let bitmap = bitmap(item.layer, item.node, part.offset(-item.rect.x, -item.rect.y)) else { continue }
      buffer.mix(part, from: bitmap.buffer, at: item.rect.x, item.rect.y, alpha: item.alpha, over: ground.color)
      countBlend(part)
      if item.isRow { rowWasPainted(item, at: index, part) }
      var without: ContiguousArray<PixelRect> = []
      for piece in rest { piece.subtracting(part) { without.append($0) } }
      rest = without
    }
    for piece in rest { buffer.fill(piece, with: ground.color) }
    return true
  }

  /// Whether an item is a bitmap that covers its rectangle with one opacity.
  private func isPlainFade(_ item: DisplayItem) -> Bool {
    item.kind == .bitmap && item.alpha < 255 && item.node.isOpaque
  }

  /// Whether an item is visible in `rect`, with no other item between it and the first item of `range`.
  private func isFirst(_ index: Int, of range: Range<Int>, in rect: PixelRect) -> Bool {
    let part = items[index].visible.intersection(rect)
    guard !part.isEmpty else { return false }
    return !items[range.lowerBound + 1..<index].contains { $0.visible.intersects(part) }
  }
}
