import CoreGraphics
import Foundation
import QuartzCore

/// Owns the memory of a frame; black at first.
///
/// The memory comes from the system as it is written, in large pages where a whole one fits: a frame is painted and
/// moved from end to end, and a fault for each small page would take longer than the painting. A frame that is not
/// used any more leaves its memory to the next of its size.
final class FramePixels {
  let buffer: PixelBuffer
  private let mapping: FrameMapping

  init(size: CGSize, scale: CGFloat) {
    let width = FramePixels.pixels(size.width, scale)
    let height = FramePixels.pixels(size.height, scale)
    mapping = FrameMapping.take(width * height * 4)
    buffer = PixelBuffer(base: mapping.base, width: width, height: height, bytesPerRow: width * 4)
  }

  deinit { mapping.leave() }

  /// At least one pixel, and no more for the rounding error of a size that was computed.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((points * scale - 0.001).rounded(.up)))
  }
}
