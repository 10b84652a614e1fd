/// The colours of a text or symbol and of its background, as drawn.
public struct InkMeasure: Hashable, Sendable {
  /// The colour of the strokes.
  public var ink: PixelColor
  /// The background colour.
  public var ground: PixelColor
  /// The contrast ratio of the two, from 1 to 21.
  public var contrast: Double { ink.contrast(to: ground) }
}

/// Finds the colours of ink and background among the pixels of a rectangle.
///
/// The background is the most frequent colour. The ink is the colour with the greatest contrast to the background,
/// apart from rare colours: the edges of letters are mixtures of both, so the pixels that differ most from the
/// background are inside the strokes. At least `inkShare` of the other pixels reach the ink's contrast, so that a
/// single stray pixel is not taken for ink.
///
/// If no colour has `evenShare` of the pixels, the background is uneven, such as a photo: then the ink has to be known
/// (`expected`), and the background is the colour closest to the ink, apart from `worstShare` of it. Pixels next to ink
/// are mixtures and are ignored.
struct InkFinder {
  /// The fraction of the pixels outside of the background that have at least the ink's contrast.
  static let inkShare = 0.04
  /// The fraction of all pixels that an even background has.
  static let evenShare = 0.3
  /// The fraction of an uneven background that may be closer to the ink than the colour that is used.
  static let worstShare = 0.1
  /// The largest difference between components of colours that are treated as one, of 255.
  private static let tolerance = 24
  /// The width, in pixels, of the blended edges of strokes.
  private static let edge = 2

  /// Counts of colours, open addressing.
  private var keys = [UInt32](repeating: .max, count: slotCount)
  private var counts = [Int](repeating: 0, count: slotCount)
  private var used: [Int] = []
  private static let slotCount = 4096

  /// The ink and the background of a rectangle of pixels, whose rows are `stride` apart, each pixel a number with red,
  /// green and blue in its lower 24 bits; nil if there is only one colour.
  ///
  /// - Complexity: O(*n*) in the pixels.
  mutating func measure(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, expected: PixelColor? = nil
  ) -> InkMeasure? {
    guard width > 0, height > 0 else { return nil }
    let isComplete = count(pixels, width: width, height: height, stride: stride)
    guard let most = used.max(by: { (counts[$0], keys[$0]) < (counts[$1], keys[$1]) }) else { return nil }
    let ground = PixelColor(keys[most])
    if isComplete, Double(counts[most]) >= Self.evenShare * Double(width * height) {
      return ink(on: ground, others: width * height - counts[most]).map { InkMeasure(ink: $0, ground: ground) }
    }
    guard let expected else { return nil }
    let behind = unevenGround(pixels, width: width, height: height, stride: stride, ink: expected)
    return behind.map { InkMeasure(ink: expected, ground: $0) }
  }

  /// Counts the colours; false if there were more than could be counted.
  private mutating func count(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int) -> Bool {
    for slot in used {
      keys[slot] = .max
      counts[slot] = 0
    }
    used.removeAll(keepingCapacity: true)
    for y in 0..<height {
      let row = pixels + y * stride
      var start = 0
      while start < width {
        let color = row[start] & 0xFF_FFFF
        var end = start + 1
        while end < width, row[end] & 0xFF_FFFF == color { end += 1 }
        var slot = Int((color &* 0x9E37_79B1) >> 20)
        while keys[slot] != color, keys[slot] != .max { slot = (slot + 1) % Self.slotCount }
        if keys[slot] == .max {
          guard used.count < Self.slotCount / 2 else { return false }
          keys[slot] = color
          used.append(slot)
        }
        counts[slot] += end - start
        start = end
      }
    }
    return true
  }

  private func ink(on ground: PixelColor, others: Int) -> PixelColor? {
    guard others > 0 else { return nil }
    let behind = ground.luminance
    let byContrast = used.lazy.map { slot in
      let color = PixelColor(keys[slot])
      return (color: color, contrast: PixelColor.contrast(color.luminance, behind), count: counts[slot])
    }.filter { $0.color != ground }.sorted { ($0.contrast, $0.color.value) > ($1.contrast, $1.color.value) }
    var seen = 0
    let needed = max(1, Int(Self.inkShare * Double(others)))
    for entry in byContrast {
      seen += entry.count
      if seen >= needed { return entry.color }
    }
    return nil
  }

  private func unevenGround(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int, ink: PixelColor
  ) -> PixelColor? {
    var isNear = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width where Self.isLike(PixelColor(pixels[y * stride + x]), ink) {
        for row in max(0, y - Self.edge)...min(height - 1, y + Self.edge) {
          for column in max(0, x - Self.edge)...min(width - 1, x + Self.edge) { isNear[row * width + column] = true }
        }
      }
    }
    let own = ink.luminance
    var found: [(contrast: Double, color: UInt32)] = []
    found.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width where !isNear[y * width + x] {
        let color = PixelColor(pixels[y * stride + x])
        found.append((PixelColor.contrast(color.luminance, own), color.value))
      }
    }
    guard !found.isEmpty else { return nil }
    return PixelColor(Self.element(min(found.count - 1, Int(Double(found.count) * Self.worstShare)), of: found))
  }

  /// The colour at a position in the order of contrast. Sorts only those of about its contrast.
  private static func element(_ position: Int, of colors: [(contrast: Double, color: UInt32)]) -> UInt32 {
    func bucket(_ contrast: Double) -> Int { min(max(Int((contrast - 1) * bucketsPerRatio), 0), bucketCount - 1) }
    var sizes = [Int](repeating: 0, count: bucketCount)
    for entry in colors { sizes[bucket(entry.contrast)] += 1 }
    var (chosen, before) = (0, 0)
    while before + sizes[chosen] <= position {
      before += sizes[chosen]
      chosen += 1
    }
    return colors.filter { bucket($0.contrast) == chosen }.sorted { $0 < $1 }[position - before].color
  }

  private static let bucketsPerRatio = 100.0
  private static let bucketCount = 20 * Int(bucketsPerRatio) + 1

  private static func isLike(_ first: PixelColor, _ second: PixelColor) -> Bool {
    abs(first.red - second.red) <= tolerance && abs(first.green - second.green) <= tolerance
      && abs(first.blue - second.blue) <= tolerance
  }
}
