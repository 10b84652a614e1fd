import CAllocations
import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Handlers of visible items: how often they are called, with what, and what that costs.
@MainActor @Suite(.serialized) struct ToldItemsTests {
  private func allocations(_ body: () -> Void) -> Int {
    let before = allocation_count_of_thread()
    body()
    return Int(allocation_count_of_thread() - before)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// Items of 100 by 50 with a badge each, below a header of 20; with a handler if `tell` is given.
  private func makeSection(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ tell: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(10, 10), elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(layoutSize: size(100, 50), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(100, 50), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    section.visibleItemsInvalidationHandler = tell
    return section
  }

  private func makeScene(
    _ items: [Int], _ section: @escaping (Int) -> NSCollectionLayoutSection
  ) -> CollectionScene {
    let scene = CollectionScene(UICollectionViewFlowLayout(), items: items)
    scene.view.register(TestBand.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "band")
    scene.view.delegate = nil
    scene.view.showsVerticalScrollIndicator = false
    scene.view.collectionViewLayout = UICollectionViewCompositionalLayout { number, _ in section(number) }
    scene.layOut()
    return scene
  }

  @Test func theVisibleItemsHandlerGetsCellsAndBadgesOncePerOffset() {
    var calls: [String] = []
    let scene = makeScene([4, 30, 30]) { number in
      makeSection(number == 1 ? .continuous : .none) { items, offset, _ in
        let cells = items.filter { $0.representedElementCategory == .cell }.map { "\($0.indexPath.item)" }
        let badges = items.filter { $0.representedElementKind == "badge" }.count
        expectEqual(cells.count + badges, items.count, "neither headers nor backgrounds")
        calls.append("\(number) at \(Int(offset.x)) \(Int(offset.y)): \(cells.joined(separator: " "))")
      }
    }
    // 220 points, 70, and 150 of 20 + 30 * 50.
    expectEqual(calls, ["2 at 0 0: 0 1 2", "1 at 0 0: 0 1 2 3", "0 at 0 0: 0 1 2 3"])
    calls = []
    scene.layOut()
    scene.view.setNeedsLayout()
    scene.layOut()
    expectEqual(calls, [], "nothing moved")
    scene.scroll(to: CGPoint(x: 0, y: 30))
    expectEqual(calls, ["2 at 0 30: 0 1 2 3", "0 at 0 30: 0 1 2 3"], "the row did not move")
    calls = []
    scene.scrollRow(1, to: 130)
    expectEqual(calls, ["1 at 130 0: 1 2 3 4"])
    expectNil(scene.view.invariantViolation())
  }

  /// The items are made when they come into sight, and not with each frame.
  @Test func theVisibleItemsHandlerAllocatesNothingPerItem() {
    func least(_ tell: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?) -> (allocations: Int, queries: Int) {
      let scene = makeScene([300, 300]) { _ in makeSection(.none, tell) }
      for step in 0..<60 { scene.scroll(to: CGPoint(x: 0, y: step * 20)) }
      let queries = scene.view.layoutPass.queries
      var least = Int.max
      for step in 0..<45 {
        let offset = CGPoint(x: 0, y: CGFloat(1200 + step))
        least = min(least, allocations { scene.scroll(to: offset) })
      }
      expectNil(scene.view.invariantViolation())
      return (least, scene.view.layoutPass.queries - queries)
    }
    var calls = 0
    let plain = least(nil)
    let told = least { _, _, _ in calls += 1 }
    expect(calls > 45 && told.queries <= 1, "the layout is not asked again")
    // Nine cells and nine badges are seen, of which nothing is made or copied.
    expect(told.allocations < plain.allocations + 9, "\(told.allocations), without a handler \(plain.allocations)")
  }

  @Test func visibleItemChangesLastUntilTheLayoutIsInvalidated() throws {
    var isChanging = true
    let scene = makeScene([20]) { _ in
      makeSection(.none) { items, _, _ in
        guard isChanging else { return }
        for item in items where item.representedElementCategory == .cell { item.transform.tx = 7 }
      }
    }
    let cell = try require(scene.cell(2))
    expectEqual(cell.transform.tx, 7)
    isChanging = false
    scene.scroll(to: CGPoint(x: 0, y: 10))
    expectEqual(cell.transform.tx, 7)
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expect(cell.transform.tx == 0 && scene.view.invariantViolation() == nil)
  }

  @Test func visibleItemsHandlersFollowTheirSections() {
    var calls: [Int] = []
    let scene = makeScene([2, 2]) { number in makeSection(.none) { _, _, _ in calls.append(number) } }
    scene.source.items.insert(["new"], at: 0)
    scene.view.insertSections([0])
    scene.advance(1)
    calls = []
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expectEqual(calls, [2, 1, 0])
    scene.source.items.removeAll()
    scene.view.reloadData()
    scene.layOut()
    calls = []
    scene.scroll(to: CGPoint(x: 0, y: 1))
    expect(calls == [] && scene.view.invariantViolation() == nil)
  }
}
