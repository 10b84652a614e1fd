import Foundation
import Testing
import UIKit

@MainActor @Suite struct LayoutTransitionTests {
  private final class Own: UICollectionViewTransitionLayout {}

  /// Has transition layouts of a class of its own.
  private final class Owner: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Own(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  private func makeList() -> UICollectionViewFlowLayout {
    CollectionScene.makeLayout {
      $0.itemSize = CGSize(width: 320, height: 40)
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 320, height: 20)
    }
  }

  @Test func placesAreBetweenThoseOfBothLayouts() throws {
    let scene = CollectionScene(items: [30])
    let list = makeList()
    let transition = scene.view.startInteractiveTransition(to: list)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    scene.layOut()
    // From 110, 110 and 100 by 100 to 0, 180 and 320 by 40.
    #expect(scene.cell(4)?.frame == CGRect(x: 55, y: 145, width: 210, height: 70))
    let heights: [CGFloat] = [10 * 110 - 10, 30 * 40 + 20]
    #expect(scene.view.contentSize.height == heights.reduce(0, +) / 2)
    let kind = UICollectionView.elementKindSectionHeader
    let header = scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.alpha == 0.5, "what only one layout has fades")
    #expect(scene.view.invariantViolation() == nil)
    transition.updateValue(3, forAnimatedKey: "gap")
    #expect(transition.value(forAnimatedKey: "gap") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  @Test func aTransitionEndsOnEitherSide() {
    let scene = CollectionScene(items: [30])
    let grid = scene.view.collectionViewLayout
    var ends: [[Bool]] = []
    for isFinished in [false, true] {
      let list = makeList()
      let transition = scene.view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
      transition.transitionProgress = 0.3
      transition.invalidateLayout()
      scene.layOut()
      if isFinished { scene.view.finishInteractiveTransition() } else { scene.view.cancelInteractiveTransition() }
      scene.advance(1)
      #expect(scene.view.collectionViewLayout === (isFinished ? list : grid))
      #expect(transition.collectionView == nil && (isFinished ? grid : list).collectionView == nil)
      #expect(scene.view.invariantViolation() == nil)
    }
    #expect(ends == [[true, false], [true, true]])
  }

  @Test func itemsComeAndGoDuringATransition() {
    let scene = CollectionScene(items: [30])
    let transition = scene.view.startInteractiveTransition(to: makeList())
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    scene.layOut()
    scene.source.items[0].removeSubrange(0..<3)
    scene.view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    scene.advance(1)
    #expect(scene.shown.first == "0.3" && scene.view.invariantViolation() == nil)
    scene.view.frame.size.width = 200
    scene.layOut()
    #expect(scene.view.invariantViolation() == nil)
  }

  @Test func anotherLayoutEndsATransition() {
    let scene = CollectionScene(items: [30])
    var ends: [[Bool]] = []
    _ = scene.view.startInteractiveTransition(to: makeList()) { ends.append([$0, $1]) }
    scene.view.setCollectionViewLayout(CollectionScene.makeLayout(), animated: false)
    scene.layOut()
    #expect(ends == [[false, false]] && scene.view.invariantViolation() == nil)
  }

  @Test func theDelegateMayHaveALayoutOfItsOwn() {
    let scene = CollectionScene(items: [30])
    let owner = Owner()
    scene.view.delegate = owner
    #expect(scene.view.startInteractiveTransition(to: makeList()) is Own)
    let any: any UICollectionViewDelegate = owner
    let grid = UICollectionViewFlowLayout()
    #expect(any.collectionView?(scene.view, transitionLayoutForOldLayout: grid, newLayout: makeList()) is Own)
  }
}
