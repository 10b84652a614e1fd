import Expectations
import Testing

@testable import QuartzCore

@Suite struct ReducedPictureTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  /// Every pixel's blue is its column, its green its row.
  private func withPicture(_ body: (PixelBuffer) -> Void) {
    var pixels: [SIMD4<UInt8>] = []
    for y in 0..<UInt8(24) {
      for x in 0..<UInt8(32) { pixels.append(SIMD4(x, y, 200, 255)) }
    }
    pixels.withUnsafeMutableBytes { bytes in
      body(PixelBuffer(base: bytes.baseAddress!, width: 32, height: 24, bytesPerRow: 32 * 4))
    }
  }

  @Test func wholeCellsCoverTheAreaInsideTheBounds() {
    func area(_ part: PixelRect, from x: Int, _ y: Int) -> PixelRect {
      ReducedPicture.area(covering: part, inside: rect(0, 0, 100, 60), cell: 8, from: x, y)
    }
    expectEqual(area(rect(0, 0, 100, 20), from: 0, 0), rect(0, 0, 96, 24))
    expectEqual(area(rect(0, 0, 100, 20), from: 0, -13), rect(0, 3, 96, 24), "origins left of and above the frame")
    expectEqual(area(rect(10, 10, 4, 4), from: 0, 5), rect(8, 5, 8, 16))
    expectEqual(area(rect(0, 50, 100, 10), from: 4, 0), rect(4, 48, 96, 8))
  }

  @Test func aCellIsTheMeanOfItsPixels() {
    withPicture { buffer in
      var picture = ReducedPicture(area: rect(4, 8, 24, 8), cell: 4)
      picture.take(picture.area, from: buffer, scratch: ScratchMemory())
      expect(picture.width == 6 && picture.height == 2)
      // Columns 4 to 7: 5.5, rounded up; rows 8 to 11: 9.5.
      expectEqual(picture.pixels[0], SIMD4(6, 10, 200, 255))
      expectEqual(picture.pixels[11], SIMD4(26, 14, 200, 255))
    }
  }

  @Test func aCellOfOnePixelIsThatPixel() {
    withPicture { buffer in
      var picture = ReducedPicture(area: rect(3, 2, 5, 3), cell: 1)
      picture.take(rect(4, 3, 2, 1), from: buffer, scratch: ScratchMemory())
      expect(picture.pixels[6] == SIMD4(4, 3, 200, 255) && picture.pixels[7] == SIMD4(5, 3, 200, 255))
      expectEqual(picture.pixels.filter { $0 != .zero }.count, 2, "nothing else was taken")
    }
  }

  @Test func cellsAroundAndInsideARectangleAreFound() {
    let picture = ReducedPicture(area: rect(3, 5, 32, 16), cell: 8)
    expectEqual(picture.cells(around: rect(12, 6, 1, 8)), rect(11, 5, 8, 16))
    expectEqual(picture.cells(around: rect(0, 0, 4, 6)), rect(3, 5, 8, 8), "only those that there are")
    expect(picture.cells(around: rect(0, 0, 3, 6)).isEmpty)
    expectEqual(ReducedPicture.cells(inside: rect(0, 6, 30, 15), of: picture.area, cell: 8), rect(3, 13, 24, 8))
    expect(ReducedPicture.cells(inside: rect(4, 6, 10, 15), of: picture.area, cell: 8).isEmpty)
  }

  @Test func movedCellsAreCopied() {
    withPicture { buffer in
      var old = ReducedPicture(area: rect(0, 0, 32, 16), cell: 8)
      old.take(old.area, from: buffer, scratch: ScratchMemory())
      // Eight pixels further down now, in an area that begins a cell later.
      var new = ReducedPicture(area: rect(8, 8, 24, 16), cell: 8)
      new.copy(rect(8, 8, 24, 16), from: old, at: old.area.offset(0, 8))
      expectEqual(Array(new.pixels[0..<3]), Array(old.pixels[1..<4]))
      expectEqual(Array(new.pixels[3..<6]), Array(old.pixels[5..<8]))
    }
  }
}
