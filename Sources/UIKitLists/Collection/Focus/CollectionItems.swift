import ListCore

/// The collection view, as ``CollectionItems`` sees it.
@MainActor
protocol CollectionItemsHost: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get }
  var model: CollectionModel { get }
  var layout: UICollectionViewLayout { get }
  var arrangement: CollectionArrangement { get }
  /// The elements of a row that scrolls sideways between two distances from its start.
  func elements(ofRow section: SidewaysSection, _ window: ClosedRange<CGFloat>) -> [UICollectionViewLayoutAttributes]
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
}

/// The items of a collection view for keys and selections: their frames in the layout, and their order.
@MainActor
final class CollectionItems: ListItems {
  unowned let host: any CollectionItemsHost

  init(host: any CollectionItemsHost) { self.host = host }

  var generation: Int { host.model.generation }
  func load() { host.model.load() }
  func contains(_ path: RowPath) -> Bool { host.model.contains(path) }
  func number(of path: RowPath) -> Int { host.model.number(of: path) }
  func items(numbered range: Range<Int>) -> [RowPath] { range.map(host.model.path(numbered:)) }
  func item(at point: CGPoint) -> RowPath? { host.arrangement.item(at: point) }

  func rect(ofItem path: RowPath) -> CGRect {
    host.arrangement.attributes(of: CollectionElement(item: path)).map(host.arrangement.seenFrame) ?? .null
  }

  /// An item at the point, or the nearest one within a screen.
  func number(nearest point: CGPoint) -> Int? {
    let near = CGRect(origin: point, size: .zero).insetBy(dx: -host.bounds.width, dy: -host.bounds.height)
    return items(in: near).map { (distance: $0.frame.distance(to: point), number: host.model.number(of: $0.path)) }
      .min { $0 < $1 }?.number
  }

  struct Item {
    let path: RowPath
    let frame: CGRect
    var box: ReadingOrder.Box {
      ReadingOrder.Box(left: frame.minX, top: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private func items(in rect: CGRect) -> [Item] {
    host.arrangement.elements(in: rect).compactMap {
      guard $0.representedElementCategory == .cell, !$0.isHidden else { return nil }
      let frame = host.arrangement.seenFrame($0)
      // For rows that scroll sideways, layouts return elements beyond the screen too: these are left out.
      guard !$0.scrollsSideways || frame.overlaps(rect) else { return nil }
      return Item(path: RowPath($0.indexPath), frame: frame)
    }
  }

  // MARK: Where keys lead

  /// Whether the content scrolls in a direction. If the layout does not tell its scroll direction, the content size
  /// decides.
  func scrolls(_ direction: SpatialMove.Direction) -> Bool {
    if let scrollDirection = host.layout.lineScrollDirection {
      return direction.isVertical == (scrollDirection == .vertical)
    }
    let vertical = host.contentSize.height > host.bounds.height
    let horizontal = host.contentSize.width > host.bounds.width
    return vertical == horizontal || direction.isVertical == vertical
  }

  func item(from path: RowPath, _ move: FocusMove, page: CGSize, mayFocus: (RowPath) -> Bool) -> RowPath? {
    switch move {
    case .up: neighbour(of: path, .up, page, mayFocus)
    case .down: neighbour(of: path, .down, page, mayFocus)
    case .left: neighbour(of: path, .left, page, mayFocus)
    case .right: neighbour(of: path, .right, page, mayFocus)
    case .pageUp: pageItem(from: path, pageDirection(isForward: false), page, mayFocus)
    case .pageDown: pageItem(from: path, pageDirection(isForward: true), page, mayFocus)
    case .first: items(before: path).first(where: mayFocus)
    case .last: items(behind: path).last(where: mayFocus)
    }
  }

  private func items(before path: RowPath) -> some BidirectionalCollection<RowPath> {
    (0..<host.model.number(of: path)).lazy.map(host.model.path(numbered:))
  }

  private func items(behind path: RowPath) -> some BidirectionalCollection<RowPath> {
    (host.model.number(of: path) + 1..<host.model.itemCount).lazy.map(host.model.path(numbered:))
  }

  /// The direction of the next page: to the left in an interface from right to left.
  private func pageDirection(isForward: Bool) -> SpatialMove.Direction {
    guard !scrolls(.down) else { return isForward ? .down : .up }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isForward != isMirrored ? .right : .left
  }

  /// The nearest item in a direction that can have the focus. Searches page by page, up to the end of the content.
  private func neighbour(
    of path: RowPath, _ direction: SpatialMove.Direction, _ page: CGSize, _ mayFocus: (RowPath) -> Bool
  ) -> RowPath? {
    if let row = rowScrolling(path, direction) { return neighbour(of: path, in: row, direction, mayFocus) }
    let start = Item(path: path, frame: rect(ofItem: path))
    let move = SpatialMove(direction, changesLine: scrolls(direction))
    let step = max(direction.isVertical ? page.height : page.width, 1)
    for distance in stride(from: 0, to: room(from: start.frame, direction), by: step) {
      let ahead = items(in: region(from: start.frame, move, distance, distance + step)).filter { $0.path != path }
      let ranked = move.ranked(ahead.map(\.box), from: start.box)
      if let found = ranked.lazy.map({ ahead[$0].path }).first(where: mayFocus) { return found }
    }
    return nil
  }

  /// The item farthest within a page, or the next one if there is none.
  private func pageItem(
    from path: RowPath, _ direction: SpatialMove.Direction, _ page: CGSize, _ mayFocus: (RowPath) -> Bool
  ) -> RowPath? {
    let start = Item(path: path, frame: rect(ofItem: path))
    let move = SpatialMove(direction, changesLine: true)
    let length = direction.isVertical ? page.height : page.width
    let ahead = items(in: region(from: start.frame, move, 0, length)).filter { $0.path != path }
    let ranked = move.ranked(ahead.map(\.box), from: start.box, within: length)
    return ranked.lazy.map { ahead[$0].path }.first(where: mayFocus) ?? neighbour(of: path, direction, page, mayFocus)
  }

  /// The distance from an item's centre to the end of the content in a direction.
  private func room(from frame: CGRect, _ direction: SpatialMove.Direction) -> CGFloat {
    switch direction {
    case .up: frame.midY
    case .down: host.contentSize.height - frame.midY
    case .left: frame.midX
    case .right: host.contentSize.width - frame.midX
    }
  }

  /// The region between two distances from an item's middle in the direction of a move: as broad as the content if the
  /// move changes lines, otherwise as broad as the item.
  private func region(from frame: CGRect, _ move: SpatialMove, _ near: CGFloat, _ far: CGFloat) -> CGRect {
    let across = move.changesLine ? CGRect(origin: .zero, size: host.contentSize) : frame
    switch move.direction {
    case .up: return CGRect(x: across.minX, y: frame.midY - far, width: across.width, height: far - near)
    case .down: return CGRect(x: across.minX, y: frame.midY + near, width: across.width, height: far - near)
    case .left: return CGRect(x: frame.midX - far, y: across.minY, width: far - near, height: across.height)
    case .right: return CGRect(x: frame.midX + near, y: across.minY, width: far - near, height: across.height)
    }
  }
}

extension CGRect {
  /// The distance from a point to the nearest one of the rectangle; 0 within it.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0))
  }
}

extension UICollectionView: CollectionItemsHost {}
