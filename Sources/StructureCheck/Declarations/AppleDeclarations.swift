/// The declarations of Apple's frameworks, read from the tables in `Data/AppleDeclarations`.
struct AppleDeclarations {
  /// The kinds of each symbol; empty for a symbol that only the second table has, of which any kind is accepted.
  private(set) var kinds: [String: Set<String>] = [:]
  /// Symbol to its declarations, one per overload, as far as the tables have them.
  private(set) var declarations: [String: [String]] = [:]
  /// Symbol to documentation path, for symbols that the tables lack, or of which they lack an overload.
  private(set) var documentationPaths: [String: String] = [:]

  /// Rows of symbol, kind and, if it adds something, declaration.
  mutating func add(table: [[String]]) {
    for row in table where row.count >= 2 {
      kinds[row[0], default: []].insert(row[1])
      if row.count > 2 { declarations[row[0], default: []].append(row[2]) }
    }
  }

  /// Rows of symbol and documentation path.
  mutating func add(documented table: [[String]]) {
    for row in table where row.count >= 2 { documentationPaths[row[0]] = row[1] }
  }

  func contains(_ symbol: String) -> Bool {
    kinds[symbol] != nil || documentationPaths[symbol] != nil
  }

  /// `UIScrollView` for `class UITableView : UIScrollView`.
  func superclass(of name: String) -> String? {
    let declaration = declarations[name]?.first { $0.contains("class ") && $0.contains(" : ") }
    // The constraints of a generic parameter do not name the superclass.
    let head = declaration?.components(separatedBy: " where ").first
    guard let head, head.contains(":") else { return nil }
    let ancestors = head.split(separator: ":", maxSplits: 1).last
    return ancestors?.split(whereSeparator: { $0 == "," || $0.isWhitespace }).first.map(String.init)
  }
}
