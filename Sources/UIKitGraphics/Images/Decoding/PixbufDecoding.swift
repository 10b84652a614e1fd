import CCairo
import CImages
import Foundation

/// Decoding and encoding by gdk-pixbuf.
struct PixbufDecoding {
  private let library: PixbufLibrary

  init(_ library: PixbufLibrary) {
    self.library = library
  }

  /// The size that a loader is to decode at, handed to it through C.
  private struct Request {
    let library: PixbufLibrary
    let width: Int
    let height: Int
  }

  /// The bitmap of a file at a size in pixels. JPEG files are decoded no larger than they have to be.
  func bitmap(of data: Data, width: Int, height: Int) -> Result<CGImage, ImageFailure> {
    guard let loader = library.newLoader() else { return .failure(ImageFailure(reason: "no loader")) }
    defer { library.unref(loader) }
    var request = Request(library: library, width: width, height: height)
    return withUnsafeMutablePointer(to: &request) { request in
      _ = library.connect(
        loader, "size-prepared",
        { loader, width, height, data in
          guard let request = data?.assumingMemoryBound(to: Request.self).pointee else { return }
          guard request.width != Int(width) || request.height != Int(height) else { return }
          request.library.setSize(loader, Int32(request.width), Int32(request.height))
        }, request, nil, 0)
      return load(data, loader)
    }
  }

  private func load(_ data: Data, _ loader: UnsafeMutableRawPointer) -> Result<CGImage, ImageFailure> {
    var error: UnsafeMutablePointer<image_error>?
    let isWritten = data.withUnsafeBytes { bytes in
      library.write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &error) != 0
    }
    guard isWritten else {
      let reason = library.message(error)
      _ = library.close(loader, nil)
      return .failure(ImageFailure(reason: reason))
    }
    guard library.close(loader, &error) != 0 else { return .failure(ImageFailure(reason: library.message(error))) }
    guard let pixbuf = library.pixbuf(loader), let image = image(of: pixbuf) else {
      return .failure(ImageFailure(reason: "it holds no picture"))
    }
    return .success(image)
  }

  /// Copies a pixbuf (red first, not premultiplied) into Cairo's layout.
  private func image(of pixbuf: UnsafeMutableRawPointer) -> CGImage? {
    let (width, height) = (Int(library.width(pixbuf)), Int(library.height(pixbuf)))
    let (sourceStride, channels) = (Int(library.rowStride(pixbuf)), Int(library.channelCount(pixbuf)))
    guard let source = library.pixels(pixbuf),
      let surface = cairo_image_surface_create(
        channels == 4 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      var from = source + row * sourceStride
      let to = UnsafeMutableRawPointer(target + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let (red, green, blue) = (UInt32(from[0]), UInt32(from[1]), UInt32(from[2]))
        if channels == 4 {
          let alpha = UInt32(from[3])
          to[column] =
            alpha << 24 | premultiplied(red, alpha) << 16 | premultiplied(green, alpha) << 8
            | premultiplied(blue, alpha)
        } else {
          to[column] = 0xFF00_0000 | red << 16 | green << 8 | blue
        }
        from += channels
      }
    }
    cairo_surface_mark_dirty(surface)
    return CGImage(surface: surface)
  }

  /// The product of two fractions, where 255 stands for 1; rounded.
  private func premultiplied(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = value * alpha + 128
    return (product + product >> 8) >> 8
  }

  /// A JPEG file of an image over white, as JPEG has no transparency. `quality` is 0…1.
  func jpegData(of image: CGImage, quality: Double) -> Data? {
    guard let opaque = image.overWhite, let pixels = cairo_image_surface_get_data(opaque.surface) else { return nil }
    let (width, height) = (opaque.width, opaque.height)
    let stride = Int(cairo_image_surface_get_stride(opaque.surface))
    var bytes = [UInt8](repeating: 0, count: width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let (from, to) = (row * stride + column * 4, (row * width + column) * 3)
        bytes[to] = pixels[from + 2]
        bytes[to + 1] = pixels[from + 1]
        bytes[to + 2] = pixels[from]
      }
    }
    return bytes.withUnsafeBufferPointer { buffer in
      guard
        let pixbuf = library.newFromData(
          buffer.baseAddress, 0, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
      else { return nil }
      defer { library.unref(pixbuf) }
      return encode(pixbuf, quality: quality)
    }
  }

  private func encode(_ pixbuf: UnsafeMutableRawPointer, quality: Double) -> Data? {
    var buffer: UnsafeMutablePointer<CChar>?
    var count = 0
    var error: UnsafeMutablePointer<image_error>?
    let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
    let isSaved = "quality".withCString { key in
      percent.withCString { value in
        var keys = [UnsafeMutablePointer(mutating: key), nil]
        var values = [UnsafeMutablePointer(mutating: value), nil]
        return library.save(pixbuf, &buffer, &count, "jpeg", &keys, &values, &error) != 0
      }
    }
    guard isSaved, let buffer else {
      DataLog.say("A picture could not be written as JPEG: \(library.message(error)).")
      return nil
    }
    defer { library.freeMemory(buffer) }
    return Data(bytes: buffer, count: count)
  }
}

extension CGImage {
  /// The image without transparency.
  fileprivate var overWhite: CGImage? {
    if isOpaque { return self }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else { return nil }
    let context = CGContext(surface: surface, scale: 1)
    context.setFillColor(gray: 1, alpha: 1)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    context.fill(whole)
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    context.draw(self, in: whole)
    return CGImage(surface: surface)
  }
}
