import Foundation

/// The frames of all elements of a compositional layout, in the content's coordinates.
package struct CompositionalGeometry {
  package private(set) var sections: ContiguousArray<CompositionalSection>
  package let container: CompositionalSection.Container
  private let spacing: CGFloat
  package private(set) var boundary: Boundary
  private var measuredBoundary: [Int: CGSize] = [:]
  private let boundaryRoom: CGSize
  /// The start of each section, and the end of the last one.
  private var starts: ContiguousArray<CGFloat> = [0]

  package init(
    _ sections: ContiguousArray<CompositionalSection>, in container: CompositionalSection.Container,
    spacing: CGFloat = 0, boundaryItems: [BoundaryItem] = []
  ) {
    self.sections = sections
    self.container = container
    self.spacing = spacing
    boundaryRoom = container.size
    boundary = Boundary(boundaryItems, in: container.size, scale: container.scale, measured: [:])
    addUp(from: 0)
  }

  private mutating func addUp(from section: Int) {
    if section == 0 { starts = [boundary.extents.before(container.axis)] }
    starts.removeSubrange(min(section + 1, starts.count)...)
    starts.reserveCapacity(sections.count + 1)
    for index in section..<sections.count {
      // [M] The spacing between sections follows empty ones as well.
      let gap = index + 1 < sections.count ? spacing : 0
      starts.append(starts[index] + sections[index].length + gap)
    }
  }

  /// The length of everything in the direction of scrolling. O(1).
  package var length: CGFloat { max(starts[sections.count] + boundary.extents.behind(container.axis), 0) }

  /// The size of the content. Groups that are broader than the container do not increase it.
  package var contentSize: CGSize {
    var size = container.size
    size[container.axis] = length
    return size
  }

  /// The start of a section. O(1).
  package func start(ofSection section: Int) -> CGFloat { starts[section] }

  /// The sections with a part between two positions, provided that no section overlaps another. O(log s).
  package func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, lower < upper else { return 0..<0 }
    let first = min(max(starts.partitioningIndex { $0 > lower } - 1, 0), sections.count - 1)
    let end = min(max(starts.partitioningIndex { $0 >= upper }, first), sections.count)
    return first..<end
  }

  /// Converts a rectangle from a section's coordinates to the content's.
  package func inContent(_ frame: CGRect, ofSection section: Int) -> CGRect {
    var frame = frame
    frame.origin[container.axis] += starts[section]
    return frame
  }

  /// Converts an extent from the content's coordinates to a section's.
  package func inSection(_ extent: Extent, _ section: Int) -> Extent {
    Extent(start: extent.start - starts[section], length: extent.length)
  }

  // MARK: Boundary of the whole

  /// The frame of an item at the boundary of the whole content; a pinned item stays within the visible part.
  package func boundaryFrame(_ index: Int, visible: Extent?) -> CGRect {
    let (axis, across) = (container.axis, container.axis.across)
    let extents = boundary.extents
    var content = CGRect(origin: .zero, size: container.size)
    content.origin[axis] = extents.before(axis)
    content.size[axis] = max(length - extents.both(axis), 0)
    content.size[across] = container.size[across]
    let frame = boundary.frame(index, around: content)
    guard let visible else { return frame }
    let whole = Extent(start: min(0, visible.start), length: max(length, visible.end) - min(0, visible.start))
    return boundary.pinned(frame, index, along: axis, visible: visible, within: whole)
  }

  // MARK: Measured sizes

  /// Takes over sizes that cells requested.
  package mutating func setSizes(_ asked: [Int: [Int: CGSize]]) {
    for (section, sizes) in asked where sections.indices.contains(section) { sections[section].setSizes(sizes) }
    if let first = asked.keys.min(), first < sections.count { addUp(from: first) }
  }

  /// Takes over sizes that views attached to items requested.
  package mutating func setAttachedSizes(_ asked: [Int: AttachedSizes]) {
    for (section, sizes) in asked where sections.indices.contains(section) { sections[section].setAttachedSizes(sizes) }
  }

  /// Takes over sizes that views at the boundaries of sections requested.
  package mutating func setBoundarySizes(_ asked: [Int: [Int: CGSize]]) {
    for (section, sizes) in asked where sections.indices.contains(section) { sections[section].setBoundarySizes(sizes) }
    if let first = asked.keys.min(), first < sections.count { addUp(from: first) }
  }

  /// The sizes that supplementary views at the boundary of the whole content requested.
  package var boundarySizes: [Int: CGSize] { measuredBoundary }

  /// Stores the sizes that supplementary views at the boundary of the whole content requested.
  package mutating func setOuterBoundarySizes(_ asked: [Int: CGSize]) {
    measuredBoundary.merge(asked) { $1 }
    boundary = Boundary(boundary.items, in: boundaryRoom, scale: container.scale, measured: measuredBoundary)
    addUp(from: 0)
  }
}
