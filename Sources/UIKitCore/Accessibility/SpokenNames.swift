import ListCore

extension UIImage {
  /// The name that assistive tools read for a symbol without a label; nil for images that are not symbols.
  package var spokenName: String? {
    guard case .symbol(let symbol, _) = content else { return nil }
    return SpokenNames.name(ofSymbol: symbol.name)
  }
}

/// The names that assistive tools read for symbols. [C] The names that differ from the symbols' own names; [?] all
/// other symbols' names are read as words.
package enum SpokenNames {
  package static func name(ofSymbol name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    words.removeAll { $0 == "fill" }
    let plain = words.joined(separator: ".")
    if let known = known[plain] { return known.text }
    while let last = words.last, words.count > 1, enclosures.contains(last) { words.removeLast() }
    return known[words.joined(separator: ".")]?.text ?? words.joined(separator: " ")
  }

  private static let enclosures: Set<String> = ["circle", "square", "rectangle", "capsule"]

  private static let known: [String: SystemWord] = [
    "arrow.clockwise": .refresh, "bookmark": .bookmark, "camera": .camera, "checkmark": .selected,
    "chevron.left": .back, "chevron.backward": .back, "chevron.right": .forward, "chevron.forward": .forward,
    "ellipsis": .more, "gear": .settings, "gearshape": .settings, "heart": .love, "house": .home, "info": .moreInfo,
    "info.circle": .moreInfo, "magnifyingglass": .search, "minus": .remove, "pause": .pause, "play": .play,
    "plus": .add, "square.and.arrow.up": .share, "square.and.pencil": .compose, "star": .favorite, "trash": .delete,
    "xmark": .close,
  ]
}
