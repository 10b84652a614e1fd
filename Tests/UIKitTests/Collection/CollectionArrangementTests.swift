import Testing

@testable import UIKit

@MainActor @Suite struct CollectionArrangementTests {
  private final class TurningLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func whatIsSeenStaysAsFarFromTheBeginningWhenTheDirectionChanges() {
    let layout = TurningLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let scene = CollectionScene(layout, items: [20], size: CGSize(width: 300, height: 100))
    scene.scroll(to: CGPoint(x: 420, y: 0))
    let first = IndexPath(item: 5, section: 0)
    #expect(scene.view.cellForItem(at: first)?.frame.minX == 500)
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    #expect(scene.view.contentOffset.x == 1280)
    #expect(scene.view.cellForItem(at: first)?.frame.minX == 1400)
    #expect(scene.view.invariantViolation() == nil)
    scene.view.semanticContentAttribute = .forceLeftToRight
    scene.layOut()
    #expect(scene.view.contentOffset.x == 420 && scene.view.cellForItem(at: first)?.frame.minX == 500)
    #expect(scene.view.invariantViolation() == nil)
  }
}
