import CCairo
import Foundation

/// An SVG file, drawn at the size it is shown.
package final class VectorFile: Hashable, @unchecked Sendable {
  let name: String
  private let data: Data
  private let lock = NSLock()
  private var parsed: SVGLibrary.Document??
  private var last: CGImage?

  init(data: Data, name: String) {
    self.data = data
    self.name = name
  }

  /// The size that the file specifies, in points; zero if it is broken.
  var size: CGSize { document?.size ?? .zero }

  /// The drawing at a size in pixels, up to 16 million of them. The last size drawn is kept.
  func bitmap(pixelSize wanted: CGSize) -> CGImage? {
    guard let document, wanted.width.isFinite, wanted.height.isFinite else { return nil }
    let pixelCount = max(wanted.width * wanted.height, 1)
    let pixelSize = wanted.scaled(by: min(1, (16_000_000 / pixelCount).squareRoot()))
    let (width, height) = (pixels(pixelSize.width), pixels(pixelSize.height))
    lock.lock()
    let kept = last
    lock.unlock()
    if let kept, kept.width == width, kept.height == height { return kept }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else { return nil }
    let context = CGContext(surface: surface, scale: 1)
    if let reason = document.draw(in: context, rect: CGRect(x: 0, y: 0, width: width, height: height)) {
      DataLog.say("\(name) cannot be shown: \(reason).")
    }
    let image = CGImage(surface: surface)
    lock.lock()
    last = image
    lock.unlock()
    return image
  }

  private func pixels(_ length: CGFloat) -> Int {
    length.isFinite ? Int(min(max((Double(length) - 1e-6).rounded(.up), 1), 8_192)) : 1
  }

  private var document: SVGLibrary.Document? {
    lock.lock()
    defer { lock.unlock() }
    if let parsed { return parsed }
    let fresh = parse()
    parsed = .some(fresh)
    return fresh
  }

  private func parse() -> SVGLibrary.Document? {
    guard let library = SVGLibrary.shared else { return nil }
    switch library.document(of: data) {
    case .success(let document): return document
    case .failure(let failure):
      DataLog.say("\(name) cannot be shown: \(failure.reason).")
      return nil
    }
  }

  package static func == (left: VectorFile, right: VectorFile) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
