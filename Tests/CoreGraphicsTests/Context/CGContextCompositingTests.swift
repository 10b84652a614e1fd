import CCairo
import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGContextCompositingTests {
  private func component(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }

  @Test func multiplyMultipliesComponents() {
    let bitmap = Bitmap(1, 1, background: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    bitmap.context.setBlendMode(.multiply)
    bitmap.context.setFillColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(abs(component(bitmap[0, 0], 16) - 128) <= 1)
    expect(abs(component(bitmap[0, 0], 8) - 64) <= 1)
    expectEqual(component(bitmap[0, 0], 0), 0)
  }

  @Test func sourceInColoursOnlyExistingPixelsWithinTheShape() {
    let bitmap = Bitmap(4, 1, background: nil)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    bitmap.context.setBlendMode(.sourceIn)
    bitmap.context.setFillColor(.testBlue)
    bitmap.context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    expectEqual(bitmap.rows([red: "R", blue: "B", 0: "."]), ["RB.."])
  }

  @Test func aStrokeInSourceInLeavesOtherPixels() {
    let bitmap = Bitmap(3, 3, background: .testRed)
    bitmap.context.setBlendMode(.sourceIn)
    bitmap.context.setStrokeColor(.testBlue)
    bitmap.context.move(to: CGPoint(x: 0, y: 1.5))
    bitmap.context.addLine(to: CGPoint(x: 3, y: 1.5))
    bitmap.context.strokePath()
    expectEqual(bitmap.rows([red: "R", blue: "B"]), ["RRR", "BBB", "RRR"])
  }

  @Test func plusDarkerAddsComponentsAndSubtractsOne() {
    let bitmap = Bitmap(2, 1, background: CGColor(red: 0.8, green: 0.4, blue: 1, alpha: 1))
    bitmap.context.setBlendMode(.plusDarker)
    bitmap.context.setFillColor(red: 0.6, green: 0.4, blue: 1, alpha: 1)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // 0.8 + 0.6 - 1 = 0.4; 0.4 + 0.4 - 1 < 0; 1 + 1 - 1 = 1.
    expect(abs(component(bitmap[0, 0], 16) - 102) <= 1, "\(String(bitmap[0, 0], radix: 16))")
    expectEqual(component(bitmap[0, 0], 8), 0)
    expectEqual(component(bitmap[0, 0], 0), 255)
    expectEqual(component(bitmap[1, 0], 16), 204)
  }

  @Test func alphaMultipliesColours() {
    let bitmap = Bitmap(1, 1)
    bitmap.context.setAlpha(0.5)
    bitmap.context.setFillColor(gray: 0, alpha: 0.5)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(abs(component(bitmap[0, 0], 0) - 191) <= 1)
  }

  @Test func aTransparencyLayerBlendsAsOneImage() {
    let bitmap = Bitmap(3, 1)
    let context = bitmap.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.saveGState()
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    let values = (0..<3).map { component(bitmap[$0, 0], 0) }
    expect(values.allSatisfy { abs($0 - 128) <= 1 }, "the overlap is no darker: \(values)")
    context.setAlpha(1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bitmap[0, 0], black, "the state before the layer is back")
  }

  @Test func aShadowWithoutBlurIsACopyAtItsOffset() {
    let bitmap = Bitmap(6, 4)
    bitmap.context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .testBlue)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    expectEqual(
      bitmap.rows([red: "R", blue: "B", white: "."]),
      [
        "......",
        ".RR...",
        ".RRBB.",
        "...BB.",
      ])
  }

  @Test func shadowOffsetsIgnoreTheCurrentTransform() {
    let bitmap = Bitmap(8, 2, scale: 2)
    bitmap.context.scaleBy(x: 0.5, y: 0.5)
    bitmap.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .testBlue)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    expectEqual(bitmap.rows([red: "R", blue: "B", white: "."]), ["RR..BB..", "RR..BB.."])
  }

  @Test func aShapeOutsideTheClipCastsItsShadowInside() {
    let bitmap = Bitmap(4, 1)
    bitmap.context.clip(to: CGRect(x: 2, y: 0, width: 2, height: 1))
    bitmap.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .testBlue)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bitmap.rows([red: "R", blue: "B", white: "."]), ["..B."])
  }

  @Test func aBlurredShadowFadesSymmetrically() {
    let bitmap = Bitmap(41, 41)
    bitmap.context.setShadow(offset: CGSize(width: 0, height: 0), blur: 8, color: .black)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 10, y: 10, width: 21, height: 21))
    let left = (0..<10).map { component(bitmap[$0, 20], 8) }
    let right = (31..<41).reversed().map { component(bitmap[$0, 20], 8) }
    expectEqual(left, right, "symmetric")
    expectEqual(left, left.sorted(by: >), "darker towards the shape: \(left)")
    // At the edge of a large shape a Gaussian has half its height.
    expect((110...160).contains(left[9]), "\(left)")
  }

  @Test func aMaskDrawsWhereItIsLight() throws {
    let provider = try require(CGDataProvider(data: Data([0, 255, 255, 0])))
    let opaque = try require(
      CGImage(
        width: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
    let bitmap = Bitmap(4, 1)
    bitmap.context.saveGState()
    bitmap.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: opaque)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    bitmap.context.restoreGState()
    expectEqual(bitmap.rows([red: "R", white: "."]), [".RR."])
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(bitmap[0, 0], black, "the mask ends with the state")
  }

  @Test func otherDrawingKeepsTheCurrentPath() throws {
    let bitmap = Bitmap(4, 2)
    let context = bitmap.context
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setShadow(offset: .zero, blur: 1)
    let gradient = try require(
      CGGradient(colorsSpace: nil, colors: [CGColor.clear, CGColor.clear], locations: nil))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    context.clear(CGRect(x: 3, y: 0, width: 1, height: 1))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setFillColor(.testRed)
    context.fillPath()
    expectEqual(bitmap[0, 0], red)
    expect(context.isPathEmpty)
  }

  @Test func blurringKeepsTheTotalCoverage() {
    var pixels = [UInt8](repeating: 0, count: 61 * 61)
    pixels[30 * 61 + 30] = 255
    pixels[30 * 61 + 31] = 255
    pixels[31 * 61 + 30] = 255
    pixels[31 * 61 + 31] = 255
    for index in pixels.indices where abs(index % 61 - 30) < 12 && abs(index / 61 - 30) < 12 { pixels[index] = 255 }
    let before = pixels.reduce(0) { $0 + Int($1) }
    pixels.withUnsafeMutableBufferPointer {
      AlphaBlur.blur($0.baseAddress!, width: 61, height: 61, bytesPerRow: 61, sigma: 4)
    }
    let after = pixels.reduce(0) { $0 + Int($1) }
    expect(abs(after - before) < before / 50, "\(before) before, \(after) after")
  }

  @Test func foreignDrawingHasAlphaAndShadow() {
    let bitmap = Bitmap(4, 1)
    bitmap.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .testBlue)
    bitmap.context.setAlpha(0.5)
    bitmap.context.composeForeign { cairo in
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_rectangle(cairo, 0, 0, 1, 1)
      cairo_fill(cairo)
    }
    expect(abs(component(bitmap[0, 0], 8) - 128) <= 1, "half black")
    expect(component(bitmap[2, 0], 0) == 255 && abs(component(bitmap[2, 0], 8) - 128) <= 1, "half a blue shadow")
    expectEqual(bitmap[1, 0], white)
  }
}
