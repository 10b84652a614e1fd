import Expectations
import PictureTesting
import Testing
import UIKit

@testable import ReadmePictures

@MainActor @Suite("A strip of pictures")
struct PictureStripTests {
  private func square(_ color: UIColor, _ side: CGFloat) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    return try require(image.cgImage)
  }

  @Test("divides its width among pictures and spacing")
  func width() {
    let strip = PictureStrip(width: 1000, spacing: 20)
    expectEqual(strip.pictureWidth(of: 1), 1000)
    expectEqual(strip.pictureWidth(of: 3), 320)
    expectEqual(strip.pictureWidth(of: 7), 125)
  }

  @Test("shows pictures from left to right, with nothing between and in their corners")
  func places() throws {
    let strip = PictureStrip(width: 210, spacing: 10, cornerRadius: 20)
    let side = strip.pictureWidth(of: 2)
    let picture = try require(strip.picture(of: [try square(.red, side), try square(.blue, side)]).cgImage)
    let pixels = Pixels(picture)
    expect(pixels.width == 210 && pixels.height == 100)
    func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels.values[y * pixels.width + x] }
    expectEqual(pixel(50, 50), Pixels(try square(.red, 1)).values[0])
    expectEqual(pixel(160, 50), Pixels(try square(.blue, 1)).values[0])
    for (x, y) in [(105, 50), (0, 0), (99, 99), (110, 0), (209, 99)] { expectEqual(pixel(x, y), 0, "\(x), \(y)") }
  }

  @Test("is as high as the highest picture")
  func height() throws {
    let picture = PictureStrip(width: 60, spacing: 10).picture(of: [try square(.red, 20), try square(.blue, 30)])
    expectEqual(picture.size, CGSize(width: 60, height: 30))
  }
}
