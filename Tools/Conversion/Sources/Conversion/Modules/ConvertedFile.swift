/// A file as it is compiled, and what the conversion did.
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

  /// The name of the file that is compiled. It is not the source's, since the compiler warns of two files that `#fileID`
  /// does not tell apart; `main.swift` has to keep its name.
  public var outputName: String { Self.outputName(ofSource: path) }

  static func outputName(ofSource path: String) -> String {
    let source = Source(path: path, text: "")
    return source.stem == "main" ? "main.swift" : source.stem + ".converted.swift"
  }

  public let changes: [Change]
  public let notes: [Note]
  /// The names that the conversion looked up, each with a text that differs when what it found does.
  let questions: [String: String]
  /// Whether the compiler was asked, or would be, for types that declarations do not tell.
  let isDoubtful: Bool
}
