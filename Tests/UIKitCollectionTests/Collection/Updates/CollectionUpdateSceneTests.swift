import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Views that a layout itself adds and removes with an update.
@MainActor @Suite(.serialized) struct CollectionUpdateSceneTests {
  /// Rows of 40 points; each has a rule below it and a mark beside it, of which the first `rules` are there.
  private final class Ruled: UICollectionViewLayout {
    var rules = 3
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var log: [String] = []

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    private func place(_ item: Int, _ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: CGFloat(item) * 40, width: 320, height: height)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat(count) * 40) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = place(indexPath.item, 40)
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = place(indexPath.item, 2)
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = place(indexPath.item, 10)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
      return paths.compactMap(layoutAttributesForItem)
        + paths.prefix(rules).compactMap { layoutAttributesForDecorationView(ofKind: "rule", at: $0) }
        + paths.prefix(rules).compactMap { layoutAttributesForSupplementaryView(ofKind: "mark", at: $0) }
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      log.append("insert \(elementKind)?")
      return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind) + inserted
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) + deleted
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      super.indexPathsToDeleteForDecorationView(ofKind: elementKind) + deleted
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("appears \(elementKind) \(elementIndexPath.item)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("disappears \(elementKind) \(decorationIndexPath.item)")
      let attributes = super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
      attributes?.frame.origin.x = 500
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }
  }

  private func makeScene() -> (CollectionScene, Ruled, Source) {
    let (layout, source, scene) = (Ruled(), Source(), CollectionScene(items: [0]))
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "rule")
    scene.view.register(TestBand.self, forSupplementaryViewOfKind: "mark", withReuseIdentifier: "band")
    scene.view.collectionViewLayout = layout
    scene.view.dataSource = source
    scene.layOut()
    return (scene, layout, source)
  }

  @Test func aLayoutNamesTheViewsToDelete() {
    let (scene, layout, source) = makeScene()
    expectEqual(scene.view.visibleSupplementaryViews(ofKind: "mark").count, 3)
    (layout.rules, layout.deleted, source.count) = (2, [IndexPath(item: 2, section: 0)], 2)
    layout.log = []
    scene.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    expect(layout.log.contains("disappears rule 2") && !layout.log.contains("disappears rule 1"))
    scene.advance(1)
    expectEqual(scene.view.visibleSupplementaryViews(ofKind: "mark").count, 2)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aLayoutNamesTheViewsToInsert() {
    let (scene, layout, source) = makeScene()
    (layout.rules, layout.inserted, source.count) = (4, [IndexPath(item: 3, section: 0)], 4)
    layout.log = []
    scene.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    scene.advance(1)
    expect(layout.log.contains("insert mark?") && layout.log.contains("appears mark 3"))
    expectEqual(scene.view.visibleSupplementaryViews(ofKind: "mark").count, 4)
    expectNil(scene.view.invariantViolation())
  }
}
