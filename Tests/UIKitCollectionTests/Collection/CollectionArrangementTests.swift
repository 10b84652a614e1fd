import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite struct CollectionArrangementTests {
  private final class TurningLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// As the pages of a carousel do, to show which one is in the middle.
  private final class AskingDelegate: NSObject, UICollectionViewDelegate {
    var found: [Int?] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let view = scrollView as? UICollectionView else { return }
      found.append(view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))?.item)
    }
  }

  @Test("a delegate may ask for items while the content is turned round")
  func queriesDuringALayoutDirectionChange() {
    let layout = TurningLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(layout, items: [20], size: CGSize(width: 300, height: 100))
    scene.scroll(to: CGPoint(x: 420, y: 0))
    let delegate = AskingDelegate()
    scene.view.delegate = delegate
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    expectEqual(scene.view.contentOffset.x, 1280)
    expectEqual(delegate.found, [5])
    expectNil(scene.view.invariantViolation())
  }

  @Test func layoutDirectionChangesKeepTheDistanceFromTheLeadingEdge() {
    let layout = TurningLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(layout, items: [20], size: CGSize(width: 300, height: 100))
    scene.scroll(to: CGPoint(x: 420, y: 0))
    let first = IndexPath(item: 5, section: 0)
    expectEqual(scene.view.cellForItem(at: first)?.frame.minX, 500)
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    expectEqual(scene.view.contentOffset.x, 1280)
    expectEqual(scene.view.cellForItem(at: first)?.frame.minX, 1400)
    expectNil(scene.view.invariantViolation())
    scene.view.semanticContentAttribute = .forceLeftToRight
    scene.layOut()
    expect(scene.view.contentOffset.x == 420 && scene.view.cellForItem(at: first)?.frame.minX == 500)
    expectNil(scene.view.invariantViolation())
  }
}
