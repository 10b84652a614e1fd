/// A file as it will be compiled, with the changes and notes of its conversion.
public struct ConvertedFile: Sendable {
  /// A line in which a converted file differs from its source.
  public struct Change: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    public let form: Form
  }

  /// The path of the source.
  public let path: String
  public let text: String

  /// The name of the file that is compiled. It differs from the source's, because the compiler warns if two files have
  /// the same `#fileID`; only `main.swift` has to keep its name.
  public var outputName: String { Self.outputName(ofSource: path) }

  static func outputName(ofSource path: String) -> String {
    let source = Source(path: path, text: "")
    return source.stem == "main" ? "main.swift" : source.stem + ".converted.swift"
  }

  public let changes: [Change]
  public let notes: [Note]
  /// The names that the conversion looked up, each with the fingerprint of the declarations found.
  let questions: [String: String]
  /// Whether the conversion needs types from the compiler, because declarations do not tell them.
  let isDoubtful: Bool
}
