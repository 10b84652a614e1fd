import Expectations
import Foundation
import Testing
import _Testing_CoreGraphics

@testable import CoreGraphics

@Suite struct CGImageTests {
  /// Four pixels in a row: red, green, blue, white.
  private func strip() throws -> CGImage {
    let bitmap = Bitmap(4, 1)
    for (index, color) in [CGColor.testRed, .testGreen, .testBlue].enumerated() {
      bitmap.context.setFillColor(color)
      bitmap.context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
    }
    return try require(bitmap.context.makeImage())
  }

  private func rows(_ image: CGImage) -> [String] {
    let bitmap = Bitmap(image.width, image.height, background: nil)
    bitmap.context.translateBy(x: 0, y: CGFloat(image.height))
    bitmap.context.scaleBy(x: 1, y: -1)
    bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return bitmap.rows([red: "R", green: "G", blue: "B", white: "W", black: "K", 0: "."])
  }

  private func image(
    _ bytes: [UInt8], width: Int, height: Int, bits: Int = 8, pixel: Int, row: Int, space: CGColorSpace,
    info: CGBitmapInfo, decode: [CGFloat]? = nil
  ) throws -> CGImage? {
    let provider = try require(CGDataProvider(data: Data(bytes)))
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row, space: space,
      bitmapInfo: info, provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
  }

  @Test func croppingSharesPixels() throws {
    let image = try strip()
    let part = try require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
    expectEqual(rows(part), ["GB"])
    expectEqual(part.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 9)).map(rows), ["B"])
    expectNil(image.cropping(to: CGRect(x: 10, y: 0, width: 2, height: 1)))
  }

  @Test func aCroppedImageOutlivesTheWhole() throws {
    var whole: CGImage? = try strip()
    let part = try require(whole?.cropping(to: CGRect(x: 2, y: 0, width: 2, height: 1)))
    whole = nil
    expectEqual(rows(part), ["BW"])
  }

  @Test func pixelsAreReadInTheirBitmapLayout() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let last = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    let first = CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)
    let cases: [(bytes: [UInt8], pixel: Int, info: CGBitmapInfo)] = [
      ([255, 0, 0, 255, 0, 0, 255, 255], 32, last),
      ([255, 255, 0, 0, 255, 0, 0, 255], 32, first),
      ([0, 0, 255, 255, 255, 0, 0, 255], 32, [first, .byteOrder32Little]),
      ([255, 0, 0, 0, 0, 255], 24, []),
    ]
    for sample in cases {
      let made = try image(
        sample.bytes, width: 2, height: 1, pixel: sample.pixel, row: sample.bytes.count, space: rgb,
        info: sample.info)
      let image = try require(made)
      expectEqual(rows(image), ["RB"], "\(sample)")
      expectEqual(image.bitsPerPixel, sample.pixel)
      expectEqual(image.dataProvider?.data, Data(sample.bytes))
    }
  }

  @Test func grayOneBitAndCMYKPixelsAreRead() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let bits = try image([0b0110_0000], width: 4, height: 1, bits: 1, pixel: 1, row: 1, space: gray, info: [])
    expectEqual(bits.map(rows), ["KWWK"])
    let inverted = try image(
      [0, 255], width: 2, height: 1, pixel: 8, row: 2, space: gray, info: [], decode: [1, 0])
    expectEqual(inverted.map(rows), ["WK"])
    let cmyk = try image(
      [0, 255, 255, 0, 0, 0, 0, 255], width: 2, height: 1, pixel: 32, row: 8, space: CGColorSpaceCreateDeviceCMYK(),
      info: [])
    expectEqual(cmyk.map(rows), ["RK"])
  }

  @Test func tooFewBytesMakeNoImage() throws {
    expectNil(
      try image([1, 2, 3], width: 2, height: 2, pixel: 32, row: 8, space: CGColorSpaceCreateDeviceRGB(), info: []))
  }

  @Test func anImageMaskDrawsTheFillColourWhereItIsZero() throws {
    let provider = try require(CGDataProvider(data: Data([0, 255, 0])))
    let mask = try require(
      CGImage(
        maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
        decode: nil, shouldInterpolate: false))
    expect(mask.isMask)
    expectNil(mask.colorSpace)
    let bitmap = Bitmap(3, 1)
    bitmap.context.setFillColor(.testBlue)
    bitmap.context.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
    expectEqual(bitmap.rows([blue: "B", white: "."]), ["B.B"])
    let part = try strip().cropping(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    expectEqual(part?.masking(mask).map(rows), ["R.B"])
  }

  @Test func coloursInARangeBecomeTransparent() throws {
    let image = try require(strip().copy(maskingColorComponents: [0, 10, 200, 255, 0, 10]))
    expectEqual(rows(image), ["R.BW"])
  }

  @Test func enlargingWithoutInterpolationRepeatsPixels() throws {
    let bitmap = Bitmap(8, 2)
    bitmap.context.interpolationQuality = .none
    bitmap.context.draw(try strip(), in: CGRect(x: 0, y: 0, width: 8, height: 2))
    expectEqual(bitmap.rows([red: "R", green: "G", blue: "B", white: "W"]), ["RRGGBBWW", "RRGGBBWW"])
  }

  @Test func edgesOfAnEnlargedImageStayOpaque() throws {
    let source = Bitmap(2, 2, background: .testRed)
    let bitmap = Bitmap(9, 9)
    let image = try require(source.context.makeImage())
    bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: 9, height: 9))
    expect(bitmap[0, 0] == red && bitmap[8, 8] == red)
  }

  @Test func tilesRepeatOverTheClip() throws {
    let bitmap = Bitmap(6, 1)
    let image = try require(strip().cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
    bitmap.context.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
    expectEqual(bitmap.rows([red: "R", green: "G"]), ["GRGRGR"])
  }

  @Test func anImageWithAlphaIsBlended() throws {
    let bitmap = Bitmap(1, 1)
    bitmap.context.setAlpha(0.5)
    let image = try require(strip().cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)))
    bitmap.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let value = Int(bitmap[0, 0] >> 16 & 0xFF)
    expect(abs(value - 128) <= 1, "half blue on white")
  }

  @Test func pngFilesRoundTrip() throws {
    let image = try strip()
    let data = try require(image.pngData())
    expect(CGImage.pngSize(of: data)! == (4, 1))
    let provider = try require(CGDataProvider(data: data))
    let decoded = try require(
      CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    expectEqual(rows(decoded), rows(image))
  }

  @Test func brokenPNGFilesMakeNoImage() throws {
    let data = try require(strip().pngData())
    for broken in [Data(), Data("text".utf8), data.prefix(40), data.prefix(data.count - 20)] {
      let provider = try require(CGDataProvider(data: Data(broken)))
      expectNil(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }
  }

  @Test func imagesAttachToATestAsPNG() throws {
    let image = try strip()
    let attachment = Attachment(image, named: "strip")
    let bytes = try attachment.withUnsafeBytes { Data($0) }
    expectEqual(bytes, image.pngData())
    expectEqual(attachment.preferredName, "strip.png")
    Attachment.record(image, named: "strip")
  }
}
