import Foundation

/// A public symbol of `UIKit`, `CoreGraphics` or `QuartzCore` is one of Apple's, of the same kind, with the same labels
/// and types, and a class inherits from the same class.
struct DeclarationCheck {
  let apple: AppleDeclarations
  /// The reason why a symbol may differ. A symbol that ends in `.*` means all members.
  let allowed: [String: String]

  /// The prefix of paths in the compiler's locations that is left out of messages.
  let root: URL

  func problems(in graphs: SymbolGraphs) -> [Problem] {
    graphs.symbols.flatMap { symbol -> [Problem] in
      messages(for: symbol, in: graphs).map { message in
        Problem(path: path(of: symbol), line: (symbol.location?.position.line ?? -1) + 1, message: message)
      }
    }
  }

  private func messages(for symbol: SymbolGraph.Symbol, in graphs: SymbolGraphs) -> [String] {
    if isAllowed(symbol) { return [] }
    guard apple.contains(symbol.path) else {
      return isInherited(symbol, in: graphs) ? [] : ["Apple has no \(symbol.kindName) \(symbol.path)"]
    }
    return [kindMessage(symbol), superclassMessage(symbol, in: graphs), shapeMessage(symbol)].compactMap { $0 }
  }

  private func isAllowed(_ symbol: SymbolGraph.Symbol) -> Bool {
    if allowed[symbol.path] != nil { return true }
    return (1..<symbol.pathComponents.count).contains { length in
      allowed[symbol.pathComponents.prefix(length).joined(separator: ".") + ".*"] != nil
    }
  }

  /// Whether the member overrides or implements one that an ancestor declares, in Apple's tables or outside of them.
  private func isInherited(_ symbol: SymbolGraph.Symbol, in graphs: SymbolGraphs) -> Bool {
    guard let owner = symbol.owner, let name = symbol.pathComponents.last else { return false }
    if DeclarationCheck.everywhere.contains(name) { return apple.contains(owner) || allowed[owner] != nil }
    return graphs.ancestors(of: owner).contains { ancestor in
      apple.contains(ancestor + "." + name) || allowed[ancestor + "." + name] != nil
        || DeclarationCheck.outside[ancestor]?.contains(name) == true
    }
  }

  private func kindMessage(_ symbol: SymbolGraph.Symbol) -> String? {
    guard let kinds = apple.kinds[symbol.path], !kinds.contains(symbol.kindName) else { return nil }
    return "\(symbol.path) is a \(symbol.kindName), Apple's a \(kinds.sorted().joined(separator: " or a "))"
  }

  private func superclassMessage(_ symbol: SymbolGraph.Symbol, in graphs: SymbolGraphs) -> String? {
    guard symbol.kindName == "class", let wanted = apple.superclass(of: symbol.path) else { return nil }
    let actual = graphs.superclass(of: symbol.path)
    guard actual != wanted else { return nil }
    return "\(symbol.path) inherits from \(actual ?? "nothing"), Apple's from \(wanted)"
  }

  private func shapeMessage(_ symbol: SymbolGraph.Symbol) -> String? {
    guard apple.documentationPaths[symbol.path] == nil, let ours = DeclarationShape(symbol.declaration) else {
      return nil
    }
    let declarations = apple.declarations[symbol.path] ?? []
    let shapes = declarations.compactMap(DeclarationShape.init)
    guard !shapes.isEmpty, !shapes.contains(where: ours.agrees) else { return nil }
    return "`\(symbol.declaration)` is not Apple's `\(declarations.joined(separator: "` or `"))`"
  }

  private func path(of symbol: SymbolGraph.Symbol) -> String {
    guard let uri = symbol.location?.uri, let url = URL(string: uri) else { return symbol.path }
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }

  /// Members that all types of Apple's frameworks have in Swift, though the documentation lists them with few types.
  private static let everywhere: Set<String> = ["==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue"]

  /// Members of ancestors that neither table lists, because they are Swift's or Foundation's.
  private static let outside: [String: Set<String>] = [
    "NSObject": ["init()", "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()"],
    "NSCopying": ["copy(with:)"],
    "NSMutableCopying": ["mutableCopy(with:)"],
    "NSCoding": ["init(coder:)", "encode(with:)"],
    "NSSecureCoding": ["supportsSecureCoding"],
    "RawRepresentable": ["rawValue", "init(rawValue:)", "RawValue"],
    "OptionSet": ["init()", "init(rawValue:)", "rawValue", "Element", "ArrayLiteralElement", "RawValue"],
  ]
}
