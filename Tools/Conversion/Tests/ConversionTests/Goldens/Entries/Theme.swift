#sourceLocation(file: "Entries/Theme.swift", line: 1)
import SwiftUI

struct Theme {
  var name: String
  static let plain = Theme(name: "plain")
}

extension EnvironmentValues {
         var theme: Theme { get { self[EntryKey_theme.self] } set { self[EntryKey_theme.self] = newValue } }; enum EntryKey_theme: EnvironmentKey { static var defaultValue: Theme { .plain } }
         var rowCount: EntryKey_rowCount.Value { get { self[EntryKey_rowCount.self] } set { self[EntryKey_rowCount.self] = newValue } }; enum EntryKey_rowCount: EnvironmentKey { static let defaultValue = 3 }
         public var title: String? { get { self[EntryKey_title.self] } set { self[EntryKey_title.self] = newValue } }; public enum EntryKey_title: EnvironmentKey { public static var defaultValue: String? { nil } }
         var names: [String] { get { self[EntryKey_names.self] } set { self[EntryKey_names.self] = newValue } }; enum EntryKey_names: EnvironmentKey { static var defaultValue: [String] { [
    "one",
    "two",
  ] } }
}

extension ContainerValues {
         var isPinned: Bool { get { self[EntryKey_isPinned.self] } set { self[EntryKey_isPinned.self] = newValue } }; enum EntryKey_isPinned: ContainerValueKey { static var defaultValue: Bool { false } }
}

extension FocusedValues {
         var chosenTheme: Binding<Theme>? { get { self[EntryKey_chosenTheme.self] } set { self[EntryKey_chosenTheme.self] = newValue } }; enum EntryKey_chosenTheme: FocusedValueKey { typealias Value = Binding<Theme> }
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
