/// Finds links, mail addresses, telephone numbers, postal addresses and dates in a text.
package struct DataDetector: Sendable {
  package enum Kind: Hashable, Sendable {
    case link
    case phoneNumber
    case date
    case address
  }

  /// A part of a text that can be opened.
  package struct Match: Equatable, Sendable {
    /// In UTF-16 units.
    package var range: Range<Int>
    package var kind: Kind
    /// The URL that the match opens.
    package var url: String

    package init(range: Range<Int>, kind: Kind, url: String) {
      self.range = range
      self.kind = kind
      self.url = url
    }
  }

  private let kinds: Set<Kind>

  package init(_ kinds: Set<Kind>) { self.kinds = kinds }

  /// All matches in order; none overlap.
  /// - Complexity: O(n) in the length of the text.
  package func matches(in text: String) -> [Match] {
    var matches: [Match] = []
    if kinds.contains(.link) { matches = WebAddresses(text).matches }
    if kinds.contains(.date) || kinds.contains(.address) {
      let tokens = DataTokens(text)
      if kinds.contains(.address) {
        matches = Self.joined(matches, Self.found(AddressDetector(tokens).matches, .address, in: text))
      }
      if kinds.contains(.date) {
        matches = Self.joined(matches, Self.found(DateDetector(tokens).matches, .date, in: text))
      }
    }
    if kinds.contains(.phoneNumber) { matches = Self.joined(matches, PhoneNumbers(text).matches) }
    return matches
  }

  /// Merges two ordered lists of matches, leaving out those of the second that overlap one of the first.
  private static func joined(_ first: [Match], _ second: [Match]) -> [Match] {
    guard !first.isEmpty, !second.isEmpty else { return first + second }
    var joined: [Match] = []
    var index = 0
    for match in second {
      while index < first.count, first[index].range.upperBound <= match.range.lowerBound {
        joined.append(first[index])
        index += 1
      }
      if index == first.count || first[index].range.lowerBound >= match.range.upperBound { joined.append(match) }
    }
    return joined + first[index...]
  }

  /// [C] The URL of a date or an address does not contain its data in UIKit; here it contains the text of the match.
  private static func found(_ ranges: [Range<Int>], _ kind: Kind, in text: String) -> [Match] {
    guard !ranges.isEmpty else { return [] }
    let units = Array(text.utf16)
    return ranges.map { range in
      Match(range: range, kind: kind, url: scheme + escaped(String(decoding: units[range], as: UTF16.self)))
    }
  }

  private static let scheme = "x-apple-data-detectors://"

  private static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { escaped, byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      let hex = String(byte, radix: 16, uppercase: true)
      escaped += isPlain ? String(UnicodeScalar(byte)) : byte < 16 ? "%0" + hex : "%" + hex
    }
  }
}

/// The addresses of pages and of mail in a text: words with a scheme, or with a domain that exists.
struct WebAddresses {
  private let units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  var matches: [DataDetector.Match] {
    var matches: [DataDetector.Match] = []
    var start = 0
    while start < units.count {
      guard !Self.separates(units[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < units.count, !Self.separates(units[end]) { end += 1 }
      let word = trimmed(start..<end)
      if !word.isEmpty, let url = url(of: string(word)) {
        matches.append(DataDetector.Match(range: word, kind: .link, url: url))
      }
      start = end
    }
    return matches
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  /// Whether a character ends an address: a space, a control character, a quotation mark, an angle bracket or brace, or
  /// an East Asian letter, none of which occurs in an address.
  private static func separates(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x20, 0x22, 0x3C, 0x3E, 0x5E, 0x60, 0x7B...0x7D, 0x7F...0xA0, 0xAB, 0xBB, 0x2000...0x206F: true
    case 0x3000...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF: true
    default: false
    }
  }

  /// A word without its surrounding punctuation. A closing parenthesis belongs to the word that opened it.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, "([*_'-".utf16.contains(units[start]) { start += 1 }
    while end > start {
      let last = units[end - 1]
      if last == 0x29 {
        let part = units[start..<end]
        if part.count(where: { $0 == 0x28 }) >= part.count(where: { $0 == 0x29 }) { break }
      } else if !".,;:!?'*_]-".utf16.contains(last) {
        break
      }
      end -= 1
    }
    return start..<end
  }

  private func url(of word: String) -> String? {
    let lower = word.lowercased()
    if let scheme = Self.schemes.first(where: lower.hasPrefix), lower.count > scheme.count { return word }
    if let at = word.firstIndex(of: "@") {
      let (name, host) = (word[..<at], word[word.index(after: at)...])
      let isName =
        !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._%+-".contains($0)) }
      return isName && Self.isDomain(host) ? "mailto:" + word : nil
    }
    let host = word.prefix { !"/?#:".contains($0) }
    return Self.isDomain(host) ? "http://" + word : nil
  }

  private static let schemes = ["http://", "https://", "ftp://", "mailto:", "tel:", "sms:", "file://"]

  /// Whether a name is a domain: labels of letters, digits and hyphens, the last one known.
  private static func isDomain(_ name: some StringProtocol) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, topDomains.contains(last.lowercased()) else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.first != "-" && label.last != "-"
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// The ends of domains that are common enough to be recognised without a scheme [?].
  private static let topDomains: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "app", "dev", "io", "ai", "co", "me", "tv",
    "xyz", "online", "site", "shop", "blog", "cloud", "page", "eu", "uk", "us", "ca", "au", "nz", "ie", "de", "at",
    "ch",
    "fr", "be", "nl", "lu", "es", "pt", "it", "gr", "dk", "se", "no", "fi", "is", "pl", "cz", "sk", "hu", "ro", "bg",
    "hr",
    "si", "rs", "ua", "by", "ru", "ee", "lv", "lt", "tr", "il", "eg", "za", "ng", "ke", "in", "pk", "lk", "cn", "tw",
    "hk",
    "jp", "kr", "sg", "my", "th", "vn", "ph", "id", "br", "ar", "cl", "mx", "pe",
  ]
}

/// The telephone numbers in a text: groups of digits with spaces, hyphens, dots, slashes or parentheses between them.
struct PhoneNumbers {
  private let units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  /// The possible numbers of digits of a telephone number, worldwide.
  private static let digits = 7...15
  /// A number without separators between its digits is a telephone number only if it has this many digits [?].
  private static let plainDigits = 10...12

  var matches: [DataDetector.Match] {
    var matches: [DataDetector.Match] = []
    var start = 0
    while start < units.count {
      guard begins(at: start), let match = number(at: start) else {
        start += 1
        continue
      }
      matches.append(match)
      start = match.range.upperBound
    }
    return matches
  }

  private func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// A number begins with a digit, a plus or a parenthesis, and never within a word or another number.
  private func begins(at index: Int) -> Bool {
    let unit = units[index]
    guard isDigit(unit) || unit == 0x2B || unit == 0x28 else { return false }
    guard index > 0 else { return true }
    let before = units[index - 1]
    return !isDigit(before) && !isWordUnit(before) && !"./-,:+#$€£@=".utf16.contains(before)
  }

  private func isWordUnit(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit) || unit == 0x5F || unit >= 0xC0 && unit < 0x2000
  }

  private func number(at start: Int) -> DataDetector.Match? {
    var digits: [UInt16] = units[start] == 0x2B ? [0x2B] : []
    var index = digits.isEmpty ? start : start + 1
    var (end, gap, groups, shortest, isOpen) = (index, 0, 0, Int.max, false)
    var run = 0
    func closeGroup() {
      if run > 0 { (groups, shortest, run) = (groups + 1, min(shortest, run), 0) }
    }
    scan: while index < units.count {
      let unit = units[index]
      switch unit {
      case _ where isDigit(unit):
        // A longer sequence of digits is no phone number, and is not read to its end from each digit.
        guard digits.count <= Self.digits.upperBound else { return nil }
        digits.append(unit)
        run += 1
        gap = 0
        end = index + 1
      case 0x28 where !isOpen:
        closeGroup()
        isOpen = true
      case 0x29 where isOpen:
        closeGroup()
        isOpen = false
        end = index + 1
      case 0x20, 0xA0, 0x2D, 0x2E, 0x2F, 0x2011, 0x2013:
        closeGroup()
        gap += 1
        if gap > (unit == 0x2F ? 1 : 2) { break scan }
      default: break scan
      }
      index += 1
    }
    closeGroup()
    let count = digits.count - (digits.first == 0x2B ? 1 : 0)
    let isInternational = digits.first == 0x2B
    guard Self.digits.contains(count), !isOpen, end <= units.count else { return nil }
    if end < units.count, isWordUnit(units[end]) || ":,%$€".utf16.contains(units[end]) && followsDigit(end) {
      return nil
    }
    if !isInternational {
      // Rejects dates, versions and amounts, whose digits are in short groups or in one group.
      guard groups == 1 ? Self.plainDigits.contains(count) : shortest >= 2 && !looksLikeDate(start..<end) else {
        return nil
      }
    }
    return DataDetector.Match(
      range: start..<end, kind: .phoneNumber, url: "tel:" + String(decoding: digits, as: UTF16.self))
  }

  private func followsDigit(_ index: Int) -> Bool { index + 1 < units.count && isDigit(units[index + 1]) }

  /// Three groups of two or four digits with the same mark between them.
  private func looksLikeDate(_ range: Range<Int>) -> Bool {
    let text = String(decoding: units[range], as: UTF16.self)
    for mark in ["-", ".", "/"] {
      let groups = text.split(separator: Character(mark)).map(\.count)
      if groups == [4, 2, 2] || groups == [2, 2, 4] { return true }
    }
    return false
  }
}
