import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore

/// The sizes and spacings of a flow layout's delegate, and their effect.
@MainActor @Suite(.serialized)
struct FlowLayoutDelegateTests {
  /// Answers for each section by its number; items are 100 by 40.
  private final class Sections: NSObject, UICollectionViewDelegateFlowLayout {
    var headers: [CGSize] = []
    var footers: [CGSize] = []
    var itemSpacing: CGFloat = 10
    var requests: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      requests.append("item")
      return CGSize(width: 100, height: 40)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { itemSpacing }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      requests.append("header")
      return headers.indices.contains(section) ? headers[section] : .zero
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { footers.indices.contains(section) ? footers[section] : .zero }
  }

  private let sections = Sections()
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func makeScene(
    items: [Int], layout: UICollectionViewFlowLayout = CollectionScene.makeLayout()
  ) -> CollectionScene {
    let scene = CollectionScene(layout, items: items)
    scene.view.delegate = sections
    scene.layOut()
    return scene
  }

  private func frame(_ scene: CollectionScene, _ item: Int, _ section: Int = 0) -> CGRect? {
    scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func band(_ scene: CollectionScene, _ kind: String, _ section: Int) -> CGRect? {
    scene.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// [D] Only the height counts where content scrolls vertically: the band is as wide as the collection view.
  @Test func delegateReferenceSizesDecideHeaderAndFooterHeights() {
    sections.headers = [CGSize(width: 7, height: 30), .zero, CGSize(width: 320, height: 50)]
    sections.footers = [CGSize(width: 7, height: 20)]
    let scene = makeScene(items: [3, 3, 3])
    expectEqual(band(scene, header, 0), CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(frame(scene, 0)?.minY, 30)
    expectEqual(band(scene, footer, 0), CGRect(x: 0, y: 70, width: 320, height: 20))
    // [D] A size of zero: no view is made.
    expectNil(band(scene, header, 1))
    expectNil(scene.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1)))
    expectEqual(frame(scene, 0, 1)?.minY, 90)
    expectEqual(band(scene, header, 2), CGRect(x: 0, y: 130, width: 320, height: 50))
    expect(!scene.trace.contains("header 1") && scene.trace.contains("header 2"))
  }

  @Test func delegateReferenceSizesOverrideTheLayouts() {
    let layout = CollectionScene.makeLayout {
      $0.headerReferenceSize = CGSize(width: 0, height: 99)
      $0.footerReferenceSize = CGSize(width: 0, height: 99)
    }
    sections.footers = [CGSize(width: 0, height: 20)]
    let scene = makeScene(items: [3], layout: layout)
    expectEqual(frame(scene, 0)?.minY, 0)
    expectEqual(scene.view.contentSize.height, 60)
  }

  /// [D] The spacing decides how many items fit a line; what is left over widens it.
  @Test func interitemSpacingDecidesHowManyItemsFitALine() {
    let scene = makeScene(items: [6])
    expectEqual(frame(scene, 2)?.minY, 0, "100 + 10 + 100 + 10 + 100 are 320")
    sections.itemSpacing = 11
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expectEqual(frame(scene, 1), CGRect(x: 220, y: 0, width: 100, height: 40))
    expectEqual(frame(scene, 2), CGRect(x: 0, y: 50, width: 100, height: 40))
  }

  /// [D] `invalidateFlowLayoutDelegateMetrics`: sizes of items and bands are asked for anew.
  @Test func invalidateFlowLayoutDelegateMetricsQueriesTheDelegateAgain() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    sections.headers = [CGSize(width: 0, height: 30)]
    let scene = makeScene(items: [3])
    sections.requests = []
    sections.headers = [CGSize(width: 0, height: 60)]
    scene.view.collectionViewLayout.invalidateLayout(with: context)
    scene.layOut()
    expect(sections.requests.contains("header") && sections.requests.contains("item"))
    expectEqual(frame(scene, 0)?.minY, 60)
    sections.requests = []
    let quiet = UICollectionViewFlowLayoutInvalidationContext()
    quiet.invalidateFlowLayoutDelegateMetrics = false
    scene.view.collectionViewLayout.invalidateLayout(with: quiet)
    scene.layOut()
    expectEqual(sections.requests, [])
    expectEqual(frame(scene, 0)?.minY, 60)
  }

  @Test func sectionInsetReferenceMayBeTheSafeArea() {
    let layout = CollectionScene.makeLayout {
      $0.sectionInset = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
      $0.sectionInsetReference = .fromSafeArea
    }
    let scene = CollectionScene(layout, items: [3])
    expectEqual(frame(scene, 0)?.minX, 2)
    scene.touches.window.margins.setSafeArea(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 10))
    scene.layOut()
    expectEqual(frame(scene, 0)?.minX, 46)
    // Of 320 there are 262 left: two items a line.
    expectEqual(frame(scene, 1)?.maxX, 308)
    expectEqual(frame(scene, 2)?.minX, 46)
  }
}
