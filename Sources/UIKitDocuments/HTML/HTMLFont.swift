import UIKitCore

/// A font as a page describes it.
struct HTMLFont {
  /// The family: one of the three generic ones, or a font by name.
  enum Family: Equatable {
    case serif, system, monospaced
    case named(String)
  }

  var family = Family.serif
  /// In points; 12 by default [C].
  var size: CGFloat = 12
  var isItalic = false
  private var weight = UIFont.Weight.regular

  var isBold: Bool {
    get { weight.rawValue >= UIFont.Weight.semibold.rawValue }
    set { weight = newValue ? .bold : .regular }
  }

  /// The font; the system font if none of the families is installed.
  var font: UIFont {
    let plain: UIFont
    switch family {
    case .system: plain = .systemFont(ofSize: size, weight: weight)
    case .monospaced: plain = .monospacedSystemFont(ofSize: size, weight: weight)
    case .serif:
      let system = UIFont.systemFont(ofSize: size, weight: weight)
      plain = system.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: size) } ?? system
    case .named(let name):
      guard let font = UIFont(name: name, size: size) else { return Self.with(.system, of: self).font }
      var traits = font.fontDescriptor.symbolicTraits
      if isBold { traits.insert(.traitBold) }
      plain = font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    }
    guard isItalic else { return plain }
    let traits = plain.fontDescriptor.symbolicTraits.union(.traitItalic)
    return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
  }

  private static func with(_ family: Family, of font: HTMLFont) -> HTMLFont {
    var font = font
    font.family = family
    return font
  }

  // MARK: Values of styles

  /// The names by which pages ask for the system's font.
  private static let systemNames: Set<String> = [
    "-apple-system", "blinkmacsystemfont", "system-ui", "ui-sans-serif", "sans-serif", "helvetica", "helvetica neue",
    "helveticaneue", "arial", "san francisco", "sf pro", "sf pro text", "sf pro display", "sfprotext", "sfprodisplay",
  ]

  /// Sets the family to the first one of a list that is available.
  mutating func takeFamilies(_ list: String) {
    for part in list.split(separator: ",") {
      let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\t\n"))
      let word = name.lowercased()
      if Self.systemNames.contains(word) || word.hasPrefix("-apple-system") || word.hasPrefix(".") {
        return family = .system
      }
      if ["monospace", "ui-monospace", "courier", "courier new", "menlo"].contains(word) {
        return family = .monospaced
      }
      if ["serif", "ui-serif", "times", "times new roman"].contains(word) { return family = .serif }
      if UIFont(name: name, size: size) != nil { return family = .named(name) }
    }
  }

  mutating func takeWeight(_ word: String) {
    switch word {
    case "normal": weight = .regular
    case "bold", "bolder": weight = .bold
    case "lighter": weight = .light
    default:
      guard let number = Int(word) else { return }
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      weight = weights[min(max((number + 50) / 100, 1), 9) - 1]
    }
  }

  /// Sets the size by the `size` attribute of the element `font`: 1 to 7, or a signed step from the default 3.
  mutating func takeStep(_ text: String) {
    guard let number = Int(text.hasPrefix("+") ? String(text.dropFirst()) : text) else { return }
    let step = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
    size = PageLength.steps[min(max(step, 1), 7) - 1]
  }

  /// Parses a `font` shorthand: style and weight, then the size with the line height after a slash, then families.
  mutating func takeShorthand(_ value: String, outerSize: CGFloat) {
    var words = value.split(separator: " ").map(String.init)
    isItalic = false
    weight = .regular
    while let word = words.first?.lowercased() {
      words.removeFirst()
      if word == "italic" || word == "oblique" {
        isItalic = true
      } else if let size = PageLength.fontSize(String(word.prefix { $0 != "/" }), outer: outerSize), Int(word) == nil {
        self.size = size
        return takeFamilies(words.joined(separator: " "))
      } else {
        takeWeight(word)
      }
    }
  }
}
