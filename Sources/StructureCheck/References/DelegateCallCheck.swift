/// The methods of a list's delegates and data sources are called by one type each, so that the order of callbacks can
/// be read in one place: in the type's file, and in those of its facets (`TableDelegateCalls+Menus.swift`).
///
/// Files in a `Compatibility` folder call the methods that an app calls through them, and a protocol's own file calls
/// older forms of its methods where a newer one is not implemented.
struct DelegateCallCheck {
  /// Protocol to the type that calls its methods.
  static let callers = [
    "UITableViewDelegate": "TableDelegateCalls",
    "UITableViewDataSource": "TableDelegateCalls",
    "UITableViewDragDelegate": "TableDragCalls",
    "UITableViewDropDelegate": "TableDragCalls",
    "UICollectionViewDelegate": "CollectionDelegateCalls",
    "UICollectionViewDelegateFlowLayout": "CollectionDelegateCalls",
    "UICollectionViewDataSource": "CollectionDelegateCalls",
    "UICollectionViewDragDelegate": "CollectionDragCalls",
    "UICollectionViewDropDelegate": "CollectionDragCalls",
  ]

  /// Method to its protocol, by the name that the compiler's index has for the method.
  private let protocols: [String: String]

  /// - Parameter symbols: The public symbols, from which the methods of these protocols are taken.
  init(symbols: [SymbolGraph.Symbol]) {
    protocols = Dictionary(
      symbols.compactMap { symbol in
        guard let dot = symbol.path.firstIndex(of: ".") else { return nil }
        let owner = String(symbol.path[..<dot])
        return Self.callers[owner] == nil ? nil : (symbol.identifier.precise, owner)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter files: The occurrences in each source file of UIKit, by its path.
  func problems(in files: [String: [SymbolOccurrence]]) -> [Problem] {
    files.flatMap { path, occurrences -> [Problem] in
      guard !path.contains("/Compatibility/") else { return [] }
      let type = (path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "+" }
      return Set(occurrences).compactMap { occurrence in
        guard !occurrence.isDefinition, let owner = protocols[occurrence.usr], let caller = Self.callers[owner],
          caller != type, owner != type
        else { return nil }
        return Problem(
          path: path, line: occurrence.line, message: "calls \(occurrence.name) of \(owner), as only \(caller) does")
      }
    }.sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  }
}
