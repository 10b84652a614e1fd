import Foundation

/// The public symbols of a module as the compiler lists them: the parts of its symbol graph that the checks read.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable {
      var precise: String

      /// The identifier of the declaration itself, as in the compiler's index. If a type has a copy of a member of an
      /// underscored protocol, the copy's identifier is that of the member, `::SYNTHESIZED::` and that of the type.
      var declaration: String {
        precise.range(of: "::SYNTHESIZED::").map { String(precise[..<$0.lowerBound]) } ?? precise
      }
    }
    struct Fragment: Decodable { var spelling: String }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }

    struct DocComment: Decodable {
      struct Line: Decodable { var text: String }
      /// The module whose sources hold the comment; an inherited one may be another module's.
      var module: String?
      var lines: [Line]
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var location: Location?
    var docComment: DocComment?

    /// `UITableView.reloadData()`.
    var path: String { pathComponents.joined(separator: ".") }
    /// `UITableView` for `UITableView.reloadData()`; `nil` at the top.
    var owner: String? { pathComponents.count > 1 ? pathComponents.dropLast().joined(separator: ".") : nil }
    var declaration: String { declarationFragments.map(\.spelling).joined() }
    /// The kind as `Data/AppleDeclarations` spells it.
    var kindName: String { Symbol.kindNames[kind.identifier] ?? kind.identifier }

    private static let kindNames = [
      "swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol",
      "swift.enum.case": "case", "swift.typealias": "typealias", "swift.associatedtype": "associatedtype",
      "swift.method": "method", "swift.type.method": "static method", "swift.property": "property",
      "swift.type.property": "static property", "swift.init": "init", "swift.func": "func", "swift.var": "var",
      "swift.subscript": "subscript", "swift.func.op": "operator", "swift.macro": "macro",
    ]
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

/// The graphs of several modules read as one.
struct SymbolGraphs {
  private(set) var symbols: [SymbolGraph.Symbol] = []
  /// Type to the names of its superclass and the protocols it adopts.
  private var parents: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]

  init(_ graphs: [SymbolGraph]) {
    var names: [String: String] = [:]
    // Types of other modules have no symbol here; the relationships of their extensions' members name them.
    for edge in graphs.flatMap(\.relationships) {
      if let fallback = edge.targetFallback { names[edge.target] = SymbolGraphs.withoutModule(fallback) }
    }
    for symbol in graphs.flatMap(\.symbols) { names[symbol.identifier.precise] = symbol.path }
    symbols = graphs.flatMap(\.symbols)
    for edge in graphs.flatMap(\.relationships) where edge.kind == "conformsTo" || edge.kind == "inheritsFrom" {
      guard let source = names[edge.source], let target = names[edge.target] else { continue }
      parents[source, default: []].insert(target)
      if edge.kind == "inheritsFrom" { superclasses[source] = target }
    }
  }

  func superclass(of type: String) -> String? { superclasses[type] }

  /// Everything that `type` inherits from or adopts, directly or not.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = Array(parents[type] ?? [])
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents[next] ?? [] }
    }
    return found
  }

  /// `Hashable` for `Swift.Hashable`.
  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }
}
