/// The memory of one frame: 32-bit pixels in the order blue, green, red, unused, top row first.
///
/// The caller keeps the memory alive while the callee uses it.
package struct PixelBuffer {
  package let base: UnsafeMutableRawPointer
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The distance between two rows; at least four times `width`.
  package let bytesPerRow: Int

  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}

/// A rectangle of whole pixels in a frame, from its top left corner.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
