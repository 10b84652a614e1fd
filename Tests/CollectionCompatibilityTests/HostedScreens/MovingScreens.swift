import SwiftUI

// Gestures, animations, drawings and time.

struct KeypadButton: ButtonStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.title2)
      .frame(maxWidth: .infinity, minHeight: 52)
      .background(color.opacity(configuration.isPressed ? 0.5 : 1), in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

struct Calculator: View {
  @State private var shown = "0"
  @State private var stored = 0
  @State private var isFresh = true

  private let rows = [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"]]

  var body: some View {
    VStack(alignment: .trailing, spacing: 12) {
      Text(shown)
        .font(.system(size: 56, weight: .light))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityLabel("Result")
        .accessibilityValue(shown)
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(rows, id: \.self) { row in
          GridRow {
            ForEach(row, id: \.self) { key in
              Button(key) { press(key) }.buttonStyle(KeypadButton(color: .gray))
            }
          }
        }
        GridRow {
          Button("0") { press("0") }.buttonStyle(KeypadButton(color: .gray)).gridCellColumns(2)
          Button("+") { add() }.buttonStyle(KeypadButton(color: .orange))
        }
      }
    }
    .padding()
  }

  private func press(_ key: String) {
    shown = isFresh ? key : shown + key
    isFresh = false
  }

  private func add() {
    stored += Int(shown) ?? 0
    shown = "\(stored)"
    isFresh = true
  }
}

struct ProgressRing: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 14)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(colors: [.pink, .orange], center: .center),
          style: StrokeStyle(lineWidth: 14, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent.precision(.fractionLength(0)))
        .font(.title2.monospacedDigit())
    }
    .frame(width: 140, height: 140)
  }
}

struct ActivityScreen: View {
  @State private var progress = 0.65
  private let hours = [3, 5, 2, 8, 6, 7, 4]

  var body: some View {
    VStack(spacing: 24) {
      ProgressRing(progress: progress)
      Slider(value: $progress, in: 0...1)
      Canvas { context, size in
        let width = size.width / CGFloat(hours.count)
        for (index, value) in hours.enumerated() {
          let height = size.height * CGFloat(value) / 8
          let bar = CGRect(x: CGFloat(index) * width + 4, y: size.height - height, width: width - 8, height: height)
          context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(value > 5 ? .green : .blue))
        }
      }
      .frame(height: 100)
      .accessibilityLabel("Hours of the week")
      Label("Weekly goal reached", systemImage: "checkmark.seal.fill")
        .foregroundStyle(.green)
    }
    .padding()
  }
}

struct CardStack: View {
  @State private var cards = ["First", "Second", "Third"]
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack {
      ZStack {
        ForEach(Array(cards.enumerated().reversed()), id: \.element) { index, card in
          RoundedRectangle(cornerRadius: 20)
            .fill([Color.red, .green, .blue][abs(card.count) % 3])
            .overlay { Text(card).font(.largeTitle).foregroundColor(.white) }
            .frame(width: 220, height: 260)
            .offset(y: CGFloat(index) * 14)
            .scaleEffect(1 - CGFloat(index) * 0.06)
            .offset(index == 0 ? drag : .zero)
            .rotationEffect(.degrees(index == 0 ? Double(drag.width) / 20 : 0))
            .gesture(
              DragGesture()
                .updating($drag) { value, state, _ in state = value.translation }
                .onEnded { value in
                  if abs(value.translation.width) > 80 { cards.removeFirst() }
                })
        }
      }
      .frame(height: 320)
      Text(cards.isEmpty ? "No more cards" : "\(cards.count) left")
        .foregroundStyle(.secondary)
      if cards.isEmpty {
        Button("Again") { cards = ["First", "Second", "Third"] }
      }
    }
    .padding()
  }
}

struct SegmentedTabs: View {
  @Namespace private var namespace
  @State private var selected = "Day"
  private let names = ["Day", "Week", "Month"]

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Text(name)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background {
              if selected == name {
                Capsule()
                  .fill(.blue)
                  .matchedGeometryEffect(id: "selection", in: namespace)
              }
            }
            .foregroundStyle(selected == name ? .white : .primary)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.snappy) { selected = name } }
        }
      }
      .background(Color(.systemGray6), in: Capsule())
      Group {
        switch selected {
        case "Day": Text("24 hours").transition(.move(edge: .leading))
        case "Week": Text("7 days").transition(.scale)
        default: Text("30 days").transition(.move(edge: .trailing))
        }
      }
      .font(.title)
      Text("Filtered").grayscale(1).blur(radius: 0.5)
    }
    .padding()
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct CaptionAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
  fileprivate static let caption = HorizontalAlignment(CaptionAlignment.self)
}

/// Labels as wide as the widest, by a preference, and rows that meet at a guide of their own.
struct MeasuredLabels: View {
  @State private var width: CGFloat?
  private let rows = [("Name", "Ada Lovelace"), ("Profession", "Mathematician"), ("Born", "1815")]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading) {
        ForEach(rows, id: \.0) { title, value in
          HStack(alignment: .firstTextBaseline) {
            Text(title)
              .font(.headline)
              .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
              .frame(width: width, alignment: .trailing)
            Text(value)
          }
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      VStack(alignment: .caption, spacing: 4) {
        ForEach(rows, id: \.0) { title, value in
          HStack {
            Text(title).foregroundStyle(.secondary)
            Text(value).alignmentGuide(.caption) { $0[.leading] }
          }
        }
      }
      Text("Loading the biography").redacted(reason: .placeholder)
    }
    .padding()
  }
}
