import SwiftSyntax

/// Rewrites calls from Swift 3 and 4.0 in today's spelling: functions that have become methods, initialisers or
/// properties, methods whose labels have moved into or out of their names, and a string's `characters`.
struct EarlierCallForm {
  let model: ClassModel

  /// A call, and the changes of its text.
  struct Use {
    let name: String
    let changes: [(range: Range<Int>, text: String)]
    /// The method or property that is called, with its object.
    var member: MemberAccessExprSyntax?
  }

  /// Rewrites a call, unless it can mean a function or method of this name that the app declares.
  func convert(_ use: Use, scope: [String], _ scan: SourceScan) {
    if !isEarlier(use, scope, scan) { return }
    for change in use.changes {
      if change.range.isEmpty {
        scan.edits.insert(change.text, at: change.range.lowerBound, .earlierName)
      } else {
        scan.edits.replace(change.range, with: change.text, .earlierName)
      }
    }
  }

  private func isEarlier(_ use: Use, _ scope: [String], _ scan: SourceScan) -> Bool {
    let own = model.index.members(named: use.name)
    if own.isEmpty { return true }
    guard let member = use.member, let base = member.base else { return false }
    let whole = member.parent?.as(FunctionCallExprSyntax.self).map { Syntax($0) } ?? Syntax(member)
    let refused = TypeQuestion.Refused(whole, part: TypeQuestion.core(of: base))
    guard let type = ValueTypes(model: model, scan: scan).name(of: base, scope: scope, in: refused) else {
      return false
    }
    let line = model.wholeLine(of: type)
    return !own.contains { line.contains(model.index.declaration($0.place).fullName) }
  }

  // MARK: Finding

  static func use(of node: FunctionCallExprSyntax) -> Use? {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
      return function(name, node)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let argument = node.arguments.first else {
      return nil
    }
    let name = member.declName.baseName
    if let (method, label) = EarlierNames.labelled[name.text], argument.label == nil, let open = node.leftParen {
      return Use(name: name.text, changes: [(name.range, method), (open.range, "(\(label): ")], member: member)
    }
    guard node.arguments.count == 1, let label = argument.label,
      let current = EarlierNames.methods["\(name.text)(\(label.text):)"]
    else { return nil }
    let labels = label.range.lowerBound..<argument.expression.range.lowerBound
    return Use(name: name.text, changes: [(name.range, current), (labels, "")], member: member)
  }

  /// `text.characters` is the text itself.
  static func use(of node: MemberAccessExprSyntax) -> Use? {
    guard node.declName.baseName.text == "characters", node.declName.argumentNames == nil, let base = node.base else {
      return nil
    }
    return Use(
      name: "characters", changes: [(base.range.upperBound..<node.declName.range.upperBound, "")], member: node)
  }

  private static func function(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) -> Use? {
    guard let open = node.leftParen, let close = node.rightParen, node.trailingClosure == nil else { return nil }
    let arguments = Array(node.arguments)
    if let (type, labels) = EarlierNames.initializers[name.text], arguments.count == labels.count {
      // The edits replace the parenthesis and the commas only: an argument may have edits of its own.
      let labelled = labels.indices.map { index -> (range: Range<Int>, text: String) in
        if index == 0 { return (open.range, "(\(labels[0]): ") }
        return (arguments[index - 1].trailingComma?.range ?? 0..<0, ", \(labels[index]):")
      }
      return Use(name: name.text, changes: [(name.range, type)] + labelled)
    }
    if let method = EarlierNames.functions[name.text] {
      switch arguments.count {
      case 1 where method.hasSuffix("()"):
        // `f(x)` is `(x).method()`.
        let end = close.range.upperBound
        return Use(name: name.text, changes: [(name.range, ""), (end..<end, ".\(method)")])
      case 2:
        // `f(x, y)` becomes `(x).method(label: y)`; the call's closing parenthesis stays.
        guard !method.hasSuffix("()"), let comma = arguments[0].trailingComma else { return nil }
        return Use(name: name.text, changes: [(name.range, ""), (comma.range, ").\(method)")])
      default: return nil
      }
    }
    if let property = EarlierNames.queries[name.text], arguments.isEmpty {
      return Use(name: name.text, changes: [(name.range.lowerBound..<close.range.upperBound, property)])
    }
    return nil
  }
}
