import CoreGraphics
import Foundation
import QuartzCore

/// Owns the memory of a frame; black at first.
///
/// The memory comes from the system as it is written, in large pages where a whole one fits: a frame is painted and
/// moved from end to end, and a fault for each small page would take longer than the painting.
final class FramePixels {
  let buffer: PixelBuffer
  private let mapping: UnsafeMutableRawPointer
  private let mappedBytes: Int

  /// Bytes of a large page.
  private static let largePage = 2 << 20

  init(size: CGSize, scale: CGFloat) {
    let width = FramePixels.pixels(size.width, scale)
    let height = FramePixels.pixels(size.height, scale)
    let bytes = width * height * 4
    mappedBytes = bytes + Self.largePage
    let address = mmap(nil, mappedBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else {
      fatalError("No memory for a frame of \(width) × \(height) pixels.")
    }
    mapping = address
    let base = address.alignedUp(toMultipleOf: Self.largePage)
    let wholePages = bytes / Self.largePage * Self.largePage
    if wholePages > 0 { madvise(base, wholePages, Int32(MADV_HUGEPAGE)) }
    buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
  }

  deinit {
    munmap(mapping, mappedBytes)
  }

  /// At least one pixel, and no more for the rounding error of a size that was computed.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((points * scale - 0.001).rounded(.up)))
  }
}
