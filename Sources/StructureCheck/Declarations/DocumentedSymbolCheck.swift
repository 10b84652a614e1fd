/// A public symbol of a module that is one of Apple's has a row in the module's table of symbols and documentation paths.
///
/// A path is that of the symbol, lower case, below a framework, with Apple's suffix where overloads share a name: a row for a
/// name that Apple lacks would lead nowhere.
struct DocumentedSymbolCheck {
  /// The table, for messages.
  let path: String
  private let paths: [String: [String]]
  private let allowed: Set<String>

  static func path(of module: String) -> String { "Data/AppleDeclarations/Documented/\(module).tsv" }

  /// - Parameter table: rows of symbol and documentation path.
  init(path: String, table: [[String]], allowed: Set<String>) {
    self.path = path
    self.allowed = allowed
    paths = Dictionary(
      table.map { ($0[0], Array($0.dropFirst())) }, uniquingKeysWith: { first, second in first + second })
  }

  func problems(in graphs: SymbolGraphs) -> [Problem] {
    let ours = graphs.symbols.filter { $0.location != nil }
    let names = Set(ours.map(\.path))
    let missing = names.filter { paths[$0] == nil && !allowed.contains($0) && !isInherited($0, in: graphs) }
    return missing.sorted().map {
      Problem(
        path: path, message: "\($0) is public and has no documentation path here: Apple has none, or it is to be added")
    }
      + names.sorted().flatMap { name in
        (paths[name] ?? []).filter { !Self.leads($0, to: name) }.map {
          Problem(path: path, message: "\($0) is not a documentation path of \(name)")
        }
      }
      + paths.keys.filter { paths[$0]?.isEmpty == true }.sorted().map {
        Problem(path: path, message: "\($0) has no documentation path")
      }
  }

  /// Whether the member implements or overrides one that an ancestor declares, in the table or in Swift.
  private func isInherited(_ name: String, in graphs: SymbolGraphs) -> Bool {
    let components = Self.components(of: name)
    guard let member = components.last, components.count > 1 else { return false }
    let owner = components.dropLast().joined(separator: ".")
    guard paths[owner] != nil else { return false }
    return graphs.ancestors(of: owner).contains { ancestor in
      paths[ancestor + "." + member] != nil || Self.ofSwift[ancestor]?.contains(member) == true
    }
  }

  /// Whether a path below `developer.apple.com/documentation` is that of a symbol.
  static func leads(_ path: String, to name: String) -> Bool {
    let wanted = components(of: name).map { $0.lowercased() }
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == wanted.count + 1, var last = parts.last else { return false }
    if last != wanted.last, let dash = last.lastIndex(of: "-"), last[last.index(after: dash)...].allSatisfy(\.isSuffix)
    {
      last = String(last[..<dash])
    }
    return Array(parts.dropFirst().dropLast()) + [last] == wanted
  }

  /// `["Just", "init(_:)"]` for `Just.init(_:)`; a point in an operator's name does not part.
  static func components(of name: String) -> [String] {
    guard let parenthesis = name.firstIndex(of: "(") else { return name.split(separator: ".").map(String.init) }
    guard let dot = name[..<parenthesis].lastIndex(of: ".") else { return [name] }
    return name[..<dot].split(separator: ".").map(String.init) + [String(name[name.index(after: dot)...])]
  }

  /// Requirements of Swift's protocols, which Apple lists with some types and not with others.
  private static let ofSwift: [String: Set<String>] = [
    "Equatable": ["==(_:_:)", "!=(_:_:)"],
    "Hashable": ["==(_:_:)", "hash(into:)", "hashValue"],
    "CustomStringConvertible": ["description"],
    "AsyncSequence": ["Element", "makeAsyncIterator()"],
    "AsyncIteratorProtocol": ["Element", "next()"],
    "Decodable": ["init(from:)"],
    "Encodable": ["encode(to:)"],
    "Comparable": ["<(_:_:)"],
    "Strideable": ["Stride", "advanced(by:)", "distance(to:)"],
    "SignedNumeric": [
      "*(_:_:)", "+(_:_:)", "-(_:_:)", "*=(_:_:)", "+=(_:_:)", "-=(_:_:)", "init(exactly:)", "magnitude", "Magnitude",
      "init(integerLiteral:)", "IntegerLiteralType",
    ],
    "ExpressibleByFloatLiteral": ["init(floatLiteral:)", "FloatLiteralType"],
  ]
}

extension Character {
  /// Whether it is one of those in the suffix that tells overloads apart.
  fileprivate var isSuffix: Bool { isASCII && (isLowercase || isNumber) }
}
