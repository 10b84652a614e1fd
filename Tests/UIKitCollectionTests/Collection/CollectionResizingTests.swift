import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

@MainActor @Suite struct CollectionResizingTests {
  private final class Telling: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      log.append("from \(Int(oldBounds.width)) to \(Int(collectionView?.bounds.width ?? 0))")
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      log.append("finalize, first row of \(collectionView?.visibleCells.filter { $0.frame.minY == 0 }.count ?? 0)")
    }
  }

  @Test func aLayoutIsToldOfAnimatedBoundsChanges() {
    let layout = Telling()
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout)
    layout.log = []
    UIView.animate(withDuration: 0.3) {
      scene.view.frame.size.width = 210
      scene.view.layoutIfNeeded()
    }
    expectEqual(layout.log, ["from 320 to 210", "prepare", "finalize, first row of 2"])
    scene.advance(1)
    layout.log = []
    scene.view.frame.size.width = 320
    scene.layOut()
    expectEqual(layout.log, ["prepare"], "without animation nothing is said")
    UIView.animate(withDuration: 0.3) { scene.view.contentOffset.y = 50 }
    scene.advance(1)
    expect(!layout.log.contains { $0.hasPrefix("from") }, "another place is no other size")
  }

  /// Puts the first and the last item into the middle, by insets.
  private final class Centring: UICollectionViewFlowLayout {
    private var known = CGSize.zero
    private(set) var asked: [CGFloat] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked += [collectionView?.bounds.width ?? 0, newBounds.width]
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let view = collectionView, view.bounds.size != known else { return }
      known = view.bounds.size
      let inset = (known.width - itemSize.width) / 2
      view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      view.contentOffset.x = -inset
    }
  }

  @Test func aLayoutIsInvalidatedWithTheNewBounds() {
    let layout = Centring()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout, items: [5], size: .zero)
    scene.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    scene.layOut()
    expectEqual(layout.asked.prefix(2), [0, 300])
    expect(scene.view.contentOffset.x == -100 && scene.view.contentInset.left == 100)
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 50, y: 50))?.item, 0)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aNewTextSizeMeasuresVisibleItemsAgain() {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
    let scene = CollectionScene(layout, items: [50])
    for case let cell as TestCollectionCell in scene.view.visibleCells { cell.wanted = CGSize(width: 320, height: 90) }
    scene.touches.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    scene.advance(0.1)
    expect(scene.cell(0)?.frame.height == 90 && scene.view.invariantViolation() == nil)
  }

  /// 100 points high with large text, else 50.
  private final class ScaledCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 100 : 50
      return layoutAttributes
    }
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func layout(isCompositional: Bool) -> UICollectionViewLayout {
    guard isCompositional else {
      return CollectionScene.makeLayout {
        $0.estimatedItemSize = CGSize(width: 320, height: 50)
        $0.minimumLineSpacing = 0
      }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test(arguments: [true, false]) func anotherTextSizeForgetsTheSizesOfHiddenItems(isCompositional: Bool) throws {
    let controller = UICollectionViewController(collectionViewLayout: layout(isCompositional: isCompositional))
    let (view, cells) = (try require(controller.collectionView), Cells())
    view.register(ScaledCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 400)) {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    for y in stride(from: 0, through: 1600, by: 200) {
      view.contentOffset.y = CGFloat(y)
      try screen.settle()
    }
    expectEqual(view.contentSize.height, 2000)
    view.contentOffset.y = 0
    try screen.settle()
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    try screen.settle()
    expectEqual(view.contentSize.height, 1000)
  }
}
