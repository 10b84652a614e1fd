import SwiftUI

/// The fourth way: views in any cell, by a hosting configuration. The headline is red while the cell is selected.
struct NewsRow: View {
  let news: News
  let isSelected: Bool
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let layout =
      textSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Image(uiImage: news.picture.image)
        .resizable()
        .scaledToFill()
        .frame(width: NewsPicture.size.width, height: NewsPicture.size.height)
        .clipShape(.rect(cornerRadius: 6))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        Text(news.headline).font(.headline).foregroundStyle(isSelected ? Color(.systemRed) : Color(.label))
        Text(news.source).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
