import CPixels
import Foundation

extension PixelBuffer {
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer { base + (y * bytesPerRow + x * 4) }

  /// Fills a rectangle inside the buffer with one pixel value.
  package func fill(_ rect: PixelRect, with pixel: UInt32) {
    guard !rect.isEmpty else { return }
    if rect.width == width, bytesPerRow == width * 4 {
      fill(width * rect.height, from: address(0, rect.y), with: pixel)
      return
    }
    for row in rect.y..<rect.maxY { fill(rect.width, from: address(rect.x, row), with: pixel) }
  }

  /// Fills consecutive pixels. The C library writes several times as fast as a loop.
  private func fill(_ count: Int, from start: UnsafeMutableRawPointer, with pixel: UInt32) {
    if pixel == (pixel & 0xFF) &* 0x0101_0101 {
      memset(start, Int32(pixel & 0xFF), count * 4)
      return
    }
    let pattern = min(count, Self.patternLength)
    start.assumingMemoryBound(to: UInt32.self).update(repeating: pixel, count: pattern)
    var done = pattern
    while done < count {
      let length = min(pattern, count - done)
      memcpy(start + done * 4, start, length * 4)
      done += length
    }
  }

  /// The range of lines with a pixel that is not 0; empty if there is none. Reads only the lines before the first and
  /// after the last.
  var inkedLines: Range<Int> {
    guard let first = (0..<height).first(where: isInked) else { return 0..<0 }
    let last = (first..<height).last(where: isInked) ?? first
    return first..<last + 1
  }

  private func isInked(line: Int) -> Bool {
    let start = address(0, line)
    // A line is clear if its first pixel is, and each equals the one before: the C library compares fastest.
    return width > 0 && (start.load(as: UInt32.self) != 0 || memcmp(start, start + 4, (width - 1) * 4) != 0)
  }

  /// How many pixels are filled one by one, to be copied from there on.
  private static let patternLength = 256

  /// Copies `rect` from a buffer whose pixel (0, 0) is at (`x`, `y`) here. `rect` must be inside both.
  func copy(_ rect: PixelRect, from source: PixelBuffer, at x: Int, _ y: Int) {
    guard !rect.isEmpty else { return }
    let bytes = rect.width * 4
    var from = UnsafeRawPointer(source.address(rect.x - x, rect.y - y))
    var to = address(rect.x, rect.y)
    if bytes == bytesPerRow, bytes == source.bytesPerRow {
      memcpy(to, from, bytes * rect.height)
      return
    }
    for _ in 0..<rect.height {
      memcpy(to, from, bytes)
      from += source.bytesPerRow
      to += bytesPerRow
    }
  }

  /// Moves pixels by (`dx`, `dy`) so that they fill `target`. Returns the number of bytes moved.
  func move(into target: PixelRect, by dx: Int, _ dy: Int) -> Int {
    guard !target.isEmpty else { return 0 }
    let bytes = target.width * 4
    if dx == 0, bytes == bytesPerRow {
      memmove(address(0, target.y), address(0, target.y - dy), bytes * target.height)
      return bytes * target.height
    }
    // When moving down, starts with the last row, so that no row is overwritten before it is read.
    for step in 0..<target.height {
      let row = dy > 0 ? target.maxY - 1 - step : target.y + step
      memmove(address(target.x, row), address(target.x - dx, row - dy), bytes)
    }
    return bytes * target.height
  }

  /// Fills `rect` with the pixels of a buffer whose pixel (0, 0) is at (`x`, `y`) here, mixed with one colour; `alpha`,
  /// of 255, is the share of the pixels. Rounds as Cairo does, so that both give the same result. `rect` must be inside
  /// both buffers.
  func mix(_ rect: PixelRect, from source: PixelBuffer, at x: Int, _ y: Int, alpha: UInt8, over ground: UInt32) {
    guard !rect.isEmpty else { return }
    let lanes = rect.width * 4
    withUnsafeTemporaryAllocation(byteCount: lanes, alignment: 16) { line in
      guard let shares = line.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      // What the colour adds to each byte of a pixel. The unused byte gets 255, and is still 255 after the addition.
      for lane in 0..<lanes {
        let share = UInt16(truncatingIfNeeded: ground &>> UInt32((lane & 3) * 8)) & 0xFF
        shares[lane] = lane & 3 == 3 ? 255 : part_of_byte(share, UInt16(255 - alpha))
      }
      for row in rect.y..<rect.maxY {
        let from = source.address(rect.x - x, row - y).assumingMemoryBound(to: UInt8.self)
        mix_bytes(from, UInt16(alpha), shares, address(rect.x, row).assumingMemoryBound(to: UInt8.self), lanes)
      }
    }
  }
}
