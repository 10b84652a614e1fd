import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite("Groups of a compositional layout")
struct NSCollectionLayoutGroupTests {
  @Test("a nested group is drawn with its cells in their places")
  func visualDescriptionDrawsNestedGroups() {
    let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole,
      subitems: [
        NSCollectionLayoutItem(layoutSize: half),
        NSCollectionLayoutGroup.vertical(layoutSize: half, subitems: [NSCollectionLayoutItem(layoutSize: row)]),
      ])
    expectEqual(
      group.visualDescription(),
      """
      +-----------------------------+-----------------------------+
      |                             |              1              |
      |                             |                             |
      |              0              +-----------------------------+
      |                             |              2              |
      |                             |                             |
      +-----------------------------+-----------------------------+
      """)
  }

  @Test("a custom group is drawn with the places that its provider has for 320 points")
  func visualDescriptionDrawsCustomGroups() {
    var sizes: [CGSize] = []
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      sizes.append(environment.container.contentSize)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 160, y: 0, width: 160, height: 32))]
    }
    let lines = group.visualDescription().split(separator: "\n")
    expect(lines.count == 4 && Set(lines.map(\.count)) == [61])
    expect(lines[1].hasSuffix("|              0              |") && lines[1].hasPrefix("|                 "))
    expectEqual(sizes, [CGSize(width: 320, height: 32)])
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// The frames of a section's first cells in 320 by 440 points.
  private func frames(_ group: NSCollectionLayoutGroup, count: Int) -> [CGRect] {
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [count])
    return (0..<count).compactMap { scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test("a repeated item keeps its own size, under either name")
  func repeatedItemsKeepTheirSize() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    let whole = size(.fractionalWidth(1), .absolute(60))
    let rows: [NSCollectionLayoutGroup] = [
      .horizontal(layoutSize: whole, repeatingSubitem: item, count: 2),
      .horizontalGroup(with: whole, repeatingSubitem: item, count: 2),
    ]
    for row in rows {
      expectEqual(frames(row, count: 3).map(\.origin), [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 60)])
      expectEqual(frames(row, count: 1)[0].size, CGSize(width: 50, height: 20))
    }
    let columns: [NSCollectionLayoutGroup] = [
      .vertical(layoutSize: whole, repeatingSubitem: item, count: 2),
      .verticalGroup(with: whole, repeatingSubitem: item, count: 2),
    ]
    for column in columns {
      expectEqual(frames(column, count: 3).map(\.origin), [.zero, CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 60)])
    }
  }

  @Test("items that share a group have equal parts of it, whatever their own size")
  func itemsOfACountedGroupShareItEqually() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 3)
    column.interItemSpacing = .fixed(5)
    expectEqual(frames(column, count: 3), (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 35, width: 50, height: 30) })
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(40)), subitem: item, count: 3)
    expectEqual(frames(row, count: 2).map(\.width), [100, 100])
  }

  @Test("a group has copies of its items, and a copy of a group has copies of its views")
  func groupsCopyTheirItemsAndSupplementaryItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item, item])
    item.contentInsets.top = 9
    expect(group.subitems.count == 2 && group.subitems.allSatisfy { $0.contentInsets.top == 0 })
    expectEqual(group.subitems[0].layoutSize.widthDimension.dimension, 50)
    expectEqual(group.subitems[0].layoutSize.heightDimension.dimension, 20)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    expect(group.supplementaryItems.isEmpty)
    group.supplementaryItems = [badge]
    let copy = group.copy() as? NSCollectionLayoutGroup
    badge.zIndex = 4
    expect(group.supplementaryItems.map(\.zIndex) == [4] && copy?.supplementaryItems.map(\.zIndex) == [0])
  }

  @Test("a provider places the cells of a custom group, one in front of the other")
  func aCustomGroupsProviderPlacesItsCells() {
    let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
      let size = environment.container.effectiveContentSize
      let first = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 80, height: size.height))
      let second = NSCollectionLayoutGroupCustomItem(
        frame: first.frame.offsetBy(dx: 40, dy: 0), zIndex: first.zIndex + 3)
      return [first, second]
    }
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), itemProvider: provider)
    let scene = CollectionScene(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [2])
    let found = (0..<2).compactMap { scene.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    expect(found.map(\.frame.minX) == [0, 40] && found.map(\.zIndex) == [0, 3])
    expectEqual(found.map(\.frame.size), [CGSize(width: 80, height: 30), CGSize(width: 80, height: 30)])
  }
}
