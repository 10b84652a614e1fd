/// What the name of a symbol says: a picture, and what is composed around it.
struct SymbolName: Equatable {
  enum Enclosure: String {
    case circle, square, rectangle
  }

  /// The name that the table has a picture for.
  var base: String
  var isFilled = false
  var isSlashed = false
  var enclosure: Enclosure?
  /// The mark of a badge; empty for a badge without one.
  var badge: String?
  /// Whether the picture is mirrored where text runs from right to left.
  var isDirectional = false
  var picture: String
  var filledPicture: String?
  /// How much larger than the picture the symbol is.
  var growth: CGFloat = 1

  private static let table = SymbolLines(SymbolNames.lines)
  /// The marks that badges bear, and their names in the table.
  private static let marks: Set<String> = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis", "clock",
  ]

  /// Nil for a name that the table does not have, and that is not composed of one that it has. A name of the table
  /// goes before a composed one.
  init?(_ name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    for count in stride(from: words.count, to: 0, by: -1) {
      let written = words[..<count].joined(separator: ".")
      let base = Self.renamed[written] ?? written
      guard let entry = Self.table[base] else { continue }
      let fields = entry.split(separator: " ")
      self.base = base
      picture = String(fields[0])
      filledPicture = fields[1] == "-" ? nil : String(fields[1])
      growth = fields.lazy.compactMap(Self.growth).first ?? 1
      isDirectional = fields.contains("rtl") || Self.saysReadingDirection(written)
      guard read(Array(words[count...].map(String.init))) else { return nil }
      return
    }
    return nil
  }

  /// The number of a field such as `x1.2`.
  private static func growth(_ field: some StringProtocol) -> CGFloat? {
    field.first == "x" ? Double(field.dropFirst()).map { CGFloat($0) } : nil
  }

  private static func saysReadingDirection(_ name: String) -> Bool {
    name.split(separator: ".").contains { ["forward", "backward", "leading", "trailing"].contains($0) }
      && renamed[name] != nil
  }

  /// Takes the words that say what is made of the picture; false for words that say nothing known.
  private mutating func read(_ words: [String]) -> Bool {
    var words = words
    if words.last == "fill" {
      isFilled = true
      words.removeLast()
    }
    if words.first == "slash" {
      isSlashed = true
      words.removeFirst()
    }
    if words.first == "badge" {
      words.removeFirst()
      if let mark = words.first, Self.marks.contains(mark) {
        badge = mark
        words.removeFirst()
      } else {
        badge = ""
      }
    }
    if let word = words.first, let found = Enclosure(rawValue: word) {
      enclosure = found
      words.removeFirst()
    }
    return words.isEmpty
  }

  /// Every name of the table and every one that it says Apple composes, in order.
  static var all: [String] {
    table.all.flatMap { entry in
      let fields = entry.rest.split(separator: " ").map(String.init)
      let filled = fields[1] == "-" ? [] : ["\(entry.word).fill"]
      return [entry.word] + filled
        + fields.dropFirst(2).filter { $0 != "rtl" && growth($0) == nil }.map { "\(entry.word).\($0)" }
    }
  }

  /// Names of one symbol: Apple's later ones, and those that say a direction of reading. The latter show the picture for
  /// reading from left to right and are mirrored for the other.
  static let renamed = [
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "arrowtriangle.backward": "arrowtriangle.left", "arrowtriangle.forward": "arrowtriangle.right",
    "arrow.up.forward": "arrow.up.right", "arrow.up.backward": "arrow.up.left",
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
    "chevron.compact.backward": "chevron.compact.left", "chevron.compact.forward": "chevron.compact.right",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "document": "doc", "document.on.document": "doc.on.doc", "document.on.clipboard": "doc.on.clipboard",
    "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right",
  ]
}
