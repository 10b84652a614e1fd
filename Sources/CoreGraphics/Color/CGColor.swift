import Foundation

/// A colour: components in a colour space and an alpha value. Immutable.
public final class CGColor: @unchecked Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]
  private let standard: (red: Double, green: Double, blue: Double, alpha: Double)

  init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    let color = space.encoding.extendedSRGB(of: values.dropLast())
    standard = (
      min(max(color.red, 0), 1), min(max(color.green, 0), 1), min(max(color.blue, 0), 1),
      min(max(Double(values[values.count - 1]), 0), 1)
    )
  }

  /// A colour of `components`, of which there is one for each of the space's and one for alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpace(name: CGColorSpace.genericCMYK, model: .cmyk, encoding: .cmyk),
      values: [cyan, magenta, yellow, black, alpha])
  }

  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  public var alpha: CGFloat { values[values.count - 1] }

  public var colorSpace: CGColorSpace? { space }

  /// The components with the alpha value as the last.
  public var components: [CGFloat]? { values }

  public var numberOfComponents: Int { values.count }

  /// What is painted: sRGB, not premultiplied, each value within 0…1.
  package var sRGB: (red: Double, green: Double, blue: Double, alpha: Double) { standard }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// The same colour in another space; the rendering intent and the options change nothing here.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == self.space { return self }
    let color = self.space.encoding.extendedSRGB(of: values.dropLast())
    let components = space.encoding.components(red: color.red, green: color.green, blue: color.blue)
    return CGColor(space: space, values: components + [alpha])
  }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.space == right.space && left.values == right.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
