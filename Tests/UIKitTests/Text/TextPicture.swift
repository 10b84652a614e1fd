import UIKit

/// White pixels that text is drawn on, with a point at two pixels.
@MainActor
final class TextPicture {
  let width: Int
  let height: Int
  let scale: CGFloat = 2
  private var pixels: [UInt8]

  init(width: CGFloat, height: CGFloat) {
    self.width = Int(width * 2)
    self.height = Int(height * 2)
    pixels = [UInt8](repeating: 255, count: self.width * self.height * 4)
  }

  /// Draws with a context over the pixels as the current one.
  func draw(_ body: () -> Void) {
    pixels.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4, isOpaque: false, scale: scale)
      else { return }
      UIGraphicsPushContext(context)
      body()
      UIGraphicsPopContext()
    }
  }

  func draw(_ label: UILabel) {
    draw { label.draw(label.bounds) }
  }

  struct Pixel: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var isWhite: Bool { red == 255 && green == 255 && blue == 255 }
  }

  subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(red: pixels[index + 2], green: pixels[index + 1], blue: pixels[index])
  }

  var all: [Pixel] { (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } } }

  /// Rows of pixels with anything drawn in them.
  var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { !self[$0, y].isWhite } } }
  var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { !self[x, $0].isWhite } } }
  /// The points between the first and the last inked row.
  var inkedMiddle: CGFloat { inkedRows.isEmpty ? 0 : CGFloat(inkedRows.first! + inkedRows.last! + 1) / 4 }
}
