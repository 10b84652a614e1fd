import CCairo
import CoreGraphics

/// The pixels of a layer and its sublayers: premultiplied, 32 bits, blue first.
final class LayerBitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let isOpaque: Bool
  let base: UnsafeMutableRawPointer
  /// A Cairo surface over the bitmap's memory.
  let surface: OpaquePointer
  /// The pixels to paint from: all, unless only a visible part was copied from a frame, or the rest is clear.
  var part: PixelRect
  private var knownInkedLines: Range<Int>?
  private let block: PixelMemory.Block
  private let memory: PixelMemory

  init(width: Int, height: Int, isOpaque: Bool, memory: PixelMemory) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    self.memory = memory
    part = PixelRect(x: 0, y: 0, width: width, height: height)
    bytesPerRow = (width * 4 + 15) & ~15
    block = memory.take(bytesPerRow * height)
    base = block.base
    surface = cairo_image_surface_create_for_data(
      base.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(bytesPerRow))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    memory.give(block)
  }

  /// The lines from the first to the last one that has a pixel which is not clear. Searched for once in O(pixels), and
  /// again after ``pixelsDidChange()``.
  var inkedLines: Range<Int> {
    if let knownInkedLines { return knownInkedLines }
    let lines = isOpaque ? 0..<height : buffer.inkedLines
    knownInkedLines = lines
    return lines
  }

  /// Must be called after the pixels were drawn again: ``inkedLines`` may have changed.
  func pixelsDidChange() { knownInkedLines = nil }

  var buffer: PixelBuffer { PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow) }
}
