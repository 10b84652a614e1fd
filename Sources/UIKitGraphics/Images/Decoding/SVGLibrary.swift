import CImages
import Foundation

/// librsvg: draws SVG pictures through Cairo.
struct SVGLibrary: Sendable {
  private let newFromData: svg_new_from_data_function
  private let intrinsicSize: svg_intrinsic_size_function
  private let intrinsicDimensions: svg_intrinsic_dimensions_function
  private let renderDocument: svg_render_function
  private let unref: object_unref_function
  private let freeError: error_free_function

  /// Nil if the library is not installed, which is reported once on standard error.
  static let shared: SVGLibrary? = {
    guard let library = SVGLibrary() else {
      DataLog.say("librsvg is not installed: SVG pictures are not shown. Install librsvg2-2.")
      return nil
    }
    return library
  }()

  private init?() {
    guard let library = DynamicLibrary(named: "librsvg-2.so.2"),
      let newFromData = library.function("rsvg_handle_new_from_data", as: svg_new_from_data_function.self),
      let intrinsicSize = library.function(
        "rsvg_handle_get_intrinsic_size_in_pixels", as: svg_intrinsic_size_function.self),
      let intrinsicDimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: svg_intrinsic_dimensions_function.self),
      let renderDocument = library.function("rsvg_handle_render_document", as: svg_render_function.self),
      let unref = library.function("g_object_unref", as: object_unref_function.self),
      let freeError = library.function("g_error_free", as: error_free_function.self)
    else { return nil }
    self.newFromData = newFromData
    self.intrinsicSize = intrinsicSize
    self.intrinsicDimensions = intrinsicDimensions
    self.renderDocument = renderDocument
    self.unref = unref
    self.freeError = freeError
  }

  /// An SVG document, which is freed with the object.
  final class Document: @unchecked Sendable {
    /// The size it was made for, in points.
    let size: CGSize
    private let library: SVGLibrary
    private let handle: UnsafeMutableRawPointer
    private let lock = NSLock()

    fileprivate init(_ library: SVGLibrary, _ handle: UnsafeMutableRawPointer) {
      self.library = library
      self.handle = handle
      size = library.size(of: handle)
    }

    deinit {
      library.unref(handle)
    }

    /// Draws the document over `rect` of a context. Returns a message when it could not.
    func draw(in context: CGContext, rect: CGRect) -> String? {
      lock.lock()
      defer { lock.unlock() }
      var viewport = svg_rectangle(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
      var error: UnsafeMutablePointer<image_error>?
      let isDrawn = library.renderDocument(handle, UnsafeMutableRawPointer(context.cairo), &viewport, &error) != 0
      return isDrawn ? nil : library.message(error)
    }
  }

  /// The document of an SVG file, or the reason why there is none.
  func document(of data: Data) -> Result<Document, ImageFailure> {
    var error: UnsafeMutablePointer<image_error>?
    let handle = data.withUnsafeBytes { bytes in
      newFromData(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error)
    }
    guard let handle else { return .failure(ImageFailure(reason: message(error))) }
    return .success(Document(self, handle))
  }

  private func size(of handle: UnsafeMutableRawPointer) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if intrinsicSize(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    // Width and height are missing or in percent: then the view box is used.
    var (hasWidth, hasHeight, hasViewBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (length, otherLength) = ((0.0, 0.0), (0.0, 0.0))
    var viewBox = svg_rectangle()
    intrinsicDimensions(handle, &hasWidth, &length, &hasHeight, &otherLength, &hasViewBox, &viewBox)
    guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else { return CGSize(width: 100, height: 100) }
    return CGSize(width: viewBox.width, height: viewBox.height)
  }

  private func message(_ error: UnsafeMutablePointer<image_error>?) -> String {
    guard let error else { return "unknown reason" }
    defer { freeError(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "unknown reason"
  }
}
