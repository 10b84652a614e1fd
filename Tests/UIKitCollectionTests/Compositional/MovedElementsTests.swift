import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Cells that ask for other sizes than estimated: what is asked of the layout and the app for that. Nothing here is timed.
@MainActor @Suite struct MovedElementsTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Lines of `columns` cells of estimated heights.
  private func layout(columns: Int = 1, vertically: Bool = true) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = vertically ? .vertical : .horizontal
    let part = 1 / CGFloat(columns)
    let group: NSCollectionLayoutGroup =
      vertically
      ? .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(44)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(part), .estimated(44)))])
      : .vertical(
        layoutSize: size(.estimated(44), .fractionalHeight(1)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.estimated(44), .fractionalHeight(part)))])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }

  private func scene(
    _ layout: UICollectionViewLayout, _ items: [Int] = [0], isRightToLeft: Bool = false,
    wanted: @escaping (IndexPath) -> CGSize?
  ) -> CollectionScene {
    let scene = CollectionScene(layout, items: items.map { _ in 0 }, isRightToLeft: isRightToLeft)
    scene.source.items = items.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    scene.source.wantedSize = wanted
    scene.view.reloadData()
    scene.layOut()
    return scene
  }

  @Test func onlyCellsThatFitAreCreated() {
    let scene = scene(layout(), [1000]) { _ in CGSize(width: 320, height: 100) }
    expectEqual(scene.shownItems, [0, 1, 2, 3, 4])
    expectEqual(scene.source.cellRequests, 5, "not the ten that would fit if all were as estimated")
    expectEqual(scene.view.reuse.cells.madeViews, 5)
    expectEqual(scene.view.contentSize.height, 44_280, "five rows of 100, and 995 of 44")
    expectNil(scene.view.invariantViolation())
  }

  @Test func cellsSmallerThanEstimatedLetMoreCellsAppear() {
    let scene = scene(layout(), [1000]) { _ in CGSize(width: 320, height: 22) }
    expectEqual(scene.shownItems, Array(0..<20))
    expectEqual(scene.source.cellRequests, 20)
    expectNil(scene.view.invariantViolation())
  }

  @Test func newRowsDoNotQueryTheLayoutAgain() {
    let scene = scene(layout(), [1000]) { CGSize(width: 320, height: CGFloat(50 + $0.item % 3 * 10)) }
    let (queries, requests) = (scene.view.layoutPass.queries, scene.source.cellRequests)
    for step in 1...44 {
      scene.scroll(to: CGPoint(x: 0, y: step * 30))
      expectNil(scene.view.invariantViolation())
    }
    expect(scene.source.cellRequests - requests >= 20, "rows came")
    expect(scene.view.layoutPass.queries - queries <= 7, "and the layout was asked once half a screen")
  }

  /// The rows above are measured one by one; what one sees stays.
  @Test func measuringRowsAboveKeepsVisibleRowsInPlace() throws {
    let scene = scene(layout(), [1000]) { _ in CGSize(width: 320, height: 60) }
    scene.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    scene.layOut()
    for _ in 0..<40 {
      let first = try require(scene.shownItems.first.flatMap { scene.cell($0) })
      let place = first.frame.minY - scene.view.contentOffset.y
      scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y - 25))
      expectEqual(first.frame.minY - scene.view.contentOffset.y, place + 25)
      expectNil(scene.view.invariantViolation())
    }
  }

  /// Cells in lines, sections with headers, both directions: all are where the layout has them, however sizes change.
  @Test(arguments: [(1, true, false), (3, true, false), (3, true, true), (1, false, false), (2, false, true)])
  func elementsKeepTheLayoutsFrames(_ columns: Int, _ vertically: Bool, _ isRightToLeft: Bool) {
    let scene = scene(layout(columns: columns, vertically: vertically), [7, 0, 90, 1], isRightToLeft: isRightToLeft) {
      CGSize(width: CGFloat(20 + $0.item % 4 * 17), height: CGFloat(20 + $0.item % 5 * 17))
    }
    for step in 1...60 {
      let distance = CGFloat(step < 40 ? step * 20 : (60 - step) * 35)
      scene.scroll(to: scene.view.limits.clamped(CGPoint(x: vertically ? 0 : distance, y: vertically ? distance : 0)))
      expectNil(scene.view.invariantViolation())
    }
    scene.view.visibleCells.compactMap { $0 as? TestCollectionCell }.forEach {
      $0.wanted = CGSize(width: 71, height: 71)
      $0.invalidateIntrinsicContentSize()
    }
    scene.layOut()
    expectNil(scene.view.invariantViolation())
  }

  /// A layout of the app's own is asked as documented.
  @Test func aCompositionalLayoutSubclassIsQueriedForEachChange() {
    final class Counting: UICollectionViewCompositionalLayout {
      var questions = 0
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        questions += 1
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let row = size(.fractionalWidth(1), .estimated(44))
    let counting = Counting(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    let scene = scene(counting, [100]) { _ in CGSize(width: 320, height: 60) }
    let (questions, requests) = (counting.questions, scene.source.cellRequests)
    for step in 1...10 { scene.scroll(to: CGPoint(x: 0, y: step * 60)) }
    expectEqual(scene.source.cellRequests - requests, 10)
    expect(counting.questions - questions >= 6, "rows that come together are answered together")
    expectNil(scene.view.invariantViolation())
  }
}
