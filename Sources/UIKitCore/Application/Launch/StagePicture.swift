import CCairo
import Stage

/// A stage's frame as a PNG file.
@MainActor
enum StagePicture {
  /// Writes the frame. Returns the error as text; `nil` on success.
  static func write(_ stage: OffscreenStage, to file: String) -> String? {
    stage.withPixels { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(buffer.width),
        Int32(buffer.height), Int32(buffer.bytesPerRow))
      defer { cairo_surface_destroy(surface) }
      let status = cairo_surface_write_to_png(surface, file)
      guard status != CAIRO_STATUS_SUCCESS else { return nil }
      return "\(file): \(String(cString: cairo_status_to_string(status)))"
    }
  }
}
