extension GlyphPlaces {
  func drawBackgrounds(_ range: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), let storage = manager.textStorage else { return }
    let range = NSRange(clamped(range))
    storage.enumerateAttribute(.backgroundColor, in: range) { color, part, _ in
      guard let color = color as? UIColor else { return }
      context.setFillColor(color.cgColor)
      for rect in rects(of: part, isSelected: false) { context.fill(rect.offsetBy(dx: origin.x, dy: origin.y)) }
    }
  }

  func drawGlyphs(_ range: NSRange, at origin: CGPoint) {
    let range = clamped(range)
    guard let context = UIGraphicsGetCurrentContext(), !range.isEmpty else { return }
    for index in column.blockIndex(at: range.lowerBound)...column.blockIndex(at: range.upperBound - 1) {
      let block = column.block(index)
      context.saveGState()
      let part = range.clamped(to: block.range.lowerBound..<block.end)
      if part != block.range.lowerBound..<block.end {
        let rects = rects(of: NSRange(part), isSelected: false)
        context.clip(to: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
      }
      let place = CGPoint(x: origin.x + padding, y: origin.y + CGFloat(block.top))
      block.frame.draw(in: context, at: place, drawsBackgrounds: false)
      context.restoreGState()
    }
  }
}
