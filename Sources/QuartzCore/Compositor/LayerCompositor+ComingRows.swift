import CoreGraphics

/// Draws rows before an update's animation makes them visible, one in each frame that draws nothing else. Near the end
/// of such an animation several rows appear in one frame, which would otherwise draw all of them.
extension LayerCompositor {
  /// Records an invisible layer if its animation will move it into the visible part.
  func noteComing(_ layer: CALayer, _ node: LayerNode, _ rect: PixelRect, _ clip: PixelRect) {
    guard layer.animations?.hasPending ?? false else { return }
    let (start, end) = (layer.shown.position, layer.values.position)
    let place = rect.offset(pixel((end.x - start.x) * scale), pixel((end.y - start.y) * scale))
    guard place.intersects(clip) else { return }
    // Only from the second frame of an animation on, because the first frame has the most other work.
    if node.comingSerial == serial - 1 { comingRows.append(layer) }
    node.comingSerial = serial
  }

  /// Draws the next coming row that has no bitmap.
  func drawRowAhead() {
    for layer in comingRows {
      guard let node = bitmapNode(layer, isOwnOnly: false) else { continue }
      if node.bitmap != nil, node.bitmapStamp == node.stamp(of: layer) { continue }
      guard bitmap(layer, node) != nil else { continue }
      if !rowsDrawnAhead.contains(where: { $0 === layer }) { rowsDrawnAhead.append(layer) }
      return
    }
  }

  /// Forgets rows that have arrived, and frees the bitmaps of those that will not come.
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
