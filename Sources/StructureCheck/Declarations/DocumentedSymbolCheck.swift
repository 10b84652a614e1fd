/// In a module that mirrors one of Apple's, each public symbol has a row in the module's table of symbols and
/// documentation paths.
///
/// A path is that of the symbol, lower case, below a framework, with Apple's suffix where overloads share a name: a row
/// for a name that Apple lacks would lead nowhere.
struct DocumentedSymbolCheck {
  /// The table, for messages.
  let path: String
  private let paths: [String: [String]]
  private let allowed: Set<String>
  /// Whether Apple has a member of another framework's type, as far as there is a table of its declarations.
  private let isDeclared: (_ symbol: String) -> Bool

  static func path(of module: String) -> String { "Data/AppleDeclarations/Documented/\(module).tsv" }

  /// - Parameter table: rows of symbol and documentation path.
  init(
    path: String, table: [[String]], allowed: Set<String>,
    isDeclared: @escaping (_ symbol: String) -> Bool = { _ in false }
  ) {
    self.path = path
    self.allowed = allowed
    self.isDeclared = isDeclared
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

  /// Whether the member implements or overrides one that an ancestor declares, in the table, in Swift or in another
  /// framework. A type of another module has no row itself.
  private func isInherited(_ name: String, in graphs: SymbolGraphs) -> Bool {
    let components = Self.components(of: name)
    guard let member = components.last, components.count > 1 else { return false }
    let owner = components.dropLast().joined(separator: ".")
    let isOwn = graphs.symbols.contains { $0.path == owner }
    guard !isOwn || paths[owner] != nil || isInherited(owner, in: graphs) else { return false }
    return graphs.ancestors(of: owner).contains { ancestor in
      paths[ancestor + "." + member] != nil || Self.ofSwift[ancestor]?.contains(member) == true
        || isDeclared(ancestor + "." + member)
    }
  }

  /// Whether a path below `developer.apple.com/documentation` is that of a symbol.
  static func leads(_ path: String, to name: String) -> Bool {
    let wanted = components(of: name).map { $0.lowercased() }
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == wanted.count + 1 else { return false }
    return zip(parts.dropFirst(), wanted).allSatisfy { $0 == $1 || withoutSuffix($0) == $1 }
  }

  /// `init(_:)` for `init(_:)-3icn3`, `size` for `size-swift.property`.
  private static func withoutSuffix(_ part: String) -> String {
    guard let dash = part.lastIndex(of: "-"), part[part.index(after: dash)...].allSatisfy(\.isSuffix) else {
      return part
    }
    return String(part[..<dash])
  }

  /// `["Just", "init(_:)"]` for `Just.init(_:)`; a point in an operator's name does not part.
  static func components(of name: String) -> [String] {
    guard let parenthesis = name.firstIndex(of: "(") else { return name.split(separator: ".").map(String.init) }
    guard let dot = name[..<parenthesis].lastIndex(of: ".") else { return [name] }
    return name[..<dot].split(separator: ".").map(String.init) + [String(name[name.index(after: dot)...])]
  }

  /// Requirements of Swift's protocols and of Foundation's, which Apple lists with some types and not with others.
  private static let ofSwift: [String: Set<String>] = [
    "Equatable": ["==(_:_:)", "!=(_:_:)"],
    "Hashable": ["==(_:_:)", "hash(into:)", "hashValue"],
    "CustomStringConvertible": ["description"],
    "RawRepresentable": ["init(rawValue:)", "rawValue"],
    "SetAlgebra": [
      "Element", "contains(_:)", "formIntersection(_:)", "formSymmetricDifference(_:)", "formUnion(_:)", "init()",
      "insert(_:)", "intersection(_:)", "remove(_:)", "symmetricDifference(_:)", "union(_:)", "update(with:)",
    ],
    "AdditiveArithmetic": ["+(_:_:)", "-(_:_:)", "zero"],
    "IteratorProtocol": ["next()"],
    "Collection": [
      "Element", "Index", "Indices", "Iterator", "SubSequence", "distance(from:to:)", "endIndex", "index(_:offsetBy:)",
      "index(after:)", "indices", "startIndex", "subscript(_:)",
    ],
    "BidirectionalCollection": ["index(before:)"],
    "StringInterpolationProtocol": ["appendLiteral(_:)", "init(literalCapacity:interpolationCount:)"],
    "ExpressibleByStringInterpolation": ["init(stringInterpolation:)"],
    "ExpressibleByStringLiteral": ["init(stringLiteral:)"],
    "Identifiable": ["id"],
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
  /// Whether it is a character of the suffix that distinguishes overloads.
  fileprivate var isSuffix: Bool { isASCII && (isLowercase || isNumber || self == ".") }
}
