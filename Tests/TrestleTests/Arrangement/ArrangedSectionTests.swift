import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A tile of a grid, of a class of the app's.
private final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Sections that are arranged")
struct ArrangedSectionTests {
  private func tiles(_ count: Int, _ arrangement: SectionArrangement) -> RowList {
    RowList {
      RowSection("tiles") {
        Rows(0..<count, id: { $0 }) { id in Row(id, id, in: TileCell.self) { $0.label.text = "\($1)" } }
      }
      .arrangement(arrangement)
      RowSection("below") { Row("below", Headline("below")).height(.fixed(50)) }
    }
  }

  @Test("a grid has as many columns as fit its width")
  func grid() throws {
    let scene = CollectionScene(size: CGSize(width: 332, height: 480))
    try scene.show(tiles(5, .grid(columns: .widthAtLeast(90), height: .fixed(40), spacing: 10)))
    // 300 points without the insets: three columns of 93⅓ points.
    expectEqual(scene.frames.map(\.minY), [0, 0, 0, 50, 50, 106])
    expect(abs(scene.frames[1].minX - (16 + 280.0 / 3 + 10)) < 0.5)
    scene.screen.resize(to: CGSize(width: 432, height: 480))
    try scene.screen.settle()
    expectEqual(scene.frames.map(\.minY), [0, 0, 0, 0, 50, 106])
  }

  @Test("a changed arrangement is applied even if the rows are equal")
  func otherArrangement() throws {
    let scene = CollectionScene()
    try scene.show(tiles(4, .grid(columns: .count(2), height: .fixed(40))))
    expectEqual(scene.frames.map(\.minY), [0, 0, 48, 48, 104])
    try scene.show(tiles(4, .grid(columns: .count(4), height: .fixed(40))))
    expectEqual(scene.frames.map(\.minY), [0, 0, 0, 0, 56])
  }

  @Test("rows scroll horizontally, page by page, and report the page in the middle")
  func sideways() throws {
    let scene = CollectionScene()
    var pages: [Int] = []
    var seen: [Int] = []
    let list = RowList {
      RowSection("pages") {
        Rows(0..<5, id: { $0 }) { id in
          Row(id, id, in: TileCell.self) { $0.label.text = "\($1)" }.onVisible { seen.append($0) }
        }
      }
      .arrangement(.sideways(width: .fraction(1), height: .aspectRatio(2), spacing: 0).insets(.zero))
      .onPage { pages.append($0) }
    }
    try scene.show(list)
    expect(pages == [0] && seen == [0])
    expectEqual(scene.frames.first, CGRect(x: 0, y: 0, width: 320, height: 160))
    scene.screen.drag(from: CGPoint(x: 280, y: 80), to: CGPoint(x: 60, y: 80), duration: 0.2)
    try scene.screen.settle()
    expect(pages == [0, 1] && seen == [0, 1])
    scene.adapter.scroll(to: RowIdentity(Int.self, id: 3), animated: true)
    try scene.screen.settle()
    expect(pages.last == 3 && seen.last == 3)
    let last = try require(scene.collection.cellForItem(at: IndexPath(item: 3, section: 0)))
    expectEqual(last.convert(CGPoint.zero, to: nil).x, 0)
  }

  @Test("columns of several rows scroll horizontally")
  func columns() throws {
    let scene = CollectionScene()
    try scene.show(tiles(7, .sideways(rows: 3, width: .fixed(200), height: .fixed(40), spacing: 10)))
    expectEqual(
      Array(scene.frames.prefix(4)).map(\.origin),
      [
        CGPoint(x: 16, y: 0), CGPoint(x: 16, y: 50), CGPoint(x: 16, y: 100), CGPoint(x: 226, y: 0),
      ])
    expectEqual(scene.frames.last?.minY, 156)
  }

  @Test("a custom section gets the header, and is recreated for another value")
  func ownSection() throws {
    let scene = CollectionScene()
    var made: [CGFloat] = []
    func list(_ height: CGFloat, _ text: String) -> RowList {
      RowList {
        RowSection("a") { Row(1, Headline(text)) }.header("Above")
          .arrangement(
            .section(height) { _ in
              made.append(height)
              let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(height))
              return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            })
      }
    }
    try scene.show(list(60, "a"))
    expect(scene.collection.sectionView(0, isHeader: true) != nil && scene.frames.first?.size.height == 60)
    try scene.show(list(60, "b"))
    expectEqual(scene.texts, ["b"])
    try scene.show(list(80, "b"))
    expect(made.last == 80 && scene.frames.first?.height == 80)
  }
}
