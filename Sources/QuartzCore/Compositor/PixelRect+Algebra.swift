import CoreGraphics

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  @inline(__always) var isEmpty: Bool { width <= 0 || height <= 0 }
  @inline(__always) var maxX: Int { x + width }
  @inline(__always) var maxY: Int { y + height }
  @inline(__always) var area: Int { isEmpty ? 0 : width * height }

  @inline(__always)
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  @inline(__always)
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  @inline(__always)
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  @inline(__always)
  func intersects(_ other: PixelRect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  @inline(__always)
  func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Calls `body` with at most four disjoint rectangles that make up this one without `hole`.
  @inline(__always)
  package func subtracting(_ hole: PixelRect, _ body: (PixelRect) -> Void) {
    guard !isEmpty else { return }
    let common = intersection(hole)
    guard !common.isEmpty else { return body(self) }
    if common.y > y { body(PixelRect(left: x, top: y, right: maxX, bottom: common.y)) }
    if common.maxY < maxY { body(PixelRect(left: x, top: common.maxY, right: maxX, bottom: maxY)) }
    if common.x > x { body(PixelRect(left: x, top: common.y, right: common.x, bottom: common.maxY)) }
    if common.maxX < maxX { body(PixelRect(left: common.maxX, top: common.y, right: maxX, bottom: common.maxY)) }
  }
}

/// Rounds a coordinate, limited so that pixel coordinates can be added without overflow. NaN, as under a view whose
/// frame is `CGRect.null`, becomes a limit far outside of any screen: `min` and `max` return the first argument when
/// the second is NaN.
@inline(__always)
func pixel(_ value: CGFloat) -> Int {
  let limit: CGFloat = 1e15
  return Int(min(limit, max(-limit, value)).rounded())
}

@inline(__always)
func pixelFloor(_ value: CGFloat) -> Int {
  let limit: CGFloat = 1e15
  return Int(min(limit, max(-limit, value)).rounded(.down))
}

@inline(__always)
func pixelCeiling(_ value: CGFloat) -> Int {
  let limit: CGFloat = 1e15
  return Int(min(limit, max(-limit, value)).rounded(.up))
}
