import Foundation

/// A hunspell dictionary of one language, as installed by Debian. Loaded when a text is first checked; without the
/// library or the dictionary nothing is misspelled.
@MainActor
final class SpellingDictionary {
  private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Suggest =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>
    ) -> CInt
  private typealias FreeWords = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, CInt) -> Void
  private typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

  private static let library = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL)
  /// The folder in which Debian installs dictionaries.
  private static let folder = "/usr/share/hunspell/"
  private static var known: [String: SpellingDictionary?] = [:]

  private let handle: OpaquePointer
  private let spell: Spell
  private let suggest: Suggest
  private let freeWords: FreeWords
  private let encoding: String.Encoding
  private let path: String
  /// All words without their endings, sorted.
  private lazy var words = readWords()

  /// The languages whose words are installed, such as `en_US`.
  static let languages: [String] = {
    guard library != nil else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = Set(files)
    return files.filter { $0.hasSuffix(".aff") && names.contains($0.dropLast(4) + ".dic") }
      .map { String($0.dropLast(4)) }.sorted()
  }()

  /// The dictionary of a language, or else of another region of it; nil if there is none.
  static func dictionary(of language: String) -> SpellingDictionary? {
    if let known = known[language] { return known }
    let name = language.split { "-_".contains($0) }
    let exact = name.joined(separator: "_")
    let file = languages.first { $0 == exact } ?? languages.first { $0.split(separator: "_").first == name.first }
    let dictionary = file.flatMap { SpellingDictionary(path: folder + $0) }
    known[language] = dictionary
    return dictionary
  }

  static func isInstalled(_ language: String) -> Bool { dictionary(of: language) != nil }

  private init?(path: String) {
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      Self.library.flatMap { dlsym($0, name) }.map { unsafeBitCast($0, to: type) }
    }
    guard let create = function("Hunspell_create", as: Create.self),
      let spell = function("Hunspell_spell", as: Spell.self),
      let suggest = function("Hunspell_suggest", as: Suggest.self),
      let freeWords = function("Hunspell_free_list", as: FreeWords.self),
      let encoding = function("Hunspell_get_dic_encoding", as: Encoding.self),
      let handle = create(path + ".aff", path + ".dic")
    else { return nil }
    self.handle = handle
    self.spell = spell
    self.suggest = suggest
    self.freeWords = freeWords
    self.path = path
    let name = encoding(handle).map { String(cString: $0) } ?? ""
    self.encoding = name == "UTF-8" ? .utf8 : name == "ISO8859-1" ? .isoLatin1 : .ascii
  }

  func isCorrect(_ word: String) -> Bool {
    // hunspell writes apostrophes as typewriters do.
    guard let bytes = encoded(word.replacingOccurrences(of: "\u{2019}", with: "'")) else { return true }
    return spell(handle, bytes) != 0
  }

  /// Words that are like a misspelled one, the likeliest first.
  func guesses(for word: String) -> [String] {
    guard let bytes = encoded(word) else { return [] }
    var list: Words?
    let count = suggest(handle, &list, bytes)
    defer { freeWords(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { String(data: Data(bytes: $0, count: strlen($0)), encoding: encoding) }
    }
  }

  private func encoded(_ word: String) -> [CChar]? {
    word.data(using: encoding).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  // MARK: Completions

  /// The words that begin with a part, in order.
  func words(beginningWith part: String) -> ArraySlice<String> {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < part { low = middle + 1 } else { high = middle }
    }
    return words[low...].prefix { $0.hasPrefix(part) }
  }

  /// The file has one word per line, with its affixes after a slash.
  private func readWords() -> [String] {
    guard let data = FileManager.default.contents(atPath: path + ".dic"),
      let text = String(data: data, encoding: encoding)
    else { return [] }
    return text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "/" && $0 != "\t" }) }.sorted()
  }
}
