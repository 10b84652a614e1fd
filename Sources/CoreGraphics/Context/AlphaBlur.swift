import Foundation

/// A Gaussian blur of 8 bit coverage, by three box blurs in each direction: its cost does not
/// depend on the radius.
package enum AlphaBlur {
  /// The extent, in pixels, of a blur with a standard deviation.
  package static func reach(sigma: Double) -> Int {
    guard sigma > 0 else { return 0 }
    return Int((3 * Double(boxSize(sigma: sigma)) / 2).rounded(.up))
  }

  /// Blurs in place. Pixels outside are treated as transparent, so leave `reach` pixels around the shape.
  package static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, sigma: Double
  ) {
    let size = boxSize(sigma: sigma)
    guard size > 1, width > 0, height > 0 else { return }
    // A box of an even size cannot be centred on a pixel: the first is shifted half a pixel to one side, the second to
    // the other, and the third is one pixel larger.
    let boxes: [(before: Int, after: Int)] =
      size % 2 == 1
      ? Array(repeating: (size / 2, size / 2), count: 3)
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
      guard let line = line.baseAddress else { return }
      for row in 0..<height {
        let start = pixels + row * bytesPerRow
        for box in boxes { blurLine(start, step: 1, count: width, box, line) }
      }
      for column in 0..<width {
        for box in boxes { blurLine(pixels + column, step: bytesPerRow, count: height, box, line) }
      }
    }
  }

  private static func boxSize(sigma: Double) -> Int {
    Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
  }

  private static func blurLine(
    _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ box: (before: Int, after: Int),
    _ line: UnsafeMutablePointer<UInt8>
  ) {
    let size = box.before + box.after + 1
    // Divides by multiplying with a fixed-point reciprocal of 24 fractional bits; half a unit is added to round.
    let reciprocal = (1 << 24) / size
    var sum = 0
    for index in 0..<count { line[index] = pixels[index * step] }
    for index in 0..<min(box.after, count) { sum += Int(line[index]) }
    for index in 0..<count {
      let entering = index + box.after
      if entering < count { sum += Int(line[entering]) }
      pixels[index * step] = UInt8(truncatingIfNeeded: min((sum * reciprocal + (1 << 23)) >> 24, 255))
      let leaving = index - box.before
      if leaving >= 0 { sum -= Int(line[leaving]) }
    }
  }
}
