extension UIImage {
  /// The name that assistive tools read for a symbol without a label; nil for images that are no symbols.
  package var spokenName: String? {
    guard case .symbol(let symbol, _) = content else { return nil }
    return SpokenNames.name(ofSymbol: symbol.name)
  }
}

/// The names that assistive tools read for symbols. [C] The names that differ from the symbols' own; [?] all others are
/// read as words.
package enum SpokenNames {
  package static func name(ofSymbol name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    words.removeAll { $0 == "fill" }
    let plain = words.joined(separator: ".")
    if let known = known[plain] { return known }
    while let last = words.last, words.count > 1, enclosures.contains(last) { words.removeLast() }
    return known[words.joined(separator: ".")] ?? words.joined(separator: " ")
  }

  private static let enclosures: Set<String> = ["circle", "square", "rectangle", "capsule"]

  private static let known = [
    "arrow.clockwise": "Refresh", "bookmark": "Bookmark", "camera": "Camera", "checkmark": "Selected",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
    "ellipsis": "More", "gear": "Settings", "gearshape": "Settings", "heart": "Love", "house": "Home",
    "info": "More Info", "info.circle": "More Info", "magnifyingglass": "Search", "minus": "Remove", "pause": "Pause",
    "play": "Play", "plus": "Add", "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite",
    "trash": "Delete", "xmark": "Close",
  ]
}
