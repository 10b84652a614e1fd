/// Places the parts of a content-unavailable configuration: one below the other, centred in the space, or from its top
/// if they do not fit.
struct ContentUnavailableLayout {
  /// One part, with the gap above it if it is not the first.
  struct Part {
    var gap: CGFloat
    /// Computes the size for a greatest width.
    var size: (CGFloat) -> CGSize
  }

  /// The area inside the margins.
  var room: CGRect
  var isCentered: Bool
  var isRightToLeft: Bool
  var scale: CGFloat

  /// The frames of parts, from top to bottom, and the total height.
  func place(_ parts: [Part]) -> (frames: [CGRect], height: CGFloat) {
    let width = max(room.width, 0)
    let sizes = parts.map { part -> CGSize in
      let size = part.size(width)
      return CGSize(width: min(pixels(size.width, .up), width), height: pixels(size.height, .up))
    }
    let gaps = parts.indices.map { $0 == 0 ? 0 : parts[$0].gap }
    let height = zip(sizes, gaps).reduce(0) { $0 + $1.0.height + $1.1 }
    var y = room.minY + max(pixels((room.height - height) / 2, .toNearestOrAwayFromZero), 0)
    var frames: [CGRect] = []
    for (size, gap) in zip(sizes, gaps) {
      y += gap
      let free = width - size.width
      let x = isCentered ? pixels(free / 2, .toNearestOrAwayFromZero) : isRightToLeft ? free : 0
      frames.append(CGRect(x: room.minX + x, y: y, width: size.width, height: size.height))
      y += size.height
    }
    return (frames, height)
  }

  private func pixels(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    (value * scale).rounded(rule) / scale
  }
}
