import TextLayout

/// Converts between fonts and their names.
enum FontNames {
  static func family(of font: FontDescription) -> String {
    font.family ?? (font.isMonospaced ? "Monospace" : "Inter")
  }

  /// The generic family for the system font's serif design.
  static let serif = "serif"

  /// The name of a font's face in its family.
  static func face(of font: FontDescription) -> String {
    let weight = weightName(of: font)
    guard font.isItalic else { return weight }
    return weight == "Regular" ? "Italic" : "\(weight) Italic"
  }

  private static func weightName(of font: FontDescription) -> String {
    styles.min { abs($0.weight - font.weight) < abs($1.weight - font.weight) }?.name ?? "Regular"
  }

  static func name(of font: FontDescription) -> String {
    let base = family(of: font).replacing(" ", with: "")
    let weight = weightName(of: font)
    guard font.isItalic else { return "\(base)-\(weight)" }
    return weight == "Regular" ? "\(base)-Italic" : "\(base)-\(weight)Italic"
  }

  /// The font with a name: a family, or a family and a style after a hyphen.
  static func description(named name: String, size: Double) -> FontDescription? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let families = [name, first, spaced(first)]
    guard let family = families.first(where: { isKnown($0) }) else { return nil }
    var font = FontDescription(family: family, size: size > 0 ? size : 12)
    if family != name, parts.count == 2 { apply(style: parts[1], to: &font) }
    return font
  }

  /// The names of a family's faces: the family's without spaces, and the face's after a hyphen.
  static func names(ofFamily family: String) -> [String] {
    let base = family.replacing(" ", with: "")
    return FontDescription.faceNames(ofFamily: family).map { "\(base)-\($0.replacing(" ", with: ""))" }.sorted()
  }

  private static func isKnown(_ family: String) -> Bool {
    familiesOfIOS.contains(family) || FontDescription(family: family, size: 12).isInstalled
  }

  /// Takes weight and slant from the name of a face, "Semi Bold Italic" or "BoldItalic".
  static func apply(style name: String, to font: inout FontDescription) {
    let style = name.replacing(" ", with: "")
    let lowercase = style.lowercased()
    font.isItalic = lowercase.contains("italic") || lowercase.contains("oblique")
    let matches = styles.filter { lowercase.contains($0.name.lowercased()) }
    if let longest = matches.max(by: { $0.name.count < $1.name.count }) { font.weight = longest.weight }
  }

  /// "HelveticaNeue" as "Helvetica Neue".
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }

  private static let styles: [(name: String, weight: Double)] = [
    ("Thin", -0.6), ("UltraLight", -0.8), ("ExtraLight", -0.8), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
    ("SemiBold", 0.3), ("DemiBold", 0.3), ("Bold", 0.4), ("ExtraBold", 0.56), ("Heavy", 0.56), ("Black", 0.62),
  ]

  /// Families that every iOS has: apps request them without expecting nil.
  private static let familiesOfIOS: Set<String> = [
    "American Typewriter", "Apple SD Gothic Neo", "Arial", "Avenir", "Avenir Next", "Avenir Next Condensed",
    "Baskerville", "Chalkboard SE", "Cochin", "Copperplate", "Courier", "Courier New", "Didot", "Futura", "Georgia",
    "Gill Sans", "Helvetica", "Helvetica Neue", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
    "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "PingFang HK", "PingFang SC", "PingFang TC",
    "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]
}
