import Foundation

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at places between 0 and 1. Immutable.
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

  /// A gradient through `colors`, a list of `CGColor`, at `locations`, or evenly spread without.
  /// Nil when there is no colour in the list or something else is.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let typed = colors.compactMap { $0 as? CGColor }
    guard typed.count == colors.count else { return nil }
    self.init(typed, locations)
  }

  /// A gradient through `count` colours whose components, alpha last, follow each other.
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
