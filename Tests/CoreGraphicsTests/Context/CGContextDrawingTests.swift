import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGContextDrawingTests {
  @Test func fillsExactlyTheRectanglesPixels() {
    let bitmap = Bitmap(6, 4)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 1, y: 1, width: 3, height: 2))
    expectEqual(
      bitmap.rows([red: "R", white: "."]),
      [
        "......",
        ".RRR..",
        ".RRR..",
        "......",
      ])
  }

  @Test func scaleMapsPointsToPixels() {
    let bitmap = Bitmap(6, 4, scale: 2)
    bitmap.context.setFillColor(.testBlue)
    bitmap.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    expectEqual(
      bitmap.rows([blue: "B", white: "."]),
      [
        "..BB..",
        "..BB..",
        "......",
        "......",
      ])
  }

  @Test func aFillOfHalfAPixelIsAntialiased() {
    let bitmap = Bitmap(2, 1)
    bitmap.context.setFillColor(.black)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    let value = bitmap[0, 0] & 0xFF
    expect((126...129).contains(value), "half of black on white, not \(value)")
    expectEqual(bitmap[1, 0], white)
  }

  @Test func clipTranslationAndRestoreAreAppliedInOrder() {
    let bitmap = Bitmap(6, 3)
    let context = bitmap.context
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    context.translateBy(x: 2, y: 1)
    context.setFillColor(.testRed)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
    expectEqual(
      bitmap.rows([red: "R", white: ".", black: "K"]),
      [
        "......",
        "..RR..",
        "K.....",
      ])
  }

  @Test func theBitmapInitialiserHasItsOriginAtTheBottomLeft() throws {
    let context = try require(
      CGContext(
        data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue))
    expectEqual(context.ctm, .identity)
    context.setFillColor(.testGreen)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bottomLeft = context.data!.load(fromByteOffset: 2 * context.bytesPerRow, as: UInt32.self)
    expectEqual(bottomLeft, green)
  }

  @Test func aSingularTransformDrawsNothingUntilItIsRestored() {
    let bitmap = Bitmap(2, 1)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.saveGState()
    bitmap.context.scaleBy(x: 0, y: 1)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    bitmap.context.restoreGState()
    expectEqual(bitmap[0, 0], white)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bitmap.rows([red: "R", white: "."]), ["R."])
  }

  @Test func anImageDrawnInAFlippedContextIsUpright() throws {
    let source = Bitmap(2, 2)
    source.context.setFillColor(.testRed)
    source.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try require(source.context.makeImage())
    let bitmap = Bitmap(4, 4)
    bitmap.context.translateBy(x: 0, y: 4)
    bitmap.context.scaleBy(x: 1, y: -1)
    bitmap.context.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2))
    expectEqual(
      bitmap.rows([red: "R", white: "."]),
      [
        "....",
        ".R..",
        "....",
        "....",
      ])
  }
}
