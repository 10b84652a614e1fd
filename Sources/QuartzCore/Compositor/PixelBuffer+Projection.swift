import CoreGraphics

extension PixelBuffer {
  /// Fills the buffer with another buffer's pixels in perspective. Each is mixed from four neighbouring pixels of the
  /// source; outside of the source, pixels are clear.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether the fourth bytes of the source have no meaning.
  ///   - projection: From the source's pixels to this buffer's; nil, or one that shows the source from its edge, leaves
  ///     all pixels clear.
  /// - Complexity: O(pixels of this buffer).
  func project(_ source: PixelBuffer, isOpaque: Bool, by projection: PlaneProjection?) {
    let inverse = projection?.inverse
    let opaque: UInt32 = isOpaque ? 0xFF00_0000 : 0
    for y in 0..<height {
      let row = (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      guard let inverse else {
        row.update(repeating: 0, count: width)
        continue
      }
      var seen = inverse.rows.0 * 0.5 + inverse.rows.1 * (Double(y) + 0.5) + inverse.rows.2
      for x in 0..<width {
        row[x] = seen.z > 1e-9 ? source.mixed(at: seen.x / seen.z - 0.5, seen.y / seen.z - 0.5, opaque) : 0
        seen += inverse.rows.0
      }
    }
  }

  /// The colour at a position between pixel centres: (0, 0) is the centre of the first pixel.
  @inline(__always)
  private func mixed(at x: Double, _ y: Double, _ opaque: UInt32) -> UInt32 {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (fixedX, fixedY) = (Int((x + 1) * 256), Int((y + 1) * 256))
    let (column, line) = (fixedX >> 8 - 1, fixedY >> 8 - 1)
    let (right, below) = (UInt64(fixedX & 255), UInt64(fixedY & 255))
    let upper = Self.mix(lanes(column, line, opaque), lanes(column + 1, line, opaque), right)
    let lower = Self.mix(lanes(column, line + 1, opaque), lanes(column + 1, line + 1, opaque), right)
    let result = Self.mix(upper, lower, below)
    return UInt32(truncatingIfNeeded: result) | UInt32(truncatingIfNeeded: result >> 24)
  }

  /// A pixel's bytes in 16 bits each; clear outside of the buffer.
  @inline(__always)
  private func lanes(_ x: Int, _ y: Int, _ opaque: UInt32) -> UInt64 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    let pixel = UInt64((base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)[x] | opaque)
    return pixel & 0x00FF_00FF | (pixel >> 8 & 0x00FF_00FF) << 32
  }

  /// Mixes two pixels; `part` is the share of `b` in 256ths.
  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64, _ part: UInt64) -> UInt64 {
    (a * (256 - part) + b * part + 0x0080_0080_0080_0080) >> 8 & 0x00FF_00FF_00FF_00FF
  }
}
