import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Views at items, groups and edges: where their anchors and alignments put them.
@MainActor @Suite(.serialized) struct NSCollectionLayoutSupplementaryItemTests {
  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// Cells of 100 by 50 in lines of their own.
  private func section(
    _ views: [NSCollectionLayoutSupplementaryItem] = [], onGroup: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(100, 50), supplementaryItems: views)
    expectEqual(item.supplementaryItems.map(\.elementKind), views.map(\.elementKind))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(100, 60), subitems: [item])
    group.supplementaryItems = onGroup
    return NSCollectionLayoutSection(group: group)
  }

  private func frame(_ section: NSCollectionLayoutSection, _ kind: String, item: Int = 0) -> CGRect? {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
    let source = CollectionSource(items: [3])
    view.dataSource = source
    return withExtendedLifetime(source) {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: 0))?.frame
    }
  }

  @Test func itemAnchorsAlignWithContainerAnchors() {
    let container = NSCollectionLayoutAnchor(edges: [.bottom, .trailing])
    let own = NSCollectionLayoutAnchor(edges: [.top, .leading], absoluteOffset: CGPoint(x: 3, y: 4))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: container, itemAnchor: own)
    expect(badge.elementKind == "badge" && badge.containerAnchor === container && badge.itemAnchor === own)
    expect(own.edges == [.top, .leading] && own.offset == CGPoint(x: 3, y: 4))
    expectEqual(frame(section([badge]), "badge", item: 1), CGRect(x: 103, y: 114, width: 20, height: 10))
    let centred = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: container)
    expectNil(centred.itemAnchor)
    expectEqual(frame(section([centred]), "badge"), CGRect(x: 80, y: 40, width: 20, height: 10))
  }

  @Test func aGroupsSupplementaryItemIsAnchoredToTheGroup() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    expectEqual(frame(section(onGroup: [badge]), "badge", item: 1), CGRect(x: 40, y: 110, width: 20, height: 10))
  }

  private func band(_ alignment: NSRectAlignment, _ offset: CGPoint = .zero)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(40, 30), elementKind: "band", alignment: alignment, absoluteOffset: offset)
  }

  @Test(arguments: [
    (NSRectAlignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 140, y: 0)),
    (.topTrailing, CGPoint(x: 280, y: 0)), (.bottomLeading, CGPoint(x: 0, y: 180)), (.bottom, CGPoint(x: 140, y: 180)),
    (.bottomTrailing, CGPoint(x: 280, y: 180)),
  ]) func boundaryItemAlignmentsPlaceThemAtTheEdges(alignment: NSRectAlignment, place: CGPoint) {
    let section = section()
    section.boundarySupplementaryItems = [band(alignment)]
    expectEqual(section.boundarySupplementaryItems[0].alignment, alignment)
    // Three groups of 60 points.
    expectEqual(frame(section, "band")?.origin, place)
  }

  @Test func aBoundaryItemWithoutExtendsBoundaryOverlapsTheContent() {
    let section = section()
    let band = band(.topTrailing, CGPoint(x: -6, y: 5))
    expect(band.extendsBoundary && band.offset == CGPoint(x: -6, y: 5))
    band.extendsBoundary = false
    section.boundarySupplementaryItems = [band]
    expectEqual(frame(section, "band"), CGRect(x: 274, y: 5, width: 40, height: 30))
    let scene = CollectionScene(UICollectionViewCompositionalLayout(section: self.section()), items: [3])
    expectEqual(scene.view.contentSize.height, 180)
  }

  /// The frame of a header in a section with insets of 15 and 25 points at its sides.
  private func header(_ change: (NSCollectionLayoutSection) -> Void) -> CGRect? {
    let section = section()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 25)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "band", alignment: .top)
    ]
    change(section)
    return frame(section, "band")
  }

  @Test func supplementaryContentInsetsReferenceInsetsHeaders() {
    let own = header { _ in }
    let without = header { $0.supplementaryContentInsetsReference = .none }
    expectEqual(own, CGRect(x: 15, y: 0, width: 280, height: 30))
    expectEqual(without, CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @available(*, deprecated, message: "names a deprecated property")
  @Test func supplementariesFollowContentInsetsMayBeTurnedOff() {
    var follows = false
    let frame = header {
      follows = $0.supplementariesFollowContentInsets
      $0.supplementariesFollowContentInsets = false
    }
    expect(follows && frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func aBackgroundDecorationHasItsKindAndZIndex() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    expect(background.elementKind == "card" && background.zIndex < 0)
    background.zIndex = -7
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = section()
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    let scene = CollectionScene(layout, items: [3])
    let found = layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 0))
    expect(found?.zIndex == -7 && found?.frame == CGRect(x: 2, y: 1, width: 314, height: 176))
    expectNil(scene.view.invariantViolation())
  }
}
