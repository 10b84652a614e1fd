/// A symbol's name, split into its picture and the parts composed around it.
struct SymbolName: Equatable {
  /// A shape that a picture is drawn in.
  enum Enclosure: String, CaseIterable {
    case app, bubble, circle, diamond, heart, icloud, message, rectangle, seal, shield, square, viewfinder
  }

  /// The name that the table has a picture for.
  var base: String
  var isFilled = false
  var isSlashed = false
  var enclosure: Enclosure?
  /// The symbol that a badge shows; empty for a badge without one.
  var badge: String?
  /// Whether the badge's symbol is cut out of a disc; else it is drawn as it is.
  var badgeHasDisc = true
  /// Whether the picture is mirrored where text runs from right to left.
  var isDirectional = false
  var picture: String
  var filledPicture: String?
  /// The scale of the symbol relative to the picture.
  var growth: CGFloat = 1

  private static let table = SymbolLines(SymbolNames.lines)
  /// The names of badges on a disc, and the symbols that they show.
  private static let marks = [
    "plus": "plus", "minus": "minus", "xmark": "xmark", "checkmark": "checkmark", "ellipsis": "ellipsis",
    "exclamationmark": "exclamationmark", "questionmark": "questionmark", "clock": "clock", "play": "play.fill",
    "arrow.up": "arrow.up", "arrow.down": "arrow.down", "arrow.forward": "arrow.right",
  ]
  /// The names of badges without a disc, at a picture's corner, and the symbols that they show.
  private static let signs = [
    "badge.bolt": "bolt.fill", "badge.gearshape": "gearshape.fill", "badge.heart": "heart.fill",
    "badge.key": "key.horizontal.fill", "badge.mic": "mic.fill", "badge.person.crop": "person.fill",
    "badge.shield.checkmark": "checkmark.shield.fill", "badge.shield.half.filled": "shield.lefthalf.filled",
    "badge.sparkles": "sparkle", "badge.star": "star.fill", "badge.waveform": "waveform",
    "badge.magnifyingglass": "magnifyingglass", "magnifyingglass": "magnifyingglass",
    "trianglebadge.exclamationmark": "exclamationmark.triangle.fill",
  ]

  /// Parses a name. Nil for a name that is neither in the table nor composed from a name in the table. A name in the
  /// table has precedence over a composition.
  init?(_ name: String) {
    let (words, saysDirection) = Self.words(of: name)
    for count in stride(from: words.count, to: 0, by: -1) {
      let written = words[..<count].joined(separator: ".")
      guard let entry = Self.table[written] else { continue }
      let fields = entry.split(separator: " ")
      base = written
      picture = String(fields[0])
      filledPicture = fields[1] == "-" ? nil : String(fields[1])
      growth = fields.lazy.compactMap(Self.growth).first ?? 1
      isDirectional = fields.contains("rtl") || saysDirection
      guard read(words[count...]) else { return nil }
      return
    }
    guard let first = words.first, words.count > 1, SymbolCharacters.areKnown(first) else { return nil }
    base = first
    picture = SymbolCharacters.pictureName(first)
    guard read(words.dropFirst()), enclosure != nil, badge == nil, !isSlashed else { return nil }
  }

  /// The words of a name after renaming, and whether a replaced part named a reading direction. Each time, the longest
  /// beginning that has another name is replaced.
  private static func words(of name: String) -> (words: [String], saysDirection: Bool) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for count in stride(from: words.count, to: 0, by: -1) {
      let written = words[..<count].joined(separator: ".")
      if let known = renamed[written] {
        let found = self.words(of: ([known] + words[count...]).joined(separator: "."))
        return (found.words, found.saysDirection || saysReadingDirection(written))
      }
      if table[written] != nil { break }
    }
    return (words, false)
  }

  /// The number of a field such as `x1.2`.
  private static func growth(_ field: some StringProtocol) -> CGFloat? {
    field.first == "x" ? Double(field.dropFirst()).map { CGFloat($0) } : nil
  }

  private static func saysReadingDirection(_ name: String) -> Bool {
    name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  /// Reads the words for enclosures, slashes and badges; false if one is unknown.
  private mutating func read(_ words: ArraySlice<String>) -> Bool {
    var words = words
    if words.last == "fill" {
      isFilled = true
      words.removeLast()
    } else if words.first == "fill" {
      isFilled = true
      words.removeFirst()
    }
    if words.first == "slash" {
      isSlashed = true
      words.removeFirst()
    }
    readBadge(&words)
    if let word = words.first, let found = Enclosure(rawValue: word) {
      enclosure = found
      words.removeFirst()
    }
    return words.isEmpty
  }

  /// Reads the words of a badge: the longest known sequence.
  private mutating func readBadge(_ words: inout ArraySlice<String>) {
    for count in stride(from: words.count, to: 0, by: -1) {
      let written = words.prefix(count).joined(separator: ".")
      if let sign = Self.signs[written] {
        badge = sign
        badgeHasDisc = false
      } else if written == "badge" {
        badge = ""
      } else if written.hasPrefix("badge."), let mark = Self.marks[String(written.dropFirst("badge.".count))] {
        badge = mark
      } else {
        continue
      }
      words.removeFirst(count)
      return
    }
  }

  /// Every name of the table and every name that it marks as composed by Apple, in order.
  static var all: [String] {
    table.all.flatMap { entry in
      let fields = entry.rest.split(separator: " ").map(String.init)
      let filled = fields[1] == "-" ? [] : ["\(entry.word).fill"]
      return [entry.word] + filled
        + fields.dropFirst(2).filter { $0 != "rtl" && growth($0) == nil }.map { "\(entry.word).\($0)" }
    }
  }
}
