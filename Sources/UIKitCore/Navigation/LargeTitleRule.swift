/// Which screen of a stack has a large title.
@MainActor
enum LargeTitleRule {
  /// Whether the last of these screens has one, in a bar that prefers them.
  static func showsLargeTitle(_ modes: some Sequence<UINavigationItem.LargeTitleDisplayMode>) -> Bool {
    modes.reduce(true) { before, mode in
      switch mode {
      case .automatic: before
      case .always: true
      case .never: false
      }
    }
  }
}
