import Foundation
import Fuzzing
import ListCore

/// Compares the groups of a section, whose cells request random sizes, with the same groups placed and added up one by
/// one.
struct GroupSequenceModel: FuzzModel {
  static let name = "group-sequence"
  static let stepCost = 40

  private var generator: SeededGenerator
  private var sequence: GroupSequence

  init(generator: SeededGenerator) {
    self.generator = generator
    sequence = Self.makeSequence(&self.generator)
  }

  private static func makeSequence(_ generator: inout SeededGenerator) -> GroupSequence {
    GroupSequence(
      GroupSequence.Setting(
        group: RandomGroup.make(&generator, depth: 2), container: CGSize(width: 300, height: 500),
        axis: generator.oneIn(2) ? .vertical : .horizontal, spacing: CGFloat(generator.int(0...10)), scale: 2),
      itemCount: generator.int(0...40))
  }

  mutating func step() throws(Mismatch) {
    if generator.oneIn(5) {
      sequence = Self.makeSequence(&generator)
    } else if sequence.itemCount > 0 {
      var sizes: [Int: CGSize] = [:]
      for _ in 0..<generator.int(1...4) {
        sizes[generator.below(sequence.itemCount)] = CGSize(width: length, height: length)
      }
      sequence.setSizes(sizes)
    }
    let summed = SummedGroups(sequence)
    try expect(sequence.groupCount, is: summed.items.count, "the number of groups")
    try expect(sequence.length, isNear: summed.length, within: 0.01, "the length")
    for group in summed.items.indices { try compare(group, summed) }
  }

  private var length: CGFloat { mutating get { CGFloat(generator.int(0...240)) / 2 } }

  private func compare(_ group: Int, _ summed: SummedGroups) throws(Mismatch) {
    let extent = sequence.extent(ofGroup: group)
    let expected = summed.extents[group]
    try expect(sequence.items(ofGroup: group), is: summed.items[group], "items of group \(group)")
    // Starts are rounded to a pixel.
    try expect(extent.start, isNear: expected.start, within: 0.251, "the start of group \(group)")
    try expect(extent.length, isNear: expected.length, within: 0.01, "the length of group \(group)")
    try expect(sequence.places(ofGroup: group), is: summed.places[group], "places of group \(group)")
    for item in summed.items[group] {
      try expect(sequence.group(ofItem: item), is: group, "the group of item \(item)")
    }
    guard expected.length > 1 else { return }
    let middle = expected.start + expected.length / 2
    try expect(sequence.groups(from: middle, to: middle + 0.1).contains(group), "group \(group) is not at \(middle)")
  }
}

/// The groups of a sequence, each placed and added up one after the other.
private struct SummedGroups {
  private(set) var items: [Range<Int>] = []
  private(set) var extents: [Extent] = []
  private(set) var places: [GroupPlaces] = []
  private(set) var length: CGFloat = 0

  init(_ sequence: GroupSequence) {
    let full = sequence.pattern.cells.count
    let sizes = sequence.measuredSizes
    let lastMeasured = sizes.keys.max() ?? -1
    var (first, start): (Int, CGFloat) = (0, 0)
    while first < sequence.itemCount, full > 0 {
      // Behind the last measured item, and if sizes do not decide where groups end, groups have the pattern's number of
      // items.
      let isFree = sequence.setting.group.breaksBySize && first <= lastMeasured
      let limit = isFree ? sequence.itemCount - first : min(full, sequence.itemCount - first)
      let placed = GroupSolver.places(
        of: sequence.setting.group, in: sequence.setting.container, scale: sequence.setting.scale, limit: limit,
        measured: { [first] in sizes[first + $0] })
      guard !placed.cells.isEmpty else { break }
      let count = isFree ? placed.cells.count : limit
      let length = Self.length(placed, sequence.setting.axis, isWhole: isFree || count == full)
      items.append(first..<first + count)
      extents.append(Extent(start: start, length: length))
      places.append(placed)
      self.length = start + length
      start += length + sequence.setting.spacing
      first += count
    }
  }

  /// The length of a group. A last group that lacks cells ends with its last cell.
  private static func length(_ placed: GroupPlaces, _ axis: LayoutAxis, isWhole: Bool) -> CGFloat {
    guard !isWhole else { return placed.size[axis] }
    let end = placed.cells.map { $0.outer.extent(axis).end }.max() ?? 0
    return min(max(end, 0), placed.size[axis])
  }
}
