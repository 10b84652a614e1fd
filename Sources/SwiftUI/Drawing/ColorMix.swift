import Foundation
import UIKit

/// A colour between two others.
final class ColorMix: Hashable, CustomStringConvertible {
  private let first: Color
  private let second: Color
  private let fraction: Double
  private let space: Gradient.ColorSpace

  init(_ first: Color, _ second: Color, _ fraction: Double, _ space: Gradient.ColorSpace) {
    self.first = first
    self.second = second
    self.fraction = min(max(fraction, 0), 1)
    self.space = space
  }

  static func == (a: ColorMix, b: ColorMix) -> Bool {
    a.first == b.first && a.second == b.second && a.fraction == b.fraction && a.space == b.space
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
    hasher.combine(fraction)
  }

  var description: String { "\(first) mixed with \(Int((fraction * 100).rounded()))% \(second)" }

  /// The colour of UIKit, which follows the appearance as the two colours do.
  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    let (a, b) = (first.uiColor(environment), second.uiColor(environment))
    let (fraction, space) = (self.fraction, self.space)
    return UIColor { traits in
      Self.mixed(
        Components(a.resolvedColor(with: traits)), Components(b.resolvedColor(with: traits)), fraction, space)
    }
  }

  private struct Components {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    init(_ color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }
  }

  private static func mixed(_ a: Components, _ b: Components, _ t: Double, _ space: Gradient.ColorSpace) -> UIColor {
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    let alpha = between(a.alpha, b.alpha)
    guard space == .perceptual else {
      return UIColor(
        red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue), alpha: alpha)
    }
    let (first, second) = (OklabColor(a.red, a.green, a.blue), OklabColor(b.red, b.green, b.blue))
    let mixed = OklabColor(
      lightness: between(first.lightness, second.lightness), a: between(first.a, second.a),
      b: between(first.b, second.b))
    let (red, green, blue) = mixed.components
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A colour in the space Oklab, in which equal steps look equal.
struct OklabColor {
  let lightness: Double
  let a: Double
  let b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The colour of components of sRGB, from 0 to 1.
  init(_ red: Double, _ green: Double, _ blue: Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The components of sRGB, from 0 to 1.
  var components: (red: Double, green: Double, blue: Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    func encoded(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    )
  }
}

extension Color {
  /// The colour mixed with another one: a fraction of 0 gives the colour itself, 1 the other one.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(source: .mixed(ColorMix(self, rhs, fraction, colorSpace)))
  }

  /// The components of a colour as resolved in an environment.
  ///
  /// Documentation: `SwiftUI/Color/Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The part of red in sRGB, from 0 to 1.
    public var red: Float
    /// The part of green in sRGB, from 0 to 1.
    public var green: Float
    /// The part of blue in sRGB, from 0 to 1.
    public var blue: Float
    /// How opaque the colour is, from 0 to 1.
    public var opacity: Float

    /// A colour by its components in the usual space, from 0 to 1.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour of QuartzCore and CoreGraphics.
    public var cgColor: CGColor {
      UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)).cgColor
    }
  }

  /// A colour by its components.
  public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

  /// The colour resolved in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    uiColor(environment).resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}
