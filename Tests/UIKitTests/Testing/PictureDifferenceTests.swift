import CoreGraphics
import Expectations
import Testing
import UIKitTesting

@Suite struct PictureDifferenceTests {
  /// White, with a black square whose top left corner is at `x`, `y`.
  private func picture(x: Int, y: Int, size: Int = 10, shade: CGFloat = 0, width: Int = 100) throws -> CGImage {
    let context = try require(
      CGContext(
        data: nil, width: width, height: 100, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: 100))
    context.setFillColor(red: shade, green: shade, blue: shade, alpha: 1)
    context.fill(CGRect(x: x, y: 100 - y - size, width: size, height: size))
    return try require(context.makeImage())
  }

  @Test func equalPicturesHaveNoDifference() throws {
    let difference = pictureDifference(
      expected: try picture(x: 5, y: 7), actual: try picture(x: 5, y: 7), tolerance: .exact)
    expectNil(difference, "\(difference.map(String.init(describing:)) ?? "")")
  }

  @Test func aShiftIsReportedWithItsArea() throws {
    let difference = try require(pictureDifference(expected: try picture(x: 5, y: 7), actual: try picture(x: 6, y: 7)))
    expectEqual(difference.changedPixels, 20)
    expectEqual(difference.largestChange, 255)
    expectEqual(difference.changedArea, CGRect(x: 5, y: 7, width: 11, height: 10))
    expectEqual(
      difference.description, "20 pixels (0.200 %) differ by up to 255 (delta E 100.0), within x 5..<16, y 7..<17")
    expectEqual(difference.image?.width, 100)
  }

  @Test func differencesWithinTheChannelTolerancePass() throws {
    let (black, dark) = (try picture(x: 5, y: 7), try picture(x: 5, y: 7, shade: 10.0 / 255))
    expectNil(pictureDifference(expected: black, actual: dark, tolerance: PictureTolerance(channel: 10, area: 0)))
    expect(pictureDifference(expected: black, actual: dark, tolerance: PictureTolerance(channel: 9, area: 0)) != nil)
  }

  @Test func differencesWithinTheAreaTolerancePass() throws {
    let (small, large) = (try picture(x: 5, y: 7, size: 10), try picture(x: 5, y: 7, size: 11))
    expectNil(pictureDifference(expected: small, actual: large, tolerance: PictureTolerance(channel: 0, area: 0.0021)))
    expect(
      pictureDifference(expected: small, actual: large, tolerance: PictureTolerance(channel: 0, area: 0.0020)) != nil)
  }

  @Test func anotherSizeIsADifference() throws {
    let difference = pictureDifference(expected: try picture(x: 5, y: 7), actual: try picture(x: 5, y: 7, width: 90))
    expectEqual(difference?.description, "the picture is 90x100 pixels, expected were 100x100")
  }
}
