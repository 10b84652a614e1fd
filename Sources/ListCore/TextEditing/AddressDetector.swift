/// Finds postal addresses in a text by the words for streets: house number and street in either order, with the town where
/// it follows.
struct AddressDetector {
  private let tokens: DataTokens

  init(_ tokens: DataTokens) { self.tokens = tokens }

  /// - Complexity: O(n) in the length of the text: an address has a limited number of words.
  var matches: [Range<Int>] {
    var matches: [Range<Int>] = []
    var index = 0
    while index < tokens.tokens.count {
      guard !tokens.touches(index) || tokens.isSign(index - 1, "([\"“„«,;:"),
        let street = numberFirst(at: index) ?? streetFirst(at: index)
      else {
        index += 1
        continue
      }
      let end = withTown(street)
      matches.append(tokens.tokens[index].range.lowerBound..<tokens.tokens[end - 1].range.upperBound)
      index = end
    }
    return matches
  }

  /// The most words of a street's name, and of a town's [?].
  private static let nameLimit = 5

  // MARK: Streets

  /// 221B Baker Street; 12 rue de Rivoli.
  private func numberFirst(at index: Int) -> Int? {
    guard tokens.number(index, in: 1...99_999, digits: 1...5) != nil, !isOrdinal(index) else { return nil }
    var next = index + 1
    if let letter = tokens.token(next), letter.kind == .word, letter.text.count == 1, tokens.touches(next) { next += 1 }
    if tokens.isSign(next, ","), tokens.isWord(next + 1, Self.leadingStreets) { next += 1 }
    if tokens.isWord(next, Self.leadingStreets) {
      let end = name(from: next + 1)
      return end > next + 1 ? end : nil
    }
    // The last word that means a street ends its name.
    var end: Int?
    for place in next..<next + Self.nameLimit {
      guard let token = tokens.token(place), token.kind == .word && token.isCapital || isOrdinal(place) else { break }
      if place > next, Self.trailingStreets.contains(token.text) { end = place + 1 }
    }
    guard var end else { return nil }
    if tokens.isWord(end - 1, Self.shortened), tokens.isSign(end, "."), tokens.touches(end) { end += 1 }
    return withUnit(end)
  }

  /// 5th, 42nd.
  private func isOrdinal(_ index: Int) -> Bool {
    tokens.token(index)?.kind == .number && tokens.touches(index + 1)
      && tokens.isWord(index + 1, ["st", "nd", "rd", "th"])
      || tokens.isWord(index, ["st", "nd", "rd", "th"]) && tokens.touches(index)
  }

  /// Apt 4, Suite 200, #5.
  private func withUnit(_ index: Int) -> Int {
    var next = index
    if tokens.isSign(next, ",") { next += 1 }
    guard tokens.isWord(next, ["apt", "apartment", "suite", "ste", "unit", "floor", "fl"]) || tokens.isSign(next, "#")
    else { return index }
    next += 1
    if tokens.isSign(next, ".#") { next += 1 }
    guard let token = tokens.token(next), token.kind != .sign else { return index }
    return next + 1
  }

  /// Hauptstraße 5, Karl-Marx-Allee 5, Berliner Straße 5. Unter den Linden is not found, as no word in it means a street.
  private func streetFirst(at index: Int) -> Int? {
    guard let first = tokens.token(index), first.kind == .word, first.isCapital else { return nil }
    var place = index
    while place < index + 2 * Self.nameLimit, tokens.isSign(place + 1, "-"), tokens.touches(place + 1),
      tokens.touches(place + 2)
    {
      place += 2
    }
    // A word that means a street follows the name, or is its end; alone it is no street.
    if tokens.isWord(place + 1, Self.streetWords) {
      place += 1
    } else if place == index, Self.streetWords.contains(first.text) {
      return nil
    }
    guard let street = tokens.token(place), street.kind == .word,
      Self.streetEndings.contains(where: street.text.hasSuffix)
    else { return nil }
    var next = place + 1
    if tokens.isSign(next, "."), tokens.touches(next) { next += 1 }
    guard tokens.number(next, in: 1...9999, digits: 1...4) != nil else { return nil }
    next += 1
    if let letter = tokens.token(next), letter.kind == .word, letter.text.count == 1, tokens.touches(next) { next += 1 }
    return next
  }

  private func name(from index: Int) -> Int {
    var end = index
    for place in index..<index + Self.nameLimit {
      guard let token = tokens.token(place), token.kind == .word else { break }
      guard token.isCapital || Self.particles.contains(token.text) else { break }
      if token.isCapital { end = place + 1 }
    }
    return end
  }

  // MARK: Towns

  /// The index after the town, the state and the code, if they follow.
  private func withTown(_ index: Int) -> Int {
    let next = tokens.isSign(index, ",\n") ? index + 1 : index
    // 10115 Berlin.
    if tokens.number(next, in: 1000...99_999, digits: 4...5) != nil {
      let end = name(from: next + 1)
      return end > next + 1 ? end : index
    }
    let town = name(from: next)
    guard town > next else { return index }
    // `name` may have taken the state, or the letters of a postcode, for part of the town. So look for a code within
    // the name, too: it shows that this is a town.
    for end in (next + 1...town).reversed() { if let end = code(at: end) { return end } }
    if tokens.isSign(town, ","), let end = withState(town + 1) { return end }
    if tokens.isSign(index, ",\n"), let last = tokens.token(town - 1), last.text.count == 2 { return town }
    return tokens.isSign(index, ",") && town - next <= 2 ? town : index
  }

  private func withState(_ index: Int) -> Int? {
    guard let token = tokens.token(index), token.kind == .word, token.isCapital else { return code(at: index) }
    return code(at: index + 1) ?? (token.text.count == 2 ? index + 1 : nil)
  }

  /// 95014, 95014-1234, NW1 6XE.
  private func code(at index: Int) -> Int? {
    if tokens.number(index, in: 0...99_999, digits: 5...5) != nil {
      let isLong = tokens.isSign(index + 1, "-") && tokens.number(index + 2, in: 0...9999, digits: 4...4) != nil
      return isLong ? index + 3 : index + 1
    }
    guard let area = tokens.token(index), area.kind == .word, area.isCapital, area.text.utf8.count <= 2 else {
      return nil
    }
    var next = index + 1
    guard tokens.number(next, in: 0...99, digits: 1...2) != nil, tokens.touches(next) else { return nil }
    next += 1
    if let letter = tokens.token(next), letter.kind == .word, letter.text.count == 1, tokens.touches(next) { next += 1 }
    guard tokens.number(next, in: 0...9, digits: 1...1) != nil, let last = tokens.token(next + 1), last.kind == .word,
      last.text.utf8.count == 2, tokens.touches(next + 1)
    else { return nil }
    return next + 2
  }

  // MARK: Words

  private static let trailingStreets: Set<String> = [
    "street", "st", "avenue", "ave", "road", "rd", "lane", "ln", "drive", "dr", "boulevard", "blvd", "way", "court",
    "ct", "place", "pl", "square", "sq", "terrace", "parkway", "pkwy", "loop", "highway", "hwy", "close", "crescent",
    "gardens", "row", "mews",
  ]
  private static let shortened: Set<String> = [
    "st", "ave", "rd", "ln", "dr", "blvd", "ct", "pl", "sq", "pkwy", "hwy",
  ]
  private static let leadingStreets: Set<String> = [
    "rue", "avenue", "boulevard", "place", "chemin", "impasse", "quai", "allée", "calle", "avenida", "plaza", "via",
    "viale", "piazza", "rua",
  ]
  private static let streetEndings = [
    "straße", "strasse", "str", "gasse", "platz", "allee", "damm", "ufer", "straat", "gatan", "vägen", "vej", "gade",
  ]
  private static let streetWords = Set(streetEndings)
  private static let particles: Set<String> = [
    "de", "du", "des", "la", "le", "les", "l", "d", "del", "di", "da", "do", "am", "an", "der", "den", "im", "of",
    "the",
    "sur", "upon",
  ]
}
