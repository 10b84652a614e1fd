import SwiftUI

/// Figures of a week.
struct DaySteps: Identifiable {
  let day: String
  let steps: Double
  var id: String { day }

  static let week = [
    DaySteps(day: "M", steps: 5200), DaySteps(day: "T", steps: 8400), DaySteps(day: "W", steps: 3100),
    DaySteps(day: "T2", steps: 10200), DaySteps(day: "F", steps: 7600), DaySteps(day: "S", steps: 12100),
    DaySteps(day: "S2", steps: 4300),
  ]
}

/// A line through points whose heights grow when it appears.
struct LineShape: Shape {
  var heights: [Double]
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard heights.count > 1, let greatest = heights.max() else { return Path() }
    let step = rect.width / CGFloat(heights.count - 1)
    var path = Path()
    for (index, height) in heights.enumerated() {
      let point = CGPoint(
        x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * CGFloat(height / greatest * fraction))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

/// A part of a ring.
struct Wedge: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    path.addArc(center: center, radius: radius * 0.6, startAngle: end, endAngle: start, clockwise: true)
    path.closeSubpath()
    return path
  }
}

/// A number that counts up.
struct CountingText: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text("\(Int(value.rounded()))").font(.largeTitle.monospacedDigit().bold())
  }
}

/// Moves sideways and back.
struct ShakeEffect: GeometryEffect {
  var position: CGFloat

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -20 * sin(position * 2 * .pi), y: 0))
  }
}

struct BarChart: View {
  let days: [DaySteps]

  var body: some View {
    Canvas { context, size in
      let greatest = days.map(\.steps).max() ?? 1
      let slot = size.width / CGFloat(days.count)
      for line in 0...3 {
        let y = (size.height - 20) * CGFloat(line) / 3
        var rule = Path()
        rule.move(to: CGPoint(x: 0, y: y))
        rule.addLine(to: CGPoint(x: size.width, y: y))
        context.stroke(rule, with: .color(.gray.opacity(0.4)), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      }
      for (index, day) in days.enumerated() {
        let height = (size.height - 20) * CGFloat(day.steps / greatest)
        let bar = CGRect(
          x: CGFloat(index) * slot + slot * 0.2, y: size.height - 20 - height, width: slot * 0.6, height: height)
        context.fill(
          Path(roundedRect: bar, cornerRadius: 4),
          with: .linearGradient(
            Gradient(colors: [.pink, .orange]), startPoint: CGPoint(x: bar.midX, y: bar.minY),
            endPoint: CGPoint(x: bar.midX, y: bar.maxY)))
        context.draw(
          Text(String(day.day.prefix(1))).font(.caption).foregroundColor(.secondary),
          at: CGPoint(x: bar.midX, y: size.height - 8))
      }
    }
    .accessibilityLabel("Steps of a week")
    .accessibilityValue("At most 12,100")
  }
}

struct ChartsView: View {
  @State private var fraction = 0.25
  @State private var total = 0.0
  @State private var shakes: CGFloat = 0
  private let days = DaySteps.week

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        GroupBox("Steps") {
          BarChart(days: days).frame(height: 140)
        }
        GroupBox {
          LineShape(heights: days.map(\.steps), fraction: fraction)
            .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            .frame(height: 100)
        } label: {
          Label("Trend", systemImage: "chart.line.uptrend.xyaxis")
        }
        HStack(spacing: 24) {
          ZStack {
            Wedge(start: .degrees(-90), end: .degrees(-90 + 360 * fraction)).fill(.green)
            Wedge(start: .degrees(-90 + 360 * fraction), end: .degrees(270)).fill(.quaternary)
          }
          .frame(width: 100, height: 100)
          VStack(alignment: .leading) {
            CountingText(value: total)
            Text("steps").foregroundStyle(.secondary)
          }
          .modifier(ShakeEffect(position: shakes))
        }
        Button("Show the week") {
          withAnimation(.linear(duration: 1)) {
            fraction = 1
            total = days.map(\.steps).reduce(0, +)
            shakes += 1
          }
        }
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
      }
      .padding()
    }
  }
}
