import CPixels
import Foundation

/// Maps the pixels of a scaled picture to its source, along one axis.
struct SampledAxis {
  /// A positive number.
  let scale: Double
  /// The start of the source in the scaled picture, in its pixels.
  let origin: Double

  /// Positions are limited to this number of pixels, so that they fit an `Int`; all pictures are smaller.
  private static let farthest = 1e6

  /// The source's pixel before the centre of a pixel of the scaled picture, and the share of the next one, in 256ths.
  func sample(_ place: Int) -> (index: Int, share: UInt16) {
    let exact = (Double(place) + 0.5 - origin) / scale - 0.5
    let position = min(max(exact, -Self.farthest), Self.farthest)
    let index = position.rounded(.down)
    return (Int(index), UInt16(((position - index) * 256).rounded()))
  }
}

extension PixelBuffer {
  /// Fills the buffer with a scaled picture of premultiplied pixels: each pixel is mixed from the four source pixels
  /// around its centre. Outside of the source everything is clear.
  ///
  /// - Parameter inked: the source's lines that have pixels which are not clear, in one run.
  /// - Returns: the part that was filled. Lines with nothing but clear pixels are left as they are.
  /// - Complexity: O(pixels of that part + pixels of the source's lines for it).
  func scale(
    _ source: PixelBuffer, lines inked: Range<Int>, x: SampledAxis, y: SampledAxis, scratch: ScratchMemory
  ) -> PixelRect {
    guard !inked.isEmpty, !bounds.isEmpty else { return .empty }
    // Two clear pixels on either side of each mixed line, and a clear line above and below the source.
    let margin = 2
    let lanes = source.width * 4
    let lineLanes = lanes + 2 * margin * 4
    let columnBytes = width * MemoryLayout<column_sample>.stride
    let lineBytes = lineLanes * MemoryLayout<UInt16>.stride
    return scratch.withRoom(columnBytes + lineBytes + lanes) { room in
      let columns = room.bindMemory(to: column_sample.self, capacity: width)
      for place in 0..<width {
        let (index, share) = x.sample(place)
        let start = (min(max(index, -margin), source.width) + margin) * 4
        columns[place] = column_sample(start: UInt32(start), share: UInt32(share))
      }
      memset(room + columnBytes, 0, lineBytes + lanes)
      let line = (room + columnBytes).bindMemory(to: UInt16.self, capacity: lineLanes)
      let clear = UnsafeRawPointer(room + columnBytes + lineBytes)
      func bytes(_ index: Int) -> UnsafePointer<UInt8> {
        (inked.contains(index) ? UnsafeRawPointer(source.address(0, index)) : clear).assumingMemoryBound(to: UInt8.self)
      }
      var filled: Range<Int>?
      for place in 0..<height {
        let (index, share) = y.sample(place)
        guard inked.contains(index) || inked.contains(index + 1) else { continue }
        mix_lines(bytes(index), bytes(index + 1), share, line + margin * 4, lanes)
        mix_columns(line, columns, address(0, place).assumingMemoryBound(to: UInt8.self), width)
        filled = (filled?.lowerBound ?? place)..<place + 1
      }
      return filled.map { PixelRect(x: 0, y: $0.lowerBound, width: width, height: $0.count) } ?? .empty
    }
  }
}
