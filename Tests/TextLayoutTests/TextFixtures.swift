import CoreGraphics
import TextLayout

func attributes(
  _ size: Double = 17, weight: Double = 0, color: TextColor? = nil, kern: Double = 0
) -> TextAttributes {
  TextAttributes(font: FontDescription(size: size, weight: weight), color: color, kern: kern)
}

func content(_ string: String, _ size: Double = 17, paragraph: ParagraphStyle = ParagraphStyle()) -> TextContent {
  TextContent(string, attributes: attributes(size), paragraph: paragraph)
}

extension TextFrame {
  /// The text of each line, as broken.
  var lineTexts: [String] {
    let units = Array(content.string.utf16)
    return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }
}

/// Pixels to draw text on: white, with a point at `scale` pixels.
final class Canvas {
  let width: Int
  let height: Int
  let scale: Double
  private let pixels: UnsafeMutableRawPointer

  init(width: Double, height: Double, scale: Double = 2) {
    self.width = Int(width * scale)
    self.height = Int(height * scale)
    self.scale = scale
    pixels = .allocate(byteCount: self.width * self.height * 4, alignment: 16)
    pixels.initializeMemory(as: UInt8.self, repeating: 255, count: self.width * self.height * 4)
  }

  deinit { pixels.deallocate() }

  func draw(_ frame: TextFrame, x: Double = 0, y: Double = 0, overriding color: TextColor? = nil) {
    let context = CGContext(
      pixels: pixels, width: width, height: height, bytesPerRow: width * 4, isOpaque: false, scale: scale)
    guard let context else { return }
    frame.draw(in: context, at: CGPoint(x: x, y: y), overriding: color)
  }

  struct Pixel: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    var isWhite: Bool { red == 255 && green == 255 && blue == 255 }
    var isGray: Bool { red == green && green == blue }
  }

  subscript(x: Int, y: Int) -> Pixel {
    let bytes = pixels.assumingMemoryBound(to: UInt8.self) + (y * width + x) * 4
    return Pixel(red: bytes[2], green: bytes[1], blue: bytes[0])
  }

  /// The pixels in a rectangle of points.
  func pixels(in rect: CGRect) -> [Pixel] {
    let columns = max(0, Int(rect.minX * scale))..<min(width, Int((rect.maxX * scale).rounded(.up)))
    let rows = max(0, Int(rect.minY * scale))..<min(height, Int((rect.maxY * scale).rounded(.up)))
    return rows.flatMap { y in columns.map { x in self[x, y] } }
  }

  /// The rows with ink in some columns, in pixels.
  func inkedRows(in columns: Range<Int>) -> [Int] {
    (0..<height).filter { y in columns.contains { x in !self[x, y].isWhite } }
  }

  var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { x in !self[x, y].isWhite } } }
  var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { y in !self[x, y].isWhite } } }
}
