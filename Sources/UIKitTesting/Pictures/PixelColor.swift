import Foundation

/// An opaque colour as a picture has it: red, green and blue from 0 to 255, in sRGB.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green and blue in the lower 24 bits, as in `0x3C3C43`.
  public var value: UInt32

  /// The colour of a number such as `0x3C3C43`; bits above the lower 24 are dropped.
  public init(_ value: UInt32) { self.value = value & 0xFF_FFFF }

  /// The red component, 0 to 255.
  public var red: Int { Int(value >> 16) }
  /// The green component, 0 to 255.
  public var green: Int { Int(value >> 8 & 0xFF) }
  /// The blue component, 0 to 255.
  public var blue: Int { Int(value & 0xFF) }

  /// `#3C3C43`.
  public var description: String { String(format: "#%06X", value) }

  /// The relative luminance of WCAG 2.2: 0 for black, 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear[red] + 0.7152 * Self.linear[green] + 0.0722 * Self.linear[blue]
  }

  /// The contrast ratio of WCAG 2.2 between two colours: 1 for equal ones, 21 for black and white.
  public func contrast(to other: PixelColor) -> Double { Self.contrast(luminance, other.luminance) }

  static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The components without sRGB's gamma, by their value in a picture. The threshold is that of IEC 61966-2-1.
  static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
