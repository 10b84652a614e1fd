import CAllocations
import Expectations
import Stage
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// How often memory is asked for in a scrolled frame of a grid. Nothing here is timed.
@MainActor @Suite struct CollectionFrameAllocationTests {
  private func allocations(_ body: () -> Void) -> Int {
    let before = allocation_count_of_thread()
    body()
    return Int(allocation_count_of_thread() - before)
  }

  private func makeScene(pinned: Bool, _ layout: UICollectionViewFlowLayout) -> CollectionScene {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.footerReferenceSize = CGSize(width: 320, height: 20)
    layout.sectionHeadersPinToVisibleBounds = pinned
    layout.sectionFootersPinToVisibleBounds = pinned
    let scene = CollectionScene(layout, items: Array(repeating: 6, count: 40))
    scene.view.delegate = nil
    scene.view.showsVerticalScrollIndicator = false
    for step in 0..<60 { scene.scroll(to: CGPoint(x: 0, y: step * 40)) }
    return scene
  }

  /// The least that a frame of a point asks for, of many: those in which nothing enters and nothing is asked for anew.
  private func leastAllocations(_ scene: CollectionScene) -> (least: Int, queries: Int) {
    var least = Int.max
    let queries = scene.view.layoutPass.queries
    for _ in 0..<60 {
      let offset = CGPoint(x: 0, y: scene.view.contentOffset.y + 1)
      least = min(least, allocations { scene.scroll(to: offset) })
    }
    return (least, scene.view.layoutPass.queries - queries)
  }

  @Test func pinnedHeadersAllocateNoMemoryWhileScrolling() {
    let plain = leastAllocations(makeScene(pinned: false, UICollectionViewFlowLayout()))
    let scene = makeScene(pinned: true, UICollectionViewFlowLayout())
    let pinned = leastAllocations(scene)
    expect(pinned.least <= plain.least, "moving them asks for no more than scrolling does")
    expect(pinned.queries <= 1 && plain.queries <= 1)
    expectNil(scene.view.invariantViolation())
  }

  @Test func pinnedHeadersHaveTheLayoutsFrames() throws {
    let scene = makeScene(pinned: true, UICollectionViewFlowLayout())
    let kind = UICollectionView.elementKindSectionHeader
    var pinned = 0
    for y in stride(from: 500.0, to: 1500, by: 37) {
      scene.scroll(to: CGPoint(x: 0, y: y))
      for path in scene.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = try require(scene.view.supplementaryView(forElementKind: kind, at: path))
        let wanted = scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        expectEqual(view.frame, wanted?.frame)
      }
      pinned += scene.view.visibleSupplementaryViews(ofKind: kind).filter { $0.frame.minY == y }.count
    }
    expect(pinned > 5, "they were at the top")
  }

  /// A layout of the app's own is asked as documented.
  @Test func aFlowLayoutSubclassIsInvalidatedInEveryFrame() {
    final class Counting: UICollectionViewFlowLayout {
      var contexts: [[String: [IndexPath]]] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let named = context.invalidatedSupplementaryIndexPaths { contexts.append(named) }
        super.invalidateLayout(with: context)
      }
    }
    let layout = Counting()
    let scene = makeScene(pinned: true, layout)
    layout.contexts = []
    for step in 1...5 { scene.scroll(to: CGPoint(x: 0, y: 700 + step)) }
    expectEqual(layout.contexts.count, 5)
    expect(layout.contexts.allSatisfy { $0[UICollectionView.elementKindSectionHeader]?.isEmpty == false })
    expectNil(scene.view.invariantViolation())
  }
}
