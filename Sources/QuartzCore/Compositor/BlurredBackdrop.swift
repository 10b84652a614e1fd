/// A part of a frame, reduced and blurred.
///
/// The reduction is a power of two such that the blur's standard deviation is still some reduced pixels: nothing is seen of
/// it, and a blur of 40 pixels costs a 64th. For a bar of 780 by 200 pixels: 98 by 31 reduced ones.
final class BlurredBackdrop {
  /// What the picture shows, in the frame's pixels.
  let area: PixelRect
  /// Pixels of the frame to one of the picture, a power of two.
  let reduction: Int
  let width: Int
  let height: Int
  /// Blue, green, red and an unused byte each, top row first.
  private(set) var pixels: [SIMD4<UInt8>]

  init(area: PixelRect, reduction: Int) {
    self.area = area
    self.reduction = reduction
    width = max((area.width + reduction - 1) / reduction, 1)
    height = max((area.height + reduction - 1) / reduction, 1)
    pixels = Array(repeating: SIMD4(0, 0, 0, 255), count: width * height)
  }

  /// The reduction for a blur of a standard deviation in pixels.
  static func reduction(for deviation: Double) -> Int {
    var reduction = 1
    while reduction < 8, deviation / Double(reduction * 2) >= 2.5 { reduction *= 2 }
    return reduction
  }

  // MARK: Making

  /// Takes over 32-bit pixels, blurs them by a standard deviation in pixels of the frame, and lays a colour over them.
  /// O(reduced pixels), whatever the deviation.
  func take(
    _ base: UnsafeRawPointer, bytesPerRow: Int, deviation: Double, saturation: Double, tint: SIMD4<Float>
  ) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for y in 0..<height {
        let row = base.advanced(by: y * bytesPerRow).assumingMemoryBound(to: SIMD4<UInt8>.self)
        for x in 0..<width { pixels[y * width + x] = row[x] }
      }
    }
    // Two boxes one after the other have together the deviation of the blur: 2 (2r + 1)² − 2 = 12 d².
    let reduced = deviation / Double(reduction)
    let radius = max(Int((((6 * reduced * reduced + 1).squareRoot() - 1) / 2).rounded()), reduced > 0.3 ? 1 : 0)
    if radius > 0 {
      for _ in 0..<2 {
        blur(count: height, length: width, step: 1, stride: width, radius: radius)
        blur(count: width, length: height, step: width, stride: 1, radius: radius)
      }
    }
    adjust(saturation: Float(saturation), tint: tint)
  }

  /// Replaces each pixel of each line by the mean of those around it; beyond the ends the last ones go on.
  private func blur(count: Int, length: Int, step: Int, stride: Int, radius: Int) {
    // In 65536ths: a sum has at most 13 bits for the radii that a reduction leaves.
    let weight = UInt32(65536 / (2 * radius + 1))
    var line = [SIMD4<UInt16>](repeating: .zero, count: length)
    pixels.withUnsafeMutableBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        for start in 0..<count {
          var at = start * stride
          for index in 0..<length {
            line[index] = SIMD4(truncatingIfNeeded: pixels[at])
            at += step
          }
          var sum = SIMD4<UInt16>.zero
          for index in -radius...radius { sum &+= line[min(max(index, 0), length - 1)] }
          at = start * stride
          for index in 0..<length {
            let mean = (SIMD4<UInt32>(truncatingIfNeeded: sum) &* weight &+ 32768) &>> 16
            pixels[at] = SIMD4<UInt8>(truncatingIfNeeded: mean)
            at += step
            sum &+= line[min(index + radius + 1, length - 1)]
            sum &-= line[max(index - radius, 0)]
          }
        }
      }
    }
  }

  /// In 256ths throughout: whole numbers stay in vector registers, where conversions from floating point do not.
  private func adjust(saturation: Float, tint: SIMD4<Float>) {
    let alpha = Int32((tint.w * 256).rounded())
    let saturation = Int32((saturation * 256).rounded())
    func share(_ component: Float) -> Int32 { Int32((component * 255 * tint.w * 256).rounded()) }
    let color = SIMD4<Int32>(share(tint.z), share(tint.y), share(tint.x), 0) &+ 128
    // Blue, green, red: how bright they look.
    let luminance = SIMD4<Int32>(18, 183, 55, 0)
    let white = SIMD4<Int32>(repeating: 255)
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let old = SIMD4<Int32>(truncatingIfNeeded: pixels[index])
        let grey = SIMD4<Int32>(repeating: (old &* luminance).wrappedSum() &>> 8)
        let vivid = pointwiseMin(pointwiseMax(grey &+ (((old &- grey) &* saturation) &>> 8), .zero), white)
        var pixel = SIMD4<UInt8>(truncatingIfNeeded: (vivid &* (256 &- alpha) &+ color) &>> 8)
        pixel.w = 255
        pixels[index] = pixel
      }
    }
  }

  // MARK: Painting

  /// Twice the reduction is two to the power of this: places are counted in halves of the frame's pixels.
  private var shift: Int { (2 * reduction).trailingZeroBitCount }

  /// Writes a part of the frame, enlarged with soft transitions. O(pixels written).
  func write(_ part: PixelRect, to buffer: PixelBuffer, at x: Int, _ y: Int) {
    guard !part.isEmpty else { return }
    let bytes = part.width * 4
    withUnsafeTemporaryAllocation(byteCount: bytes * 2, alignment: 64) { rows in
      guard var upper = rows.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      var lower = upper + bytes
      var held = -2
      for row in 0..<part.height {
        // The middle of the pixel between the middles of two reduced ones, in halves of the frame's pixels.
        let place = 2 * (part.y + row - area.y) + 1 - reduction
        let first = place < 0 ? 0 : min(place >> shift, height - 1)
        let weight = place < 0 ? 0 : ((place & (2 * reduction - 1)) << 4) >> shift
        if held != first {
          if held + 1 == first { swap(&upper, &lower) } else { expand(first, part, into: upper) }
          expand(min(first + 1, height - 1), part, into: lower)
          held = first
        }
        let target = buffer.base.advanced(by: (y + row) * buffer.bytesPerRow + x * 4).assumingMemoryBound(
          to: UInt8.self)
        Self.mix(upper, lower, UInt16(16 - weight), UInt16(weight), into: target, count: bytes)
      }
    }
  }

  /// One reduced row, enlarged along its length.
  private func expand(_ row: Int, _ part: PixelRect, into target: UnsafeMutablePointer<UInt8>) {
    pixels.withUnsafeBufferPointer { pixels in
      let line = row * width
      target.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: part.width) { target in
        var place = 2 * (part.x - area.x) + 1 - reduction
        for column in 0..<part.width {
          let first = place < 0 ? 0 : min(place >> shift, width - 1)
          let weight = place < 0 ? 0 : ((place & (2 * reduction - 1)) << 4) >> shift
          let left = SIMD4<UInt16>(truncatingIfNeeded: pixels[line + first])
          let right = SIMD4<UInt16>(truncatingIfNeeded: pixels[line + min(first + 1, width - 1)])
          let mixed = (left &* UInt16(16 - weight) &+ right &* UInt16(weight) &+ 8) &>> 4
          target[column] = SIMD4<UInt8>(truncatingIfNeeded: mixed)
          place += 2
        }
      }
    }
  }

  /// Sixteenths of two rows. A plain loop, which compilers turn into vector instructions.
  private static func mix(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ upperWeight: UInt16, _ lowerWeight: UInt16,
    into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for index in 0..<count {
      let sum = UInt16(upper[index]) &* upperWeight &+ UInt16(lower[index]) &* lowerWeight &+ 8
      target[index] = UInt8(truncatingIfNeeded: sum &>> 4)
    }
  }
}
