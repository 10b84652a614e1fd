import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite struct FlowLayoutTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var requests = 0
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      requests += 1
      return CGSize(width: indexPath.item == 1 ? 200 : 100, height: indexPath.item == 1 ? 60 : 40)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 1 ? 50 : 5 }
  }

  private func frame(_ scene: CollectionScene, _ item: Int, _ section: Int = 0) -> CGRect? {
    scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func defaultsAreApples() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
    expect(layout.estimatedItemSize == .zero && layout.sectionInsetReference == .fromContentInset)
  }

  @Test func horizontalFlowLayoutsFillColumns() {
    let layout = CollectionScene.makeLayout {
      $0.scrollDirection = .horizontal
      $0.sectionInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 7)
      $0.headerReferenceSize = CGSize(width: 30, height: 999)
    }
    let scene = CollectionScene(layout, items: [7], size: CGSize(width: 320, height: 240))
    // Two of 100 fit below 20; the 20 that are left are their distance.
    expectEqual(frame(scene, 0), CGRect(x: 35, y: 20, width: 100, height: 100))
    expectEqual(frame(scene, 1), CGRect(x: 35, y: 140, width: 100, height: 100))
    expectEqual(frame(scene, 6)?.minX, 365)
    expectEqual(scene.view.contentSize, CGSize(width: 35 + 430 + 7, height: 240))
    let header = scene.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 30, height: 240))
  }

  @Test func theDelegateDecidesSizesAndSpacings() {
    let scene = CollectionScene(items: [4, 3])
    let sizes = Sizes()
    scene.view.delegate = sizes
    scene.layOut()
    expectEqual(frame(scene, 0), CGRect(x: 0, y: 10, width: 100, height: 40), "in the middle of its line")
    expectEqual(frame(scene, 1), CGRect(x: 120, y: 0, width: 200, height: 60))
    expectEqual(frame(scene, 2), CGRect(x: 0, y: 65, width: 100, height: 40))
    expectEqual(frame(scene, 2, 1)?.minY, 215)
    expectEqual(sizes.requests, 7)
    scene.scroll(to: CGPoint(x: 0, y: 10))
    expectEqual(sizes.requests, 7)
    let delegate: any UICollectionViewDelegateFlowLayout = sizes
    let inset: UIEdgeInsets? = delegate.collectionView?(
      scene.view, layout: scene.view.collectionViewLayout, insetForSectionAt: 0)
    expectNil(inset, "a method that is missing answers nothing")
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expectEqual(sizes.requests, 14)
  }

  @Test func headersAndFootersPinToTheVisibleBounds() throws {
    let layout = CollectionScene.makeLayout {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    let scene = CollectionScene(layout, items: [30, 30], size: CGSize(width: 320, height: 300))
    scene.view.contentInset.top = 10
    scene.scroll(to: CGPoint(x: 0, y: 500))
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    let first = IndexPath(item: 0, section: 0)
    let shown = try require(scene.view.supplementaryView(forElementKind: header, at: first))
    expectEqual(shown.frame, CGRect(x: 0, y: 510, width: 320, height: 30))
    expectEqual(scene.view.supplementaryView(forElementKind: footer, at: first)?.frame.minY, 780)
    scene.trace = []
    scene.scroll(to: CGPoint(x: 0, y: 520))
    expectEqual(shown.frame.minY, 530)
    expect(!scene.trace.contains { $0.hasPrefix("header") })
    expect(shown.layer.zPosition > 0, "items run below it")
    // The section ends at 1140; its footer is 20 high.
    scene.scroll(to: CGPoint(x: 0, y: 1100))
    expectEqual(shown.frame.minY, 1090)
  }

  @Test func sectionInsetReferenceMayBeTheLayoutMargins() {
    let layout = CollectionScene.makeLayout {
      $0.sectionInset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
      $0.sectionInsetReference = .fromLayoutMargins
    }
    let scene = CollectionScene(layout, items: [3])
    expectEqual(frame(scene, 0)?.minX, 2 + scene.view.layoutMargins.left)
  }

  @Test func selfSizingCellsKeepVisibleItemsInPlace() throws {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
    let scene = CollectionScene(layout, items: [100], size: CGSize(width: 320, height: 300))
    scene.source.wantedSize = { CGSize(width: 320, height: $0.item % 2 == 0 ? 80 : 30) }
    scene.view.reloadData()
    scene.layOut()
    expectEqual(frame(scene, 1), CGRect(x: 0, y: 90, width: 320, height: 30))
    expectEqual(frame(scene, 2)?.minY, 130)
    scene.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    scene.layOut()
    expectEqual(frame(scene, 50)?.minY, scene.view.contentOffset.y)
    for _ in 0..<20 {
      let first = try require(scene.view.indexPathsForVisibleItems.first)
      let before = try require(frame(scene, first.item))
      let onScreen = before.minY - scene.view.contentOffset.y
      scene.scroll(to: CGPoint(x: 0, y: scene.view.contentOffset.y - 20))
      let after = frame(scene, first.item).map { $0.minY - scene.view.contentOffset.y }
      expectEqual(after, onScreen + 20, "item \(first.item)")
    }
  }

  @Test func aCellThatInvalidatesItsSizeIsResized() throws {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 320, height: 50) }
    let scene = CollectionScene(layout, items: [10])
    scene.source.wantedSize = { _ in CGSize(width: 320, height: 60) }
    scene.view.reloadData()
    scene.layOut()
    let cell = try require(scene.cell(0))
    cell.wanted = CGSize(width: 320, height: 90)
    scene.layOut()
    expectEqual(cell.frame.height, 60, "nobody asked")
    cell.invalidateIntrinsicContentSize()
    scene.layOut()
    expectEqual(cell.frame.height, 90)
    expectEqual(frame(scene, 1)?.minY, 100)
    scene.view.selfSizingInvalidation = .disabled
    cell.wanted = CGSize(width: 320, height: 20)
    cell.invalidateIntrinsicContentSize()
    scene.layOut()
    expectEqual(cell.frame.height, 90)
  }

  @Test func aNewWidthWrapsLinesAgain() {
    let scene = CollectionScene(items: [6])
    scene.view.frame.size.width = 220
    scene.layOut()
    expectEqual(frame(scene, 2), CGRect(x: 0, y: 110, width: 100, height: 100))
    expectEqual(scene.view.contentSize, CGSize(width: 220, height: 320))
  }

  @Test func flippingLayoutsMirrorInRightToLeftLayout() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Flipping()
    layout.itemSize = CGSize(width: 100, height: 100)
    let scene = CollectionScene(layout, items: [4], isRightToLeft: true)
    expectEqual(scene.cell(0)?.frame.minX, 220)
    expectEqual(scene.cell(2)?.frame.minX, 0)
    expectEqual(frame(scene, 0)?.minX, 220)
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: 310, y: 10))?.item, 0)
    let plain = CollectionScene(items: [4], isRightToLeft: true)
    expectEqual(plain.cell(0)?.frame.minX, 0, "unless the layout says so nothing is turned round")
    let sideways = Flipping()
    sideways.itemSize = CGSize(width: 100, height: 440)
    sideways.scrollDirection = .horizontal
    let row = CollectionScene(sideways, items: [20], isRightToLeft: true)
    expectEqual(row.view.contentOffset.x, row.view.contentSize.width - 320, "it begins at its right end")
    expectEqual(row.cell(0)?.frame.maxX, row.view.contentSize.width)
  }

  @Test func invalidationContextsNameTheInvalidElements() {
    final class Watching: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Watching()
    let scene = CollectionScene(layout)
    layout.contexts = []
    layout.invalidateLayout()
    expectEqual(layout.contexts.map(\.invalidateEverything), [true])
    expect(layout.contexts.first is UICollectionViewFlowLayoutInvalidationContext)
    layout.contexts = []
    scene.view.reloadData()
    expect(layout.contexts.contains { $0.invalidateDataSourceCounts })
    let context = UICollectionViewLayoutInvalidationContext()
    expectNil(context.invalidatedItemIndexPaths)
    context.invalidateItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    expectEqual(context.invalidatedItemIndexPaths?.map(\.item), [1, 3])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    layout.invalidateLayout(with: context)
    scene.layOut()
    expectEqual(scene.view.contentOffset.y, 25)
  }

  @Test func anInvalidationAdjustsContentSizeAndOffsetImmediately() {
    let layout = CollectionScene.makeLayout()
    let scene = CollectionScene(layout, items: [30])
    let size = scene.view.contentSize
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 120)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
    layout.invalidateLayout(with: context)
    expectEqual(scene.view.contentSize.height, size.height + 120)
    scene.source.items[0] += ["a", "b", "c"]
    scene.view.reloadData()
    scene.layOut()
    expectEqual(scene.view.contentSize.height, size.height + 110, "the layout says how large its content is")
    expectEqual(scene.view.contentOffset.y, 120)
  }

  @Test func flippingLayoutsFollowLayoutDirectionChanges() throws {
    final class Turning: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = Turning()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.scrollDirection = .horizontal
    let scene = CollectionScene(layout, items: [20], size: CGSize(width: 330, height: 100))
    scene.scroll(to: CGPoint(x: 220, y: 0))
    expectEqual(scene.shownItems, [2, 3, 4])
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    expectEqual(scene.shownItems, [2, 3, 4], "what was at the beginning of the screen stays there")
    let width = scene.view.contentSize.width
    expectEqual(scene.view.contentOffset.x, width - 220 - 330)
    expectEqual(scene.cell(2)?.frame, CGRect(x: width - 320, y: 0, width: 100, height: 100))
    expectEqual(scene.view.indexPathForItem(at: CGPoint(x: width - 270, y: 50))?.item, 2)
    expectEqual(scene.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame, scene.cell(2)?.frame)
    expectNil(scene.view.invariantViolation())
    scene.view.semanticContentAttribute = .forceLeftToRight
    scene.layOut()
    expect(scene.shownItems == [2, 3, 4] && scene.view.contentOffset.x == 220)
    expectNil(scene.view.invariantViolation())
  }

  @Test func attributesForItemsEqualThoseForTheirRects() throws {
    let layout = CollectionScene.makeLayout {
      $0.estimatedItemSize = CGSize(width: 90, height: 40)
      $0.headerReferenceSize = CGSize(width: 320, height: 30)
    }
    let scene = CollectionScene(layout, items: [30, 7])
    scene.source.wantedSize = { CGSize(width: 40 + $0.item * 31 % 100, height: 20 + $0.item * 17 % 40) }
    scene.view.reloadData()
    scene.layOut()
    let all = try require(layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: scene.view.contentSize)))
    expectEqual(all.count, 39)
    for attributes in all where attributes.representedElementCategory == .cell {
      expectEqual(scene.view.layoutAttributesForItem(at: attributes.indexPath), attributes)
      expectEqual(scene.view.indexPathForItem(at: attributes.center), attributes.indexPath)
    }
  }
}
