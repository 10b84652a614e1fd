import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The room around items.
@MainActor @Suite(.serialized) struct NSCollectionLayoutSpacingTests {
  private func frames(_ spacing: NSCollectionLayoutEdgeSpacing?) -> [CGRect] {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(20)))
    expectNil(item.edgeSpacing)
    item.edgeSpacing = spacing
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(60)),
      repeatingSubitem: item, count: 2)
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [2])
    return (0..<2).compactMap { scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func fixedEdgeSpacingOffsetsItems() {
    let spacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(7), trailing: .fixed(4), bottom: nil)
    expect(spacing.leading?.spacing == 10 && spacing.top?.spacing == 7 && spacing.trailing?.spacing == 4)
    expectNil(spacing.bottom)
    expectEqual(frames(nil).map(\.origin), [.zero, CGPoint(x: 50, y: 0)])
    expectEqual(frames(spacing).map(\.origin), [CGPoint(x: 10, y: 7), CGPoint(x: 74, y: 7)])
  }

  @Test func flexibleEdgeSpacingSharesTheSpace() {
    let centred = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    // 100 points are left for four edges, and 40 for two.
    expectEqual(frames(centred).map(\.origin), [CGPoint(x: 25, y: 20), CGPoint(x: 125, y: 20)])
  }
}
