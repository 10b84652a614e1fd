import QuartzCore
import Stage
import UIKit

/// The contrast of texts and symbols in the pixels of the last frame.
@MainActor
struct ContrastCheck {
  let inventory: ScreenInventory
  let scale: CGFloat
  private var finder = InkFinder()

  init(_ inventory: ScreenInventory, scale: CGFloat) {
    self.inventory = inventory
    self.scale = scale
  }

  /// The least contrast of ordinary text (WCAG 1.4.3).
  static let ordinary = 4.5
  /// The least contrast of large text (1.4.3) and of symbols (1.4.11).
  static let large = 3.0

  mutating func findings(_ pixels: PixelBuffer, _ make: (AuditedElement, String) -> Void) {
    for element in inventory.elements where isMeasured(element) {
      guard let measured = measure(element, pixels) else { continue }
      let needed = element.text.map { $0.isLarge ? Self.large : Self.ordinary } ?? Self.large
      guard measured.contrast < needed else { continue }
      make(
        element,
        "\(measured.ink) on \(measured.ground) has a contrast of \(Self.text(measured.contrast)), needed is "
          + Self.text(needed))
    }
  }

  /// One decimal more than the limits have, rounded down: 4.499 is not 4.5.
  private static func text(_ ratio: Double) -> String { LayoutNumber.text((ratio * 100).rounded(.down) / 100) }

  private func isMeasured(_ element: AuditedElement) -> Bool {
    guard !inventory.isCovered(element) else { return false }
    if let text = element.text { return !text.isDisabled }
    guard element.isSymbol else { return false }
    // Icons that UIKit adds to rows and fields, such as disclosure indicators, are decoration.
    return !inventory.isDisabled(element.view) && !inventory.isOrnament(element.view)
  }

  private mutating func measure(_ element: AuditedElement, _ pixels: PixelBuffer) -> InkMeasure? {
    let area = element.visible.intersection(inventory.window.bounds)
    guard !area.isNull, area.width >= 2, area.height >= 2 else { return nil }
    let left = max(0, Int((area.minX * scale).rounded(.up)))
    let top = max(0, Int((area.minY * scale).rounded(.up)))
    let right = min(pixels.width, Int((area.maxX * scale).rounded(.down)))
    let bottom = min(pixels.height, Int((area.maxY * scale).rounded(.down)))
    guard right > left, bottom > top else { return nil }
    let stride = pixels.bytesPerRow / 4
    let start = pixels.base.assumingMemoryBound(to: UInt32.self) + top * stride + left
    return finder.measure(
      UnsafePointer(start), width: right - left, height: bottom - top, stride: stride,
      expected: expected(element))
  }

  /// The colour that the app gave a text; nil if it is not opaque.
  private func expected(_ element: AuditedElement) -> PixelColor? {
    guard let color = element.text?.color?.resolvedColor(with: element.view.traitCollection) else { return nil }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0.99 else { return nil }
    let value = [red, green, blue].reduce(UInt32(0)) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
    return PixelColor(value)
  }
}
