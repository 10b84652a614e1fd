import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: stars
struct Stars: UIContentConfiguration, Equatable {
  var count: Int

  func makeContentView() -> any UIView & UIContentView { StarsView(self) }
  func updated(for state: any UIConfigurationState) -> Stars { self }
}

final class StarsView: UILabel, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ stars: Stars) {
    configuration = stars
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    if let stars = configuration as? Stars { text = String(repeating: "★", count: stars.count) }
  }
}
// End of example

final class MapCell: UITableViewCell {}

@MainActor @Suite("The examples of rows")
struct RowExamples {
  struct Comment: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  struct Product {
    var title: String?
    var price: String
  }

  private let posts = (1...3).map { Post(id: $0, text: "post \($0)") }
  private let scene = ListScene()

  private func identities(_ count: Int) -> [RowIdentity?] {
    (0..<count).map { scene.adapter.identity(at: IndexPath(row: $0, section: 0)) }
  }

  @Test(
    "are rows that show texts, configurations, models and cells", .runs("row contents", "stars", "row of a cell class"))
  func contents() throws {
    let post = posts[0]
    var opened: [Int] = []
    func open(_ post: Post) { opened.append(post.id) }
    try scene.show(
      RowList {
        // Example: row contents
        Row("price", text: "Price", value: "20 kr")
        Row("stars", Stars(count: 4)).height(.fixed(60))
        Row(post, in: PostCell.self) { cell, post in cell.show(post) }.onSelect { post in open(post) }
        // Example: row of a cell class
        Row("map", in: MapCell.self)
        // End of example
        // End of example
      })
    let expected = [
      RowIdentity(UIListContentConfiguration.self, id: "price"), RowIdentity(Stars.self, id: "stars"),
      RowIdentity(Post.self, id: 1), RowIdentity(MapCell.self, id: "map"),
    ]
    #expect(identities(4) == expected)
    let cells = scene.table.visibleCells
    let price = try #require(cells[0].contentConfiguration as? UIListContentConfiguration)
    #expect(price.text == "Price" && price.secondaryText == "20 kr")
    #expect((cells[1].contentView as? StarsView)?.text == "★★★★" && cells[1].bounds.height == 60)
    #expect((cells[2] as? PostCell)?.post == post && cells[3] is MapCell)
    try scene.screen.tap(row: IndexPath(row: 2, section: 0))
    #expect(opened == [1])
  }

  @Test("are rows of posts, told apart by ids that live, or wrongly by places", .runs("rows of posts", "rows by place"))
  func identity() throws {
    var posts = posts
    var right: RowList {
      RowList {
        // Example: rows of posts
        Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
        // End of example
      }
    }
    var wrong: RowList {
      RowList {
        // Example: rows by place
        Rows(posts.indices, id: \.self) { place in Headline(posts[place].text) }
        // End of example
      }
    }
    try scene.show(right)
    let cell = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    posts.insert(Post(id: 9, text: "post 9"), at: 0)
    try scene.show(right, animated: true)
    #expect(scene.texts == ["post 9", "post 1", "post 2", "post 3"])
    #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell, "a row keeps its cell")
    try scene.show(wrong)
    let first = scene.table.cellForRow(at: IndexPath(row: 0, section: 0))
    posts.insert(Post(id: 10, text: "post 10"), at: 0)
    try scene.show(wrong, animated: true)
    #expect(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)) === first, "each cell shows another post")
    #expect(scene.texts.first == "post 10")
  }

  @Test("are lists and sections as values", .runs("list of sections", "section with a header"))
  func lists() throws {
    let product = Product(title: "Kettle", price: "20 kr")
    let comments = [Comment(id: 1, text: "Good"), Comment(id: 2, text: "Bad")]
    func list() -> RowList {
      // Example: list of sections
      RowList {
        RowSection("basics") {
          Row("price", text: "Price", value: product.price)
          if let title = product.title { Row("title", Headline(title)) }
        }
      }
      // End of example
    }
    try scene.show(list())
    #expect(scene.table.numberOfSections == 1 && identities(2).map { $0?.id } == ["price", "title"])
    try scene.show(
      RowList {
        // Example: section with a header
        RowSection("comments") {
          Rows(comments) { comment in Row(text: comment.text) }
        }
        .header("Comments")
        // End of example
      })
    let header = scene.table.headerView(forSection: 0)?.contentConfiguration as? UIListContentConfiguration
    #expect(header?.text == "Comments" && scene.table.numberOfRows(inSection: 0) == 2)
  }
}
