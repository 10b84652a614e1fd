import CoreGraphics
import Foundation

/// The pixels of a picture as bytes: red, green, blue, alpha, premultiplied, top row first.
struct PicturePixels {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(_ image: CGImage) {
    width = image.width
    height = image.height
    bytes = [UInt8](repeating: 0, count: max(1, image.width * image.height * 4))
    draw { context, area in context.draw(image, in: area) }
  }

  /// The pixels as a picture.
  func image() -> CGImage? {
    var copy = self
    var image: CGImage?
    copy.draw { context, _ in image = context.makeImage() }
    return image
  }

  func offset(x: Int, y: Int) -> Int { (y * width + x) * 4 }

  /// Lends every pixel as one number, in the machine's order of bytes.
  func withColors<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    bytes.withUnsafeBytes { memory in
      memory.withMemoryRebound(to: UInt32.self) { body(UnsafeBufferPointer(rebasing: $0[..<(width * height)])) }
    }
  }

  /// Replaces every pixel, a number in the machine's order of bytes.
  mutating func changeColors(_ change: (UInt32) -> UInt32) {
    let count = width * height
    bytes.withUnsafeMutableBytes { memory in
      memory.withMemoryRebound(to: UInt32.self) { colors in
        for index in 0..<count { colors[index] = change(colors[index]) }
      }
    }
  }

  /// Red, green, blue and alpha in one number.
  func color(x: Int, y: Int) -> UInt32 {
    let start = offset(x: x, y: y)
    let (red, green) = (UInt32(bytes[start]), UInt32(bytes[start + 1]))
    return red << 24 | green << 16 | UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
  }

  mutating func setColor(_ color: UInt32, x: Int, y: Int) {
    let start = offset(x: x, y: y)
    for index in 0..<4 { bytes[start + index] = UInt8(truncatingIfNeeded: color >> UInt32(24 - 8 * index)) }
  }

  private mutating func draw(_ body: (CGContext, CGRect) -> Void) {
    let (width, height) = (width, height)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      guard let context else { return }
      body(context, CGRect(x: 0, y: 0, width: width, height: height))
      context.flush()
    }
  }
}
