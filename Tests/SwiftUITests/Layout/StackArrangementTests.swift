import Foundation
import Fuzzing
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

/// Layouts of random trees of views, beside those of a plain implementation of the published rules without caches.
/// `TRESTLE_FUZZ_STEPS` asks for more trees, `TRESTLE_FUZZ_SEED` for those of a failure.
@MainActor struct StackArrangementTests {
  @Test func randomViewTreesAgreeWithTheReferenceLayout() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let rounds = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_STEPS"].flatMap(Int.init) ?? 20_000
    for round in 0..<rounds {
      let tree = LayoutTree.random(&random, depth: 1 + round * 3 / rounds)
      let proposal = ProposedViewSize(
        width: LayoutTree.length(&random, 400), height: LayoutTree.length(&random, 400))
      let probes = ProbeFrames()
      let graph = ViewGraph()
      let node = TypedNode<AnyView>.node(
        tree.view(probes), _ViewInputs(graph: graph, parent: nil, environment: EnvironmentValues()))
      var leaves: [LayoutNode] = []
      node.collect(&leaves)
      let root = leaves[0]
      root.place(at: .zero, proposal)
      var expected: [CGRect] = []
      let size = tree.size(proposal)
      tree.place(CGPoint.zero, proposal, &expected)
      let found = probes.frames
      let isEqual =
        abs(size.width - root.frame.width) < 0.01 && abs(size.height - root.frame.height) < 0.01
        && found.count == expected.count && zip(found, expected).allSatisfy(Self.areClose)
      guard isEqual else {
        Issue.record(
          "seed \(seed), round \(round): \(tree) in \(proposal): \(root.frame.size) \(found), not \(size) \(expected)")
        return
      }
    }
  }

  private static func areClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }
}

/// The elements that a tree shows, in their order.
@MainActor final class ProbeFrames {
  var leaves: [LayoutNode] = []

  /// Where the elements are in the tree's coordinates.
  var frames: [CGRect] {
    leaves.map { leaf in
      var frame = leaf.frame
      var outer = leaf.container
      while let node = outer {
        // The outermost element is placed at zero.
        if node.container != nil { frame = frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY) }
        outer = node.container
      }
      return frame
    }
  }
}

private struct Probe: LeafView {
  let limits: LayoutTree.Limits
  let probes: ProbeFrames

  func makeLeaf(_ node: ViewNode) -> ProbeLeaf {
    let leaf = ProbeLeaf(limits)
    probes.leaves.append(leaf)
    return leaf
  }
  func update(_ leaf: ProbeLeaf, _ environment: EnvironmentValues) -> Bool { false }
}

private final class ProbeLeaf: LayoutNode {
  private let limits: LayoutTree.Limits
  init(_ limits: LayoutTree.Limits) { self.limits = limits }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { limits.size(proposal) }
}

/// A tree of views, with the rules of its layout.
indirect enum LayoutTree {
  /// A view that takes what it is offered, within limits, or lines of text.
  struct Limits {
    var least: CGSize
    var most: CGSize
    /// The length of a text in points; nil for other views.
    var text: CGFloat?

    func size(_ proposal: ProposedViewSize) -> CGSize {
      if let text {
        let width = min(text, max(proposal.width ?? text, 10))
        return CGSize(width: width, height: 10 * (text / width).rounded(.up))
      }
      return CGSize(
        width: min(max(proposal.width ?? 10, least.width), most.width),
        height: min(max(proposal.height ?? 10, least.height), most.height))
    }
  }

  /// The limits of a frame in one direction.
  struct Range {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    func offer(_ length: CGFloat?) -> CGFloat? {
      (length ?? ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
    }

    /// The frame's length: where a limit is given it takes the offer up to it, else the content's length counts.
    func length(_ offered: CGFloat?, _ inner: CGFloat) -> CGFloat {
      if least == nil && most == nil { return offered == nil ? ideal ?? inner : inner }
      let lower = least ?? min(inner, most ?? .infinity)
      let upper = max(most ?? max(inner, lower), lower)
      return min(max(offered ?? ideal ?? inner, lower), upper)
    }
  }

  case probe(Limits)
  case padding(EdgeInsets, LayoutTree)
  case frame(CGFloat?, CGFloat?, Place, LayoutTree)
  case limited(Range, Range, Place, LayoutTree)
  case fixed(horizontal: Bool, vertical: Bool, LayoutTree)
  case offset(CGSize, LayoutTree)
  case priority(Double, LayoutTree)
  case stack(Axis, CGFloat, Place, [LayoutTree])
  case depth(Place, [LayoutTree])

  /// A place in a rectangle: 0 for the beginning, 1 for the middle, 2 for the end.
  struct Place {
    var x: Int
    var y: Int

    var alignment: Alignment {
      Alignment(
        horizontal: [.leading, .center, .trailing][x], vertical: [VerticalAlignment.top, .center, .bottom][y])
    }

    func origin(_ inner: CGSize, _ outer: CGSize) -> CGPoint {
      CGPoint(x: (outer.width - inner.width) * CGFloat(x) / 2, y: (outer.height - inner.height) * CGFloat(y) / 2)
    }
  }

  // MARK: Random trees

  static func length(_ random: inout SeededGenerator, _ most: Int) -> CGFloat? {
    Int.random(in: 0..<8, using: &random) == 0 ? nil : CGFloat(Int.random(in: 0...most, using: &random))
  }

  private static func number(_ random: inout SeededGenerator, _ most: Int) -> CGFloat {
    CGFloat(Int.random(in: 0...most, using: &random))
  }

  private static func range(_ random: inout SeededGenerator) -> Range {
    let lengths = (0..<3).map { _ in number(&random, 120) }.sorted()
    func some(_ length: CGFloat) -> CGFloat? { Bool.random(using: &random) ? length : nil }
    return Range(
      least: some(lengths[0]), ideal: some(lengths[1]),
      most: Int.random(in: 0..<4, using: &random) == 0 ? .infinity : some(lengths[2]))
  }

  private static func place(_ random: inout SeededGenerator) -> Place {
    Place(x: Int.random(in: 0...2, using: &random), y: Int.random(in: 0...2, using: &random))
  }

  static func random(_ random: inout SeededGenerator, depth: Int) -> LayoutTree {
    let kind = depth == 0 ? 0 : Int.random(in: 0..<13, using: &random)
    func child() -> LayoutTree { self.random(&random, depth: depth - 1) }
    func children() -> [LayoutTree] { (0..<Int.random(in: 1...4, using: &random)).map { _ in child() } }
    switch kind {
    case 0...2:
      let least = CGSize(width: number(&random, 60), height: number(&random, 60))
      let isFixed = Bool.random(using: &random)
      let most = CGSize(
        width: isFixed ? least.width : Bool.random(using: &random) ? .infinity : least.width + number(&random, 80),
        height: isFixed ? least.height : Bool.random(using: &random) ? .infinity : least.height + number(&random, 80))
      let text = Int.random(in: 0..<3, using: &random) == 0 ? number(&random, 300) + 10 : nil
      return .probe(Limits(least: least, most: most, text: text))
    case 3:
      return .padding(
        EdgeInsets(
          top: number(&random, 9), leading: number(&random, 9), bottom: number(&random, 9),
          trailing: number(&random, 9)), child())
    case 4: return .frame(length(&random, 120), length(&random, 120), place(&random), child())
    case 8: return .limited(range(&random), range(&random), place(&random), child())
    case 5: return .fixed(horizontal: .random(using: &random), vertical: .random(using: &random), child())
    case 6: return .offset(CGSize(width: number(&random, 20) - 10, height: number(&random, 20) - 10), child())
    case 7: return .depth(place(&random), children())
    default:
      let axis = Bool.random(using: &random) ? Axis.horizontal : .vertical
      let parts = children().map { part in
        Int.random(in: 0..<5, using: &random) == 0
          ? LayoutTree.priority(Double(Int.random(in: -1...2, using: &random)), part) : part
      }
      return .stack(axis, number(&random, 12), place(&random), parts)
    }
  }

  // MARK: Views

  @MainActor func view(_ probes: ProbeFrames) -> AnyView {
    func all(_ trees: [LayoutTree]) -> some View {
      let views = trees.map { $0.view(probes) }
      return ForEach(0..<views.count, id: \.self) { views[$0] }
    }
    switch self {
    case .probe(let limits): return AnyView(Probe(limits: limits, probes: probes))
    case .padding(let insets, let tree): return AnyView(tree.view(probes).padding(insets))
    case .frame(let width, let height, let place, let tree):
      return AnyView(tree.view(probes).frame(width: width, height: height, alignment: place.alignment))
    case .limited(let width, let height, let place, let tree):
      return AnyView(
        tree.view(probes).frame(
          minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most, minHeight: height.least,
          idealHeight: height.ideal, maxHeight: height.most, alignment: place.alignment))
    case .fixed(let horizontal, let vertical, let tree):
      return AnyView(tree.view(probes).fixedSize(horizontal: horizontal, vertical: vertical))
    case .offset(let offset, let tree): return AnyView(tree.view(probes).offset(offset))
    case .priority(let priority, let tree): return AnyView(tree.view(probes).layoutPriority(priority))
    case .stack(.horizontal, let gap, let place, let trees):
      return AnyView(HStack(alignment: place.alignment.vertical, spacing: gap) { all(trees) })
    case .stack(.vertical, let gap, let place, let trees):
      return AnyView(VStack(alignment: place.alignment.horizontal, spacing: gap) { all(trees) })
    case .depth(let place, let trees): return AnyView(ZStack(alignment: place.alignment) { all(trees) })
    }
  }

  // MARK: The rules

  private var rank: Double {
    switch self {
    case .priority(let priority, _): priority
    case .padding(_, let tree), .frame(_, _, _, let tree), .limited(_, _, _, let tree), .fixed(_, _, let tree),
      .offset(_, let tree):
      tree.rank
    case .probe, .stack, .depth: 0
    }
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .probe(let limits): return limits.size(proposal)
    case .padding(let insets, let tree):
      let inner = tree.size(Self.shrunk(proposal, insets))
      return CGSize(
        width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
    case .frame(let width, let height, _, let tree):
      let inner = tree.size(ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .limited(let width, let height, _, let tree):
      let inner = tree.size(
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
      return CGSize(
        width: width.length(proposal.width, inner.width), height: height.length(proposal.height, inner.height))
    case .fixed(let horizontal, let vertical, let tree):
      return tree.size(
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    case .offset(_, let tree), .priority(_, let tree): return tree.size(proposal)
    case .stack(let axis, let gap, _, let trees):
      let sizes = zip(trees, Self.offers(axis, gap, trees, proposal)).map { $0.size($1) }
      let gaps = gap * CGFloat(trees.count - 1)
      return axis == .horizontal
        ? CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
        : CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
    case .depth(_, let trees):
      // Views of the highest priority alone decide about the size.
      let top = trees.map(\.rank).max() ?? 0
      let sizes = trees.filter { $0.rank == top }.map { $0.size(proposal) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
  }

  private static func shrunk(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  /// The offers of a stack: by priority, then the least flexible view first, each an equal share of the rest. Views of
  /// lower priorities keep their least length.
  private static func offers(
    _ axis: Axis, _ gap: CGFloat, _ trees: [LayoutTree], _ proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: length, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: length)
    }
    func length(_ tree: LayoutTree, _ proposed: CGFloat?) -> CGFloat {
      let size = tree.size(offer(proposed))
      return axis == .horizontal ? size.width : size.height
    }
    guard let whole = axis == .horizontal ? proposal.width : proposal.height else {
      return trees.map { _ in offer(nil) }
    }
    var rest = whole - gap * CGFloat(trees.count - 1)
    var offers = trees.map { _ in offer(nil) }
    var waiting = Array(trees.indices)
    while let top = waiting.map({ trees[$0].rank }).max() {
      let lower = waiting.filter { trees[$0].rank < top }
      let kept = lower.map { length(trees[$0], 0) }.reduce(0, +)
      var group = waiting.filter { trees[$0].rank == top }
      var room = rest - kept
      while !group.isEmpty {
        let next = group.min { a, b in
          let (least, other) = (length(trees[a], 0), length(trees[b], 0))
          let (flexA, flexB) = (length(trees[a], .infinity) - least, length(trees[b], .infinity) - other)
          if flexA != flexB, !(flexA.isNaN || flexB.isNaN) { return flexA < flexB }
          return least != other ? least > other : a < b
        }!
        let share = max(room / CGFloat(group.count), 0)
        offers[next] = offer(share)
        if room != .infinity { room -= length(trees[next], share) }
        group.removeAll { $0 == next }
      }
      rest = room + kept
      waiting = lower
    }
    return offers
  }

  func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ frames: inout [CGRect]) {
    func at(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
    switch self {
    case .probe(let limits): frames.append(CGRect(origin: origin, size: limits.size(proposal)))
    case .padding(let insets, let tree):
      tree.place(at(CGPoint(x: insets.leading, y: insets.top)), Self.shrunk(proposal, insets), &frames)
    case .frame(let width, let height, let place, let tree):
      let offer = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
      tree.place(at(place.origin(tree.size(offer), size(proposal))), offer, &frames)
    case .limited(let width, let height, let place, let tree):
      let own = size(proposal)
      let offer = ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
      tree.place(at(place.origin(tree.size(offer), own)), offer, &frames)
    case .fixed(let horizontal, let vertical, let tree):
      tree.place(
        origin,
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height), &frames)
    case .offset(let offset, let tree):
      tree.place(at(CGPoint(x: offset.width, y: offset.height)), proposal, &frames)
    case .priority(_, let tree): tree.place(origin, proposal, &frames)
    case .stack(let axis, let gap, let place, let trees):
      let whole = size(proposal)
      var position: CGFloat = 0
      for (tree, offer) in zip(trees, Self.offers(axis, gap, trees, proposal)) {
        let own = tree.size(offer)
        let cross = place.origin(own, whole)
        tree.place(
          at(axis == .horizontal ? CGPoint(x: position, y: cross.y) : CGPoint(x: cross.x, y: position)), offer,
          &frames)
        position += (axis == .horizontal ? own.width : own.height) + gap
      }
    case .depth(let place, let trees):
      let whole = size(proposal)
      for tree in trees { tree.place(at(place.origin(tree.size(proposal), whole)), proposal, &frames) }
    }
  }
}
