import UIKitGraphics

/// Reads an image's pixels in a test.
package struct Pixels {
  package let width: Int
  package let height: Int
  private let bytes: [UInt32]

  /// Every pixel, row by row.
  package var values: [UInt32] { bytes }

  package init(_ image: CGImage) {
    width = image.width
    height = image.height
    let drawing = BitmapDrawing(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, isOpaque: false)
    drawing.context.interpolationQuality = .none
    drawing.context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    drawing.context.flush()
    let rowBytes = drawing.context.bytesPerRow
    let data = drawing.context.data!
    let (columns, rows) = (width, height)
    bytes = (0..<(columns * rows)).map { index in
      data.load(fromByteOffset: index / columns * rowBytes + index % columns * 4, as: UInt32.self)
    }
    drawing.discard()
  }

  package init(_ image: UIImage) {
    self.init(image.rendered(size: image.size, scale: image.scale, tint: nil)!)
  }

  /// A pixel from the top left as 0xAARRGGBB, premultiplied.
  package subscript(_ x: Int, _ y: Int) -> UInt32 { bytes[y * width + x] }

  /// The rows as letters: R, G, B, W, K, `.` for nothing and `?` for any other.
  package var rows: [String] {
    let legend: [UInt32: Character] = [
      0xFFFF_0000: "R", 0xFF00_FF00: "G", 0xFF00_00FF: "B", 0xFFFF_FFFF: "W", 0xFF00_0000: "K", 0: ".",
    ]
    return (0..<height).map { y in String((0..<width).map { legend[self[$0, y]] ?? "?" }) }
  }

  /// How many pixels are not transparent.
  package var inkCount: Int { bytes.filter { $0 >> 24 > 0 }.count }
}

extension UIImage {
  /// Two rows: red, green; blue, white. Each letter is `side` points wide and high.
  package static func quarters(side: CGFloat = 1, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 2 * side, height: 2 * side), format: format).image { context in
      let colors: [(UIColor, CGFloat, CGFloat)] = [
        (.red, 0, 0), (.green, side, 0), (.blue, 0, side), (.white, side, side),
      ]
      for (color, x, y) in colors {
        context.cgContext.setFillColor(color.cgColor)
        context.fill(CGRect(x: x, y: y, width: side, height: side))
      }
    }
  }
}
