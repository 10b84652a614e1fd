import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// Flow layouts whose items are as large as their cells want: nothing that is seen jumps, and measuring costs the same
/// wherever one is.
@MainActor @Suite struct SelfSizingTests {
  /// Counts what the layout is asked for.
  private final class Counting: UICollectionViewFlowLayout {
    var attributes = 0
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      attributes += found?.count ?? 0
      return found
    }
  }

  private func height(_ item: Int) -> CGFloat { CGFloat(30 + item * 37 % 90) }

  private func makeScene(_ items: Int = 10_000, _ layout: UICollectionViewFlowLayout = Counting()) -> CollectionScene {
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let scene = CollectionScene(layout, items: [items])
    scene.source.wantedSize = { [self] in CGSize(width: 320, height: height($0.item)) }
    scene.view.reloadData()
    scene.layOut()
    return scene
  }

  /// Where what is seen stands on screen, by item.
  private func places(_ scene: CollectionScene) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for path in scene.view.indexPathsForVisibleItems {
      guard let cell = scene.view.cellForItem(at: path) else { continue }
      places[path.item] = cell.frame.minY - scene.view.contentOffset.y
    }
    return places
  }

  private func expectMoved(_ before: [Int: CGFloat], by distance: CGFloat, _ scene: CollectionScene, _ comment: Comment)
  {
    let after = places(scene)
    let shared = before.keys.filter { after[$0] != nil }
    expect(!shared.isEmpty, comment)
    for item in shared { expect(abs((after[item] ?? 0) - (before[item] ?? 0) - distance) < 0.01, comment) }
    for item in after.keys { expectEqual(scene.cell(item)?.frame.height, height(item), comment) }
  }

  /// The most attributes and preparations of any of some steps.
  private func work(_ scene: CollectionScene, steps: Int, by distance: CGFloat) -> (attributes: Int, preparations: Int)
  {
    guard let layout = scene.view.collectionViewLayout as? Counting else { return (0, 0) }
    var most = (attributes: 0, preparations: 0)
    for _ in 0..<steps {
      layout.attributes = 0
      layout.preparations = 0
      let before = places(scene)
      scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y + distance))
      expectMoved(before, by: -distance, scene, "at \(scene.view.contentOffset.y)")
      most = (max(most.attributes, layout.attributes), max(most.preparations, layout.preparations))
    }
    return most
  }

  @Test func scrollingDownKeepsSelfSizedItemsInPlace() {
    let scene = makeScene()
    let first = work(scene, steps: 60, by: 90)
    scene.view.scrollToItem(at: IndexPath(item: 8_000, section: 0), at: .top, animated: false)
    scene.layOut()
    let later = work(scene, steps: 60, by: 90)
    expect(later.attributes <= first.attributes + 10 && later.preparations <= first.preparations + 1)
    // A screen holds nine guessed items: three screens are known, asked for before and after measuring.
    expect(first.attributes < 150 && first.preparations <= 4, "\(first)")
  }

  @Test func scrollingUpKeepsSelfSizedItemsInPlace() {
    let scene = makeScene()
    scene.view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false)
    scene.layOut()
    let far = work(scene, steps: 60, by: -70)
    scene.view.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
    scene.layOut()
    let near = work(scene, steps: 60, by: -70)
    expect(far.attributes <= near.attributes + 10 && far.preparations <= near.preparations + 1)
    expect(far.attributes < 200 && far.preparations <= 5, "\(far)")
    var steps = 0
    while scene.view.contentOffset.y > 0, steps < 1_000 {
      scene.scroll(to: CGPoint(x: 0, y: max(scene.view.contentOffset.y - 300, 0)))
      steps += 1
    }
    expectEqual(scene.cell(0)?.frame.minY, 0, "the beginning is the beginning")
  }

  @Test func reloadDataKeepsVisibleItemsInPlace() {
    let scene = makeScene(1_000)
    for _ in 0..<40 { scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y + 200)) }
    let before = places(scene)
    scene.view.reloadData()
    scene.layOut()
    expectMoved(before, by: 0, scene, "reload")
    expectNil(scene.view.invariantViolation())
  }

  @Test func reloadingItemsAboveKeepsVisibleItemsInPlace() {
    let scene = makeScene(1_000)
    for _ in 0..<10 { scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y + 200)) }
    let before = places(scene)
    scene.view.reloadItems(at: [IndexPath(item: 2, section: 0), IndexPath(item: 4, section: 0)])
    scene.layOut()
    expectMoved(before, by: 0, scene, "items above")
  }

  @Test func itemsInsertedAboveKeepContentOffsetAndMeasuredSizes() {
    let scene = makeScene(1_000)
    for _ in 0..<10 { scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y + 200)) }
    let offset = scene.view.contentOffset
    scene.source.items[0].insert(contentsOf: ["x", "y"], at: 0)
    scene.source.wantedSize = { [self] in CGSize(width: 320, height: $0.item < 2 ? 44 : height($0.item - 2)) }
    scene.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    scene.advance(1)
    expectEqual(scene.view.contentOffset, offset, "as in UIKit the offset stays")
    expectNil(scene.view.invariantViolation())
    for item in scene.shownItems { expectEqual(scene.cell(item)?.frame.height, height(item - 2)) }
  }

  @Test func aNewWidthKeepsTheFirstVisibleItem() throws {
    let scene = makeScene(1_000)
    for _ in 0..<30 { scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y + 200)) }
    let first = try require(scene.shownItems.first)
    let place = try require(places(scene)[first])
    scene.source.wantedSize = { [self] in CGSize(width: 200, height: height($0.item) * 2) }
    for case let cell as TestCollectionCell in scene.view.visibleCells {
      cell.wanted = CGSize(width: 200, height: (cell.wanted?.height ?? 0) * 2)
    }
    scene.view.frame.size.width = 200
    scene.layOut()
    expectEqual(scene.shownItems.first, first)
    expect(abs((places(scene)[first] ?? .infinity) - place) < 0.01)
    for item in scene.shownItems { expectEqual(scene.cell(item)?.frame.height, height(item) * 2, "measured again") }
    expectNil(scene.view.invariantViolation())
  }
}
