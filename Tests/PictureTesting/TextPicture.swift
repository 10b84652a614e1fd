import UIKitGraphics

/// White pixels that text is drawn on, with a point at two pixels.
@MainActor
package final class TextPicture {
  package let width: Int
  package let height: Int
  package let scale: CGFloat = 2
  private var pixels: [UInt8]

  package init(width: CGFloat, height: CGFloat) {
    self.width = Int(width * 2)
    self.height = Int(height * 2)
    pixels = [UInt8](repeating: 255, count: self.width * self.height * 4)
  }

  /// Draws with a context over the pixels as the current one.
  package func draw(_ body: () -> Void) {
    pixels.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4, isOpaque: false,
          scale: scale)
      else { return }
      UIGraphicsPushContext(context)
      body()
      UIGraphicsPopContext()
    }
  }

  package struct Pixel: Hashable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    package var isWhite: Bool { red == 255 && green == 255 && blue == 255 }
  }

  package subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(red: pixels[index + 2], green: pixels[index + 1], blue: pixels[index])
  }

  package var all: [Pixel] { (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } } }

  /// Rows of pixels with anything drawn in them.
  package var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { !self[$0, y].isWhite } } }
  package var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { !self[x, $0].isWhite } } }
  /// The points between the first and the last inked row.
  package var inkedMiddle: CGFloat { inkedRows.isEmpty ? 0 : CGFloat(inkedRows.first! + inkedRows.last! + 1) / 4 }
}
