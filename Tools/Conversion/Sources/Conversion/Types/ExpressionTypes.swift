/// Tells the types of expressions where declarations alone do not.
public protocol ExpressionTypes: Sendable {
  /// Identifies everything apart from the sources on which the answers depend, such as the compiler's options.
  var identity: String { get }

  /// The types of the expressions in some files of a module, as Swift writes them; those that are not known are left out.
  ///
  /// - Parameters:
  ///   - files: The names and texts of all files of the module.
  ///   - asked: The indices, in `files`, of the files whose expressions are wanted.
  func types(in asked: [Int], of files: [(name: String, text: String)], module: String) -> [Int: [TypedExpression]]
}

/// An expression of a file, and its type.
public struct TypedExpression: Hashable, Sendable {
  /// The place in the file's text, in UTF-8.
  public let range: Range<Int>
  /// The type, as Swift writes it: `Screen?`, `(Screen) -> (UIButton) -> Void`.
  public let type: String

  public init(range: Range<Int>, type: String) {
    self.range = range
    self.type = type
  }
}
