/// Finds finished pixels that can be moved: those of a scroll container, or of rows that others pushed aside.
extension LayerCompositor {
  /// The move that saves most painting; nil when no large part moved together.
  func bestMove(_ bounds: PixelRect) -> ScrollMove? {
    var best: ScrollMove?
    for scroll in scrolls { consider(scroll, bounds, &best) }
    if best == nil {
      findRowMoves()
      for move in rowMoves { consider(move, bounds, &best) }
    }
    return best
  }

  private func consider(_ move: ScrollMove, _ bounds: PixelRect, _ best: inout ScrollMove?) {
    let area = move.area.intersection(bounds)
    let kept = area.intersection(area.offset(move.dx, move.dy))
    guard !kept.isEmpty, kept.area * 4 > area.area, area.area > best?.area.area ?? 0 else { return }
    best = ScrollMove(area: area, dx: move.dx, dy: move.dy)
  }

  /// Groups rows by the distance that they moved: when rows are inserted or deleted, those below move by one
  /// distance.
  private func findRowMoves() {
    rowMoves.removeAll(keepingCapacity: true)
    for index in items.indices where items[index].isRow && matches[index] >= 0 {
      let item = items[index]
      let old = oldItems[matches[index]]
      let (dx, dy) = (item.rect.x - old.rect.x, item.rect.y - old.rect.y)
      guard dx != 0 || dy != 0, item.looksLike(old) else { continue }
      let area = item.visible.union(old.visible)
      if let known = rowMoves.firstIndex(where: { $0.dx == dx && $0.dy == dy }) {
        rowMoves[known].area = rowMoves[known].area.union(area)
      } else if rowMoves.count < Self.moveLimit {
        rowMoves.append(ScrollMove(area: area, dx: dx, dy: dy))
      }
    }
  }

  /// If rows moved by more distances than this, nothing large moved together.
  private static let moveLimit = 8
}
