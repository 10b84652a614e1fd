import CoreGraphics

/// Rows on their way into sight are drawn before they are there, one in a frame that draws nothing else: near the end of
/// an update's way several come in one frame, which would draw all of them.
extension LayerCompositor {
  /// Notes a row that is out of sight, if that is not where its animation leads.
  func noteComing(_ layer: CALayer, _ node: LayerNode, _ rect: PixelRect, _ clip: PixelRect) {
    guard layer.animations?.hasPending ?? false else { return }
    let (start, end) = (layer.shown.position, layer.values.position)
    let place = rect.offset(pixel((end.x - start.x) * scale), pixel((end.y - start.y) * scale))
    guard place.intersects(clip) else { return }
    // Not in the frame that an update begins with: that has enough to do.
    if node.comingSerial == serial - 1 { comingRows.append(layer) }
    node.comingSerial = serial
  }

  /// Draws the next row that comes and has no bitmap.
  func drawRowAhead() {
    for layer in comingRows {
      guard let node = bitmapNode(layer, isOwnOnly: false) else { continue }
      if node.bitmap != nil, node.bitmapStamp == node.stamp(of: layer) { continue }
      guard bitmap(layer, node) != nil else { continue }
      if !rowsDrawnAhead.contains(where: { $0 === layer }) { rowsDrawnAhead.append(layer) }
      return
    }
  }

  /// Forgets rows that are there, and lets go of the bitmaps of those that will not come.
  func releaseRowsDrawnAhead() {
    guard !rowsDrawnAhead.isEmpty else { return }
    rowsDrawnAhead.removeAll { layer in
      guard let node = layer.node, node.listSerial != serial else { return true }
      if comingRows.contains(where: { $0 === layer }) { return false }
      node.bitmap = nil
      return true
    }
  }
}
