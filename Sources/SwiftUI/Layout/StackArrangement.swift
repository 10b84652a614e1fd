import CoreGraphics

/// The rules of horizontal and vertical stacks: the space is offered to the least flexible elements first, in equal
/// shares of what remains [D].
@MainActor
struct StackArrangement {
  let axis: Axis
  /// Points between elements; nil for those that the elements prefer.
  let spacing: CGFloat?
  let guide: AlignmentKey

  struct Result: Sendable {
    var size = CGSize.zero
    var origins: [CGPoint] = []
    var proposals: [ProposedViewSize] = []
  }

  func size(_ elements: [LayoutNode], _ proposal: ProposedViewSize) -> CGSize { arrange(elements, proposal).size }

  func arrange(_ elements: [LayoutNode], _ proposal: ProposedViewSize) -> Result {
    guard !elements.isEmpty else { return Result() }
    let gaps = self.gaps(elements)
    let proposals = self.proposals(elements, proposal, gaps)
    var result = Result()
    result.proposals = proposals
    var position: CGFloat = 0
    // The elements are aligned at the guide, so the stack is as large before the guide, and behind it, as the largest
    // element there.
    var before: CGFloat = 0
    var behind: CGFloat = 0
    var sides: [(main: CGFloat, guide: CGFloat)] = []
    for (index, element) in elements.enumerated() {
      let dimensions = element.dimensions(proposals[index])
      let at = dimensions.value(guide)
      if index > 0 { position += gaps[index - 1] }
      sides.append((position, at))
      position += length(CGSize(width: dimensions.width, height: dimensions.height))
      if !element.isSpacer {
        before = max(before, at)
        behind = max(behind, cross(CGSize(width: dimensions.width, height: dimensions.height)) - at)
      }
    }
    result.size = make(position, max(before + behind, 0))
    result.origins = sides.map { point($0.main, before - $0.guide) }
    return result
  }

  /// The spacing between neighbouring elements.
  private func gaps(_ elements: [LayoutNode]) -> [CGFloat] {
    guard elements.count > 1 else { return [] }
    return (1..<elements.count).map { index in
      spacing ?? elements[index - 1].spacing.distance(to: elements[index].spacing, along: axis)
    }
  }

  private func proposals(_ elements: [LayoutNode], _ proposal: ProposedViewSize, _ gaps: [CGFloat])
    -> [ProposedViewSize]
  {
    let crossProposal = axis == .horizontal ? proposal.height : proposal.width
    guard let total = axis == .horizontal ? proposal.width : proposal.height else {
      return Array(repeating: propose(nil, crossProposal), count: elements.count)
    }
    var rest = total - gaps.reduce(0, +)
    var proposals = Array(repeating: propose(nil, crossProposal), count: elements.count)
    let limits = elements.map { element -> (least: CGFloat, most: CGFloat) in
      (
        element.length(along: axis, propose(0, crossProposal)),
        element.length(along: axis, propose(.infinity, crossProposal))
      )
    }
    let priorities = Set(elements.map(\.priority)).sorted(by: >)
    // Elements of lower priority keep at least their smallest size.
    var reserved = limits.reduce(0) { $0 + $1.least }
    for priority in priorities {
      let group = elements.indices.filter { elements[$0].priority == priority }
      reserved -= group.reduce(0) { $0 + limits[$1].least }
      var room = rest - reserved
      // Of equally flexible elements those that need more space go first [?].
      let order = group.sorted {
        (flexibility(limits[$0]), -limits[$0].least, $0) < (flexibility(limits[$1]), -limits[$1].least, $1)
      }
      for (position, index) in order.enumerated() {
        let share = max(room / CGFloat(order.count - position), 0)
        proposals[index] = propose(share, crossProposal)
        // Infinity minus infinity would not be a number, so infinite space stays infinite.
        if room != .infinity { room -= length(elements[index].size(proposals[index])) }
      }
      rest = room + reserved
    }
    return proposals
  }

  private func flexibility(_ limits: (least: CGFloat, most: CGFloat)) -> CGFloat {
    limits.most == .infinity ? .infinity : limits.most - limits.least
  }

  // MARK: Directions

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
  private func make(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
  private func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
  private func propose(_ main: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
}

/// The rules of depth stacks: all elements are offered the whole space, and are aligned by a guide in each direction [D].
@MainActor
struct DepthArrangement {
  let alignment: Alignment

  func arrange(_ elements: [LayoutNode], _ proposal: ProposedViewSize) -> StackArrangement.Result {
    var result = StackArrangement.Result()
    var before = CGPoint.zero
    var behind = CGPoint.zero
    var guides: [CGPoint] = []
    let top = elements.map(\.priority).max() ?? 0
    for element in elements {
      let dimensions = element.dimensions(proposal)
      let at = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
      guides.append(at)
      guard element.priority == top else { continue }
      before = CGPoint(x: max(before.x, at.x), y: max(before.y, at.y))
      behind = CGPoint(x: max(behind.x, dimensions.width - at.x), y: max(behind.y, dimensions.height - at.y))
    }
    result.size = CGSize(width: before.x + behind.x, height: before.y + behind.y)
    result.origins = guides.map { CGPoint(x: before.x - $0.x, y: before.y - $0.y) }
    result.proposals = Array(repeating: proposal, count: elements.count)
    return result
  }
}
