import CoreGraphics
import QuartzCore

/// Owns the memory of a frame; black at first.
final class FramePixels {
  let buffer: PixelBuffer

  init(size: CGSize, scale: CGFloat) {
    let width = FramePixels.pixels(size.width, scale)
    let height = FramePixels.pixels(size.height, scale)
    let bytesPerRow = width * 4
    let base = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  deinit {
    buffer.base.deallocate()
  }

  /// At least one pixel, and no more for the rounding error of a size that was computed.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((points * scale - 0.001).rounded(.up)))
  }
}
