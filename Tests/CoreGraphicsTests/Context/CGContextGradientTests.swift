import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGContextGradientTests {
  private func gradient() throws -> CGGradient {
    try require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1]))
  }

  private func values(_ bitmap: Bitmap, row: Int = 0) -> [Int] {
    (0..<bitmap.context.width).map { Int(bitmap[$0, row] & 0xFF) }
  }

  @Test func linearGradientsInterpolateEvenly() throws {
    let bitmap = Bitmap(10, 1, background: .testRed)
    bitmap.context.drawLinearGradient(try gradient(), start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    expectEqual(values(bitmap).count, 10)
    for (index, value) in values(bitmap).enumerated() {
      expect(abs(value - Int(25.5 * (Double(index) + 0.5))) <= 2, "pixel \(index): \(value)")
    }
  }

  @Test func gradientsExtendBeyondTheirEndsOnlyIfRequested() throws {
    let none = Bitmap(6, 1, background: .testRed)
    none.context.drawLinearGradient(
      try gradient(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: [])
    expect(none[0, 0] == red && none[5, 0] == red)

    let before = Bitmap(6, 1, background: .testRed)
    before.context.drawLinearGradient(
      try gradient(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: .drawsBeforeStartLocation)
    expect(before[0, 0] == black && before[5, 0] == red)

    let after = Bitmap(6, 1, background: .testRed)
    after.context.drawLinearGradient(
      try gradient(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: .drawsAfterEndLocation)
    expect(after[0, 0] == red && after[5, 0] == white)
  }

  @Test func aRadialGradientIsSymmetric() throws {
    let bitmap = Bitmap(21, 21, background: .testRed)
    bitmap.context.drawRadialGradient(
      try gradient(), startCenter: CGPoint(x: 10.5, y: 10.5), startRadius: 0, endCenter: CGPoint(x: 10.5, y: 10.5),
      endRadius: 10, options: .drawsAfterEndLocation)
    expectEqual(bitmap[5, 10], bitmap[15, 10])
    expectEqual(bitmap[10, 5], bitmap[5, 10])
    expectEqual(bitmap[0, 0], white)
    let middle = Int(bitmap[5, 10] & 0xFF)
    expect(abs(middle - 127) < 5, "half way out: \(middle)")
  }

  @Test func invalidColoursMakeNoGradient() {
    expectNil(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"], locations: nil))
    expectNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
  }
}
