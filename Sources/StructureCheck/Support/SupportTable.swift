/// For each type of Apple's UIKit, how many of the members that list apps use exist here.
struct SupportTable {
  /// A type's line of the table.
  struct Row: Equatable {
    var type: String
    /// The greatest number of apps that use the type, or any one of its members.
    var appCount: Int
    /// Members that apps use, the most used first.
    var used: [String]
    /// The used members that are here.
    var present: [String]
    /// Whether the type itself is here.
    var exists: Bool

    var absent: [String] { used.filter { !present.contains($0) } }
  }

  let rows: [Row]
  /// Symbol to how many of the surveyed list apps use it.
  let usage: [String: Int]

  /// - Parameter types: Every public type of ours.
  /// - Parameter present: Every public symbol of ours that a test names.
  /// - Parameter ancestors: The types that a type of ours inherits from.
  /// - Parameter isType: Whether a symbol is a type of Apple's.
  init(
    usage: [String: Int], types: Set<String>, present: Set<String>, ancestors: (String) -> Set<String>,
    isType: (String) -> Bool
  ) {
    self.usage = usage
    var members: [String: [String]] = [:]
    for symbol in usage.keys {
      if isType(symbol) {
        members[symbol, default: []] += []
      } else if let owner = Self.owner(of: symbol) {
        members[owner, default: []].append(symbol)
      }
    }
    rows = members.map { type, symbols in
      let owners = [type] + ancestors(type)
      func isPresent(_ symbol: String) -> Bool {
        let member = symbol.dropFirst(type.count + 1)
        return owners.contains {
          present.contains("\($0).\(member)") || present.contains(Self.completed("\($0).\(member)"))
        }
      }
      let used = symbols.sorted { (usage[$1] ?? 0, $0) < (usage[$0] ?? 0, $1) }
      return Row(
        type: type, appCount: max(usage[type] ?? 0, used.first.flatMap { usage[$0] } ?? 0), used: used,
        present: used.filter(isPresent), exists: types.contains(type))
    }.sorted { ($1.appCount, $0.type) < ($0.appCount, $1.type) }
  }

  /// The symbol of an `async` method in the form with a completion handler: Apple's documentation lists such methods
  /// twice, the second time under the name of a call without a handler.
  private static func completed(_ symbol: String) -> String {
    symbol.hasSuffix(")") ? symbol.dropLast() + "completion:)" : symbol
  }

  /// `UITableView` for `UITableView.reloadData()`; nil for a symbol without an owner.
  static func owner(of symbol: String) -> String? {
    // The argument labels of a method may contain dots; the type's name comes before them.
    let head = symbol.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else { return nil }
    return String(symbol[..<dot])
  }

  /// How many of the members that apps use are here, and how many there are.
  var members: (present: Int, used: Int) {
    (rows.reduce(0) { $0 + $1.present.count }, rows.reduce(0) { $0 + $1.used.count })
  }

  /// How many uses of members are of members that are here, and how many uses there are. A member counts once for every
  /// app that uses it.
  var uses: (present: Int, used: Int) {
    func count(_ symbols: [String]) -> Int { symbols.reduce(0) { $0 + (usage[$1] ?? 0) } }
    return (rows.reduce(0) { $0 + count($1.present) }, rows.reduce(0) { $0 + count($1.used) })
  }
}
