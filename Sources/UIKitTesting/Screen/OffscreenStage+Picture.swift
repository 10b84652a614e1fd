import CoreGraphics
import QuartzCore
import Stage

extension OffscreenStage {
  /// A copy of the frame that was composed last.
  func picture() -> CGImage {
    withPixels { pixels in
      let context = CGContext(
        pixels: pixels.base, width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow,
        isOpaque: true,
        scale: 1)
      guard let image = context?.makeImage() else {
        fatalError("a frame of \(pixels.width)x\(pixels.height) pixels could not be copied")
      }
      return image
    }
  }
}
