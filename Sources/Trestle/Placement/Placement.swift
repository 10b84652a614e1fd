import ListCore

/// The positions of one stream's rows among those of another, as a value.
///
///     let twoAtFirst = Placement.at(2, 5)
///     let everyTen = Placement.every(10, from: 3, limit: 20)
///     let atTheEnds: Placement = [.at(0), .end]
///     let byCount = Placement.fewer(than: 4, .end, otherwise: [.at(2), .end]).allOrNone()
///
///     Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
///       .placing(Rows(ads) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }, byCount)
///
/// Positions count rows of the first stream: `.at(2)` is after two of them. In an array of placements the first has
/// precedence. No row is placed twice, and between two placed rows there is at least one of the first stream.
///
/// A placed row keeps its position among the others: when rows are inserted above, it moves down with them, and the
/// rules continue from it in both directions. A row placed at the end also stays after its neighbour when a page is
/// appended, so that no row disappears while it is read; use `.every` for another one on each page.
public struct Placement: Hashable, ExpressibleByArrayLiteral {
  indirect enum Rule: Hashable {
    case at(Int)
    case every(Int, from: Int, limit: Int)
    case after(RowIdentity)
    case end
    case whenFewer(Int, [Rule], [Rule])
  }

  private(set) var rules: [Rule]
  private var gap = 1
  private var isAllOrNone = false
  /// Whether late rows are inserted out of sight only.
  private(set) var isOutOfSight = false

  private init(_ rules: [Rule]) { self.rules = rules }

  /// Combines placements. If several want the same position, the first has precedence.
  public init(arrayLiteral placements: Placement...) { self.init(placements.flatMap(\.rules)) }

  /// Behind this many rows, if there are as many; each position takes one row.
  public static func at(_ places: Int...) -> Placement { Placement(places.map { .at($0) }) }

  /// After `first` rows, and again after every `interval` more, at most `limit` times.
  public static func every(_ interval: Int, from first: Int, limit: Int = .max) -> Placement {
    Placement([.every(interval, from: first, limit: limit)])
  }

  /// Behind a row of the first stream, if it is there.
  public static func after(_ row: RowIdentity) -> Placement { Placement([.after(row)]) }

  /// Behind the last row of the list at the time of placing.
  public static var end: Placement { Placement([.end]) }

  /// One placement or another, depending on the number of rows in the first stream.
  public static func fewer(than count: Int, _ few: Placement, otherwise many: Placement) -> Placement {
    Placement([.whenFewer(count, few.rules, many.rules)])
  }

  /// The minimum number of the first stream's rows between two placed rows; 1 by default.
  public func minimumGap(_ rows: Int) -> Placement {
    var copy = self
    copy.gap = rows
    return copy
  }

  /// Places no row if there are fewer rows than positions.
  public func allOrNone() -> Placement {
    var copy = self
    copy.isAllOrNone = true
    return copy
  }

  /// Inserts rows that arrive or are placed late only where no visible row moves: below the visible ones, or above
  /// them. Visible positions wait until the table is at rest and they are no longer visible. At the very top of the
  /// list, nothing is inserted above either.
  public func outOfSight() -> Placement {
    var copy = self
    copy.isOutOfSight = true
    return copy
  }

  // MARK: Evaluation

  /// The rules with row numbers, and the rows that these numbers mean.
  func lowered() -> (rules: PlacementRules, rows: [RowIdentity]) {
    var rows: [RowIdentity] = []
    let rules = PlacementRules(
      rules.map { Self.lower($0, &rows) }, minimumGap: gap, isAllOrNone: isAllOrNone)
    return (rules, rows)
  }

  private static func lower(_ rule: Rule, _ rows: inout [RowIdentity]) -> PlacementRules.Rule {
    switch rule {
    case .at(let place): return .at(place)
    case .every(let interval, let first, let limit): return .every(interval, from: first, limit: limit)
    case .end: return .end
    case .after(let row):
      rows.append(row)
      return .after(key: rows.count - 1)
    case .whenFewer(let count, let few, let many):
      return .whenFewer(than: count, few.map { lower($0, &rows) }, otherwise: many.map { lower($0, &rows) })
    }
  }
}
