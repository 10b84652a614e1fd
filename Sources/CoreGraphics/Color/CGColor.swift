import Foundation

/// A colour: components in a colour space and an alpha value. Immutable.
public final class CGColor: @unchecked Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]
  private let standard: (red: Double, green: Double, blue: Double, alpha: Double)
  /// The image that is painted instead of a colour; nil for a colour.
  package let pattern: ColorPattern?

  /// A colour that paints a pattern. Callers that need one plain colour get black of the pattern's opacity.
  package init(_ pattern: ColorPattern) {
    self.pattern = pattern
    space = .gray
    values = [0, CGFloat(pattern.opacity)]
    standard = (0, 0, 0, pattern.opacity)
  }

  /// Whether painting with the colour hides everything below. False for a pattern, whose image may be translucent.
  package var isOpaque: Bool { pattern == nil && alpha >= 1 }

  init(space: CGColorSpace, values: [CGFloat]) {
    pattern = nil
    self.space = space
    self.values = values
    let color = space.encoding.extendedSRGB(of: values.dropLast())
    standard = (
      min(max(color.red, 0), 1), min(max(color.green, 0), 1), min(max(color.blue, 0), 1),
      min(max(Double(values[values.count - 1]), 0), 1)
    )
  }

  /// A colour of `components`: one value for each component of the space, then the alpha value. Reads exactly that
  /// many values from the pointer. Values outside 0…1 are kept, and clamped when they are painted unless the space is
  /// extended.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// An sRGB colour. Values are meant within 0…1; others are kept in `components` and clamped when painted.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// An sRGB colour, equal to the one that `init(red:green:blue:alpha:)` makes.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// A gray between 0 (black) and 1 (white), with the gamma curve of 2.2 that `genericGrayGamma2_2` names.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// A gray between 0 (black) and 1 (white) in the space `genericGrayGamma2_2`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// A colour of four inks, each from 0 (none) to 1 (full). It is shown by the formula (1 - ink) · (1 - black),
  /// without the profile of a printer.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpace(name: CGColorSpace.genericCMYK, model: .cmyk, encoding: .cmyk),
      values: [cyan, magenta, yellow, black, alpha])
  }

  /// Opaque black in the space `genericGrayGamma2_2`, so it has two components.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  /// Opaque white in the space `genericGrayGamma2_2`, so it has two components.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  /// Transparent black in the space `genericGrayGamma2_2`: painting with it changes nothing.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  /// The opacity, from 0 (transparent) to 1 (opaque), as the colour was made with: not clamped.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The space that `components` belong to. Never nil here: a pattern is black to those who ask for its components.
  public var colorSpace: CGColorSpace? { space }

  /// The components with the alpha value as the last.
  public var components: [CGFloat]? { values }

  /// The length of `components`: the space's components and the alpha value.
  public var numberOfComponents: Int { values.count }

  /// The painted colour: sRGB, not premultiplied, each value within 0…1.
  package var sRGB: (red: Double, green: Double, blue: Double, alpha: Double) { standard }

  /// The receiver itself: a colour never changes, so a copy would not differ.
  public func copy() -> CGColor? { self }

  /// A colour with these components and another alpha value, in the same space. A pattern is kept.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern {
      let opacity = min(max(Double(alpha), 0), 1)
      return CGColor(ColorPattern(pattern.image, size: pattern.size, opacity: opacity))
    }
    return CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// The colour expressed in `space`. Components that a space cannot hold are clamped, unless the space is extended.
  /// `intent` and `options` have no effect. Never nil here.
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
  /// Two colours are equal when their spaces, their components and their alpha values are; patterns, when they also
  /// have the same image in the same size. An sRGB white is not equal to a gray white.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.space == right.space && left.values == right.values && left.pattern == right.pattern)
  }

  /// Combines the components; colours of the same components in two spaces have one hash value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
