import SwiftUI

// Grids, chats and cards that scroll.

struct PhotoGrid: View {
  private let columns = [GridItem(.adaptive(minimum: 90), spacing: 4)]
  @State private var chosen: Photo?

  struct Photo: Identifiable {
    let id: Int
    var color: Color { Color(hue: Double(id % 12) / 12, saturation: 0.6, brightness: 0.9) }
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach((0..<60).map(Photo.init)) { photo in
          photo.color
            .aspectRatio(1, contentMode: .fit)
            .overlay(alignment: .bottomTrailing) {
              Text("\(photo.id)").font(.caption2).padding(4)
            }
            .onTapGesture { chosen = photo }
        }
      }
      .padding(4)
    }
    .sheet(item: $chosen) { photo in
      VStack {
        photo.color.frame(height: 200)
        Text("Photo \(photo.id)").font(.title2)
      }
    }
  }
}

struct ChatScreen: View {
  struct Message: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  @State private var messages = (0..<30).map {
    Message(
      id: $0, text: $0 % 3 == 0 ? "Message \($0) that is long enough for two lines" : "Message \($0)",
      isMine: $0 % 2 == 0)
  }
  @State private var draft = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(messages) { message in
              HStack {
                if message.isMine { Spacer(minLength: 60) }
                Text(message.text)
                  .padding(.horizontal, 12)
                  .padding(.vertical, 8)
                  .background(message.isMine ? Color.blue : Color(.secondarySystemBackground))
                  .foregroundColor(message.isMine ? .white : .primary)
                  .clipShape(RoundedRectangle(cornerRadius: 16))
                if !message.isMine { Spacer(minLength: 60) }
              }
            }
          }
          .padding()
        }
        .onAppear { proxy.scrollTo(29, anchor: .bottom) }
        .onChange(of: messages) { _, new in
          if let last = new.last { proxy.scrollTo(last.id, anchor: .bottom) }
        }
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Button {
          messages.append(Message(id: messages.count, text: draft, isMine: true))
          draft = ""
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.title2)
        }
        .accessibilityLabel("Send")
        .disabled(draft.isEmpty)
      }
      .padding(8)
    }
  }
}

struct WeatherScreen: View {
  private let days = [
    ("Mon", "sun.max.fill", 12, 21), ("Tue", "cloud.rain.fill", 9, 14), ("Wed", "cloud.fill", 10, 17),
  ]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .cyan], startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
      VStack(spacing: 20) {
        VStack {
          Text("Lisbon").font(.largeTitle)
          Text("19°").font(.system(size: 80, weight: .thin))
          Text("Mostly clear").font(.title3)
        }
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 12) {
            ForEach(0..<24) { hour in
              VStack {
                Text("\(hour)")
                Image(systemName: hour % 4 == 0 ? "cloud.fill" : "sun.max.fill")
              }
              .frame(width: 44)
            }
          }
          .padding(.horizontal)
        }
        .frame(height: 70)
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 10) {
          ForEach(days, id: \.0) { day, symbol, low, high in
            GridRow {
              Text(day)
              Image(systemName: symbol)
              Text("\(low)°").foregroundStyle(.secondary)
              Capsule().fill(.white.opacity(0.6)).frame(height: 4).gridCellUnsizedAxes(.vertical)
              Text("\(high)°").gridColumnAlignment(.trailing)
            }
          }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        .padding(.horizontal)
      }
      .foregroundColor(.white)
    }
  }
}

/// Tags that flow into lines.
struct TagLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let places = arrange(bounds.width, subviews).places
    for (subview, place) in zip(subviews, places) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (size: CGSize, places: [CGPoint]) {
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var places: [CGPoint] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      places.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      widest = max(widest, x - spacing)
      height = max(height, size.height)
    }
    return (CGSize(width: widest, height: y + height), places)
  }
}

struct TagScreen: View {
  private let tags = ["Swift", "UIKit", "Linux", "Auto Layout", "Lists", "Open source", "Accessibility", "Fast"]
  @State private var chosen: Set<String> = ["Lists"]
  @State private var isVertical = false

  var body: some View {
    let layout = isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(TagLayout())
    VStack(alignment: .leading, spacing: 16) {
      layout {
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .font(.callout)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(chosen.contains(tag) ? Color.accentColor : Color(.systemGray5), in: Capsule())
            .foregroundStyle(chosen.contains(tag) ? .white : .primary)
            .onTapGesture {
              if chosen.insert(tag).inserted == false { chosen.remove(tag) }
            }
        }
      }
      Button(isVertical ? "Flow" : "Column") { withAnimation { isVertical.toggle() } }
        .buttonStyle(.bordered)
      ViewThatFits {
        Text("All \(chosen.count) of the chosen tags are shown in the colour of the app").lineLimit(1)
        Text("\(chosen.count) chosen")
      }
    }
    .padding()
  }
}
