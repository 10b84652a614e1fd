import Expectations
import Foundation
import Fuzzing
import ListCore
import Testing

/// Views attached to items that are measured, such as badges.
@Suite struct AttachedSizesTests {
  private typealias Sizes = GroupSolverTests

  private static let estimate = LayoutSize(
    width: LayoutDimension(.estimated, 20), height: LayoutDimension(.absolute, 20))

  /// A grid of cells of 100 by 50, three in a row of 300, each with a view at its top trailing corner.
  private func sequence(
    _ size: LayoutSize = Self.estimate, offset: CGPoint = .zero, isFractional: Bool = false, own: LayoutAnchor? = nil,
    insets: LayoutInsets = .zero, items: Int = 1000
  ) -> GroupSequence {
    var view = LayoutAttachedView(
      kind: 0, size: size,
      container: LayoutAnchor(edges: [.top, .trailing], offset: offset, isFractional: isFractional), own: own)
    view.insets = insets
    var item = LayoutItem(size: Sizes.points(100, 50))
    item.attached = [view]
    return GroupSequence(
      GroupSequence.Setting(
        group: Sizes.line(.horizontal, Sizes.points(300, 50), [item]), container: CGSize(width: 300, height: 500),
        axis: .vertical, spacing: 0, scale: 2),
      itemCount: items)
  }

  private func asked(_ sizes: [Int: CGSize], kind: Int = 0) -> AttachedSizes {
    sizes.reduce(into: AttachedSizes()) { $0[kind, $1.key] = $1.value }
  }

  private func frames(_ sequence: GroupSequence, _ group: Int) -> [CGRect] {
    sequence.places(ofGroup: group).attachedViews.map(\.frame)
  }

  @Test func aMeasuredViewGrowsFromItsAnchor() {
    var sequence = sequence()
    expectEqual(frames(sequence, 1).map(\.minX), [80, 180, 280])
    sequence.setAttachedSizes(asked([4: CGSize(width: 64, height: 99)]))
    expectEqual(
      frames(sequence, 1),
      [
        CGRect(x: 80, y: 0, width: 20, height: 20), CGRect(x: 136, y: 0, width: 64, height: 20),
        CGRect(x: 280, y: 0, width: 20, height: 20),
      ], "the height is no estimate")
    expectEqual(frames(sequence, 0), frames(sequence, 2), "other groups repeat the first")
  }

  @Test func aFractionalOffsetGrowsWithTheView() {
    var sequence = sequence(offset: CGPoint(x: 0.5, y: -0.5), isFractional: true)
    expectEqual(frames(sequence, 0)[0], CGRect(x: 90, y: -10, width: 20, height: 20))
    sequence.setAttachedSizes(asked([0: CGSize(width: 40, height: 0)]))
    expectEqual(frames(sequence, 0)[0], CGRect(x: 80, y: -10, width: 40, height: 20))
  }

  @Test func attachedSizesMoveNoCell() {
    var sequence = sequence()
    let (length, cells) = (sequence.length, sequence.places(ofGroup: 0).cells)
    sequence.setAttachedSizes(asked([0: CGSize(width: 500, height: 500)]))
    expect(sequence.length == length && sequence.places(ofGroup: 0).cells == cells)
    expect(sequence.measuredSizes.isEmpty)
  }

  @Test func insetsAreIgnoredInTheDirectionThatTheViewSizes() {
    let insets = LayoutInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
    expectEqual(frames(sequence(insets: insets), 0)[0], CGRect(x: 80, y: 2, width: 20, height: 16))
  }

  @Test func aViewOfInvalidWidthIsZeroPointsWide() {
    var sequence = sequence()
    sequence.setAttachedSizes(asked([0: CGSize(width: -4, height: 20), 1: CGSize(width: CGFloat.nan, height: 20)]))
    expectEqual(frames(sequence, 0).map(\.width), [0, 0, 20])
  }

  @Test func aViewLargerThanItsEstimateIsFoundInItsWholeExtent() {
    let height = LayoutSize(width: LayoutDimension(.absolute, 20), height: LayoutDimension(.estimated, 10))
    var sequence = sequence(height)
    expectEqual(sequence.groups(from: 160, to: 170), 3..<4)
    sequence.setAttachedSizes(asked([0: CGSize(width: 20, height: 200)]))
    expectEqual(sequence.groups(from: 160, to: 170).lowerBound, 0)
  }

  @Test func attachedSizesMoveWithTheirItems() {
    let sizes = asked([1: CGSize(width: 30, height: 1), 2: CGSize(width: 40, height: 1)], kind: 3)
    let moved = sizes.moved { $0 == 1 ? nil : $0 + 5 }
    expect(moved[3, 7]?.width == 40 && moved[3, 6] == nil && moved[0, 7] == nil)
    expect(AttachedSizes().isEmpty && !moved.isEmpty && Set(sizes.items) == [1, 2])
  }

  @Test func mergedSizesReplaceOlderOnes() {
    var sizes = asked([1: CGSize(width: 30, height: 1), 2: CGSize(width: 40, height: 1)])
    sizes.merge(asked([2: CGSize(width: 50, height: 1)]))
    expect(sizes[0, 1]?.width == 30 && sizes[0, 2]?.width == 50)
  }

  /// A measured view lies where a view of that absolute size would.
  @Test(arguments: 0..<200) func aMeasuredViewHasTheFrameOfAnAbsoluteViewOfThatSize(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func edges() -> LayoutEdges { LayoutEdges(rawValue: generator.int(0...15)) }
    func anchor() -> LayoutAnchor {
      LayoutAnchor(
        edges: edges(), offset: CGPoint(x: CGFloat(generator.int(-4...4)) / 4, y: CGFloat(generator.int(-4...4)) / 4),
        isFractional: generator.oneIn(2))
    }
    func place(_ size: LayoutSize, _ container: LayoutAnchor, _ own: LayoutAnchor?) -> GroupPlaces.AttachedView {
      var item = LayoutItem(size: Sizes.points(100, 50))
      item.attached = [LayoutAttachedView(kind: 0, size: size, container: container, own: own)]
      return GroupSolver.places(
        of: Sizes.line(.horizontal, Sizes.points(300, 50), [item]), in: CGSize(width: 300, height: 500), scale: 2,
        limit: 1, measured: { _ in nil }
      ).attachedViews[0]
    }
    let (container, own) = (anchor(), generator.oneIn(2) ? anchor() : nil)
    let size = CGSize(width: CGFloat(generator.int(0...90)), height: CGFloat(generator.int(0...90)))
    let estimated = LayoutSize(width: LayoutDimension(.estimated, 17), height: LayoutDimension(.estimated, 9))
    let found = place(estimated, container, own).resized(to: size).frame
    let expected = place(Sizes.points(size.width, size.height), container, own).frame
    expect(
      abs(found.minX - expected.minX) < 0.001 && abs(found.minY - expected.minY) < 0.001 && found.size == expected.size,
      "seed \(seed)")
  }
}
