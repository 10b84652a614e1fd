import Foundation

/// The areas beyond its two ends that a gradient paints too. With no option, neither area is painted.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options, with Apple's values.
  public let rawValue: UInt32

  /// Options of these bits; unknown bits are kept and have no effect.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Paint the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paint the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations between 0 (the start) and 1 (the end), interpolated in sRGB between them. Immutable.
public final class CGGradient: @unchecked Sendable {
  let stops: [(location: Double, paint: Paint)]

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let places = colors.indices.map { index -> Double in
      if let locations { return min(max(Double(locations[index]), 0), 1) }
      return colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)
    }
    stops = zip(places, colors).map { (location: $0, paint: Paint($1)) }
      .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// A gradient through `colors`, an array of `CGColor`, at `locations` (as many as colours, each clamped to 0…1), or
  /// evenly spread when `locations` is nil. Nil when the array is empty or holds anything but colours. `space` has no
  /// effect: interpolation is in sRGB.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(typed, locations)
  }

  /// A gradient through `count` colours of `space`, whose components follow each other, each colour's alpha last.
  /// Locations as in `init(colorsSpace:colors:locations:)`. Nil when `count` is 0.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    self.init(
      (0..<count).map { index in
        CGColor(
          space: space,
          values: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
      }, locations)
  }
}
