import SwiftSyntax

/// Calls by selector on values of which the compiler does not know that they are objects of Foundation: on an `AnyObject`, such
/// as the target of a bar's item, and on an element of `allTargets`, which Foundation for Linux does not bridge to `NSObject`.
struct PerformForm {
  let index: ModuleIndex

  /// The cast to write for a base.
  struct Use {
    let range: Range<Int>
    let text: String
    let labels: [String?]
  }

  /// Writes the cast, unless the app has a method that such a call can mean.
  func convert(_ use: Use, _ scan: SourceScan) {
    let isTheApps = index.members(named: "perform").contains { _, member in
      member.kind == .method && member.parameters.map { $0.label.isEmpty ? nil : $0.label } == use.labels
        && member.parameters.first?.type.hasPrefix("Selector") != true
    }
    if !isTheApps { scan.edits.replace(use.range, with: use.text, .lookup) }
  }

  /// The cast that `item.target?.perform(item.action)`, `(sender as AnyObject).perform(action)` and `(target as
  /// NSObject).perform(Selector(name))` need; nil for other members.
  static func use(of node: MemberAccessExprSyntax) -> Use? {
    guard node.declName.baseName.text == "perform", let base = node.base,
      let call = node.parent?.as(FunctionCallExprSyntax.self), isSelector(call)
    else { return nil }
    let labels = call.arguments.map { $0.label?.text }
    if let cast = cast(base, labels) { return cast }
    let core = TypeQuestion.core(of: base)
    guard name(of: core) == "target" else { return nil }
    let isChained = base.is(OptionalChainingExprSyntax.self)
    return Use(
      range: base.range,
      text: "(\(core.trimmedDescription) as\(isChained ? "?" : "!") any NSObjectProtocol)\(isChained ? "?" : "")",
      labels: labels)
  }

  /// Whether a call has a selector and what its method takes: an app may have methods of this name that it means otherwise.
  private static func isSelector(_ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text }
    guard call.trailingClosure == nil, labels.first == .some(nil), labels.dropFirst().allSatisfy({ $0 == "with" }),
      labels.count <= 3, let first = call.arguments.first
    else { return false }
    let text = first.expression.trimmedDescription.lowercased()
    return text.contains("action") || text.contains("selector")
  }

  /// `(sender as AnyObject)` and `(target as NSObject)`.
  private static func cast(_ base: ExprSyntax, _ labels: [String?]) -> Use? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let word = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil
    else { return nil }
    switch sequence.elements.last?.trimmedDescription {
    case "AnyObject":
      let end = sequence.range.upperBound
      return Use(range: end..<end, text: " as! any NSObjectProtocol", labels: labels)
    case "NSObject":
      return Use(range: word.range, text: "as Any as!", labels: labels)
    default: return nil
    }
  }

  private static func name(of expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
