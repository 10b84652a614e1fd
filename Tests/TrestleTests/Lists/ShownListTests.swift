import Expectations
import ListCore
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("A list as it is shown")
struct ShownListTests {
  @Test("a section without rows is left out, unless it is to stay")
  func emptySections() {
    let shown = ShownList(
      RowList {
        RowSection("empty") {}.header("Empty")
        RowSection("kept") {}.header("Kept").staysWhenEmpty()
        RowSection("full") { Headline("x") }
      })
    expectEqual(shown.sections.map(\.id), ["kept", "full"])
    expectEqual(shown.identities.rowCount, 1)
  }

  @Test("rows outside of sections make up a section with those beside them")
  func looseRows() {
    let list = RowList {
      Headline("a")
      Row("b", Headline("b"))
      RowSection("s") { Headline("c") }
      Headline("d")
      for number in 0..<2 { Row(number, Headline("")) }
    }
    expectEqual(list.sections.map(\.rows.count), [2, 1, 3])
    expectEqual(list.sections.map(\.id), [nil, "s", nil])
    expectEqual(list.rowCount, 6)
  }

  @Test("places by identity, also of a row that the user moved")
  func places() {
    var shown = ShownList(ListScene.posts(0..<5))
    expectEqual(shown.path(of: RowIdentity(Post.self, id: 3)), RowPath(section: 0, row: 3))
    expectNil(shown.path(of: RowIdentity(Post.self, id: 9)))
    expectNil(shown.path(of: RowIdentity(Ad.self, id: 3)))
    shown.moveRow(RowPath(section: 0, row: 3), to: RowPath(section: 0, row: 0))
    expectEqual(shown.path(of: RowIdentity(Post.self, id: 3)), RowPath(section: 0, row: 0))
    expectEqual(shown.identity(at: RowPath(section: 0, row: 4)), RowIdentity(Post.self, id: 4))
  }
}
