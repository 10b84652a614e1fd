extension PixelBuffer {
  /// Blends a premultiplied colour over a rectangle inside the buffer.
  func blend(_ rect: PixelRect, with color: UInt32) {
    let rest = 255 - (color >> 24)
    for row in rect.y..<rect.maxY {
      let pixels = address(rect.x, row).assumingMemoryBound(to: UInt32.self)
      for column in 0..<rect.width { pixels[column] = color &+ Self.scaled(pixels[column], rest) }
    }
  }

  /// Blends `rect` of a premultiplied buffer whose pixel (0, 0) stands at (`x`, `y`) here, weakened to `alpha` of 255.
  ///
  /// - Parameter isOpaque: Whether the source's last byte is unused.
  func blend(_ rect: PixelRect, from source: PixelBuffer, at x: Int, _ y: Int, alpha: UInt8, isOpaque: Bool) {
    let weight = UInt32(alpha)
    let opaqueBits: UInt32 = isOpaque ? 0xFF00_0000 : 0
    for row in rect.y..<rect.maxY {
      let to = address(rect.x, row).assumingMemoryBound(to: UInt32.self)
      let from = source.address(rect.x - x, row - y).assumingMemoryBound(to: UInt32.self)
      if weight == 255 {
        for column in 0..<rect.width {
          let pixel = from[column] | opaqueBits
          // Text and pictures have long runs of nothing and of whole pixels.
          if pixel == 0 { continue }
          let rest = 255 - (pixel >> 24)
          to[column] = rest == 0 ? pixel : pixel &+ Self.scaled(to[column], rest)
        }
      } else {
        for column in 0..<rect.width {
          let pixel = Self.scaled(from[column] | opaqueBits, weight)
          to[column] = pixel &+ Self.scaled(to[column], 255 - (pixel >> 24))
        }
      }
    }
  }

  /// The four bytes times `factor` / 255, rounded.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }
}
