import Expectations
import Testing
import UIKit

@testable import ListTesting

/// The questions a collection view asks a layout of an app's own when something changes.
@MainActor @Suite(.serialized)
struct LayoutInvalidationTests {
  /// Rows of 40 points, notes what it is asked.
  private final class Rows: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {}

    var log: [String] = []
    var heights: [IndexPath: CGFloat] = [:]
    var followsBounds = false
    var followsPreferences = false
    var restingPlace: CGPoint?
    var hasHeader = false
    private var count: Int { collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0 }

    override class var invalidationContextClass: AnyClass { Context.self }
    override func prepare() { log.append("prepare") }

    private func top(_ item: Int) -> CGFloat {
      (hasHeader ? 20 : 0) + (0..<item).reduce(0) { $0 + (heights[IndexPath(item: $1, section: 0)] ?? 40) }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: top(count))
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: top(indexPath.item), width: collectionView?.bounds.width ?? 0, height: heights[indexPath] ?? 40)
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard hasHeader, elementKind == UICollectionView.elementKindSectionHeader else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: 20)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      return (items + [header].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("bounds \(Int(newBounds.minY))")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard followsPreferences, preferredAttributes.size.height != originalAttributes.size.height else { return false }
      log.append("prefers \(Int(preferredAttributes.size.height)) of \(Int(originalAttributes.size.height))")
      return true
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferredAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.append("invalidate\(context is Context ? "" : " by a stranger")\(context.invalidateEverything ? " all" : "")")
      super.invalidateLayout(with: context)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      restingPlace ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("appears \(elementIndexPath.section)")
      let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
      attributes?.alpha = 0
      attributes?.frame.origin.x = -320
      return attributes
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("disappears \(elementIndexPath.section)")
      let attributes = super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
      attributes?.frame.origin.x = 320
      return attributes
    }
  }

  private let layout = Rows()

  private func makeScene(_ items: [Int] = [30]) -> CollectionScene {
    let scene = CollectionScene(layout, items: items)
    layout.log = []
    return scene
  }

  @Test func shouldInvalidateLayoutDecidesInvalidationWhileScrolling() {
    let scene = makeScene()
    scene.scroll(to: CGPoint(x: 0, y: 100))
    expectEqual(layout.log, [])
    layout.followsBounds = true
    scene.scroll(to: CGPoint(x: 0, y: 130))
    expectEqual(layout.log, ["bounds 130", "invalidate", "prepare"])
  }

  @Test func reloadDataInvalidatesWithTheLayoutsContextClass() {
    let scene = makeScene()
    scene.view.reloadData()
    scene.layOut()
    expect(layout.log.contains("invalidate all"))
    expect(!layout.log.contains { $0.contains("stranger") })
  }

  @Test func preferredAttributesApplyIfTheLayoutAgrees() {
    let scene = makeScene()
    scene.source.wantedSize = { $0.item == 1 ? CGSize(width: 320, height: 70) : nil }
    scene.view.reloadData()
    scene.layOut()
    expectEqual(scene.cell(1)?.frame.height, 40, "the layout does not ask for preferences")
    layout.followsPreferences = true
    layout.log = []
    scene.view.reloadData()
    scene.layOut()
    expect(layout.log.contains("prefers 70 of 40"))
    expectEqual(scene.cell(1)?.frame, CGRect(x: 0, y: 40, width: 320, height: 70))
    expectEqual(scene.cell(2)?.frame.minY, 110)
  }

  @Test func theLayoutDecidesTheContentOffsetAfterAnUpdate() {
    let scene = makeScene()
    scene.scroll(to: CGPoint(x: 0, y: 200))
    layout.restingPlace = CGPoint(x: 0, y: 80)
    scene.source.items[0].removeLast()
    scene.view.deleteItems(at: [IndexPath(item: 29, section: 0)])
    scene.advance(1)
    expectEqual(scene.view.contentOffset, CGPoint(x: 0, y: 80))
  }

  @Test func headersAnimateFromAndToTheLayoutsAttributes() throws {
    layout.hasHeader = true
    let scene = makeScene([3])
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let header = try require(scene.view.supplementaryView(forElementKind: kind, at: path))
    scene.source.items = []
    scene.view.deleteSections([0])
    scene.layOut()
    expect(layout.log.contains("disappears 0"))
    expectEqual(header.frame.minX, 320)
    scene.advance(1)
    expect(header.superview == nil || header.isHidden)
    layout.log = []
    scene.source.items = [["a"]]
    scene.view.insertSections([0])
    scene.layOut()
    expect(layout.log.contains("appears 0"))
    scene.advance(1)
    let shown = try require(scene.view.supplementaryView(forElementKind: kind, at: path))
    expectEqual(shown.frame, CGRect(x: 0, y: 0, width: 320, height: 20))
    expectEqual(shown.alpha, 1)
  }

  @Test func attributesKnowTheirElementCategoryAndKind() {
    let path = IndexPath(item: 2, section: 1)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    expect(header.representedElementCategory == .supplementaryView && header.representedElementKind == "header")
    let decoration = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shade", with: path)
    expect(decoration.representedElementCategory == .decorationView && decoration.representedElementKind == "shade")
    expect(decoration.indexPath == path && !decoration.isHidden && decoration.alpha == 1)
  }

  @Test func invalidationContextsCollectIndexPathsByKind() {
    let context = UICollectionViewLayoutInvalidationContext()
    expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    context.invalidateSupplementaryElements(ofKind: "band", at: [paths[2], paths[0]])
    context.invalidateSupplementaryElements(ofKind: "band", at: [paths[0]])
    context.invalidateDecorationElements(ofKind: "card", at: [paths[1]])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["band": [paths[0], paths[2]]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["card": [paths[1]]])
    expect(!context.invalidateEverything && context.invalidatedItemIndexPaths == nil)
  }
}
