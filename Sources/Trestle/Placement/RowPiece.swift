import ListCore

/// Part of a section's rows: a block, or two streams that are mixed by a placement.
@MainActor
enum RowPiece {
  case block(RowBlock)
  case mix(RowMix)

  /// How many rows these are.
  var count: Int {
    switch self {
    case .block(let block): block.count
    case .mix(let mix): mix.count
    }
  }

  /// Whether rows wait for their positions to become invisible.
  var isWaiting: Bool {
    switch self {
    case .block: false
    case .mix(let mix): mix.isWaiting
    }
  }

  /// The spans of the rows; placed rows keep their positions from the previous list.
  ///
  /// - Parameter sight: the visible rows of the old piece.
  func spans(after old: RowPiece?, sight: RowsInSight?) -> [IdentityList<RowBlock>.Span] {
    switch self {
    case .block(let block): return [.init(block, 0..<block.count)]
    case .mix(let mix):
      if case .mix(let oldMix)? = old { return mix.spans(after: oldMix, sight: sight) }
      return mix.spans(after: nil, sight: nil)
    }
  }

  /// The rule that placed a row among several pieces' rows; nil for one without a rule.
  static func rule(at index: Int, in pieces: [RowPiece]) -> String? {
    var start = 0
    for piece in pieces {
      let end = start + piece.count
      if index < end {
        guard case .mix(let mix) = piece else { return nil }
        return mix.rule(at: index - start)
      }
      start = end
    }
    return nil
  }

  /// The rows of several pieces one after the other.
  static func spans(
    of pieces: [RowPiece], after old: [RowPiece]?, sight: RowsInSight?
  ) -> [IdentityList<RowBlock>.Span] {
    let old = old ?? []
    var start = 0
    return pieces.enumerated().flatMap { number, piece in
      guard old.indices.contains(number) else { return piece.spans(after: nil, sight: nil) }
      // Computed before the new piece is mixed, which may be the same object.
      let end = start + (sight == nil ? 0 : old[number].count)
      let seen = sight?.within(start..<end)
      start = end
      return piece.spans(after: old[number], sight: seen)
    }
  }
}
