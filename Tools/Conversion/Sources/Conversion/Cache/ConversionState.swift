import Foundation

/// Results of the previous conversion, kept in the output folder: the declarations of each source, and the names that
/// its conversion looked up.
struct ConversionState: Codable {
  /// The version of this format. A state of another version is ignored, so that all sources are converted again.
  static let version = 4

  struct Entry: Codable {
    /// The fingerprint of the source's text.
    var text: String
    var declarations: FileDeclarations
    /// The names that were looked up, each with a fingerprint of the declarations that were found for it.
    var questions: [String: String]
    var notes: [Note]
    /// The fingerprint of everything on which the compiler's answers about types depend; nil if no type was needed from
    /// the compiler.
    var asked: String?
    /// The name of the converted file in the output folder.
    var output: String
  }

  var version = Self.version
  /// The module's name, flags and further modules.
  var options: String
  var entries: [String: Entry] = [:]

  /// The state in a folder; nil if there is none that this converter can use.
  static func read(from folder: URL) -> ConversionState? {
    guard let data = try? Data(contentsOf: file(in: folder)),
      let state = try? JSONDecoder().decode(ConversionState.self, from: data), state.version == version
    else { return nil }
    return state
  }

  func write(to folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: folder), options: .atomic)
  }

  private static func file(in folder: URL) -> URL { folder.appendingPathComponent(".conversion.json") }
}
