import CImages
import Foundation

/// gdk-pixbuf: decodes JPEG, WebP, GIF and any format with an installed loader, and encodes JPEG.
struct PixbufLibrary: Sendable {
  let newLoader: @Sendable @convention(c) () -> UnsafeMutableRawPointer?
  let write: pixbuf_loader_write_function
  let close: pixbuf_loader_close_function
  let setSize: pixbuf_loader_set_size_function
  let pixbuf: pixbuf_loader_get_pixbuf_function
  let width: pixbuf_number_function
  let height: pixbuf_number_function
  let rowStride: pixbuf_number_function
  let channelCount: pixbuf_number_function
  let pixels: pixbuf_pixels_function
  let newFromData: pixbuf_new_from_data_function
  let save: pixbuf_save_function
  let connect: signal_connect_function
  let unref: object_unref_function
  let freeError: error_free_function
  let freeMemory: memory_free_function

  /// Nil if the library is not installed, which is reported once on standard error.
  static let shared: PixbufLibrary? = {
    guard let library = PixbufLibrary() else {
      DataLog.say("gdk-pixbuf is not installed: only PNG and SVG pictures are shown. Install libgdk-pixbuf-2.0-0.")
      return nil
    }
    return library
  }()

  private init?() {
    guard let library = DynamicLibrary(named: "libgdk_pixbuf-2.0.so.0"),
      let newLoader = library.function(
        "gdk_pixbuf_loader_new", as: (@Sendable @convention(c) () -> UnsafeMutableRawPointer?).self),
      let write = library.function("gdk_pixbuf_loader_write", as: pixbuf_loader_write_function.self),
      let close = library.function("gdk_pixbuf_loader_close", as: pixbuf_loader_close_function.self),
      let setSize = library.function("gdk_pixbuf_loader_set_size", as: pixbuf_loader_set_size_function.self),
      let pixbuf = library.function("gdk_pixbuf_loader_get_pixbuf", as: pixbuf_loader_get_pixbuf_function.self),
      let width = library.function("gdk_pixbuf_get_width", as: pixbuf_number_function.self),
      let height = library.function("gdk_pixbuf_get_height", as: pixbuf_number_function.self),
      let rowStride = library.function("gdk_pixbuf_get_rowstride", as: pixbuf_number_function.self),
      let channelCount = library.function("gdk_pixbuf_get_n_channels", as: pixbuf_number_function.self),
      let pixels = library.function("gdk_pixbuf_get_pixels", as: pixbuf_pixels_function.self),
      let newFromData = library.function("gdk_pixbuf_new_from_data", as: pixbuf_new_from_data_function.self),
      let save = library.function("gdk_pixbuf_save_to_bufferv", as: pixbuf_save_function.self),
      // GLib's own functions are found through the library that depends on it.
      let connect = library.function("g_signal_connect_data", as: signal_connect_function.self),
      let unref = library.function("g_object_unref", as: object_unref_function.self),
      let freeError = library.function("g_error_free", as: error_free_function.self),
      let freeMemory = library.function("g_free", as: memory_free_function.self)
    else { return nil }
    self.newLoader = newLoader
    self.write = write
    self.close = close
    self.setSize = setSize
    self.pixbuf = pixbuf
    self.width = width
    self.height = height
    self.rowStride = rowStride
    self.channelCount = channelCount
    self.pixels = pixels
    self.newFromData = newFromData
    self.save = save
    self.connect = connect
    self.unref = unref
    self.freeError = freeError
    self.freeMemory = freeMemory
  }

  /// The message of an error, which is freed.
  func message(_ error: UnsafeMutablePointer<image_error>?) -> String {
    guard let error else { return "unknown reason" }
    defer { freeError(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "unknown reason"
  }
}
