import Expectations
import Foundation
import ListCore
import Testing

@Suite struct GroupSolverTests {
  static func fraction(_ width: CGFloat, _ height: CGFloat) -> LayoutSize {
    LayoutSize(width: LayoutDimension(.fractionalWidth, width), height: LayoutDimension(.fractionalHeight, height))
  }

  static func points(_ width: CGFloat, _ height: CGFloat) -> LayoutSize {
    LayoutSize(width: LayoutDimension(.absolute, width), height: LayoutDimension(.absolute, height))
  }

  static func line(
    _ axis: LayoutAxis, _ size: LayoutSize, _ items: [LayoutItem],
    _ repetition: LayoutLine.Repetition = .asRoomAllows, spacing: LayoutSpacing? = nil
  ) -> LayoutItem {
    LayoutItem(
      size: size, content: .line(LayoutLine(axis: axis, items: items, repetition: repetition, spacing: spacing)))
  }

  static func fixed(_ length: CGFloat) -> LayoutSpacing { LayoutSpacing(isFlexible: false, length: length) }
  static func flexible(_ length: CGFloat) -> LayoutSpacing { LayoutSpacing(isFlexible: true, length: length) }

  private func places(
    _ group: LayoutItem, in container: CGSize = CGSize(width: 400, height: 600), limit: Int = 100,
    scale: CGFloat = 2, measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> GroupPlaces {
    GroupSolver.places(of: group, in: container, scale: scale, limit: limit, measured: measured)
  }

  private func frames(_ places: GroupPlaces) -> [CGRect] { places.cells.map(\.frame) }

  // MARK: Sizes

  @Test func fractionalSizesAreRoundedDownToAPixel() {
    let group = Self.line(.horizontal, Self.fraction(1, 0.1), [LayoutItem(size: Self.fraction(1.0 / 3, 1))])
    let found = places(group, in: CGSize(width: 100, height: 300))
    expectEqual(found.size, CGSize(width: 100, height: 30))
    // 33.33 is 66 pixels.
    expectEqual(frames(found).map(\.width), [33, 33, 33])
    expectEqual(frames(found).map(\.minX), [0, 33, 66])
  }

  @Test func aFractionThatIsAWholeNumberOfPixelsIsNotRoundedDown() {
    expectEqual(LayoutDimension(.fractionalWidth, 1.0 / 3).length(in: CGSize(width: 390, height: 0), scale: 2), 130)
    expectEqual(LayoutDimension(.fractionalWidth, 0.2).length(in: CGSize(width: 375, height: 0), scale: 3), 75)
  }

  @Test func invalidSizesBecomeZero() {
    for value in [-1, -CGFloat.infinity, .nan] {
      expectEqual(LayoutDimension(.absolute, value).value, 0)
      expectEqual(LayoutDimension(.fractionalWidth, value).length(in: CGSize(width: 10, height: 10), scale: 1), 0)
    }
    expectEqual(LayoutDimension(.estimated, .infinity).value, 20_000)
  }

  @Test func insetsMakeTheFrameSmallerThanTheSize() {
    var item = LayoutItem(size: Self.fraction(0.5, 1))
    item.insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let found = places(Self.line(.horizontal, Self.points(100, 50), [item]))
    expectEqual(frames(found), [CGRect(x: 2, y: 1, width: 44, height: 46), CGRect(x: 52, y: 1, width: 44, height: 46)])
    item.insets = LayoutInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
    expectEqual(frames(places(Self.line(.horizontal, Self.points(100, 50), [item])))[0].size, .zero)
  }

  @Test func insetsOfAGroupShrinkTheAreaOfItsItems() {
    var group = Self.line(.horizontal, Self.points(100, 50), [LayoutItem(size: Self.fraction(0.5, 1))])
    group.insets = LayoutInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let found = places(group)
    expectEqual(found.size, CGSize(width: 100, height: 50))
    expectEqual(
      frames(found), [CGRect(x: 10, y: 5, width: 40, height: 40), CGRect(x: 50, y: 5, width: 40, height: 40)])
  }

  // MARK: Lines

  @Test func aGroupRepeatsItsItemsInTurnUntilItIsFull() {
    let items = [LayoutItem(size: Self.points(50, 10)), LayoutItem(size: Self.points(30, 20))]
    let found = places(Self.line(.horizontal, Self.points(175, 20), items, spacing: Self.fixed(5)))
    // 50 5 30 5 50 5 30 is 175.
    expectEqual(frames(found).map(\.minX), [0, 55, 90, 145])
    expectEqual(frames(found).map(\.height), [10, 20, 10, 20])
    expectEqual(frames(places(Self.line(.horizontal, Self.points(174, 20), items, spacing: Self.fixed(5)))).count, 3)
  }

  @Test func aGroupWhoseFirstItemIsTooLargeIsEmpty() {
    expect(places(Self.line(.vertical, Self.points(100, 50), [LayoutItem(size: Self.points(10, 51))])).cells.isEmpty)
  }

  @Test func equalSharesLeaveOutTheSpacings() {
    let item = LayoutItem(size: Self.fraction(1, 1))
    let found = places(
      Self.line(.horizontal, Self.points(100, 10), [item], .equalShares(3), spacing: Self.fixed(10)))
    // 80 / 3 is 53 pixels.
    expectEqual(frames(found).map(\.width), [26.5, 26.5, 26.5])
    expectEqual(frames(found).map(\.minX), [0, 36.5, 73])
  }

  @Test func aRepeatedItemKeepsItsSize() {
    let item = LayoutItem(size: Self.points(60, 10))
    let found = places(Self.line(.horizontal, Self.points(100, 10), [item], .times(3), spacing: Self.fixed(10)))
    expectEqual(frames(found).map(\.minX), [0, 70, 140], "even beyond the group")
  }

  @Test func flexibleSpacingDividesTheRemainingLength() {
    let item = LayoutItem(size: Self.points(20, 10))
    let found = places(Self.line(.horizontal, Self.points(100, 10), [item], .times(3), spacing: Self.flexible(5)))
    expectEqual(frames(found).map(\.minX), [0, 40, 80])
    let crowded = places(Self.line(.horizontal, Self.points(50, 10), [item], .times(3), spacing: Self.flexible(5)))
    expectEqual(frames(crowded).map(\.minX), [0, 15, 30], "less than none")
  }

  @Test func edgeSpacingIsOutsideOfTheSize() {
    var item = LayoutItem(size: Self.points(20, 10))
    item.edgeSpacing = LayoutEdgeSpacing(leading: Self.fixed(5), top: Self.fixed(3), trailing: Self.fixed(5))
    let found = places(Self.line(.horizontal, Self.points(100, 30), [item]))
    expectEqual(frames(found).map(\.minX), [5, 35, 65])
    expectEqual(frames(found).map(\.minY), [3, 3, 3])
    item.edgeSpacing = LayoutEdgeSpacing(top: Self.flexible(0), bottom: Self.flexible(0))
    expectEqual(frames(places(Self.line(.horizontal, Self.points(100, 30), [item])))[0].minY, 10, "in the middle")
    item.edgeSpacing = LayoutEdgeSpacing(leading: Self.flexible(0))
    expectEqual(frames(places(Self.line(.horizontal, Self.points(50, 30), [item]))).map(\.minX), [5, 30])
  }

  @Test func itemsOfZeroLengthEndTheirGroup() {
    expectEqual(
      places(Self.line(.horizontal, Self.points(50, 30), [LayoutItem(size: Self.points(0, 10))])).cells.count, 1)
    let empty = Self.line(.vertical, Self.points(10, 10), [])
    expect(places(empty).cells.isEmpty)
    expect(places(Self.line(.vertical, Self.points(100, 100), [empty])).cells.isEmpty)
  }

  @Test func groupsNest() {
    let small = Self.line(.vertical, Self.fraction(0.3, 1), [LayoutItem(size: Self.fraction(1, 0.5))], .times(2))
    let group = Self.line(.horizontal, Self.points(100, 60), [LayoutItem(size: Self.fraction(0.7, 1)), small])
    expectEqual(
      frames(places(group)),
      [
        CGRect(x: 0, y: 0, width: 70, height: 60), CGRect(x: 70, y: 0, width: 30, height: 30),
        CGRect(x: 70, y: 30, width: 30, height: 30),
      ])
    expectEqual(frames(places(group, limit: 2)).count, 2)
  }

  // MARK: Sizes that cells decide

  private func estimated(_ width: LayoutDimension, _ height: CGFloat) -> LayoutSize {
    LayoutSize(width: width, height: LayoutDimension(.estimated, height))
  }

  @Test func aGroupIsAsTallAsItsTallestCell() {
    let half = LayoutDimension(.fractionalWidth, 0.5)
    let group = Self.line(
      .horizontal, estimated(LayoutDimension(.fractionalWidth, 1), 44), [LayoutItem(size: estimated(half, 44))])
    let found = places(group, limit: 2) { [CGSize(width: 200, height: 30), CGSize(width: 200, height: 70)][$0] }
    expectEqual(found.size, CGSize(width: 400, height: 70))
    expectEqual(frames(found).map(\.height), [30, 70])
    expect(found.cells.allSatisfy { $0.asksHeight && !$0.asksWidth })
  }

  @Test(arguments: [10, 50, 120, 150] as [CGFloat])
  func aGroupOfEstimatedLengthHoldsEachOfItsItems(estimate: CGFloat) {
    let items = (0..<3).map { _ in LayoutItem(size: estimated(LayoutDimension(.fractionalWidth, 1), 50)) }
    let group = Self.line(
      .vertical, estimated(LayoutDimension(.fractionalWidth, 1), estimate), items, spacing: Self.fixed(8))
    let heights: [CGFloat] = [30, 90, 60, 10, 10, 10]
    let found = places(group) { CGSize(width: 400, height: heights[$0]) }
    expect(frames(found).map(\.minY) == [0, 38, 136] && frames(found).map(\.height) == [30, 90, 60])
    expectEqual(found.size, CGSize(width: 400, height: 196))
    expectEqual(frames(places(group, limit: 2)).count, 2)
  }

  @Test func aGroupWhoseEstimateExceedsItsItemsRepeatsThem() {
    let items = [20, 30].map { LayoutItem(size: estimated(LayoutDimension(.fractionalWidth, 1), $0)) }
    let group = Self.line(.vertical, estimated(LayoutDimension(.fractionalWidth, 1), 100), items)
    expectEqual(frames(places(group)).map(\.height), [20, 30, 20, 30])
    let wide = Self.line(
      .horizontal, LayoutSize(width: LayoutDimension(.estimated, 40), height: LayoutDimension(.absolute, 20)),
      [30, 40].map {
        LayoutItem(size: LayoutSize(width: LayoutDimension(.estimated, $0), height: LayoutDimension(.absolute, 20)))
      })
    expectEqual(frames(places(wide)).map(\.minX), [0, 30])
  }

  @Test func fractionalItemsFollowTheMeasuredHeightOfTheirGroup() {
    let half = LayoutDimension(.fractionalWidth, 0.5)
    let filling = LayoutItem(size: LayoutSize(width: half, height: LayoutDimension(.fractionalHeight, 1)))
    let group = Self.line(
      .horizontal, estimated(LayoutDimension(.fractionalWidth, 1), 44),
      [LayoutItem(size: estimated(half, 44)), filling])
    let found = places(group) { $0 == 0 ? CGSize(width: 200, height: 90) : nil }
    expectEqual(frames(found).map(\.height), [90, 90])
  }

  @Test func aVerticalGroupIsAsLongAsItsMeasuredCells() {
    let size = estimated(LayoutDimension(.fractionalWidth, 1), 50)
    let group = Self.line(
      .vertical, estimated(LayoutDimension(.fractionalWidth, 0.5), 150), [LayoutItem(size: size)], .equalShares(3),
      spacing: Self.fixed(10))
    let found = places(group) { CGSize(width: 200, height: CGFloat(20 * ($0 + 1))) }
    expectEqual(frames(found).map(\.minY), [0, 30, 80])
    expectEqual(found.size.height, 140, "20, 40 and 60 with 10 between them")
  }

  @Test func uniformSiblingsHaveTheSizeOfTheLargest() {
    let size = LayoutSize(
      width: LayoutDimension(.fractionalWidth, 0.5), height: LayoutDimension(.uniformAcrossSiblings, 40))
    let group = Self.line(.horizontal, estimated(LayoutDimension(.fractionalWidth, 1), 40), [LayoutItem(size: size)])
    let found = places(group, limit: 2) { [CGSize(width: 200, height: 30), CGSize(width: 200, height: 70)][$0] }
    expectEqual(frames(found).map(\.height), [70, 70])
    expect(found.cells.allSatisfy { $0.asksHeight }, "each is still asked for its own")
    expectEqual(found.size.height, 70)
  }

  @Test func insetsAreIgnoredInTheDirectionThatTheCellSizes() {
    var item = LayoutItem(size: estimated(LayoutDimension(.fractionalWidth, 1), 44))
    item.insets = LayoutInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = Self.line(.horizontal, estimated(LayoutDimension(.fractionalWidth, 1), 44), [item])
    expectEqual(frames(places(group)), [CGRect(x: 10, y: 0, width: 380, height: 44)])
  }

  @Test func aCellWiderThanItsGroupFillsItAlone() {
    let item = LayoutItem(
      size: LayoutSize(width: LayoutDimension(.estimated, 50), height: LayoutDimension(.absolute, 20)))
    let group = Self.line(.horizontal, Self.points(200, 20), [item], spacing: Self.fixed(10))
    let found = places(group) { CGSize(width: [250, 60, 60][$0 % 3], height: 20) }
    expectEqual(frames(found).map(\.width), [250])
  }

  // MARK: Attached views and custom groups

  @Test func aFractionalAnchorOffsetIsRelativeToTheViewsSize() {
    var item = LayoutItem(size: Self.points(100, 50))
    let view = LayoutAttachedView(
      kind: 7, size: Self.points(20, 20),
      container: LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 0.3, y: -0.3), isFractional: true))
    item.attached = [view]
    let found = places(Self.line(.horizontal, Self.points(200, 50), [item]))
    expectEqual(found.attachedViews.map(\.frame.minX), [86, 186])
    expectEqual(found.attachedViews.map(\.frame.minY), [-6, -6])
    expectEqual(found.attachedViews.map(\.cell), [0, 1])
    expectEqual(found.attachedViews[0].kind, 7)
  }

  @Test func aSupplementaryViewsOwnAnchorMeetsTheItemsAnchor() {
    var item = LayoutItem(size: Self.points(100, 50))
    var view = LayoutAttachedView(kind: 0, size: Self.points(20, 10), container: LayoutAnchor(edges: .bottom))
    view.own = LayoutAnchor(edges: .top, offset: CGPoint(x: 0, y: 4))
    item.attached = [view]
    expectEqual(
      places(Self.line(.vertical, Self.points(100, 50), [item])).attachedViews[0].frame,
      CGRect(x: 40, y: 54, width: 20, height: 10))
  }

  @Test func anAppPlacesTheCellsOfACustomGroup() {
    let group = LayoutItem(
      size: Self.points(90, 30),
      content: .custom { size in
        (0..<3).map {
          LayoutCustomCell(frame: CGRect(x: CGFloat($0) * size.width / 3, y: 0, width: 30, height: 30), depth: $0)
        }
      })
    let found = places(group, limit: 2)
    expectEqual(frames(found).map(\.minX), [0, 30])
    expectEqual(found.cells.map(\.depth), [0, 1])
  }
}
