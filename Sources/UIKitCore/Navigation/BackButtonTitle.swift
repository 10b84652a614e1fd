import ListCore

/// The possible titles of a back button, from the longest to none; the bar takes the first that fits.
@MainActor
struct BackButtonTitle {
  /// The word for a screen whose title does not fit.
  static var generic: String { SystemWord.back.text }
  /// Titles longer than this many characters give way to the generic word [C].
  static let maximumLength = 12

  let candidates: [String]

  /// The texts for the button that leads back to `item`.
  init(backTo item: UINavigationItem) {
    if let backItem = item.backBarButtonItem {
      candidates = backItem.title.map { [$0, ""] } ?? [Self.generic, ""]
      return
    }
    switch item.backButtonDisplayMode {
    case .minimal: candidates = [""]
    case .generic: candidates = [Self.generic, ""]
    case .default:
      let title = item.backButtonTitle ?? item.title ?? Self.generic
      let fits = item.backButtonTitle != nil || title.count <= Self.maximumLength
      candidates = fits ? [title, Self.generic, ""] : [Self.generic, ""]
    }
  }
}
