/// The kind of text that an element shows, by which assistive tools read it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind with any name; tools read text of an unknown kind like any other text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A kind of any name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// A document of a word processor.
  public static let wordProcessing = UIAccessibilityTextualContext("UIAccessibilityTextualContextWordProcessing")
  /// A story, such as a book.
  public static let narrative = UIAccessibilityTextualContext("UIAccessibilityTextualContextNarrative")
  /// Messages that people send.
  public static let messaging = UIAccessibilityTextualContext("UIAccessibilityTextualContextMessaging")
  /// Cells of a sheet.
  public static let spreadsheet = UIAccessibilityTextualContext("UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = UIAccessibilityTextualContext("UIAccessibilityTextualContextFileSystem")
  /// Programs, of which every character counts.
  public static let sourceCode = UIAccessibilityTextualContext("UIAccessibilityTextualContextSourceCode")
  /// Commands and their output.
  public static let console = UIAccessibilityTextualContext("UIAccessibilityTextualContextConsole")
}
