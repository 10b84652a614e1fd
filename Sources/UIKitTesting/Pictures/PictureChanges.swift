import CoreGraphics
import Foundation

/// The pixels that differ between two pictures of one size by more than a tolerance.
struct PictureChanges {
  private(set) var positions: [(x: Int, y: Int)] = []
  /// How many of them are solid.
  private(set) var solidCount = 0
  /// The greatest difference of a channel of any pixel.
  private(set) var largest = 0
  /// The greatest delta E of a solid pixel; 0 where colours are not compared.
  private(set) var largestDistance = 0.0

  private let tolerance: PictureTolerance
  /// How many pixels, and how many solid ones, may differ.
  private let limits: (all: Int, solid: Int)
  private var distances: [UInt64: Double] = [:]

  /// - Parameter stopsWhenExceeded: Whether to look no further than the line in which the tolerance is exceeded.
  init(
    _ before: PicturePixels, _ after: PicturePixels, tolerance: PictureTolerance, stopsWhenExceeded: Bool = false
  ) {
    self.tolerance = tolerance
    let area = Double(before.width * before.height)
    limits = (Int(tolerance.area * area), Int(tolerance.solidArea * area))
    let width = before.width
    before.withColors { old in
      after.withColors { new in
        guard width > 0, let first = old.baseAddress, let second = new.baseAddress else { return }
        // Most lines are equal, which one comparison shows, and so are most pixels of the others.
        for (y, start) in Swift.stride(from: 0, to: old.count, by: width).enumerated()
        where memcmp(first + start, second + start, width * 4) != 0 {
          for x in 0..<width where first[start + x] != second[start + x] {
            note(first[start + x], second[start + x], x: x, y: y, in: before)
          }
          if stopsWhenExceeded, exceedTolerance { return }
        }
      }
    }
    distances = [:]
  }

  /// Whether more pixels differ than the tolerance lets pass.
  var exceedTolerance: Bool { positions.count > limits.all || solidCount > limits.solid }

  private mutating func note(_ old: UInt32, _ new: UInt32, x: Int, y: Int, in before: PicturePixels) {
    let change = Self.channelChange(old, new)
    largest = max(largest, change)
    guard let limit = tolerance.color else {
      if change > tolerance.channel { positions.append((x, y)) }
      return
    }
    let pair = UInt64(old) << 32 | UInt64(new)
    let distance = distances[pair] ?? Self.distance(old, new)
    distances[pair] = distance
    let (isFar, isOff) = (change > tolerance.channel, distance > limit)
    // Finds out whether a pixel is solid only if the two limits disagree, or for the first pixels of a difference.
    guard isFar || isOff, isFar != isOff || positions.count <= limits.all else {
      if isFar { positions.append((x, y)) }
      return
    }
    let isSolid = before.isSolid(x: x, y: y)
    guard isSolid ? isOff : isFar else { return }
    positions.append((x, y))
    guard isSolid else { return }
    solidCount += 1
    largestDistance = max(largestDistance, distance)
  }

  /// The greatest difference of a channel of two pixels.
  ///
  /// Tests run unoptimised, where a loop over the channels takes longer than everything else that is done for a pixel.
  private static func channelChange(_ old: UInt32, _ new: UInt32) -> Int {
    let first = max(channelChange(old, new, shift: 0), channelChange(old, new, shift: 8))
    return max(first, max(channelChange(old, new, shift: 16), channelChange(old, new, shift: 24)))
  }

  private static func channelChange(_ old: UInt32, _ new: UInt32, shift: UInt32) -> Int {
    abs(Int(old &>> shift & 0xFF) - Int(new &>> shift & 0xFF))
  }

  private static func distance(_ old: UInt32, _ new: UInt32) -> Double {
    PixelColor(UInt32(bigEndian: old) >> 8).distance(to: PixelColor(UInt32(bigEndian: new) >> 8))
  }

  /// The smallest rectangle around the changed pixels.
  var bounds: CGRect {
    guard let first = positions.first else { return .zero }
    var (minX, maxX, maxY) = (first.x, first.x, first.y)
    for position in positions {
      minX = min(minX, position.x)
      maxX = max(maxX, position.x)
      maxY = max(maxY, position.y)
    }
    return CGRect(x: minX, y: first.y, width: maxX - minX + 1, height: maxY - first.y + 1)
  }

  /// A picture, pale, with the changed pixels in magenta.
  func marked(on picture: PicturePixels) -> PicturePixels {
    var result = picture
    // A quarter of each channel, and three quarters of white.
    result.changeColors { 0xC0C0_C0C0 | ($0 &>> 2 & 0x3F3F_3F3F) }
    for position in positions { result.setColor(0xFF00_FFFF, x: position.x, y: position.y) }
    return result
  }
}

extension PicturePixels {
  /// Whether a pixel is not a mixture of neighbouring colours: it is about as light or as dark as the lightest or
  /// darkest pixel around it, and two neighbours have its colour.
  func isSolid(x: Int, y: Int) -> Bool {
    let own = offset(x: x, y: y)
    let light = lightness(at: own)
    var (least, most, alike) = (light, light, 0)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
        let other = offset(x: column, y: row)
        let value = lightness(at: other)
        least = min(least, value)
        most = max(most, value)
        if (0..<3).allSatisfy({ abs(Int(bytes[own + $0]) - Int(bytes[other + $0])) <= Self.levels }) { alike += 1 }
      }
    }
    return alike >= 2 && (light - least <= Self.levels || most - light <= Self.levels)
  }

  /// Channels that differ by at most this are treated as equal.
  private static let levels = 3

  /// The mean of the channels, with green counted twice.
  private func lightness(at start: Int) -> Int {
    (Int(bytes[start]) + 2 * Int(bytes[start + 1]) + Int(bytes[start + 2])) / 4
  }
}
