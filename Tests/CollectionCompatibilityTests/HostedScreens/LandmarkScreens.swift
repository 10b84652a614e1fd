import SwiftUI

// A list of places with favourites, and a page for each, as tutorials teach it.

struct Landmark: Hashable, Identifiable {
  var id: Int
  var name: String
  var park: String
  var state: String
  var description: String
  var isFavorite: Bool
}

@Observable
final class LandmarkModel {
  var landmarks = [
    Landmark(
      id: 1001, name: "Turtle Rock", park: "Joshua Tree National Park", state: "California",
      description: "A rock that looks like a turtle, at the end of a short walk.", isFavorite: true),
    Landmark(
      id: 1002, name: "Silver Salmon Creek", park: "Lake Clark National Park", state: "Alaska",
      description: "Bears fish here.", isFavorite: false),
    Landmark(
      id: 1003, name: "Chilkoot Trail", park: "Klondike Gold Rush", state: "Alaska",
      description: "Thirty-three miles.", isFavorite: true),
  ]
}

struct CircleImage: View {
  var body: some View {
    LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      .frame(width: 120, height: 120)
      .clipShape(Circle())
      .overlay {
        Circle().stroke(.white, lineWidth: 4)
      }
      .shadow(radius: 7)
  }
}

struct FavoriteButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
        .labelStyle(.iconOnly)
        .foregroundStyle(isSet ? .yellow : .gray)
    }
  }
}

struct LandmarkRow: View {
  var landmark: Landmark

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 5)
        .fill(.green.gradient)
        .frame(width: 50, height: 50)
      VStack(alignment: .leading) {
        Text(landmark.name).bold()
        Text(landmark.park)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if landmark.isFavorite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
      }
    }
  }
}

struct LandmarkDetail: View {
  @Environment(LandmarkModel.self) private var modelData
  var landmark: Landmark

  private var index: Int { modelData.landmarks.firstIndex(where: { $0.id == landmark.id })! }

  var body: some View {
    @Bindable var modelData = modelData
    ScrollView {
      Color.teal.opacity(0.4)
        .frame(height: 160)
      CircleImage()
        .offset(y: -60)
        .padding(.bottom, -60)
      VStack(alignment: .leading) {
        HStack {
          Text(landmark.name)
            .font(.title)
          FavoriteButton(isSet: $modelData.landmarks[index].isFavorite)
        }
        HStack {
          Text(landmark.park)
          Spacer()
          Text(landmark.state)
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        Divider()
        Text("About \(landmark.name)")
          .font(.title2)
        Text(landmark.description)
      }
      .padding()
    }
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct LandmarkList: View {
  @State private var model = LandmarkModel()
  @State private var showFavoritesOnly = false

  var filtered: [Landmark] {
    model.landmarks.filter { !showFavoritesOnly || $0.isFavorite }
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle(isOn: $showFavoritesOnly) {
          Text("Favorites only")
        }
        ForEach(filtered) { landmark in
          NavigationLink {
            LandmarkDetail(landmark: landmark)
          } label: {
            LandmarkRow(landmark: landmark)
          }
        }
      }
      .animation(.default, value: filtered)
      .navigationTitle("Landmarks")
    }
    .environment(model)
  }
}

/// A badge of a path and a turned symbol, scaled to its room.
struct HikeBadge: View {
  struct Symbol: View {
    var body: some View {
      GeometryReader { geometry in
        Path { path in
          let width = min(geometry.size.width, geometry.size.height)
          let height = width * 0.75
          let spacing = width * 0.030
          let middle = width * 0.5
          let topWidth = width * 0.226
          let topHeight = height * 0.488
          path.addLines([
            CGPoint(x: middle, y: spacing),
            CGPoint(x: middle - topWidth, y: topHeight - spacing),
            CGPoint(x: middle, y: topHeight / 2 + spacing),
            CGPoint(x: middle + topWidth, y: topHeight - spacing),
            CGPoint(x: middle, y: spacing),
          ])
        }
        .fill(Color(red: 79.0 / 255, green: 79.0 / 255, blue: 191.0 / 255))
      }
    }
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24)
        .fill(.linearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom))
      GeometryReader { geometry in
        ForEach(0..<8) { index in
          Symbol()
            .rotationEffect(.degrees(Double(index) / 8) * 360, anchor: .bottom)
            .opacity(0.5)
        }
        .scaleEffect(1.0 / 4.0, anchor: .top)
        .position(x: geometry.size.width / 2, y: (3.0 / 4.0) * geometry.size.height)
      }
    }
    .scaledToFit()
    .padding()
  }
}
