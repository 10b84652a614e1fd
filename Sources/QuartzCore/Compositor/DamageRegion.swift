/// The part of a frame that must be painted again, as disjoint rectangles.
struct DamageRegion {
  private(set) var rects: ContiguousArray<PixelRect> = []
  private var pieces: ContiguousArray<PixelRect> = []
  private var nextPieces: ContiguousArray<PixelRect> = []
  private var bounds: PixelRect

  /// Beyond this many rectangles, their bounding box is cheaper.
  private static let capacity = 64

  init() {
    bounds = .empty
    rects.reserveCapacity(Self.capacity + 8)
  }

  var isEmpty: Bool { rects.isEmpty }
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  mutating func reset(bounds: PixelRect) {
    self.bounds = bounds
    rects.removeAll(keepingCapacity: true)
  }

  mutating func add(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    pieces.removeAll(keepingCapacity: true)
    pieces.append(rect)
    var index = 0
    while index < rects.count {
      let old = rects[index]
      guard old.intersects(rect) else {
        index += 1
        continue
      }
      if rect.contains(old) {
        rects.remove(at: index)
        continue
      }
      index += 1
      nextPieces.removeAll(keepingCapacity: true)
      for piece in pieces { piece.subtracting(old) { nextPieces.append($0) } }
      swap(&pieces, &nextPieces)
      if pieces.isEmpty { return }
    }
    rects.append(contentsOf: pieces)
    if rects.count > Self.capacity { collapse() }
  }

  mutating func add(_ rect: PixelRect, outside hole: PixelRect) {
    rect.subtracting(hole) { add($0) }
  }

  /// Joins rectangles where two make up one.
  mutating func coalesce() {
    var index = 0
    while index < rects.count {
      var other = index + 1
      var joined = false
      while other < rects.count {
        let (a, b) = (rects[index], rects[other])
        let isColumn = a.x == b.x && a.width == b.width && (a.maxY == b.y || b.maxY == a.y)
        let isRow = a.y == b.y && a.height == b.height && (a.maxX == b.x || b.maxX == a.x)
        if isColumn || isRow {
          rects[index] = a.union(b)
          rects.remove(at: other)
          joined = true
        } else {
          other += 1
        }
      }
      // A joined rectangle may be joined to one before it.
      index = joined ? 0 : index + 1
    }
  }

  private mutating func collapse() {
    let box = rects.reduce(PixelRect.empty) { $0.union($1) }
    rects.removeAll(keepingCapacity: true)
    rects.append(box)
  }
}
