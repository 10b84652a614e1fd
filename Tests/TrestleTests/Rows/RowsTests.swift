import Expectations
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Rows")
struct RowsTests {
  private func identities(_ list: RowList) -> [[String]] {
    let shown = ShownList(list)
    return shown.sections.indices.map { section in
      (0..<shown.identities.rowCount(ofSection: section)).map {
        shown.identity(at: .init(section: section, row: $0)).description
      }
    }
  }

  @Test("a million rows are made only when they are shown")
  func laziness() {
    var made: [Int] = []
    var asked = 0
    let rows = Rows(
      0..<1_000_000,
      id: {
        asked += 1
        return $0
      }
    ) { number in
      let _ = made.append(number)
      Headline("\(number)")
    }
    let shown = ShownList(RowList { RowSection("numbers") { rows } })
    expect(rows.count == 1_000_000 && made.isEmpty && asked == 0)
    let row = shown.row(at: .init(section: 0, row: 765_432))
    expectEqual(made, [765_432])
    expectEqual(row.identity, RowIdentity(Int.self, id: 765_432))
  }

  @Test("rows are identified by type and id, and the id of a collection's element has precedence over that of its row")
  func identity() {
    expect(RowIdentity(Post.self, id: 1) != RowIdentity(Ad.self, id: 1))
    expectEqual(RowIdentity(Post.self, id: 1), RowIdentity(Post.self, id: 1))
    let list = RowList {
      Row("a", Headline("x"))
      Row(Headline("y"))
      Rows([Post(id: 7, text: "z")]) { Row("other", Headline($0.text)) }
      Row(Post(id: 8, text: ""), in: PostCell.self) { $0.show($1) }
    }
    expectEqual(identities(list), [["Headline a", "Headline", "Post 7", "Post 8"]])
  }

  @Test("if, else, switch, for and availability list rows")
  func builder() {
    enum Kind { case none, one, many }
    func list(_ kind: Kind, _ title: String?) -> RowList {
      RowList {
        RowSection("section") {
          if let title { Row("title", Headline(title)) }
          switch kind {
          case .none: Row("none", Headline("none"))
          case .one: Headline("one")
          case .many: for number in 0..<3 { Row(number, Headline("\(number)")) }
          }
          if #available(iOS 17, *) { Row("new", Headline("")) } else { Row("old", Headline("")) }
        }
        if title != nil { RowSection("more") { Row("more", Headline("")) } }
      }
    }
    expectEqual(identities(list(.none, nil)), [["Headline none", "Headline new"]])
    expectEqual(identities(list(.one, "t")), [["Headline title", "Headline", "Headline new"], ["Headline more"]])
    expectEqual(identities(list(.many, nil)), [["Headline 0", "Headline 1", "Headline 2", "Headline new"]])
  }

  @Test("rows of one closure may be of several kinds")
  func kinds() {
    let shown = ShownList(
      RowList {
        Rows([1, 2], id: { $0 }) { number in
          if number == 1 {
            Row(Headline("one"))
          } else {
            Row(Post(id: 2, text: ""), in: PostCell.self) { $0.show($1) }
          }
        }
      })
    expect(shown.row(at: .init(section: 0, row: 0)).content.cellClasses.table == UITableViewCell.self)
    expect(shown.row(at: .init(section: 0, row: 1)).content.cellClasses.table == PostCell.self)
  }

  @Test("content and style are compared, closures are not")
  func equality() {
    func row(_ text: String, _ height: RowHeight = .automatic) -> AnyRow {
      AnyRow(
        Row(Post(id: 1, text: text), in: PostCell.self) { $0.show($1) }.height(height).onSelect { print(text) })
    }
    expect(row("a").looksLike(row("a")))
    expect(!row("a").looksLike(row("b")))
    expect(!row("a").looksLike(row("a", .fixed(40))))
    expect(!row("a").looksLike(AnyRow(Row("1", Headline("a")))))
  }
}
