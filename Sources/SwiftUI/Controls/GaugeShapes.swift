import UIKit

/// A bar that is filled up to a fraction of its length.
struct GaugeBar: View {
  let fraction: Double
  let height: CGFloat
  @Environment(\.barTint) private var tint

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill))
        Capsule().fill(tint ?? AnyShapeStyle(.tint)).frame(width: max(proxy.size.width * fraction, height))
      }
    }
    .frame(height: height)
  }
}

/// A bar with a mark at a fraction of its length.
struct GaugeMark: View {
  let fraction: Double
  @Environment(\.barTint) private var tint

  /// The height of the bar, and the width of the marker including its gap [?].
  private static let (bar, mark): (CGFloat, CGFloat) = (6, 10)

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(tint ?? AnyShapeStyle(.primary)).frame(height: Self.bar)
        Circle().fill(.background).frame(width: Self.mark, height: Self.mark)
          .overlay { Circle().fill(tint ?? AnyShapeStyle(.primary)).padding(2) }
          .offset(x: (proxy.size.width - Self.mark) * fraction)
      }
      .frame(height: Self.mark)
    }
    .frame(height: Self.mark)
  }
}

/// A ring-shaped gauge, with views in its middle.
struct GaugeRing<Content: View>: View {
  @ViewBuilder let content: Content

  /// The width and height of a ring, and the width of its line [?].
  static var size: CGFloat { 62 }
  static var width: CGFloat { 6 }

  var body: some View {
    ZStack { content }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      // The ring does not grow with the text size, so its texts do not either [?].
      .dynamicTypeSize(.large)
      .frame(width: Self.size, height: Self.size)
  }
}

/// Three quarters of a ring, open below, with a mark at a fraction of it.
struct GaugeArc: View {
  let fraction: Double
  @Environment(\.ringTint) private var tint

  /// The start angle of the arc, clockwise from the right, and its fraction of a full turn.
  private static let (start, length) = (Angle.degrees(135), 0.75)

  private var ring: CGFloat { GaugeRing<EmptyView>.width }
  private var radius: CGFloat { (GaugeRing<EmptyView>.size - ring) / 2 }

  var body: some View {
    let angle = CGFloat(Self.start.radians + fraction * Self.length * 2 * .pi)
    ZStack {
      Circle()
        .trim(from: 0, to: Self.length)
        .stroke(tint ?? AnyShapeStyle(.primary), style: StrokeStyle(lineWidth: ring, lineCap: .round))
        .rotationEffect(Self.start)
        .padding(ring / 2)
      Circle().fill(.background).frame(width: ring + 4, height: ring + 4)
        .overlay { Circle().fill(tint ?? AnyShapeStyle(.primary)).padding(2) }
        .offset(x: radius * cos(angle), y: radius * sin(angle))
    }
  }
}

/// A ring that is filled clockwise from the top up to a fraction of it.
struct GaugeCircle: View {
  let fraction: Double
  @Environment(\.ringTint) private var tint

  private var ring: CGFloat { GaugeRing<EmptyView>.width }

  var body: some View {
    ZStack {
      Circle().stroke((tint ?? AnyShapeStyle(.primary)).opacity(0.25), lineWidth: ring)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(tint ?? AnyShapeStyle(.primary), style: StrokeStyle(lineWidth: ring, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(ring / 2)
  }
}
