/// Whether the views of a screen hide the status bar; nil if none specifies it.
struct StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

extension View {
  /// Hides the status bar while the view is on screen.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Hides the status bar while the view is on screen.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
