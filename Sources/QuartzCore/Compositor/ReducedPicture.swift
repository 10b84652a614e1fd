import CPixels

/// A part of a frame at reduced resolution: each cell is the mean of a square of the frame's pixels.
///
/// The caller chooses the origin of the grid of cells. If that is the origin of scrolled content, the content's
/// pixels fall into the same cells at every position: reduced cells stay valid and only move.
struct ReducedPicture {
  /// The rectangle of whole cells, in the frame's pixels.
  let area: PixelRect
  /// The side of a cell in pixels, a power of two.
  let cell: Int
  /// The width in cells.
  let width: Int
  /// The height in cells.
  let height: Int
  /// Blue, green, red and an unused byte each, top row first.
  private(set) var pixels: [SIMD4<UInt8>]

  init(area: PixelRect, cell: Int) {
    self.area = area
    self.cell = cell
    width = area.width / cell
    height = area.height / cell
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// The cells that cover `part`, limited to those fully inside `bounds`, on a grid with a cell at (`x`, `y`).
  static func area(covering part: PixelRect, inside bounds: PixelRect, cell: Int, from x: Int, _ y: Int) -> PixelRect {
    func floor(_ value: Int, _ origin: Int) -> Int { value - ((value - origin) & (cell - 1)) }
    func ceiling(_ value: Int, _ origin: Int) -> Int { floor(value + cell - 1, origin) }
    return PixelRect(
      left: max(floor(part.x, x), ceiling(bounds.x, x)), top: max(floor(part.y, y), ceiling(bounds.y, y)),
      right: min(ceiling(part.maxX, x), floor(bounds.maxX, x)),
      bottom: min(ceiling(part.maxY, y), floor(bounds.maxY, y)))
  }

  /// The cells that a rectangle touches, in the frame's pixels.
  func cells(around rect: PixelRect) -> PixelRect {
    let rect = rect.intersection(area)
    guard !rect.isEmpty else { return .empty }
    let mask = cell - 1
    return PixelRect(
      left: rect.x - ((rect.x - area.x) & mask), top: rect.y - ((rect.y - area.y) & mask),
      right: rect.maxX + ((area.x - rect.maxX) & mask), bottom: rect.maxY + ((area.y - rect.maxY) & mask))
  }

  /// The cells of a picture of `area` that are fully inside a rectangle, in the frame's pixels.
  static func cells(inside rect: PixelRect, of area: PixelRect, cell: Int) -> PixelRect {
    let rect = rect.intersection(area)
    guard !rect.isEmpty else { return .empty }
    let mask = cell - 1
    return PixelRect(
      left: rect.x + ((area.x - rect.x) & mask), top: rect.y + ((area.y - rect.y) & mask),
      right: rect.maxX - ((rect.maxX - area.x) & mask), bottom: rect.maxY - ((rect.maxY - area.y) & mask))
  }

  // MARK: Filling

  /// Copies the cells of `other` in a rectangle of whole cells; both use one grid.
  mutating func copy(_ rect: PixelRect, from other: ReducedPicture, at area: PixelRect) {
    let columns = rect.width / cell
    for row in 0..<rect.height / cell {
      let target = ((rect.y - self.area.y) / cell + row) * width + (rect.x - self.area.x) / cell
      let source = ((rect.y - area.y) / cell + row) * other.width + (rect.x - area.x) / cell
      for column in 0..<columns { pixels[target + column] = other.pixels[source + column] }
    }
  }

  /// Reduces a rectangle of whole cells of the frame. O(pixels).
  mutating func take(_ rect: PixelRect, from buffer: PixelBuffer, scratch: ScratchMemory) {
    guard !rect.isEmpty else { return }
    let shift = 2 * cell.trailingZeroBitCount
    let lanes = rect.width * 4
    pixels.withUnsafeMutableBufferPointer { pixels in
      scratch.withRoom(lanes * 2) { memory in
        let sums = memory.assumingMemoryBound(to: UInt16.self)
        for top in stride(from: rect.y, to: rect.maxY, by: cell) {
          sums.initialize(repeating: 0, count: lanes)
          for row in top..<top + cell {
            add_bytes(buffer.address(rect.x, row).assumingMemoryBound(to: UInt8.self), sums, lanes)
          }
          let target = (top - area.y) / cell * width + (rect.x - area.x) / cell
          sums.withMemoryRebound(to: SIMD4<UInt16>.self, capacity: rect.width) { sums in
            for column in 0..<rect.width / cell {
              // The sum is at most 256 times 255, plus half of 256 for rounding: it fits 16 bits.
              var sum = SIMD4<UInt16>(repeating: UInt16(cell * cell / 2))
              for index in column * cell..<(column + 1) * cell { sum &+= sums[index] }
              pixels[target + column] = SIMD4(truncatingIfNeeded: sum &>> UInt16(shift))
            }
          }
        }
      }
    }
  }
}
