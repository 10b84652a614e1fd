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
  public let changes: [Change]
  public let notes: [Note]
  /// The names that the conversion looked up, each with a text that differs when what it found does.
  let questions: [String: String]
}
