import Foundation

@testable import CoreGraphics

/// A small picture to draw into and to read back.
struct Bitmap {
  let context: CGContext

  /// In UIKit's coordinates: origin at the top left, `scale` pixels a point.
  init(_ width: Int, _ height: Int, scale: CGFloat = 1, background: CGColor? = .white) {
    let flipped = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.cairoPremultiplied.rawValue)!
    if let background {
      flipped.setFillColor(background)
      flipped.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    context = CGContext(surface: flipped.surface, scale: scale)
  }

  /// A pixel from the top left as 0xAARRGGBB, premultiplied.
  subscript(_ x: Int, _ y: Int) -> UInt32 {
    context.flush()
    return context.data!.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self)
  }

  /// The rows as letters for comparison: `legend` names the colours, `?` is any other.
  func rows(_ legend: [UInt32: Character]) -> [String] {
    (0..<context.height).map { y in
      String((0..<context.width).map { x in legend[self[x, y]] ?? "?" })
    }
  }
}

extension CGColor {
  static let testRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let testGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let testBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

let red: UInt32 = 0xFFFF_0000
let green: UInt32 = 0xFF00_FF00
let blue: UInt32 = 0xFF00_00FF
let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000
