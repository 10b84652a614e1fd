import Foundation

/// The memory of the conversion before: the declarations of each source, and the names that its conversion looked up.
struct ConversionState: Codable {
  /// Changes when converted text does for reasons that lie in the converter.
  static let version = 4

  struct Entry: Codable {
    /// The text of the source, as a number.
    var text: String
    var declarations: FileDeclarations
    /// The names looked up, each with a text that differs when the answer does.
    var questions: [String: String]
    var notes: [Note]
    /// What the types that the compiler told depend on; nil if it was not asked.
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
