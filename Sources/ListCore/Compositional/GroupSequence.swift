import Foundation

/// The groups of a section, one after another.
///
/// Groups whose sizes do not depend on their cells take no memory: one of them is laid out, and the others repeat it.
/// Of groups with estimated sizes, only those with measured cells take memory: up to 24 bytes for each measured cell,
/// and a run of ``OffsetIndex``. If a group is as long as its only cell, like a row of a list, only the run is stored.
package struct GroupSequence {
  package struct Setting {
    package var group: LayoutItem
    /// The size of which fractional group sizes are parts.
    package var container: CGSize
    /// The direction in which groups follow each other.
    package var axis: LayoutAxis
    /// The distance between two groups, in points.
    package var spacing: CGFloat
    package var scale: CGFloat

    package init(group: LayoutItem, container: CGSize, axis: LayoutAxis, spacing: CGFloat, scale: CGFloat) {
      self.group = group
      self.container = container
      self.axis = axis
      self.spacing = spacing
      self.scale = scale
    }
  }

  package let setting: Setting
  package let itemCount: Int
  /// A full group of cells of which none was measured.
  package let pattern: GroupPlaces
  private var breaks: GroupBreaks
  /// The length of each group including the spacing after it. A length is estimated if no cell of the group was
  /// measured.
  private var lengths = OffsetIndex()
  private var sizes: MeasuredSizes
  /// The sizes that views attached to items requested.
  package private(set) var attachedSizes = AttachedSizes()
  /// The size of each group with measured cells across the direction of the sequence.
  private var breadths: [Int: CGFloat] = [:]
  private var overhang: (before: CGFloat, behind: CGFloat)
  /// Whether each group is as long as its only cell.
  private let followsOnlyCell: Bool

  package init(_ setting: Setting, itemCount: Int) {
    self.setting = setting
    self.itemCount = itemCount
    pattern = GroupSolver.places(
      of: setting.group, in: setting.container, scale: setting.scale, limit: itemCount, measured: { _ in nil })
    breaks = GroupBreaks(
      itemCount: itemCount, cellsPerGroup: pattern.cells.count, dependOnSizes: setting.group.breaksBySize)
    overhang = pattern.overhang(setting.axis)
    sizes = MeasuredSizes()
    followsOnlyCell = Self.followsOnlyCell(pattern, setting)
    appendPatterns(from: 0)
  }

  /// Lays out one group with a longer cell, to see whether only the cell and the group become longer.
  private static func followsOnlyCell(_ pattern: GroupPlaces, _ setting: Setting) -> Bool {
    guard pattern.cells.count == 1, pattern.attachedViews.isEmpty, setting.spacing >= 0, !setting.group.breaksBySize
    else {
      return false
    }
    let (axis, cell) = (setting.axis, pattern.cells[0])
    guard axis == .vertical ? cell.asksHeight && !cell.asksWidth : cell.asksWidth && !cell.asksHeight else {
      return false
    }
    let difference: CGFloat = 64
    var size = cell.outer.size
    size[axis] += difference
    let tried = GroupSolver.places(
      of: setting.group, in: setting.container, scale: setting.scale, limit: 1, measured: { [size] _ in size })
    return tried == pattern.lengthened(by: difference, axis)
  }

  /// Appends the lengths of all groups from an index, none of whose cells was measured.
  private mutating func appendPatterns(from group: Int) {
    let count = breaks.groupCount
    guard count > group else { return }
    let isLastWhole = breaks.items(ofGroup: count - 1).count == pattern.cells.count
    let whole = isLastWhole ? count - group : count - group - 1
    lengths.insertRows(whole, height: stride(pattern.size[setting.axis]), isEstimated: true, at: group)
    if !isLastWhole {
      let length = length(of: solved(count - 1), isWhole: false)
      lengths.insertRows(1, height: stride(length), isEstimated: true, at: count - 1)
    }
  }

  /// A group's length and the spacing after it. A negative spacing moves groups closer to each other.
  private func stride(_ length: CGFloat) -> CGFloat { max(length + setting.spacing, 0) }

  /// [M] The last group ends with its last cell where cells are missing.
  private func length(of places: GroupPlaces, isWhole: Bool) -> CGFloat {
    guard !isWhole else { return places.size[setting.axis] }
    let end = places.cells.map { $0.outer.extent(setting.axis).end }.max() ?? 0
    return min(max(end, 0), places.size[setting.axis])
  }

  // MARK: Groups

  package var groupCount: Int { breaks.groupCount }

  /// The length of all groups, in points. O(1).
  package var length: CGFloat { groupCount == 0 ? 0 : max(lengths.totalHeight - setting.spacing, 0) }

  /// The size across the direction of the sequence: that of the largest group of those that were measured, else as estimated.
  /// O(m) in the number of measured groups.
  package var breadth: CGFloat {
    guard groupCount > 0 else { return 0 }
    return breadths.values.max() ?? pattern.size[setting.axis.across]
  }

  /// The start and end of a group. O(log n).
  package func extent(ofGroup group: Int) -> Extent {
    let row = lengths.row(at: group)
    return Extent(start: onPixel(row.offset), length: max(row.height - setting.spacing, 0))
  }

  private func onPixel(_ position: CGFloat) -> CGFloat { (position * setting.scale).rounded() / setting.scale }

  /// The groups with a part between two positions. O(log n).
  package func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    lengths.rows(from: lower - overhang.behind - max(setting.spacing, 0), to: upper + overhang.before)
  }

  /// The group at a position, or the nearest. O(log n).
  package func group(at position: CGFloat) -> Int? {
    guard groupCount > 0 else { return nil }
    return lengths.row(atOffset: position)?.index ?? (position < 0 ? 0 : groupCount - 1)
  }

  /// The items of a group. O(1).
  package func items(ofGroup group: Int) -> Range<Int> { breaks.items(ofGroup: group) }

  /// The group of an item; nil where the group has no room for any. O(log n).
  package func group(ofItem item: Int) -> Int? { breaks.group(ofItem: item) }

  /// The frames within a group. O(k) for k cells in it; O(1) for a whole group without measured cells.
  package func places(ofGroup group: Int) -> GroupPlaces {
    let places = placesByEstimatedViews(ofGroup: group)
    return attachedSizes.isEmpty
      ? places : attachedSizes.applied(to: places, firstItem: breaks.items(ofGroup: group).lowerBound)
  }

  private func placesByEstimatedViews(ofGroup group: Int) -> GroupPlaces {
    let items = breaks.items(ofGroup: group)
    let row = lengths.row(at: group)
    if row.isEstimated, items.count == pattern.cells.count { return pattern }
    guard followsOnlyCell else { return solved(group) }
    return pattern.lengthened(by: row.height - setting.spacing - pattern.size[setting.axis], setting.axis)
  }

  /// A cell of a group, in the group's coordinates; nil if the group has no room for it. O(log n) if groups are as long
  /// as their only cells, without allocations; otherwise as for all frames of the group.
  package func cell(_ number: Int, ofGroup group: Int) -> GroupPlaces.Cell? {
    guard followsOnlyCell else {
      let places = places(ofGroup: group)
      return number < places.cells.count ? places.cells[number] : nil
    }
    guard number == 0 else { return nil }
    let row = lengths.row(at: group)
    guard !row.isEstimated else { return pattern.cells[0] }
    let difference = row.height - setting.spacing - pattern.size[setting.axis]
    var cell = pattern.cells[0]
    cell.frame.size[setting.axis] += difference
    cell.outer.size[setting.axis] += difference
    return cell
  }

  private func solved(_ group: Int) -> GroupPlaces {
    let items = breaks.items(ofGroup: group)
    let sizes = sizes
    return GroupSolver.places(
      of: setting.group, in: setting.container, scale: setting.scale, limit: items.count,
      measured: { sizes[items.lowerBound + $0] })
  }

  // MARK: Measured sizes

  /// The size that an item's cell requested; nil where it was not asked.
  package func measuredSize(ofItem item: Int) -> CGSize? {
    guard followsOnlyCell else { return sizes[item] }
    guard item >= 0, item < itemCount else { return nil }
    let row = lengths.row(at: item)
    return row.isEstimated ? nil : onlyCellSize(row.height)
  }

  private func onlyCellSize(_ stride: CGFloat) -> CGSize {
    var size = pattern.cells[0].outer.size
    size[setting.axis] += stride - setting.spacing - pattern.size[setting.axis]
    return size
  }

  /// All sizes that cells requested. O(m), and in the number of runs of ``OffsetIndex``.
  package var measuredSizes: [Int: CGSize] {
    guard followsOnlyCell else { return sizes.all }
    var sizes: [Int: CGSize] = [:]
    var first = 0
    for run in lengths.tree.runs {
      if !run.isMarked {
        for item in first..<first + run.count { sizes[item] = onlyCellSize(Length.points(run.value)) }
      }
      first += run.count
    }
    return sizes
  }

  /// Takes over the sizes that cells requested.
  /// - Complexity: O(k log n) for k groups; where sizes decide how many items a group has, in the number of groups up to the
  ///   last measured item.
  package mutating func setSizes(_ asked: [Int: CGSize]) {
    let asked = asked.filter { $0.key >= 0 && $0.key < itemCount }
    guard let first = asked.keys.min() else { return }
    guard !followsOnlyCell else {
      for (item, size) in asked { lengthenOnlyCell(item, size) }
      return
    }
    for (item, size) in asked { sizes[item] = size }
    guard breaks.dependOnSizes else {
      for group in Set(asked.keys.compactMap { breaks.group(ofItem: $0) }) { measure(group) }
      return
    }
    breakGroups(from: breaks.group(ofItem: first) ?? 0)
  }

  /// Takes over the sizes that views attached to items requested. No cell moves. O(k log n) for the k items of their
  /// groups.
  package mutating func setAttachedSizes(_ asked: AttachedSizes) {
    attachedSizes.merge(asked)
    for group in Set(asked.items.compactMap { breaks.group(ofItem: $0) }) {
      let reach = places(ofGroup: group).overhang(setting.axis)
      overhang = (max(overhang.before, reach.before), max(overhang.behind, reach.behind))
    }
  }

  private mutating func lengthenOnlyCell(_ item: Int, _ size: CGSize) {
    let difference = LayoutDimension.usable(size[setting.axis]) - pattern.cells[0].outer.size[setting.axis]
    lengths.setHeight(stride(pattern.size[setting.axis] + difference), ofRow: item)
  }

  private mutating func measure(_ group: Int) {
    let places = solved(group)
    let isWhole = breaks.dependOnSizes || breaks.items(ofGroup: group).count == pattern.cells.count
    lengths.setHeight(stride(length(of: places, isWhole: isWhole)), ofRow: group)
    breadths[group] = places.size[setting.axis.across]
  }

  /// Divides the items into groups again, from group `first` to the last measured item. Groups after it have as many
  /// items as the pattern.
  private mutating func breakGroups(from first: Int) {
    // Begin one group earlier, as an item that became smaller may fit into it. Where items share a size, items that a
    // group only tried to take influenced its sizes, so begin with the first group.
    var group = setting.group.sharesSizes ? 0 : max(first - 1, 0)
    var item = breaks.items(ofGroup: group).lowerBound
    lengths.removeRows(group..<lengths.count)
    breadths = breadths.filter { $0.key < group }
    breaks.removeGroups(from: group)
    let end = (sizes.last ?? -1) + 1
    while item < min(end, itemCount) {
      let (first, sizes) = (item, sizes)
      let places = GroupSolver.places(
        of: setting.group, in: setting.container, scale: setting.scale, limit: itemCount - first,
        measured: { sizes[first + $0] })
      guard !places.cells.isEmpty else { break }
      breaks.append(places.cells.count)
      lengths.insertRows(1, height: stride(places.size[setting.axis]), at: group)
      breadths[group] = places.size[setting.axis.across]
      item += places.cells.count
      group += 1
    }
    appendPatterns(from: group)
  }
}

extension GroupSequence: SidewaysGroups {
  package func groupExtent(at index: Int) -> Extent { extent(ofGroup: index) }
  package func group(at offset: Double) -> Int { group(at: CGFloat(offset)) ?? 0 }
}
