import UIKit

extension GraphicsContext {
  /// How a path clips drawing.
  ///
  /// Documentation: `SwiftUI/GraphicsContext/ClipOptions`.
  @frozen
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The inside of the path is cut off, not the outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// How a gradient is drawn.
  ///
  /// Documentation: `SwiftUI/GraphicsContext/GradientOptions`.
  @frozen
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Beyond its ends the gradient repeats, instead of extending the end colours.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Beyond its ends the gradient is mirrored, instead of extending the end colours.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Mixes the colours between two stops in linear light, instead of by their sRGB components.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }
}

/// The extent of a drawing along a gradient, in multiples of the gradient's length.
struct GradientReach {
  let range: ClosedRange<CGFloat>

  init(linearFrom start: CGPoint, to end: CGPoint, in room: CGRect) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0, !room.isNull else {
      range = 0...1
      return
    }
    let places = room.corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / length }
    range = min(0, places.min() ?? 0)...max(1, places.max() ?? 1)
  }

  init(radialAt center: CGPoint, from start: CGFloat, to end: CGFloat, in room: CGRect) {
    guard end > start, !room.isNull else {
      range = 0...1
      return
    }
    let farthest = room.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? end
    range = min(0, -start / (end - start))...max(1, (farthest - start) / (end - start))
  }
}

/// The stops of a gradient with its repetitions.
struct GradientTiles {
  struct Stop {
    var color: SIMD4<Double>
    var place: CGFloat

    init(_ color: CGColor, _ place: CGFloat) {
      let parts = (color.components ?? []).map(Double.init)
      switch parts.count {
      case 4: self.color = SIMD4(parts[0], parts[1], parts[2], parts[3])
      case 2: self.color = SIMD4(parts[0], parts[0], parts[0], parts[1])
      default: self.color = .zero
      }
      self.place = place
    }

    init(color: SIMD4<Double>, place: CGFloat) {
      self.color = color
      self.place = place
    }
  }

  /// The maximum number of repetitions to each side: finer stripes would be invisible.
  private static let maximumRepetitions: CGFloat = 500
  /// The number of steps that approximate mixing in linear light between two stops.
  private static let stepsOfLight = 16

  private(set) var stops: [Stop]
  private(set) var range: ClosedRange<CGFloat> = 0...1

  init(_ stops: [Stop], _ reach: GradientReach, _ options: GraphicsContext.GradientOptions) {
    self.stops = options.contains(.linearColor) ? Self.mixedAsLight(stops) : stops
    guard options.contains(.repeat) || options.contains(.mirror), !stops.isEmpty else { return }
    let first = max(reach.range.lowerBound.rounded(.down), -Self.maximumRepetitions)
    let last = min(reach.range.upperBound.rounded(.up), Self.maximumRepetitions)
    let tile = self.stops
    self.stops = (Int(first)..<Int(last)).flatMap { index -> [Stop] in
      // Every second repetition is reversed.
      let isBack = options.contains(.mirror) && index % 2 != 0
      let stops = isBack ? tile.reversed().map { Stop(color: $0.color, place: 1 - $0.place) } : tile
      return stops.map { Stop(color: $0.color, place: (CGFloat(index) + $0.place - first) / (last - first)) }
    }
    range = first...last
  }

  /// The gradient with its repetitions, and the range that it covers, in multiples of the original gradient's length.
  var gradient: (gradient: CGGradient, range: ClosedRange<CGFloat>)? {
    let colors = stops.map { CGColor(srgbRed: $0.color.x, green: $0.color.y, blue: $0.color.z, alpha: $0.color.w) }
    return CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray, locations: stops.map(\.place)
    ).map { ($0, range) }
  }

  private static func mixedAsLight(_ stops: [Stop]) -> [Stop] {
    guard var before = stops.first else { return [] }
    var mixed = [before]
    for stop in stops.dropFirst() {
      let (from, to) = (before.color.light, stop.color.light)
      for step in 1...stepsOfLight {
        let part = Double(step) / Double(stepsOfLight)
        mixed.append(
          Stop(
            color: (from + (to - from) * part).encoded, place: before.place + (stop.place - before.place) * part))
      }
      before = stop
    }
    return mixed
  }
}

extension SIMD4<Double> {
  /// The linear components of an sRGB colour, by the formula of IEC 61966-2-1.
  fileprivate var light: SIMD4<Double> {
    func light(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return SIMD4(light(x), light(y), light(z), w)
  }

  /// The sRGB colour of linear components.
  fileprivate var encoded: SIMD4<Double> {
    func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    return SIMD4(encoded(x), encoded(y), encoded(z), w)
  }
}

extension CGPoint {
  /// The point at a fraction of the way to another one: 0 is this point, 1 the other one.
  func moved(towards point: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (point.x - x) * part, y: y + (point.y - y) * part)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }
}
