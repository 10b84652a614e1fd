import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("The order of a collection view's subviews")
struct CollectionStackingTests {
  /// A background for each section, and cells whose z index follows from their item.
  private final class Layout: UICollectionViewFlowLayout {
    var depth: (Int) -> Int = { _ in 0 }

    override init() {
      super.init()
      register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let cells = (super.layoutAttributesForElements(in: rect) ?? []).map { attributes in
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.zIndex = depth(copy.indexPath.item)
        return copy
      }
      let background = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
      background.frame = CGRect(origin: .zero, size: collectionViewContentSize)
      background.zIndex = -1
      return cells + [background]
    }
  }

  private func makeScene(_ depth: @escaping (Int) -> Int = { _ in 0 }) -> (CollectionScene, Layout) {
    let layout = Layout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.depth = depth
    return (CollectionScene(layout, items: [6]), layout)
  }

  /// The item of the cell that a touch at a point reaches; nil for another view.
  private func item(at point: CGPoint, _ scene: CollectionScene) -> Int? {
    var hit = scene.view.hitTest(point, with: nil)
    while let view = hit {
      if let cell = view as? UICollectionViewCell { return scene.view.indexPath(for: cell)?.item }
      hit = view.superview
    }
    return nil
  }

  @Test("touches reach cells before a background of a lower z index, also cells that come later")
  func touchesReachCellsInFrontOfBackgrounds() {
    let (scene, _) = makeScene()
    for number in 0..<6 {
      let middle = CGPoint(x: CGFloat(50 + 110 * (number % 3)), y: CGFloat(50 + 110 * (number / 3)))
      expectEqual(item(at: middle, scene), number)
    }
    scene.source.items[0] += (6..<12).map { "\($0)" }
    scene.view.insertItems(at: (6..<12).map { IndexPath(item: $0, section: 0) })
    scene.advance(1)
    expectEqual(item(at: CGPoint(x: 50, y: 270), scene), 6)
    expectNil(item(at: CGPoint(x: 105, y: 105), scene), "the background is between cells")
  }

  @Test("a cell whose z index falls to that of the others stays before them, as one that is laid down")
  func aLoweredCellStaysInFront() {
    let (scene, layout) = makeScene { $0 == 0 ? 5 : 0 }
    layout.depth = { _ in 0 }
    layout.invalidateLayout()
    scene.layOut()
    scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size.width = 200
    expectEqual(item(at: CGPoint(x: 150, y: 50), scene), 0)
  }

  @Test("in a row that scrolls sideways, touches reach the card that a handler raises")
  func touchesReachARaisedCardInAnOrthogonalSection() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    // Cards overlap by 40 points.
    section.interGroupSpacing = -40
    var raised = 1
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.zIndex = item.indexPath.item == raised ? 9 : 0 }
    }
    let scene = CollectionScene(UICollectionViewCompositionalLayout(section: section), items: [5])
    let (before, after) = (CGPoint(x: 80, y: 50), CGPoint(x: 140, y: 50))
    expect(item(at: before, scene) == 1 && item(at: after, scene) == 1)
    raised = 2
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expectEqual(item(at: after, scene), 2)
  }

  @Test("touches reach the cell that is seen on top, by the z indices that cells have now")
  func touchesReachTheTopmostOverlappingCell() {
    let (scene, layout) = makeScene { $0 == 0 ? 5 : 0 }
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    // Cells of the first line overlap by half.
    layout.sectionInset = .zero
    let cell = scene.view.cellForItem(at: IndexPath(item: 0, section: 0))
    cell?.frame.size.width = 200
    let shared = CGPoint(x: 150, y: 50)
    expectEqual(item(at: shared, scene), 0)
    layout.depth = { $0 == 1 ? 7 : 0 }
    layout.invalidateLayout()
    scene.layOut()
    scene.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size.width = 200
    expectEqual(item(at: shared, scene), 1)
  }
}
