import UIKit

/// Pictures of screens side by side, with round corners on a transparent ground: a page shows the strip in light and in dark.
@MainActor
struct PictureStrip {
  /// Pixels of the whole strip from side to side.
  var width: CGFloat
  /// Pixels between two pictures.
  var spacing: CGFloat = 20
  /// Pixels.
  var cornerRadius: CGFloat = 22

  /// Seen on white and on black.
  private static let border = UIColor(white: 0.5, alpha: 0.55)

  /// The pixels of one of `count` pictures from side to side.
  func pictureWidth(of count: Int) -> CGFloat {
    ((width - spacing * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
  }

  /// The strip, as high as the highest picture. Pictures are drawn pixel by pixel: make them as wide as `pictureWidth(of:)`.
  func picture(of pictures: [CGImage]) -> UIImage {
    let height = pictures.map { CGFloat($0.height) }.reduce(0, max)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      var x: CGFloat = 0
      for picture in pictures {
        draw(picture, atX: x, in: context.cgContext)
        x += CGFloat(picture.width) + spacing
      }
    }
  }

  private func draw(_ picture: CGImage, atX x: CGFloat, in context: CGContext) {
    let frame = CGRect(x: x, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height))
    context.saveGState()
    UIBezierPath(roundedRect: frame, cornerRadius: cornerRadius).addClip()
    UIImage(cgImage: picture).draw(in: frame)
    context.restoreGState()
    Self.border.setStroke()
    let border = UIBezierPath(roundedRect: frame.insetBy(dx: 0.75, dy: 0.75), cornerRadius: cornerRadius - 0.75)
    border.lineWidth = 1.5
    border.stroke()
  }
}
