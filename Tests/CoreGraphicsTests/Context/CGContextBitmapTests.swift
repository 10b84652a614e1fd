import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGContextBitmapTests {
  @Test func rgbaBitmapsStoreRedFirst() throws {
    var bytes = [UInt8](repeating: 0, count: 2 * 4)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try require(
        CGContext(
          data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let picture = Bitmap(1, 1, background: .testBlue)
      context.draw(try require(picture.context.makeImage()), in: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.flush()
      let image = try require(context.makeImage())
      let copy = Bitmap(2, 1)
      copy.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
      expectEqual(copy[0, 0], 0xFFFF_3300)
      expectEqual(copy[1, 0], blue)
    }
    expectEqual(bytes, [255, 51, 0, 255, 0, 0, 255, 255])
  }

  @Test func unsupportedFormatsHaveNoContext() {
    let space = CGColorSpaceCreateDeviceRGB()
    expectNil(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0, space: space, bitmapInfo: 1))
    expectNil(
      CGContext(data: nil, width: 0, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 1))
  }

  @Test func anAlphaOnlyBitmapHoldsCoverage() throws {
    let context = try require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    context.setFillColor(gray: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try require(context.data)
    expect(abs(Int(bytes.load(as: UInt8.self)) - 128) <= 1)
    expectEqual(bytes.load(fromByteOffset: 1, as: UInt8.self), 0)
    expectEqual(context.bitsPerPixel, 8)
  }

  @Test func theCallersMemoryIsReleasedWithTheContext() throws {
    var released = 0
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
    do {
      let context = try require(
        CGContext(
          data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
          releaseCallback: { _, data in
            data?.deallocate()
            released += 1
          }, releaseInfo: nil))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      expectEqual(released, 0)
    }
    expectEqual(released, 1)
  }

  /// A row far down a list is drawn in its own space. That a transform brings far coordinates near is
  /// what makes the same code right for content that is asked to draw where it lies.
  @Test func contentFarFromTheOriginIsDrawnExactly() {
    let first = Bitmap(40, 20)
    drawRow(in: first.context, at: 0)
    let far = Bitmap(40, 20)
    let top: CGFloat = 190_000_000
    far.context.translateBy(x: 0, y: -top)
    drawRow(in: far.context, at: top)
    for y in 0..<20 {
      for x in 0..<40 where first[x, y] != far[x, y] {
        Issue.record(
          "pixel \(x), \(y): \(String(first[x, y], radix: 16)) at 0, \(String(far[x, y], radix: 16)) at \(top)")
        return
      }
    }
    expectEqual(first[2, 2], red, "something is drawn at all")
  }

  private func drawRow(in context: CGContext, at top: CGFloat) {
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: top, width: 40, height: 20))
    context.setFillColor(.testRed)
    context.fill(CGRect(x: 1, y: top + 1, width: 10, height: 10))
    context.setFillColor(.testBlue)
    context.fillEllipse(in: CGRect(x: 20, y: top + 2, width: 15, height: 15))
    context.setStrokeColor(.testGreen)
    context.move(to: CGPoint(x: 0, y: top + 19.5))
    context.addLine(to: CGPoint(x: 40, y: top + 19.5))
    context.strokePath()
    context.restoreGState()
  }

  @Test func rectanglesBeyondCairosCoordinatesFillTheVisiblePart() {
    let bitmap = Bitmap(2, 2)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    expectEqual(bitmap.rows([red: "R"]), ["RR", "RR"])
    bitmap.context.setFillColor(.testBlue)
    bitmap.context.fill(CGRect.infinite)
    expectEqual(bitmap.rows([blue: "B"]), ["BB", "BB"])
  }

  @Test func theCurrentTransformHasItsOriginAtTheBottom() {
    let bitmap = Bitmap(10, 20, scale: 2)
    expectEqual(bitmap.context.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    expectEqual(bitmap.context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 2, y: 18))
    expectEqual(bitmap.context.convertToUserSpace(CGPoint(x: 2, y: 18)), CGPoint(x: 1, y: 1))
  }
}
