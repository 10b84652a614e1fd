import CoreGraphics
import Expectations
import PictureTesting
import Testing

@testable import UIKitGraphics

/// Colours that are images side by side.
struct UIColorTests {
  /// A tile of four points: red above, blue below.
  private static func tile(_ scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  private func draw(_ scale: CGFloat = 1, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { body($0.cgContext) }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
    image.cgImage.map { Pixels($0)[x, y] } ?? 0
  }

  private static let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)

  @Test(arguments: [CGFloat(1), 2]) func aPatternImageTilesAShapeFromTheOrigin(_ scale: CGFloat) {
    let image = draw(scale) { context in
      UIColor(patternImage: Self.tile(scale)).setFill()
      context.fill(CGRect(x: 1, y: 1, width: 12, height: 12))
    }
    let points = Int(scale)
    expectEqual(pixel(image, 0, 0), 0, "beside the shape")
    expectEqual(pixel(image, 2 * points, 1 * points), Self.red)
    expectEqual(pixel(image, 2 * points, 3 * points), Self.blue)
    expectEqual(pixel(image, 6 * points, 5 * points), Self.red)
    expectEqual(pixel(image, 6 * points, 7 * points), Self.blue)
  }

  @Test func aCopyOfAPatternWithAnotherAlphaIsThePatternFaded() throws {
    let pattern = UIColor(patternImage: Self.tile()).cgColor
    let faded = try require(pattern.copy(alpha: 0.5))
    expectEqual(faded.alpha, 0.5)
    expect(faded != pattern && faded.copy(alpha: 1) == pattern && pattern.copy(alpha: 0.5) == faded)
    let image = draw { context in
      context.setFillColor(faded)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    expect([0x7F7F_0000, 0x8080_0000].contains(pixel(image, 2, 1)), "half red")
    expect([0x7F00_007F, 0x8000_0080].contains(pixel(image, 2, 3)), "half blue")
  }

  @Test func patternImagesMoveWithTheCoordinateSystem() {
    let image = draw { context in
      context.translateBy(x: 0, y: 2)
      UIColor(patternImage: Self.tile()).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    expect(pixel(image, 1, 2) == Self.red && pixel(image, 1, 4) == Self.blue)
  }

  @Test(arguments: [CGFloat(1), 2]) func textIsDrawnWithAPatternImage(_ scale: CGFloat) {
    let pattern = UIColor(patternImage: Self.tile(scale))
    let text = NSMutableAttributedString(
      string: "\u{2588}\u{2588}", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: pattern])
    text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
      text.draw(at: .zero)
    }
    let pixels = image.cgImage.map(Pixels.init)
    let colors = (0..<30).map { pixels?[Int(4 * scale), $0 * Int(scale)] ?? 0 }
    expect(colors.contains(Self.red) && colors.contains(Self.blue))
    for y in colors.indices where colors[y] == Self.red { expect(y % 4 < 2, "copies begin at the origin: \(y)") }
    for y in colors.indices where colors[y] == Self.blue { expect(y % 4 >= 2, "copies begin at the origin: \(y)") }
    let others = (0..<Int(60 * scale)).map { pixels?[$0, Int(13 * scale)] ?? 0 }
    expect(others.contains(0xFF00_FF00), "the second letter has a colour of its own")
  }

  @Test func aPlainFillReplacesAPatternFill() {
    let image = draw { context in
      UIColor(patternImage: Self.tile()).set()
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.setLineWidth(2)
      context.stroke(CGRect(x: 10, y: 1, width: 4, height: 12))
    }
    expectEqual(pixel(image, 1, 1), 0xFF00_0000, "the stroke alone has the pattern still")
    expect(pixel(image, 10, 5) == Self.red && pixel(image, 10, 7) == Self.blue)
  }

  @Test func aPatternColourHasNoComponentsAndIsEqualByItsImage() {
    let tile = Self.tile()
    let color = UIColor(patternImage: tile)
    var value: CGFloat = 0.25
    expect(!color.getRed(&value, green: nil, blue: nil, alpha: nil) && !color.getWhite(&value, alpha: nil))
    expect(!color.getHue(&value, saturation: nil, brightness: nil, alpha: nil) && value == 0.25)
    expect(color == UIColor(patternImage: tile) && color != UIColor(patternImage: Self.tile(2)) && color != .black)
    expectEqual(color.hash, UIColor(patternImage: tile).hash)
    expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) === color)
    expect(color.description.hasPrefix("UIPatternColorSpace"))
    expect(!color.cgColor.isOpaque && color.cgColor != UIColor.black.cgColor)
  }

  @Test func alphaFadesAPatternImage() {
    let image = draw { context in
      UIColor(patternImage: Self.tile()).withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    expect(abs(Int(pixel(image, 1, 1) >> 24) - 128) <= 1)
    let faded = draw { context in
      context.setAlpha(0.5)
      UIColor(patternImage: Self.tile()).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    expect(abs(Int(pixel(faded, 1, 1) >> 24) - 128) <= 1)
  }

  @Test func anEmptyPatternImageDrawsNothing() {
    let image = draw { context in
      UIColor(patternImage: UIImage()).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    expectEqual(pixel(image, 1, 1), 0)
  }
}
