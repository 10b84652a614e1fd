import TextLayout

/// The pictures of the visible text: one per block, several for a tall one. They are kept while the text scrolls.
@MainActor
final class TextTiles {
  private unowned let view: UIView
  private var tiles: [Place: TextTile] = [:]
  private var spare: [TextTile] = []

  /// Whether a visible block is split into slabs, which are created and removed while it scrolls.
  private(set) var hasSlabs = false

  private struct Place: Hashable {
    var start: Int
    var slab: Int
  }

  /// The height above which blocks are cut into slabs, in points.
  private static let slabHeight = 1024.0
  /// Letters may reach this far beyond their lines, in points.
  private static let margin: CGFloat = 12
  /// How many tiles that went out of sight are kept to be used again.
  private static let spareLimit = 16

  init(_ view: UIView) { self.view = view }

  /// Shows some blocks, and no others.
  func show(_ blocks: Range<Int>, of column: TextColumn, at origin: CGPoint) {
    var former = tiles
    tiles = [:]
    hasSlabs = false
    let visible = view.bounds
    for index in blocks {
      let block = column.block(index)
      let height = max(Double(block.frame.size.height), 1)
      hasSlabs = hasSlabs || height > Self.slabHeight
      for slab in 0..<Int((height / Self.slabHeight).rounded(.up)) {
        let top = Double(slab) * Self.slabHeight
        let rect = CGRect(
          x: origin.x, y: origin.y + CGFloat(block.top + top), width: CGFloat(column.width),
          height: CGFloat(min(Self.slabHeight, height - top)))
        guard height <= Self.slabHeight || rect.minY < visible.maxY && rect.maxY > visible.minY else { continue }
        let place = Place(start: index, slab: slab)
        let tile = former.removeValue(forKey: place) ?? takeTile(showing: block.frame, slab, from: &former)
        tiles[place] = tile
        show(block.frame, from: top, in: rect, on: tile)
      }
    }
    for tile in former.values { retire(tile) }
  }

  /// A tile that already shows the block, whose number changed because paragraphs were inserted or removed; or any other.
  private func takeTile(showing frame: TextFrame, _ slab: Int, from former: inout [Place: TextTile]) -> TextTile {
    if let (place, tile) = former.first(where: { $0.key.slab == slab && $0.value.frame(is: frame) }) {
      former[place] = nil
      return tile
    }
    if let tile = spare.popLast() {
      tile.isHidden = false
      return tile
    }
    let tile = TextTile(frame: .zero)
    // Selections are behind the text, and carets in front.
    view.insertSubview(tile, at: view.subviews.firstIndex { $0 is TextCaret } ?? view.subviews.count)
    return tile
  }

  private func retire(_ tile: TextTile) {
    guard spare.count < Self.spareLimit else { return tile.removeFromSuperview() }
    tile.isHidden = true
    tile.clear()
    spare.append(tile)
  }

  private func show(_ frame: TextFrame, from top: Double, in rect: CGRect, on tile: TextTile) {
    let scale = max(1, view.traitCollection.displayScale)
    let outer = rect.insetBy(dx: -Self.margin, dy: -Self.margin)
    let corner = CGPoint(x: (outer.minX * scale).rounded(.down) / scale, y: (outer.minY * scale).rounded(.down) / scale)
    let size = CGSize(
      width: ((outer.maxX - corner.x) * scale).rounded(.up) / scale,
      height: ((outer.maxY - corner.y) * scale).rounded(.up) / scale)
    let place = CGRect(origin: corner, size: size)
    if tile.frame != place { tile.frame = place }
    tile.show(frame, at: CGPoint(x: rect.minX - corner.x, y: rect.minY - CGFloat(top) - corner.y))
  }
}

/// A picture of a part of a text.
@MainActor
final class TextTile: UIView {
  private var text: TextFrame?
  private var origin = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func frame(is other: TextFrame) -> Bool { text === other }

  /// Draws again only if the text or its alignment to pixels changed.
  func show(_ text: TextFrame, at origin: CGPoint) {
    guard text !== self.text || abs(origin.y - self.origin.y) > 0.001 || abs(origin.x - self.origin.x) > 0.001 else {
      return
    }
    self.text = text
    self.origin = origin
    setNeedsDisplay()
  }

  func clear() { text = nil }

  override func draw(_ rect: CGRect) {
    guard let text, let context = UIGraphicsGetCurrentContext() else { return }
    text.draw(in: context, at: origin)
  }
}
