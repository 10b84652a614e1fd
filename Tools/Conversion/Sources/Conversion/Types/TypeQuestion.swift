import SwiftSyntax

/// An expression whose type a conversion needs, and that declarations alone do not tell.
struct TypeQuestion: Hashable {
  let expression: Range<Int>
  /// Code around the expression that the compiler would reject; nil if the expression can stay where it is.
  let refused: Refused?

  /// Code that the compiler would refuse, and the part that takes its place while types are asked for.
  struct Refused: Hashable {
    let whole: Range<Int>
    let part: Range<Int>
    /// Code that is put before the part when its type is asked for, such as `\\Type.`.
    let prefix: String

    init(_ whole: some SyntaxProtocol, part: some SyntaxProtocol, prefix: String = "") {
      self.whole = whole.range
      self.part = part.range
      self.prefix = prefix
    }
  }

  init(_ expression: ExprSyntax, in refused: Refused? = nil) {
    self.expression = Self.core(of: expression).range
    self.refused = refused
  }

  /// The expression without question and exclamation marks behind it.
  static func core(of expression: ExprSyntax) -> ExprSyntax {
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return core(of: chained.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return core(of: forced.expression) }
    return expression
  }
}

/// The answers to the questions about a file, and the questions that are open.
struct TypeAnswers {
  private(set) var known: [TypeQuestion: [String]] = [:]
  private(set) var open: Set<TypeQuestion> = []

  /// The types that the compiler gives an expression, several if the expression means a call on `self`; empty if it
  /// gives none or has not been asked yet. An unanswered question is kept in `open`.
  mutating func types(_ question: TypeQuestion) -> [String] {
    if let types = known[question] { return types }
    open.insert(question)
    return []
  }

  /// Whether there was any question.
  var isUsed: Bool { !known.isEmpty || !open.isEmpty }

  func isAnswered(_ question: TypeQuestion) -> Bool { known[question] != nil }

  mutating func answer(_ question: TypeQuestion, with types: [String]) {
    known[question] = types
    open.remove(question)
  }
}
