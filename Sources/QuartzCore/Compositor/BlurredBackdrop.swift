import CPixels

/// A part of a frame, reduced and blurred.
///
/// The reduction is a power of two, so small that the blur's standard deviation is still some reduced pixels. The
/// reduction is then invisible, and a blur of 40 pixels costs a 256th of the work. A bar of 780 by 200 pixels has 48
/// by 18 reduced pixels.
final class BlurredBackdrop {
  /// The rectangle that the picture shows, in the frame's pixels.
  let area: PixelRect
  /// How many pixels of the frame, in each direction, make one of the picture; a power of two.
  let reduction: Int
  let width: Int
  let height: Int
  /// Blue, green, red and an unused byte each, top row first.
  private var pixels: [SIMD4<UInt8>]

  /// Blurs a picture by a standard deviation in pixels of the frame, and blends a tint over it. O(reduced pixels), for
  /// any deviation.
  init(
    _ picture: ReducedPicture, deviation: Double, saturation: Double, tint: SIMD4<Float>, scratch: ScratchMemory
  ) {
    area = picture.area
    reduction = picture.cell
    width = picture.width
    height = picture.height
    pixels = picture.pixels
    let toning = BackdropToning(saturation: saturation, tint: tint)
    BoxBlur(deviation: deviation / Double(reduction)).blur(
      &pixels, width: width, height: height, toning: toning, scratch: scratch)
  }

  /// The reduction for a blur whose standard deviation is given in the frame's pixels.
  static func reduction(for deviation: Double) -> Int {
    var reduction = 1
    while reduction < 16, deviation / Double(reduction * 2) >= 2.5 { reduction *= 2 }
    return reduction
  }

  // MARK: Painting

  /// The binary logarithm of twice the reduction: positions are counted in halves of the frame's pixels.
  private var shift: Int { (2 * reduction).trailingZeroBitCount }

  /// The reduced pixel before a position, and the weight of the next reduced pixel in 16ths.
  @inline(__always)
  private func neighbours(of place: Int, count: Int) -> (first: Int, weight: Int) {
    place < 0 ? (0, 0) : (min(place >> shift, count - 1), ((place & (2 * reduction - 1)) << 4) >> shift)
  }

  /// Writes a part of the frame, enlarged by interpolation. O(pixels written).
  func write(_ part: PixelRect, to buffer: PixelBuffer, at x: Int, _ y: Int, scratch: ScratchMemory) {
    guard !part.isEmpty else { return }
    let lanes = part.width * 4
    scratch.withRoom(lanes * 4 * 2) { rows in
      let start = rows.assumingMemoryBound(to: UInt16.self)
      var upper = start
      var lower = start + lanes
      let base = start + 2 * lanes
      let steps = start + 3 * lanes
      var held = -2
      for row in 0..<part.height {
        // The middle of the pixel relative to the middles of two reduced ones, in halves of the frame's pixels.
        let (first, weight) = neighbours(of: 2 * (part.y + row - area.y) + 1 - reduction, count: height)
        if held != first {
          if held + 1 == first { swap(&upper, &lower) } else { expand(first, part, into: upper) }
          expand(min(first + 1, height - 1), part, into: lower)
          held = first
          prepare_lines(upper, lower, base, steps, lanes)
        }
        let target = buffer.address(x, y + row).assumingMemoryBound(to: UInt8.self)
        mix_prepared_lines(base, steps, UInt16(weight), target, lanes)
      }
    }
  }

  /// Enlarges one reduced row along its length.
  private func expand(_ row: Int, _ part: PixelRect, into target: UnsafeMutablePointer<UInt16>) {
    pixels.withUnsafeBufferPointer { pixels in
      let line = row * width
      target.withMemoryRebound(to: SIMD4<UInt16>.self, capacity: part.width) { target in
        var place = 2 * (part.x - area.x) + 1 - reduction
        var column = 0
        while column < part.width {
          let (first, weight) = neighbours(of: place, count: width)
          // The number of pixels between the same two reduced ones; before the first one, all pixels up to it.
          let run = place < 0 ? (1 - place) / 2 : reduction - ((place & (2 * reduction - 1)) >> 1)
          let left = SIMD4<UInt16>(truncatingIfNeeded: pixels[line + first])
          let right =
            place < 0 ? left : SIMD4<UInt16>(truncatingIfNeeded: pixels[line + min(first + 1, width - 1)])
          let step = (right &- left) &* UInt16((2 << 4) >> shift)
          var value = left &* 16 &+ (right &- left) &* UInt16(weight) &+ 8
          let end = min(column + run, part.width)
          while column < end {
            target[column] = value &>> 4
            value &+= step
            column += 1
          }
          place += 2 * run
        }
      }
    }
  }
}
