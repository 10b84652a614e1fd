import Testing
import TrestleTesting
import UIKit

@testable import Trestle

struct Print: Identifiable, Equatable {
  var id: Int
  var name: String
}

private final class PrintCell: UICollectionViewCell {
  private(set) var name = ""
  func show(_ print: Print) { name = print.name }
}

// Example: gallery screen
struct PrintsScreen: ListScreen {
  let news: [Print]
  let prints: [Print]
  let onPage: (Int) -> Void

  var arrangement: SectionArrangement? { .list(.insetGrouped) }

  var rows: RowList {
    RowSection("news") {
      Rows(news) { Row($0, in: PrintCell.self) { $0.show($1) } }
    }
    .arrangement(.sideways(width: .fraction(1), height: .aspectRatio(2)))
    .onPage(onPage)
    RowSection("prints") {
      Rows(prints) { Row($0, in: PrintCell.self) { $0.show($1) } }
    }
    .header("All prints")
    .arrangement(.grid(columns: .widthAtLeast(150), height: .fixed(180)))
    RowSection("about") {
      Row("terms", text: "Terms").discloses {}
    }
  }
}
// End of example

@MainActor @Suite("The example of arrangements")
struct ArrangementExamples {
  @Test("a row that pages, a grid and a list in one screen", .runs("gallery screen"))
  func gallery() throws {
    var pages: [Int] = []
    let news = (1...3).map { Print(id: $0, name: "news \($0)") }
    let prints = (4...7).map { Print(id: $0, name: "print \($0)") }
    let list = ListViewController(PrintsScreen(news: news, prints: prints) { pages.append($0) })
    let screen = MountedScreen(list, size: CGSize(width: 390, height: 844))
    try screen.settle()
    let collection = try #require(list.collectionView)
    #expect(list.tableView == nil && collection.numberOfSections == 3)
    func frame(_ section: Int, _ item: Int) throws -> CGRect {
      try #require(collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
    }
    #expect(try frame(0, 0).size == CGSize(width: 358, height: 179))
    #expect(try frame(1, 0).size == CGSize(width: 175, height: 180) && frame(1, 1).minY == frame(1, 0).minY)
    #expect(try frame(2, 0).minX > 0 && frame(2, 0).minY > frame(1, 3).maxY)
    try screen.drag(.row(RowIdentity(Print.self, id: 1)), by: CGVector(dx: -250, dy: 0), duration: 0.2)
    try screen.settle()
    #expect(pages == [0, 1])
  }
}
