/// Blurs a small picture by two box filters in each direction, in integers.
///
/// Several lines are processed side by side, so that each step is a plain loop over neighbouring numbers, which
/// compilers turn into vector instructions.
struct BoxBlur {
  /// How many neighbours on each side the two boxes include; the second has as many as the first or one more.
  let radii: (Int, Int)

  /// - Parameter deviation: The standard deviation in the picture's pixels.
  init(deviation: Double) {
    // The variances of the two boxes must add up to that of the blur, d²: 2 (2r + 1)² − 2 = 12 d².
    let both = Int(((6 * deviation * deviation + 1).squareRoot() - 1).rounded())
    // The sum of a box must fit 16 bits.
    radii = (min(both / 2, 127), min(both - both / 2, 127))
  }

  /// Blurs the picture and changes its tone. O(pixels), for any deviation.
  func blur(
    _ pixels: inout [SIMD4<UInt8>], width: Int, height: Int, toning: BackdropToning, scratch: ScratchMemory
  ) {
    let count = width * height
    guard count > 0 else { return }
    let bytes = (count * 6 + max(width, height) * 3) * 2
    scratch.withRoom(bytes) { memory in
      let front = memory.assumingMemoryBound(to: UInt16.self)
      let back = front + count * 3
      let sums = back + count * 3
      pixels.withUnsafeMutableBufferPointer { pixels in
        // Columns first, side by side. The lines of the three planes follow one another.
        for y in 0..<height {
          for x in 0..<width {
            let pixel = pixels[y * width + x]
            let place = x * height * 3 + y
            front[place] = UInt16(pixel.x)
            front[place + height] = UInt16(pixel.y)
            front[place + height * 2] = UInt16(pixel.z)
          }
        }
        boxes(front, back, sums, lanes: height * 3, lines: width)
        for x in 0..<width {
          for plane in 0..<3 {
            let line = front + (x * 3 + plane) * height
            for y in 0..<height { back[(y * 3 + plane) * width + x] = line[y] }
          }
        }
        boxes(back, front, sums, lanes: width * 3, lines: height)
        for y in 0..<height {
          let blue = back + y * 3 * width
          let (green, red) = (blue + width, blue + 2 * width)
          toning.apply(blue, green, red, count: width)
          for x in 0..<width {
            pixels[y * width + x] = SIMD4(
              UInt8(truncatingIfNeeded: blue[x]), UInt8(truncatingIfNeeded: green[x]),
              UInt8(truncatingIfNeeded: red[x]),
              255)
          }
        }
      }
    }
  }

  /// Applies two boxes across `lines` lines, in place.
  private func boxes(
    _ lines: UnsafeMutablePointer<UInt16>, _ spare: UnsafeMutablePointer<UInt16>, _ sums: UnsafeMutablePointer<UInt16>,
    lanes: Int, lines count: Int
  ) {
    guard radii.1 > 0 else { return }
    box(lines, spare, sums, lanes: lanes, lines: count, radius: radii.0)
    box(spare, lines, sums, lanes: lanes, lines: count, radius: radii.1)
  }

  /// Replaces each line by the mean of those around it; the first and last lines are repeated beyond the ends.
  private func box(
    _ source: UnsafePointer<UInt16>, _ target: UnsafeMutablePointer<UInt16>, _ sums: UnsafeMutablePointer<UInt16>,
    lanes: Int, lines: Int, radius: Int
  ) {
    func line(_ index: Int) -> UnsafePointer<UInt16> { source + min(max(index, 0), lines - 1) * lanes }
    let weight = UInt16(min(65536 / (2 * radius + 1), 65535))
    sums.initialize(repeating: 0, count: lanes)
    for index in -radius...radius { Self.add(line(index), to: sums, count: lanes) }
    for index in 0..<lines {
      Self.step(
        sums, line(index + radius + 1), line(index - radius), target + index * lanes, weight: weight, count: lanes)
    }
  }

  private static func add(_ line: UnsafePointer<UInt16>, to sums: UnsafeMutablePointer<UInt16>, count: Int) {
    for lane in 0..<count { sums[lane] &+= line[lane] }
  }

  /// Writes the means of the sums, and advances the sums by a line.
  private static func step(
    _ sums: UnsafeMutablePointer<UInt16>, _ entering: UnsafePointer<UInt16>, _ leaving: UnsafePointer<UInt16>,
    _ target: UnsafeMutablePointer<UInt16>, weight: UInt16, count: Int
  ) {
    for lane in 0..<count {
      let sum = sums[lane]
      // The upper half of the product, rounded: vectors have two instructions for this.
      let upper = UInt16(truncatingIfNeeded: (UInt32(sum) &* UInt32(weight)) &>> 16)
      target[lane] = upper &+ ((sum &* weight) &>> 15)
      sums[lane] = sum &+ entering[lane] &- leaving[lane]
    }
  }
}
