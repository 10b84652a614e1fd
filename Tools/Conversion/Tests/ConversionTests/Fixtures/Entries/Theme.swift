import SwiftUI

struct Theme {
  var name: String
  static let plain = Theme(name: "plain")
}

extension EnvironmentValues {
  @Entry var theme: Theme = .plain
  @Entry var rowCount = 3
  @Entry public var title: String?
  @Entry var names: [String] = [
    "one",
    "two",
  ]
}

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension FocusedValues {
  @Entry var chosenTheme: Binding<Theme>?
}

struct Pinned<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      if subview.containerValues.isPinned { subview }
    }
    Text("Free").containerValue(\.isPinned, true)
  }
}

struct Titled: View {
  @Environment(\.theme) private var theme
  @Environment(\.rowCount) private var rowCount

  var body: some View {
    Text("\(theme.name) \(rowCount)")
      .environment(\.title, "Title")
      .environment(\.rowCount, 4)
  }
}
