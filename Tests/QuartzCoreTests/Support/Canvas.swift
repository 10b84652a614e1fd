import CoreGraphics
import Foundation

@testable import QuartzCore

/// A frame in memory and the compositor that fills it.
final class Canvas {
  let width: Int
  let height: Int
  let scale: CGFloat
  let root = CALayer()
  let compositor = LayerCompositor()
  let buffer: PixelBuffer
  var time: CFTimeInterval = 0

  init(width: Int = 100, height: Int = 100, scale: CGFloat = 1) {
    self.width = width
    self.height = height
    self.scale = scale
    let base = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
    memset(base, 0x55, width * height * 4)
    buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
    root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    root.backgroundColor = .white
    compositor.rootLayer = root
  }

  deinit {
    compositor.rootLayer = nil
    buffer.base.deallocate()
  }

  @discardableResult
  func render(at time: CFTimeInterval? = nil) -> [PixelRect] {
    if let time { self.time = time }
    return CATransaction.withoutActions { compositor.render(into: buffer, scale: scale, at: self.time) }
  }

  /// Makes changes that do not animate, and renders.
  @discardableResult
  func show(_ changes: () -> Void) -> [PixelRect] {
    CATransaction.withoutActions(changes)
    return render()
  }

  /// Whether the frame equals one made from nothing.
  var isAsFromScratch: Bool {
    let pieces = copy
    renderFromScratch()
    return pieces == copy
  }

  /// Red, green and blue as six hexadecimal digits.
  func pixel(_ x: Int, _ y: Int) -> String {
    let value = buffer.address(x, y).load(as: UInt32.self) & 0xFF_FFFF
    return String(format: "%06x", value)
  }

  /// The frame as it is, without the bytes that are no colour. A loop over memory: tests are not optimised, and a closure for
  /// each pixel took longer than the frames.
  var copy: [UInt32] {
    let count = width * height
    let pixels = buffer.base.assumingMemoryBound(to: UInt32.self)
    return [UInt32](unsafeUninitializedCapacity: count) { colors, initialized in
      let colors = colors.baseAddress!
      var index = 0
      while index < count {
        colors[index] = pixels[index] & 0xFF_FFFF
        index += 1
      }
      initialized = count
    }
  }

  /// Renders with nothing kept from earlier frames.
  func renderFromScratch() {
    forget(root)
    compositor.items.removeAll()
    compositor.oldItems.removeAll()
    memset(buffer.base, 0x55, width * height * 4)
    compositor.invalidateAll()
    render()
  }

  private func forget(_ layer: CALayer) {
    layer.node = nil
    for sublayer in layer.children { forget(sublayer) }
    if let mask = layer.maskLayer { forget(mask) }
  }
}

extension CATransaction {
  static func withoutActions<Result>(_ body: () -> Result) -> Result {
    begin()
    setDisableActions(true)
    defer { commit() }
    return body()
  }
}

/// Draws a pattern that shows where the layer's origin is.
final class PatternDrawing: LayerContentDrawing {
  var count = 0

  func drawContents(of layer: CALayer, in context: CGContext) {
    count += 1
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    var x = layer.bounds.minX + 2
    while x < layer.bounds.maxX {
      context.fill(CGRect(x: x, y: layer.bounds.minY + 2, width: 2, height: 3))
      x += 5
    }
  }
}

func color(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
  CGColor(
    srgbRed: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
    alpha: alpha)
}

func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = hex.map { color($0) }
  return layer
}
