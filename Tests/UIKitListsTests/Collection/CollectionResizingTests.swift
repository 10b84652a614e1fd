import Foundation
import Testing
import UIKit

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

  @Test func aLayoutIsToldOfAnAnimatedSize() {
    let layout = Telling()
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout)
    layout.log = []
    UIView.animate(withDuration: 0.3) {
      scene.view.frame.size.width = 210
      scene.view.layoutIfNeeded()
    }
    #expect(layout.log == ["from 320 to 210", "prepare", "finalize, first row of 2"])
    scene.advance(1)
    layout.log = []
    scene.view.frame.size.width = 320
    scene.layOut()
    #expect(layout.log == ["prepare"], "without animation nothing is said")
    UIView.animate(withDuration: 0.3) { scene.view.contentOffset.y = 50 }
    scene.advance(1)
    #expect(!layout.log.contains { $0.hasPrefix("from") }, "another place is no other size")
  }

  @Test func anotherTextSizeMeasuresVisibleItems() {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
    let scene = CollectionScene(layout, items: [50])
    for case let cell as TestCollectionCell in scene.view.visibleCells { cell.wanted = CGSize(width: 320, height: 90) }
    scene.touches.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    scene.advance(0.1)
    #expect(scene.cell(0)?.frame.height == 90 && scene.view.invariantViolation() == nil)
  }
}
