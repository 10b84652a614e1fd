import UIKit

/// Pictures of screens side by side, with round corners on a transparent background, so that it fits light and dark pages.
@MainActor
struct PictureStrip {
  /// The width of the strip, in pixels.
  var width: CGFloat
  /// The space between two pictures, in pixels.
  var spacing: CGFloat = 20
  /// The radius of the corners, in pixels.
  var cornerRadius: CGFloat = 22

  /// A grey that is visible on white and on black.
  private static let border = UIColor(white: 0.5, alpha: 0.55)

  /// The width of each of `count` pictures, in pixels.
  func pictureWidth(of count: Int) -> CGFloat {
    ((width - spacing * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
  }

  /// The strip, as high as the highest picture. Pictures are not scaled: make them `pictureWidth(of:)` pixels wide.
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
