import CSDL
import CoreGraphics
import QuartzCore

/// The pixel buffer of a window.
///
/// Frames are drawn directly into the window system's memory if its pixel format is that of a frame, as on nearly every
/// display. Otherwise they are drawn into a separate buffer and converted.
@MainActor final class WindowSurface {
  private let window: OpaquePointer
  private let library: SDLLibrary
  private var lastPixels: UnsafeMutableRawPointer?
  private var lastSize = (width: Int32(0), height: Int32(0))
  private var conversion: UnsafeMutablePointer<SDL_Surface>?
  private var conversionPixels: UnsafeMutableRawPointer?

  init(window: OpaquePointer, library: SDLLibrary) {
    self.window = window
    self.library = library
  }

  /// Calls `body` with the pixels, and shows the rectangles that it returns as changed. `onNewContents` is called
  /// before if the memory is not that of the last call. Returns false if the window has no pixels to draw to.
  @discardableResult
  func draw(onNewContents: () -> Void, _ body: (PixelBuffer) -> [PixelRect]) -> Bool {
    guard let surface = library.getWindowSurface(window), let pixels = surface.pointee.pixels else { return false }
    let size = (width: surface.pointee.w, height: surface.pointee.h)
    let isNew = pixels != lastPixels || size != lastSize
    if isNew {
      lastPixels = pixels
      lastSize = size
      discardConversion()
      if !WindowSurface.isFrameFormat(surface) { makeConversion(size) }
      onNewContents()
    }
    let target = conversion ?? surface
    let buffer = PixelBuffer(
      base: target.pointee.pixels, width: Int(size.width), height: Int(size.height),
      bytesPerRow: Int(target.pointee.pitch))
    let rectangles = body(buffer).map { rectangle in
      SDL_Rect(
        x: Int32(rectangle.x), y: Int32(rectangle.y), w: Int32(rectangle.width), h: Int32(rectangle.height))
    }
    guard !rectangles.isEmpty else { return true }
    if let conversion {
      for var rectangle in rectangles {
        var destination = rectangle
        _ = library.blitSurface(conversion, &rectangle, surface, &destination)
      }
    }
    _ = rectangles.withUnsafeBufferPointer { buffer in
      library.updateWindowSurfaceRects(window, buffer.baseAddress, Int32(buffer.count))
    }
    return true
  }

  /// Shows the last drawn frame again, if there is one. Returns false if its memory was released.
  func showAgain() -> Bool {
    guard lastPixels != nil else { return true }
    guard let surface = library.getWindowSurface(window), surface.pointee.pixels == lastPixels,
      (surface.pointee.w, surface.pointee.h) == lastSize
    else { return false }
    return library.updateWindowSurface(window) == 0
  }

  /// Frees the separate buffer, if there is one. Must be called before the window is destroyed.
  func discardConversion() {
    conversion.map { library.freeSurface($0) }
    conversion = nil
    conversionPixels?.deallocate()
    conversionPixels = nil
  }

  private static func isFrameFormat(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    let format = surface.pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }

  private func makeConversion(_ size: (width: Int32, height: Int32)) {
    let bytes = Int(size.width) * Int(size.height) * 4
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    conversionPixels = pixels
    conversion = library.createSurfaceOverPixels(
      pixels, size.width, size.height, 32, size.width * 4, SDL_PIXELFORMAT_RGB888.rawValue)
  }
}
