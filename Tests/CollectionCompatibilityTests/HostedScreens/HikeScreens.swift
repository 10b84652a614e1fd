import SwiftUI

/// A walk, with what was measured on it.
struct Hike: Identifiable, Hashable {
  struct Observation: Hashable {
    let elevation: Range<Double>
    let pace: Range<Double>
  }

  let id: Int
  let name: String
  let distance: Double
  let difficulty: Int
  let observations: [Observation]

  static let all = [
    Hike(
      id: 1001, name: "Lonesome Ridge Trail", distance: 4.5, difficulty: 3,
      observations: [
        .init(elevation: 291.6..<296.1, pace: 352.7..<385.5), .init(elevation: 299.5..<313.9, pace: 345.4..<400.1),
        .init(elevation: 316.5..<352.7, pace: 349.9..<420.8), .init(elevation: 320.4..<360.2, pace: 402.1..<482.5),
        .init(elevation: 344.9..<360.2, pace: 455.8..<545.1), .init(elevation: 351.5..<380.6, pace: 390.2..<440.4),
      ]),
    Hike(
      id: 1002, name: "Chilkoot Trail", distance: 6.6, difficulty: 4,
      observations: [
        .init(elevation: 291.6..<310.1, pace: 352.7..<395.5), .init(elevation: 290.5..<303.9, pace: 345.4..<390.1),
      ]),
  ]
}

struct HikeCapsule: View, Equatable {
  let index: Int
  let color: Color
  let height: CGFloat
  let range: Range<Double>
  let overallRange: Range<Double>

  private var heightRatio: CGFloat {
    max(CGFloat((range.upperBound - range.lowerBound) / (overallRange.upperBound - overallRange.lowerBound)), 0.15)
  }

  private var offsetRatio: CGFloat {
    CGFloat((range.lowerBound - overallRange.lowerBound) / (overallRange.upperBound - overallRange.lowerBound))
  }

  var body: some View {
    Capsule()
      .fill(color)
      .frame(height: height * heightRatio)
      .offset(x: 0, y: height * -offsetRatio)
  }
}

struct HikeGraph: View {
  let hike: Hike
  let path: KeyPath<Hike.Observation, Range<Double>>

  private var color: Color { path == \.elevation ? .gray : Color(hue: 0, saturation: 0.5, brightness: 0.7) }

  var body: some View {
    let ranges = hike.observations.map { $0[keyPath: path] }
    let overall = (ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 1)
    return GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: proxy.size.width / 120) {
        ForEach(Array(ranges.enumerated()), id: \.offset) { index, range in
          HikeCapsule(index: index, color: color, height: proxy.size.height, range: range, overallRange: overall)
            .equatable()
            .animation(.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index)), value: range)
        }
        .offset(x: 0, y: proxy.size.height * 0.05)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(path == \.elevation ? "Elevation" : "Pace")
    .accessibilityValue("\(Int(overall.lowerBound)) to \(Int(overall.upperBound))")
  }
}

extension AnyTransition {
  static var moveAndFade: AnyTransition {
    .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale.combined(with: .opacity))
  }
}

struct HikeView: View {
  let hike: Hike
  @State private var showsDetail = false
  @State private var dataToShow: KeyPath<Hike.Observation, Range<Double>> = \.elevation
  private let buttons: [(String, KeyPath<Hike.Observation, Range<Double>>)] = [
    ("Elevation", \.elevation), ("Pace", \.pace),
  ]

  var body: some View {
    VStack {
      HStack {
        HikeGraph(hike: hike, path: \.elevation).frame(width: 50, height: 30)
        VStack(alignment: .leading) {
          Text(hike.name).font(.headline)
          Text("\(hike.distance, specifier: "%.1f") km")
        }
        Spacer()
        Button {
          withAnimation { showsDetail.toggle() }
        } label: {
          Label("Graph", systemImage: "chevron.right.circle")
            .labelStyle(.iconOnly)
            .imageScale(.large)
            .rotationEffect(.degrees(showsDetail ? 90 : 0))
            .scaleEffect(showsDetail ? 1.5 : 1)
            .padding()
        }
      }
      if showsDetail {
        VStack {
          HikeGraph(hike: hike, path: dataToShow).frame(height: 200)
          HStack(spacing: 25) {
            ForEach(buttons, id: \.0) { title, path in
              Button {
                dataToShow = path
              } label: {
                Text(title)
                  .font(.system(size: 15))
                  .foregroundStyle(path == dataToShow ? .gray : .accentColor)
                  .animation(nil, value: dataToShow)
              }
            }
          }
        }
        .transition(.moveAndFade)
      }
    }
  }
}

/// A badge of six sides whose corners are curves, as the tutorial draws it.
struct BadgeBackground: View {
  private struct Segment {
    let line: CGPoint
    let curve: CGPoint
    let control: CGPoint
  }

  private static let adjustment: CGFloat = 0.085
  private static let segments = [
    Segment(line: .init(x: 0.60, y: 0.05), curve: .init(x: 0.40, y: 0.05), control: .init(x: 0.50, y: 0.00)),
    Segment(
      line: .init(x: 0.05, y: 0.20 + adjustment), curve: .init(x: 0.00, y: 0.30 + adjustment),
      control: .init(x: 0.00, y: 0.25 + adjustment)),
    Segment(
      line: .init(x: 0.00, y: 0.70 - adjustment), curve: .init(x: 0.05, y: 0.80 - adjustment),
      control: .init(x: 0.00, y: 0.75 - adjustment)),
    Segment(line: .init(x: 0.40, y: 0.95), curve: .init(x: 0.60, y: 0.95), control: .init(x: 0.50, y: 1.00)),
    Segment(
      line: .init(x: 0.95, y: 0.80 - adjustment), curve: .init(x: 1.00, y: 0.70 - adjustment),
      control: .init(x: 1.00, y: 0.75 - adjustment)),
    Segment(
      line: .init(x: 1.00, y: 0.30 + adjustment), curve: .init(x: 0.95, y: 0.20 + adjustment),
      control: .init(x: 1.00, y: 0.25 + adjustment)),
  ]

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        var width: CGFloat = min(geometry.size.width, geometry.size.height)
        let height = width
        let xScale: CGFloat = 0.832
        let xOffset = (width * (1.0 - xScale)) / 2.0
        width *= xScale
        path.move(to: CGPoint(x: width * 0.95 + xOffset, y: height * (0.20 + Self.adjustment)))
        for segment in Self.segments {
          path.addLine(to: CGPoint(x: width * segment.line.x + xOffset, y: height * segment.line.y))
          path.addQuadCurve(
            to: CGPoint(x: width * segment.curve.x + xOffset, y: height * segment.curve.y),
            control: CGPoint(x: width * segment.control.x + xOffset, y: height * segment.control.y))
        }
      }
      .fill(
        .linearGradient(
          Gradient(colors: [
            Color(red: 239.0 / 255, green: 120.0 / 255, blue: 221.0 / 255),
            Color(red: 239.0 / 255, green: 172.0 / 255, blue: 120.0 / 255),
          ]),
          startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 0.5, y: 0.6)))
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct HikeBadgeLabel: View {
  var name: String

  var body: some View {
    VStack(alignment: .center) {
      BadgeBackground()
        .overlay {
          Image(systemName: "leaf.fill").resizable().scaledToFit().padding(30).foregroundStyle(.white)
            .blendMode(.softLight)
        }
        .compositingGroup()
        .frame(width: 120, height: 120)
      Text(name)
        .font(.caption)
        .accessibilityLabel("Badge for \(name).")
    }
  }
}

struct ProfileSummary: View {
  @Environment(\.editMode) private var editMode
  @State private var prefersNotifications = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          if editMode?.wrappedValue == .active {
            Button("Cancel", role: .cancel) { editMode?.animation().wrappedValue = .inactive }
          }
          Spacer()
          EditButton()
        }
        Text("g_kumar").bold().font(.title)
        if editMode?.wrappedValue == .active {
          Toggle(isOn: $prefersNotifications) { Text("Enable Notifications") }
        } else {
          Text("Notifications: \(prefersNotifications ? "On" : "Off")")
          Text("Goal Date: ") + Text("spring").italic()
        }
        Divider()
        VStack(alignment: .leading) {
          Text("Completed Badges").font(.headline)
          ScrollView(.horizontal) {
            HStack {
              HikeBadgeLabel(name: "First Hike")
              HikeBadgeLabel(name: "Earth Day").hueRotation(Angle(degrees: 90))
              HikeBadgeLabel(name: "Tenth Hike").grayscale(0.5).hueRotation(Angle(degrees: 45))
            }
            .padding(.bottom)
          }
        }
        Divider()
        VStack(alignment: .leading) {
          Text("Recent Hikes").font(.headline)
          ForEach(Hike.all) { HikeView(hike: $0) }
        }
      }
    }
    .padding()
  }
}
