import Foundation

/// libhyphen with the patterns of one language, as Debian installs them. Loaded when a text is first hyphenated; without the
/// library or the language's patterns nothing is hyphenated.
///
/// The engine's lock must be held during every use.
final class HyphenationDictionary {
  private typealias Load = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Numbers = UnsafeMutablePointer<CInt>
  private typealias Hyphenate =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>?,
      UnsafeMutablePointer<Strings?>, UnsafeMutablePointer<Numbers?>, UnsafeMutablePointer<Numbers?>
    ) -> CInt

  nonisolated(unsafe) private static let library = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL)
  nonisolated(unsafe) private static var known: [String: HyphenationDictionary?] = [:]
  /// The folder in which Debian installs patterns.
  private static let folder = "/usr/share/hyphen"

  private let handle: OpaquePointer
  private let hyphenate: Hyphenate
  private let isUnicode: Bool
  /// A cache of the points of words, as a text repeats its words.
  private var points: [String: [Int]] = [:]
  private static let pointLimit = 4000

  /// The dictionary of a language, or else of another region of it; nil if there is none.
  static func dictionary(of language: String) -> HyphenationDictionary? {
    if let known = known[language] { return known }
    let dictionary = file(of: language).flatMap { HyphenationDictionary(file: $0) }
    known[language] = dictionary
    return dictionary
  }

  private static func file(of language: String) -> String? {
    guard library != nil else { return nil }
    let parts = language.split { "-_".contains($0) }
    guard let code = parts.first else { return nil }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = files.filter { $0.hasSuffix(".dic") && ($0.hasPrefix("hyph_\(code)_") || $0 == "hyph_\(code).dic") }
    let exact = "hyph_" + parts.joined(separator: "_") + ".dic"
    return (own.first { $0 == exact } ?? own.min()).map { folder + "/" + $0 }
  }

  private init?(file: String) {
    guard let load = dlsym(Self.library, "hnj_hyphen_load").map({ unsafeBitCast($0, to: Load.self) }),
      let hyphenate = dlsym(Self.library, "hnj_hyphen_hyphenate2").map({ unsafeBitCast($0, to: Hyphenate.self) }),
      let text = FileHandle(forReadingAtPath: file)?.readData(ofLength: 32), let handle = load(file)
    else { return nil }
    self.handle = handle
    self.hyphenate = hyphenate
    isUnicode = text.starts(with: Array("UTF-8".utf8))
  }

  /// The indexes of the scalars of a word before which the word may be divided, in order.
  func points(in word: String) -> [Int] {
    if let points = points[word] { return points }
    if points.count > Self.pointLimit { points = [:] }
    let found = find(in: word)
    points[word] = found
    return found
  }

  private func find(in word: String) -> [Int] {
    let lower = word.lowercased()
    // The points are found in the lowercase word. They hold for the word itself only if both have the same number of
    // scalars.
    guard lower.unicodeScalars.count == word.unicodeScalars.count, let bytes = encoded(lower) else { return [] }
    var marks = [CChar](repeating: 0, count: bytes.count + 8)
    var (replacements, places, lengths): (Strings?, Numbers?, Numbers?) = (nil, nil, nil)
    let code = bytes.withUnsafeBufferPointer { bytes in
      hyphenate(handle, bytes.baseAddress!, CInt(bytes.count - 1), &marks, nil, &replacements, &places, &lengths)
    }
    let count = lower.unicodeScalars.count
    // A division that changes letters is left out.
    let changing = (0..<count).filter { replacements?[$0] != nil }
    for index in changing { free(replacements?[index]) }
    for pointer in [
      replacements.map { UnsafeMutableRawPointer($0) }, places.map { UnsafeMutableRawPointer($0) },
      lengths.map { UnsafeMutableRawPointer($0) },
    ] { free(pointer) }
    guard code == 0 else { return [] }
    return (1..<max(1, count)).filter { marks[$0 - 1] & 1 == 1 && !changing.contains($0 - 1) }
  }

  /// The word in the dictionary's encoding, with a zero at its end.
  private func encoded(_ word: String) -> [CChar]? {
    if isUnicode { return word.utf8.map { CChar(bitPattern: $0) } + [0] }
    guard word.unicodeScalars.allSatisfy({ $0.value < 0x80 }) else { return nil }
    return word.utf8.map { CChar(bitPattern: $0) } + [0]
  }
}

/// Dividing the words of a text at the ends of lines.
package enum Hyphenation {
  /// Whether words of a language can be divided here.
  package static func isAvailable(in language: String) -> Bool {
    FontEngine.shared.lock.withLock { HyphenationDictionary.dictionary(of: language) != nil }
  }
}
