import Expectations
import PictureTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Badges whose sizes are estimated: they are measured, and lie where their measured sizes put them.
@MainActor @Suite(.serialized) struct AskedSizesTests {
  /// Asks for the width that `widths` has for its item.
  private final class Badge: UICollectionReusableView {
    static var widths: [Int: CGFloat] = [:]
    static var measurements: [Int] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let item = layoutAttributes.indexPath.item
      Self.measurements.append(item)
      if let width = Self.widths[item] { layoutAttributes.size = CGSize(width: width, height: 500) }
      return layoutAttributes
    }
  }

  init() {
    Badge.widths = [:]
    Badge.measurements = []
  }

  /// Two cells of 160 by 100 in a row, each with a badge of 20 points by estimate at its top trailing corner.
  private func scene(
    items: [Int] = [40], isRightToLeft: Bool = false,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> CollectionScene {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = scrolling
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: section), items: items.map { _ in 0 }, isRightToLeft: isRightToLeft)
    scene.view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "band")
    scene.source.items = items.map { (0..<$0).map { "\($0)" } }
    scene.view.reloadData()
    scene.layOut()
    return scene
  }

  private func badge(_ scene: CollectionScene, _ item: Int, _ section: Int = 0) -> CGRect? {
    let path = IndexPath(item: item, section: section)
    let frame = scene.view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path)?.frame
    if let view = scene.view.supplementaryView(forElementKind: "badge", at: path) { expectEqual(view.frame, frame) }
    return frame
  }

  @Test func selfSizingBadgesKeepTheirCorners() {
    Badge.widths = [1: 70]
    let scene = scene()
    expectEqual(badge(scene, 0), CGRect(x: 140, y: 0, width: 20, height: 20))
    expectEqual(badge(scene, 1), CGRect(x: 250, y: 0, width: 70, height: 20), "the height is no estimate")
    expectEqual(badge(scene, 3), CGRect(x: 300, y: 100, width: 20, height: 20))
    expect(scene.view.contentSize.height == 2000 && scene.cell(1)?.frame.width == 160, "no cell moves")
    expectNil(scene.view.invariantViolation())
  }

  @Test func badgesAreMeasuredAsTheyScrollIn() {
    Badge.widths = [31: 90]
    let scene = scene()
    expect(Badge.measurements.allSatisfy { $0 < 12 })
    expectEqual(badge(scene, 31)?.width, 20)
    scene.scroll(to: CGPoint(x: 0, y: 1500))
    expectEqual(badge(scene, 31), CGRect(x: 230, y: 1500, width: 90, height: 20))
    scene.scroll(to: .zero)
    expectEqual(badge(scene, 31)?.width, 90, "the layout keeps the size")
  }

  @Test func measuredBadgeSizesFollowTheirItems() {
    Badge.widths = [2: 70]
    let scene = scene(items: [10, 4])
    Badge.widths = [:]
    scene.source.items[0].insert("fresh", at: 0)
    UIView.performWithoutAnimation { scene.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    scene.layOut()
    expect(badge(scene, 3)?.width == 70 && badge(scene, 2)?.width == 20)
    scene.source.items.insert([], at: 0)
    UIView.performWithoutAnimation { scene.view.insertSections([0]) }
    scene.layOut()
    expectEqual(badge(scene, 3, 1)?.width, 70)
    scene.source.items[1].remove(at: 3)
    UIView.performWithoutAnimation { scene.view.deleteItems(at: [IndexPath(item: 3, section: 1)]) }
    scene.layOut()
    expect((0..<10).allSatisfy { badge(scene, $0, 1)?.width == 20 })
    expectNil(scene.view.invariantViolation())
  }

  @Test func aNewWidthMeasuresBadgesAgain() {
    Badge.widths = [1: 70]
    let scene = scene()
    Badge.widths = [:]
    scene.view.frame.size.width = 200
    scene.layOut()
    expectEqual(badge(scene, 1), CGRect(x: 180, y: 0, width: 20, height: 20))
  }

  @Test func aBadgeGrowsToTheRightInRightToLeftLayout() {
    Badge.widths = [0: 70]
    let scene = scene(isRightToLeft: true)
    let path = IndexPath(item: 0, section: 0)
    expectEqual(
      scene.view.supplementaryView(forElementKind: "badge", at: path)?.frame,
      CGRect(x: 160, y: 0, width: 70, height: 20))
  }

  @Test func badgesAreMeasuredInOrthogonalSections() {
    Badge.widths = [1: 70]
    let scene = scene(scrolling: .continuous)
    let path = IndexPath(item: 1, section: 0)
    let view = scene.view.supplementaryView(forElementKind: "badge", at: path)
    expectEqual(view.map { scene.view.convert($0.bounds, from: $0) }, CGRect(x: 250, y: 0, width: 70, height: 20))
  }

  @Test func aBadgeWithAnInvalidPreferredSizeKeepsItsEstimate() {
    Badge.widths = [1: .infinity, 2: -5]
    var scene: CollectionScene?
    let text = messages { scene = self.scene() }.joined(separator: "\n")
    expect(text.contains("asked for the size (inf, 500.0) at 0.1 of badge"), "\(text)")
    expectEqual(scene.flatMap { badge($0, 1)?.width }, 20)
    expectEqual(scene.flatMap { badge($0, 2)?.width }, 0, "less than nothing is nothing")
  }
}
