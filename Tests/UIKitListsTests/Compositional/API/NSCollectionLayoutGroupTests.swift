import Testing
import UIKit

@MainActor @Suite("Groups of a compositional layout")
struct NSCollectionLayoutGroupTests {
  @Test("a nested group is drawn with its cells in their places")
  func visualDescription() {
    let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole,
      subitems: [
        NSCollectionLayoutItem(layoutSize: half),
        NSCollectionLayoutGroup.vertical(layoutSize: half, subitems: [NSCollectionLayoutItem(layoutSize: row)]),
      ])
    #expect(
      group.visualDescription() == """
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
  func customGroup() {
    var sizes: [CGSize] = []
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      sizes.append(environment.container.contentSize)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 160, y: 0, width: 160, height: 32))]
    }
    let lines = group.visualDescription().split(separator: "\n")
    #expect(lines.count == 4 && Set(lines.map(\.count)) == [61])
    #expect(lines[1].hasSuffix("|              0              |") && lines[1].hasPrefix("|                 "))
    #expect(sizes == [CGSize(width: 320, height: 32)])
  }
}
