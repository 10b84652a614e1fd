import SwiftUI

/// A picture of an album: drawn, so that nothing is loaded.
struct AlbumPhoto: Identifiable, Hashable {
  let id: Int
  var title: String { "Photo \(id + 1)" }
  var hue: Double { Double(id) / 12 }
}

struct PhotoTile: View {
  let photo: AlbumPhoto

  var body: some View {
    Rectangle()
      .fill(
        LinearGradient(
          colors: [
            Color(hue: photo.hue, saturation: 0.7, brightness: 0.95),
            Color(hue: photo.hue, saturation: 0.9, brightness: 0.5),
          ],
          startPoint: .top, endPoint: .bottom)
      )
      .overlay {
        Image(systemName: "photo").font(.title2).foregroundStyle(.white).blendMode(.overlay)
      }
      .compositingGroup()
      .accessibilityElement()
      .accessibilityLabel(photo.title)
      .accessibilityAddTraits(.isImage)
  }
}

/// A grid whose tile grows to the whole screen.
struct PhotoGridView: View {
  @Namespace private var animation
  @State private var selection: AlbumPhoto?
  @State private var favorites: Set<Int> = [2]
  @State private var columnCount = 3
  private let photos = (0..<12).map(AlbumPhoto.init)

  private var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 2), count: columnCount) }

  var body: some View {
    ZStack {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 2, pinnedViews: [.sectionHeaders]) {
            Section {
              ForEach(photos) { photo in
                PhotoTile(photo: photo)
                  .matchedGeometryEffect(id: photo.id, in: animation, isSource: selection == nil)
                  .aspectRatio(1, contentMode: .fill)
                  .overlay(alignment: .bottomTrailing) {
                    if favorites.contains(photo.id) {
                      Image(systemName: "heart.fill").foregroundStyle(.white).padding(6)
                    }
                  }
                  .contextMenu {
                    Button(favorites.contains(photo.id) ? "Unfavorite" : "Favorite", systemImage: "heart") {
                      favorites.formSymmetricDifference([photo.id])
                    }
                    ControlGroup {
                      Button("Copy", systemImage: "doc.on.doc") {}
                      Button("Share", systemImage: "square.and.arrow.up") {}
                    }
                  }
                  .onTapGesture { withAnimation(.spring()) { selection = photo } }
              }
            } header: {
              Text("Summer")
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .padding(.vertical, 8)
                .background(.thinMaterial)
            }
          }
        }
        .navigationTitle("Photos")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            ControlGroup {
              Button("Fewer", systemImage: "minus") { withAnimation { columnCount = max(2, columnCount - 1) } }
              Button("More", systemImage: "plus") { withAnimation { columnCount = min(5, columnCount + 1) } }
            }
          }
        }
      }
      if let selection {
        VStack(spacing: 20) {
          PhotoTile(photo: selection)
            .matchedGeometryEffect(id: selection.id, in: animation)
            .aspectRatio(4 / 3, contentMode: .fit)
          Text(selection.title).font(.title.bold())
          Button("Close") { withAnimation(.spring()) { self.selection = nil } }.buttonStyle(.bordered)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
        .zIndex(1)
      }
    }
  }
}
