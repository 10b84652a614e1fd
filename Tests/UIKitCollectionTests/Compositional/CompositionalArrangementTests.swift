import Expectations
import PictureTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// When a compositional layout asks for its sections, and the sizes that it keeps.
@MainActor @Suite(.serialized) struct CompositionalArrangementTests {
  private static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// A layout that notes which sections it is asked for.
  @MainActor
  private final class Asked {
    var sections: [Int] = []
    var section: (Int) -> NSCollectionLayoutSection? = { _ in CompositionalArrangementTests.rows(.estimated(50)) }

    func makeLayout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { [unowned self] number, _ in
        sections.append(number)
        return section(number)
      }
    }
  }

  private let asked = Asked()

  private func frame(_ scene: CollectionScene, _ item: Int, _ section: Int = 0) -> CGRect? {
    scene.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test func theSectionProviderIsCalledOncePerInvalidation() {
    let scene = CollectionScene(asked.makeLayout(), items: [3, 0, 40])
    expectEqual(asked.sections, [0, 1, 2])
    for offset in stride(from: 0, to: 900, by: 60) { scene.scroll(to: CGPoint(x: 0, y: offset)) }
    expectEqual(asked.sections.count, 3, "scrolling asks nothing")
    scene.view.collectionViewLayout.invalidateLayout()
    scene.layOut()
    expectEqual(asked.sections.count, 6)
    scene.view.frame.size.width = 300
    scene.layOut()
    expectEqual(asked.sections.count, 9)
  }

  @Test func cellsAreMeasuredAsTheyScrollIn() {
    let scene = CollectionScene(asked.makeLayout(), items: [1000])
    let before = scene.view.contentSize.height
    expectEqual(before, 50_000)
    scene.cell(2)?.wanted = CGSize(width: 320, height: 90)
    scene.cell(2)?.invalidateIntrinsicContentSize()
    scene.layOut()
    expectEqual(frame(scene, 2)?.height, 90)
    expectEqual(frame(scene, 3)?.minY, 190)
    expectEqual(scene.view.contentSize.height, 50_040)
    expectEqual(asked.sections, [0], "measuring does not ask for the section again")
  }

  @Test func measuredSizesFollowTheirItems() {
    let scene = CollectionScene(asked.makeLayout(), items: [20, 5])
    scene.cell(2)?.wanted = CGSize(width: 320, height: 90)
    scene.cell(2)?.invalidateIntrinsicContentSize()
    scene.layOut()
    scene.cell(2)?.wanted = nil
    scene.source.items[0].insert("fresh", at: 0)
    UIView.performWithoutAnimation { scene.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    scene.layOut()
    expectEqual(frame(scene, 2)?.height, 50)
    expectEqual(frame(scene, 3)?.height, 90)
    scene.source.items.insert([], at: 0)
    UIView.performWithoutAnimation { scene.view.insertSections([0]) }
    scene.layOut()
    expectEqual(frame(scene, 3, 1)?.height, 90)
  }

  @Test func aNewWidthForgetsMeasuredSizes() {
    let scene = CollectionScene(asked.makeLayout(), items: [20])
    scene.cell(2)?.wanted = CGSize(width: 320, height: 90)
    scene.cell(2)?.invalidateIntrinsicContentSize()
    scene.layOut()
    scene.cell(2)?.wanted = nil
    scene.view.frame.size.width = 200
    scene.layOut()
    expectEqual(frame(scene, 2), CGRect(x: 0, y: 100, width: 200, height: 50))
  }

  @Test func aCellWithAnInvalidPreferredSizeKeepsItsEstimate() {
    let scene = CollectionScene(asked.makeLayout(), items: [20])
    for height in [CGFloat.infinity, .nan] {
      scene.cell(2)?.wanted = CGSize(width: 320, height: height)
      scene.cell(2)?.invalidateIntrinsicContentSize()
      scene.layOut()
      expectEqual(frame(scene, 2)?.height, 50)
    }
    scene.cell(3)?.wanted = CGSize(width: 320, height: -5)
    scene.cell(3)?.invalidateIntrinsicContentSize()
    scene.layOut()
    expectEqual(frame(scene, 4)?.minY, 150, "less than nothing is nothing")
  }

  /// Asks for another size, and for another measurement, each time it is measured.
  private final class RestlessCell: TestCollectionCell {
    var isRestless = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard isRestless else { return layoutAttributes }
      layoutAttributes.size.height = layoutAttributes.size.height == 50 ? 60 : 50
      invalidateIntrinsicContentSize()
      return layoutAttributes
    }
  }

  @Test func endlessMeasuringStopsAndNamesTheCell() {
    let scene = CollectionScene(asked.makeLayout(), items: [0])
    scene.view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
    scene.source.items = [(0..<20).map { "\($0)" }]
    scene.view.reloadData()
    scene.layOut()
    let text = messages {
      (scene.cell(3) as? RestlessCell)?.isRestless = true
      scene.cell(3)?.invalidateIntrinsicContentSize()
      scene.view.layoutIfNeeded()
      (scene.cell(3) as? RestlessCell)?.isRestless = false
    }.joined(separator: "\n")
    expect(text.contains("the layout does not settle after 500 rounds"))
    expect(text.contains("is the RestlessCell of item [0, 3]"))
    scene.layOut()
    expectNil(scene.view.invariantViolation())
  }

  @Test func pinnedHeadersMoveWithoutCallingTheSectionProvider() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    asked.section = { _ in
      let section = Self.rows(.absolute(50))
      section.boundarySupplementaryItems = [header]
      return section
    }
    let scene = CollectionScene(asked.makeLayout(), items: [40])
    let kind = UICollectionView.elementKindSectionHeader
    let view = scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    let queries = scene.view.layoutPass.queries
    scene.scroll(to: CGPoint(x: 0, y: 33))
    expectEqual(view?.frame.minY, 33)
    expectEqual(scene.view.layoutPass.queries, queries)
  }

  @Test func theVisibleItemsHandlerChangesItemsWhileScrolling() {
    var seen: [[Int]] = []
    asked.section = { _ in
      let section = Self.rows(.absolute(50))
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        seen.append(items.map(\.indexPath.item))
        for item in items { item.alpha = item.frame.minY < offset.y + 100 ? 0.5 : 1 }
        expectEqual(environment.container.contentSize.width, 320)
      }
      return section
    }
    let scene = CollectionScene(asked.makeLayout(), items: [40])
    expectEqual(seen.last, Array(0..<9))
    expectEqual((0..<4).map { scene.cell($0)?.alpha }, [0.5, 0.5, 1, 1])
    scene.scroll(to: CGPoint(x: 0, y: 75))
    expectEqual(seen.last, Array(1..<11))
    expectEqual((1..<5).map { scene.cell($0)?.alpha }, [0.5, 0.5, 0.5, 1])
    expectEqual(asked.sections, [0], "the section is not asked for again")
  }

  @Test func aNilSectionStopsWithUIKitsMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionScene(UICollectionViewCompositionalLayout { _, _ in nil }, items: [1, 2])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Invalid section definition."))
    expect(text.contains("returned nil for section 0 of 2"))
  }

  @Test func invalidSizesStillMakeALayout() {
    let sizes: [NSCollectionLayoutSize] = [
      NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
      NSCollectionLayoutSize(widthDimension: .absolute(-10), heightDimension: .fractionalHeight(-1)),
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(3), heightDimension: .absolute(.infinity)),
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(.nan), heightDimension: .estimated(0)),
    ]
    for size in sizes {
      for axis in [true, false] {
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group: NSCollectionLayoutGroup =
          axis ? .horizontal(layoutSize: size, subitems: [item]) : .vertical(layoutSize: size, subitems: [item, item])
        let scene = CollectionScene(
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [30, 2])
        expect(scene.view.contentSize.height.isFinite)
        expectNil(scene.view.invariantViolation())
      }
    }
    let empty = NSCollectionLayoutGroup.vertical(layoutSize: sizes[0], subitems: [])
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty)), items: [30])
    expect(scene.view.visibleCells.isEmpty)
  }

  @Test func aSectionProviderMayReplaceItsLayout() {
    var replacement: UICollectionViewLayout? = CollectionScene.makeLayout()
    var view: UICollectionView?
    let layout = UICollectionViewCompositionalLayout { _, _ in
      if let view, let layout = replacement {
        replacement = nil
        view.collectionViewLayout = layout
      }
      return Self.rows(.absolute(50))
    }
    let scene = CollectionScene(layout, items: [30])
    view = scene.view
    layout.invalidateLayout()
    scene.layOut()
    scene.layOut()
    expect(scene.view.collectionViewLayout is UICollectionViewFlowLayout)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aSectionProviderMayReloadData() {
    var scene: CollectionScene?
    asked.section = { _ in
      if let source = scene?.source, source.items[0].count == 30 {
        source.items[0].removeLast(20)
        scene?.view.reloadData()
      }
      return Self.rows(.absolute(50))
    }
    scene = CollectionScene(asked.makeLayout(), items: [30])
    scene?.view.collectionViewLayout.invalidateLayout()
    scene?.layOut()
    scene?.layOut()
    expectEqual(scene?.view.numberOfItems(inSection: 0), 10)
    expectEqual(scene?.view.contentSize.height, 500)
    expectNil(scene?.view.invariantViolation())
    scene = nil
  }

  @Test func layoutWideBoundaryItemsHaveIndexPathsOfTheFirstSection() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: Self.rows(.absolute(50)), configuration: configuration),
      items: [2, 2])
    let kind = UICollectionView.elementKindSectionHeader
    let view = try require(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 70))
    expectEqual(frame(scene, 0, 1)?.minY, 182)
    expectNil(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1)))
  }

  @Test func aConfigurationMayScrollHorizontally() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        ]))
    section.interGroupSpacing = 10
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), items: [10])
    expectEqual(scene.view.contentSize, CGSize(width: 490, height: 440))
    expectEqual(frame(scene, 3), CGRect(x: 100, y: 220, width: 90, height: 220))
  }
}
