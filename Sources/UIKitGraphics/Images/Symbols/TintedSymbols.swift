import Foundation

/// The bitmaps of symbols in colours that were drawn last: rows of a list show the same few again and again.
package final class TintedSymbols: @unchecked Sendable {
  package static let shared = TintedSymbols(capacity: 64)

  /// Everything that a bitmap depends on.
  package struct Form: Hashable {
    private let content: ImageContent
    private let orientation: UIImage.Orientation
    private let size: CGSize
    private let scale: CGFloat
    /// Red, green, blue and alpha.
    private let color: SIMD4<Double>

    /// Nil for an image that is not a symbol, is stretched with caps, has no tint, or is too large to be worth caching.
    package init?(_ image: UIImage, size: CGSize, scale: CGFloat, tint: UIColor?) {
      guard image.content.isSymbol, !image.attributes.isResizable, let tint,
        size.width * size.height * scale * scale <= Self.largestArea
      else { return nil }
      content = image.content
      orientation = image.attributes.orientation
      self.size = size
      self.scale = scale
      let color = tint.cgColor.sRGB
      self.color = SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }

    /// The largest area of a cached bitmap, in pixels: 64 KB.
    private static let largestArea: CGFloat = 128 * 128
  }

  private let capacity: Int
  private let lock = NSLock()
  private var kept: [Form: CGImage] = [:]
  /// The cached forms, in the order in which they were drawn.
  private var order: [Form] = []
  private(set) var drawnCount = 0

  /// - Parameter capacity: How many bitmaps are kept.
  init(capacity: Int) { self.capacity = capacity }

  /// The cached bitmap of a form; if there is none, the one that `draw` makes, which is then cached.
  package func bitmap(_ form: Form, draw: () -> CGImage?) -> CGImage? {
    lock.lock()
    let known = kept[form]
    lock.unlock()
    if let known { return known }
    guard let fresh = draw() else { return nil }
    lock.lock()
    defer { lock.unlock() }
    drawnCount += 1
    if kept.updateValue(fresh, forKey: form) == nil {
      order.append(form)
      if order.count > capacity { kept[order.removeFirst()] = nil }
    }
    return fresh
  }
}
