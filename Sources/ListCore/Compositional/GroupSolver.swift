import Foundation

/// Lays out the cells of one group.
///
/// [M] A size that is a part of its container is rounded down to a pixel, positions to the nearest; a cell's frame is its
/// size less its insets. O(k) for k cells, and once more for each depth of groups whose size cells decide.
package struct GroupSolver {
  /// Sizes that a container imposes on an item.
  private struct Imposed {
    var width: CGFloat?
    var height: CGFloat?

    subscript(axis: LayoutAxis) -> CGFloat? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// An item that was laid out: `cells` and `views` are ranges of the group's.
  private struct Placed {
    var item: LayoutItem
    var size: CGSize
    var cells: Range<Int>
    var views: Range<Int>
  }

  /// The length by which a line may exceed its space, in points: sums of thirds are not exact.
  private static let tolerance: CGFloat = 0.001

  private let scale: CGFloat
  /// The greatest number of cells to place.
  private var limit: Int
  /// The size that a cell requested, by its number in the group.
  private let measured: (Int) -> CGSize?
  private var places = GroupPlaces()

  private init(scale: CGFloat, limit: Int, measured: @escaping (Int) -> CGSize?) {
    self.scale = scale
    self.limit = limit
    self.measured = measured
  }

  /// The frames of a group in a container, with at most `limit` cells.
  package static func places(
    of group: LayoutItem, in container: CGSize, scale: CGFloat, limit: Int, measured: @escaping (Int) -> CGSize?
  ) -> GroupPlaces {
    var limit = limit
    while true {
      var solver = GroupSolver(scale: scale, limit: limit, measured: measured)
      solver.places.size = solver.place(group, in: container, Imposed())
      let count = solver.places.cells.count
      // A cell that did not fit may have influenced a size that the others share: lay out again without such cells.
      guard count > 0, count < limit, group.sharesSizes else { return solver.places }
      limit = count
    }
  }

  private var next: Int { places.cells.count }

  // MARK: Items

  /// Lays out an item at the origin of its container.
  private mutating func place(_ item: LayoutItem, in container: CGSize, _ imposed: Imposed) -> CGSize {
    let first = next
    var size = item.size.size(in: container, scale: scale)
    if let width = imposed.width { size.width = width }
    if let height = imposed.height { size.height = height }
    switch item.content {
    case .cell: placeCell(item, &size, imposed)
    case .custom(let cells): placeCustom(cells(size))
    case .line(let line): placeLine(line, of: item, &size, imposed)
    }
    attachViews(of: item, size, first)
    return size
  }

  private mutating func placeCell(_ item: LayoutItem, _ size: inout CGSize, _ imposed: Imposed) {
    let asked = measured(next)
    var cell = GroupPlaces.Cell(frame: .zero, outer: .zero)
    cell.asksWidth = item.size.width.isEstimated && imposed.width == nil
    cell.asksHeight = item.size.height.isEstimated && imposed.height == nil
    if cell.asksWidth, let asked { size.width = asked.width }
    if cell.asksHeight, let asked { size.height = asked.height }
    // The size that siblings share is imposed on the cell, but the cell is asked for its own, from which the shared
    // size follows.
    cell.asksWidth = cell.asksWidth || item.size.width.kind == .uniformAcrossSiblings
    cell.asksHeight = cell.asksHeight || item.size.height.kind == .uniformAcrossSiblings
    cell.outer = CGRect(origin: .zero, size: size)
    cell.frame = cell.outer.inset(by: item.insets.without(estimatesOf: item.size))
    places.cells.append(cell)
  }

  private mutating func placeCustom(_ cells: [LayoutCustomCell]) {
    for cell in cells.prefix(limit - next) {
      let frame = cell.frame.standardized
      places.cells.append(GroupPlaces.Cell(frame: frame, outer: frame, depth: cell.depth))
    }
  }

  private mutating func attachViews(of item: LayoutItem, _ size: CGSize, _ first: Int) {
    guard !item.attached.isEmpty, first < next else { return }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.insets.without(estimatesOf: item.size))
    for view in item.attached {
      places.attachedViews.append(
        GroupPlaces.AttachedView(
          kind: view.kind, cell: first, frame: view.frame(at: frame, scale: scale),
          asksWidth: view.size.width.isEstimated, asksHeight: view.size.height.isEstimated, drift: view.drift))
    }
  }

  // MARK: Lines

  private mutating func placeLine(_ line: LayoutLine, of item: LayoutItem, _ size: inout CGSize, _ imposed: Imposed) {
    let insets = item.insets.without(estimatesOf: item.size)
    let start = (cells: next, views: places.attachedViews.count)
    let follows = (
      along: item.size[line.axis].isEstimated && imposed[line.axis] == nil,
      across: item.size[line.axis.across].isEstimated && imposed[line.axis.across] == nil
    )
    var room = insets.room(in: size)
    let wholeLimit = limit
    var placed = placeItems(line, in: room, follows.along, Imposed())
    var count = next
    while let (largerRoom, shared) = secondSizes(of: placed, line, in: room, follows.across) {
      removePlaces(from: start)
      placed = placeItems(line, in: largerRoom, follows.along, shared)
      guard next < count else {
        room = largerRoom
        break
      }
      // In the sizes computed from all items fewer items fit. The ones that do not fit must not influence these sizes,
      // so start again without them. If no item fits, all keep their first sizes.
      let fits = next > start.cells
      if fits { limit = next }
      removePlaces(from: start)
      placed = placeItems(line, in: room, follows.along, Imposed())
      count = next
      if !fits { break }
    }
    limit = wholeLimit
    let used = move(placed, along: line, in: room, follows.along)
    // A line without items keeps its estimate.
    if follows.along, !placed.isEmpty { room[line.axis] = used }
    if follows.across, !placed.isEmpty { room[line.axis.across] = acrossLength(placed, line.axis.across) }
    if insets.leading != 0 || insets.top != 0 {
      shift(start.cells..<next, start.views..<places.attachedViews.count, by: CGPoint(x: insets.leading, y: insets.top))
    }
    if follows.along { size[line.axis] = room[line.axis] + insets.both(line.axis) }
    if follows.across { size[line.axis.across] = room[line.axis.across] + insets.both(line.axis.across) }
  }

  private mutating func removePlaces(from start: (cells: Int, views: Int)) {
    places.cells.removeSubrange(start.cells...)
    places.attachedViews.removeSubrange(start.views...)
  }

  /// The sizes for a second pass, derived from a line's placed items: the largest length for items that are to be
  /// equally large, and the line's breadth for items that fill a part of it. Nil if nothing changes.
  private func secondSizes(
    of placed: [Placed], _ line: LayoutLine, in room: CGSize, _ followsAcross: Bool
  ) -> (room: CGSize, shared: Imposed)? {
    guard !placed.isEmpty else { return nil }
    var (room, shared, isOther) = (room, Imposed(), false)
    for axis in [LayoutAxis.horizontal, .vertical] {
      guard let largest = uniformLength(axis, placed) else { continue }
      shared[axis] = largest
      isOther = true
    }
    guard followsAcross else { return isOther ? (room, shared) : nil }
    let across = line.axis.across
    let largest = acrossLength(placed, across)
    if largest != room[across], placed.contains(where: { Self.fills($0.item, across) }) { isOther = true }
    room[across] = largest
    return isOther ? (room, shared) : nil
  }

  /// Lays out the line's items one after another, each at the origin.
  private mutating func placeItems(
    _ line: LayoutLine, in room: CGSize, _ followsItems: Bool, _ shared: Imposed
  ) -> [Placed] {
    guard !line.items.isEmpty else { return [] }
    var equalShare = Imposed()
    if case .equalShares(let count) = line.repetition, count > 0, !followsItems {
      // [M] The shares are those of the space that the spacings leave.
      let free = room[line.axis] - CGFloat(count - 1) * (line.spacing?.length ?? 0)
      equalShare[line.axis] = LayoutDimension.wholePixels(max(free, 0) / CGFloat(count), scale)
    }
    // A group whose length follows from its items has as many items as their estimated sizes allow.
    let count = line.count ?? (followsItems ? estimatedCount(line, in: room) : nil)
    var placed: [Placed] = []
    var used: CGFloat = 0
    while next < limit, placed.count < count ?? .max {
      let item = line.items[line.count == nil ? placed.count % line.items.count : 0]
      let start = (cells: next, views: places.attachedViews.count)
      let size = place(item, in: room, imposed(equalShare, shared, on: item))
      let length = size[line.axis] + Self.fixedEdges(item, line.axis)
      let gap = placed.isEmpty ? 0 : line.spacing?.length ?? 0
      let isFirst = placed.isEmpty
      // The first cell of a line stays even if it is longer than the line, provided that its length is estimated.
      let staysAlone = isFirst && item.size[line.axis].isEstimated
      let fits = count != nil || staysAlone || used + gap + length <= room[line.axis] + Self.tolerance
      // Items of no length would fill a line without end.
      let advances = gap + length > 0 || placed.count < line.items.count
      guard fits, advances, next > start.cells else {
        removePlaces(from: start)
        break
      }
      used += gap + length
      placed.append(
        Placed(
          item: item, size: size, cells: start.cells..<next, views: start.views..<places.attachedViews.count))
    }
    return placed
  }

  /// Imposes the line's equal share on every item, and the length of the largest item on uniform items.
  private func imposed(_ equalShare: Imposed, _ shared: Imposed, on item: LayoutItem) -> Imposed {
    var imposed = equalShare
    if item.size.width.kind == .uniformAcrossSiblings, let width = shared.width { imposed.width = width }
    if item.size.height.kind == .uniformAcrossSiblings, let height = shared.height { imposed.height = height }
    return imposed
  }

  /// The number of items that fit into a line by their estimates, but at least each of its items once: the line grows
  /// to contain them, regardless of its own estimate [C].
  private func estimatedCount(_ line: LayoutLine, in room: CGSize) -> Int {
    var copy = GroupSolver(scale: scale, limit: limit, measured: { _ in nil })
    return max(copy.placeItems(line, in: room, false, Imposed()).count, line.items.count)
  }

  private static func fixedEdges(_ item: LayoutItem, _ axis: LayoutAxis) -> CGFloat {
    (item.edgeSpacing.before(axis)?.length ?? 0) + (item.edgeSpacing.behind(axis)?.length ?? 0)
  }

  /// Whether an item is as large as a part of its container in a direction.
  private static func fills(_ item: LayoutItem, _ axis: LayoutAxis) -> Bool {
    item.size[axis].kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
  }

  /// The largest length among the items that are to be equally large; nil if they already are.
  private func uniformLength(_ axis: LayoutAxis, _ placed: [Placed]) -> CGFloat? {
    let lengths = placed.filter { $0.item.size[axis].kind == .uniformAcrossSiblings }.map { $0.size[axis] }
    guard let largest = lengths.max(), lengths.contains(where: { $0 != largest }) else { return nil }
    return largest
  }

  /// The length of the longest item across a line; dimensions that are fractions of the line's own breadth are ignored if there are others.
  private func acrossLength(_ placed: [Placed], _ axis: LayoutAxis) -> CGFloat {
    let deciding = placed.filter { !Self.fills($0.item, axis) }
    return (deciding.isEmpty ? placed : deciding).map { $0.size[axis] + Self.fixedEdges($0.item, axis) }.max() ?? 0
  }

  // MARK: Positions

  /// Moves the placed items to their positions in the line.
  /// - Returns: the length from the line's beginning to the end of the last item.
  private mutating func move(_ placed: [Placed], along line: LayoutLine, in room: CGSize, _ followsItems: Bool)
    -> CGFloat
  {
    let axis = line.axis
    let between = line.spacing?.length ?? 0
    let lengths = placed.reduce(0) { $0 + $1.size[axis] + Self.fixedEdges($1.item, axis) }
    let gaps = CGFloat(max(placed.count - 1, 0)) * between
    var flexible = line.spacing?.isFlexible == true ? max(placed.count - 1, 0) : 0
    for item in placed {
      if item.item.edgeSpacing.before(axis)?.isFlexible == true { flexible += 1 }
      if item.item.edgeSpacing.behind(axis)?.isFlexible == true { flexible += 1 }
    }
    // [M] Flexible spacings share the remaining space, which may be negative.
    let share = flexible > 0 && !followsItems ? (room[axis] - lengths - gaps) / CGFloat(flexible) : 0
    var position: CGFloat = 0
    for (index, item) in placed.enumerated() {
      if index > 0 { position += between + (line.spacing?.isFlexible == true ? share : 0) }
      position += Self.length(item.item.edgeSpacing.before(axis), share)
      var origin = CGPoint.zero
      origin[axis] = onPixel(position)
      origin[axis.across] = onPixel(acrossPosition(of: item, axis.across, room))
      if origin != .zero { shift(item.cells, item.views, by: origin) }
      position += item.size[axis] + Self.length(item.item.edgeSpacing.behind(axis), share)
    }
    return position
  }

  private static func length(_ spacing: LayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.length + (spacing.isFlexible ? share : 0)
  }

  private func acrossPosition(of item: Placed, _ axis: LayoutAxis, _ room: CGSize) -> CGFloat {
    let (before, behind) = (item.item.edgeSpacing.before(axis), item.item.edgeSpacing.behind(axis))
    let flexible = (before?.isFlexible == true ? 1 : 0) + (behind?.isFlexible == true ? 1 : 0)
    let free = room[axis] - item.size[axis] - Self.fixedEdges(item.item, axis)
    return Self.length(before, flexible > 0 ? free / CGFloat(flexible) : 0)
  }

  private func onPixel(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }

  private mutating func shift(_ cells: Range<Int>, _ views: Range<Int>, by delta: CGPoint) {
    for index in cells {
      places.cells[index].frame.origin.x += delta.x
      places.cells[index].frame.origin.y += delta.y
      places.cells[index].outer.origin.x += delta.x
      places.cells[index].outer.origin.y += delta.y
    }
    for index in views {
      places.attachedViews[index].frame.origin.x += delta.x
      places.attachedViews[index].frame.origin.y += delta.y
    }
  }
}
