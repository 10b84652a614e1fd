import Foundation

/// One section of a compositional layout, with frames in its own coordinates.
package struct CompositionalSection {
  package struct Description {
    package var group: LayoutItem
    package var groupSpacing: CGFloat = 0
    package var insets = LayoutInsets.zero
    package var boundaryItems: [BoundaryItem] = []
    /// The space before the section's boundary items and groups, in points.
    package var paddingBefore: CGFloat = 0
    /// The insets of the boundary items.
    package var boundaryInsets = LayoutInsets.zero
    /// The insets of each decoration behind the section.
    package var decorations: [LayoutInsets] = []
    /// Whether groups follow each other across the direction in which the layout scrolls.
    package var isSideways = false

    package init(group: LayoutItem) { self.group = group }
  }

  /// The surroundings of a section.
  package struct Container: Equatable {
    package var size: CGSize
    package var axis: LayoutAxis
    package var scale: CGFloat

    package init(size: CGSize, axis: LayoutAxis, scale: CGFloat) {
      self.size = size
      self.axis = axis
      self.scale = scale
    }
  }

  package let description: Description
  package let container: Container
  package private(set) var groups: GroupSequence
  package private(set) var boundary: Boundary
  private var measuredBoundary: [Int: CGSize] = [:]
  /// The rectangle of the groups, without insets.
  private var groupsFrame = CGRect.zero
  /// The rectangle around which boundary items are placed.
  private var inner = CGRect.zero
  /// The length in the direction of scrolling.
  package private(set) var length: CGFloat = 0

  package init(_ description: Description, in container: Container, itemCount: Int) {
    self.description = description
    self.container = container
    boundary = Self.boundary(description, container, [:])
    groups = GroupSequence(Self.setting(description, container, boundary), itemCount: itemCount)
    layOut()
  }

  private static func boundary(
    _ description: Description, _ container: Container, _ measured: [Int: CGSize]
  ) -> Boundary {
    var room = container.size
    let across = container.axis.across
    room[across] = max(room[across] - description.boundaryInsets.both(across), 0)
    return Boundary(description.boundaryItems, in: room, scale: container.scale, measured: measured)
  }

  /// [M] Groups have the container's length, and its breadth less the section's insets.
  private static func setting(
    _ description: Description, _ container: Container, _ boundary: Boundary
  ) -> GroupSequence.Setting {
    var room = container.size
    let across = container.axis.across
    room[across] = max(room[across] - description.insets.both(across) - boundary.extents.both(across), 0)
    return GroupSequence.Setting(
      group: description.group, container: room, axis: description.isSideways ? across : container.axis,
      spacing: description.groupSpacing, scale: container.scale)
  }

  private mutating func layOut() {
    let (axis, across) = (container.axis, container.axis.across)
    let extents = boundary.extents
    let insets = description.insets
    let hasItems = groups.itemCount > 0
    let groupsLength = description.isSideways ? groups.breadth : groups.length
    // [M] A section without items is as long as its boundary items.
    let before = hasItems ? insets.before(axis) : 0
    let behind = hasItems ? insets.behind(axis) : 0
    var origin = CGPoint.zero
    origin[axis] = description.paddingBefore + extents.before(axis)
    origin[across] = extents.before(across)
    var size = CGSize.zero
    size[axis] = before + groupsLength + behind
    size[across] = max(container.size[across] - extents.both(across), 0)
    inner = CGRect(origin: origin, size: size)
    length = origin[axis] + size[axis] + extents.behind(axis)
    origin[axis] += before
    origin[across] += insets.before(across)
    size[axis] = groupsLength
    size[across] = groups.setting.container[across]
    groupsFrame = CGRect(origin: origin, size: size)
  }

  // MARK: Places

  package var itemCount: Int { groups.itemCount }

  /// The rectangle in which a sideways section's groups rest, without the section's insets.
  package var sidewaysFrame: CGRect { groupsFrame }

  /// The rectangle in which a sideways section's groups scroll: all of the container's breadth, which they may fill.
  package var sidewaysRoom: CGRect {
    let across = container.axis.across
    var room = groupsFrame
    room.origin[across] = 0
    room.size[across] = container.size[across]
    return room
  }

  /// The insets of the groups within ``sidewaysRoom``.
  package var sidewaysInsets: (start: CGFloat, end: CGFloat) {
    let across = container.axis.across
    let start = groupsFrame.origin[across]
    return (start, max(container.size[across] - start - groupsFrame.size[across], 0))
  }

  /// The origin of a group.
  private func origin(ofGroup group: Int) -> CGPoint {
    var origin = groupsFrame.origin
    origin[groups.setting.axis] += groups.extent(ofGroup: group).start
    return origin
  }

  /// An item's cell; nil if there is no such item, or its group has no room for it. O(log n + k) for k cells of its group.
  package func cell(ofItem item: Int) -> GroupPlaces.Cell? {
    guard let group = groups.group(ofItem: item) else { return nil }
    let number = item - groups.items(ofGroup: group).lowerBound
    return groups.cell(number, ofGroup: group).map { Self.moved($0, by: origin(ofGroup: group)) }
  }

  private static func moved(_ cell: GroupPlaces.Cell, by origin: CGPoint) -> GroupPlaces.Cell {
    var cell = cell
    cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
    return cell
  }

  /// The views attached to an item, or to the group that begins with it, by kind.
  package func attachedViews(ofItem item: Int) -> [(kind: Int, frame: CGRect)] {
    guard let group = groups.group(ofItem: item) else { return [] }
    let first = groups.items(ofGroup: group).lowerBound
    let origin = origin(ofGroup: group)
    return groups.places(ofGroup: group).attachedViews.filter { first + $0.cell == item }.map {
      ($0.kind, $0.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  /// Calls `cell` with each cell, and `view` with each attached view of the groups with a part between two positions along
  /// the direction in which groups follow each other. O(log n + k).
  package func forEachElement(
    from lower: CGFloat, to upper: CGFloat, cell: (Int, GroupPlaces.Cell) -> Void,
    view: (_ kind: Int, _ item: Int, CGRect) -> Void
  ) {
    let start = groupsFrame.origin[groups.setting.axis]
    for group in groups.groups(from: lower - start, to: upper - start) {
      let origin = origin(ofGroup: group)
      let places = groups.places(ofGroup: group)
      let first = groups.items(ofGroup: group).lowerBound
      for index in places.cells.indices { cell(first + index, Self.moved(places.cells[index], by: origin)) }
      for attached in places.attachedViews {
        view(attached.kind, first + attached.cell, attached.frame.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  /// The frame of a boundary item, before pinning.
  package func boundaryFrame(_ index: Int) -> CGRect {
    let across = container.axis.across
    var content = inner
    content.origin[across] += description.boundaryInsets.before(across)
    content.size[across] = max(content.size[across] - description.boundaryInsets.both(across), 0)
    return boundary.frame(index, around: content)
  }

  /// The frame of a boundary item when a part of the section is visible.
  package func boundaryFrame(_ index: Int, visible: Extent) -> CGRect {
    let axis = container.axis
    let extents = boundary.extents
    let whole =
      boundary.items[index].isBefore
      ? Extent(start: 0, length: length - extents.behind(axis))
      : Extent(start: extents.before(axis), length: length - extents.before(axis))
    return boundary.pinned(boundaryFrame(index), index, along: axis, visible: visible, within: whole)
  }

  /// The frame of a decoration view, which is behind the section's items.
  package func decorationFrame(_ index: Int) -> CGRect {
    var size = container.size
    size[container.axis] = length
    return CGRect(origin: .zero, size: size).inset(by: description.decorations[index])
  }

  // MARK: Measured sizes

  /// Takes over sizes that cells requested; see ``GroupSequence/setSizes(_:)`` for the cost.
  package mutating func setSizes(_ asked: [Int: CGSize]) {
    groups.setSizes(asked)
    layOut()
  }

  /// Takes over the sizes that views attached to items requested; see ``GroupSequence/setAttachedSizes(_:)``.
  package mutating func setAttachedSizes(_ asked: AttachedSizes) { groups.setAttachedSizes(asked) }

  /// The sizes that boundary views requested.
  package var boundarySizes: [Int: CGSize] { measuredBoundary }

  /// Takes over sizes that boundary views requested. O(1), and O(n) where a view beside the groups changes their space.
  package mutating func setBoundarySizes(_ asked: [Int: CGSize]) {
    measuredBoundary.merge(asked.filter { description.boundaryItems.indices.contains($0.key) }) { $1 }
    boundary = Self.boundary(description, container, measuredBoundary)
    let setting = Self.setting(description, container, boundary)
    if setting.container != groups.setting.container {
      let sizes = groups.measuredSizes
      let attached = groups.attachedSizes
      groups = GroupSequence(setting, itemCount: groups.itemCount)
      groups.setSizes(sizes)
      groups.setAttachedSizes(attached)
    }
    layOut()
  }
}
