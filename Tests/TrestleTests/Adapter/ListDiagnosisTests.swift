import Expectations
import ListCore
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Problems of a list")
struct ListDiagnosisTests {
  private final class Problems {
    var all: [ListProblem] = []
  }

  private let problems = Problems()
  private let diagnosis = ListDiagnosis()

  init() { diagnosis.receiver = { [problems] in problems.all.append($0) } }

  private func check(_ ids: [Int]) { diagnosis.check(ShownList(ListScene.posts(ids))) }

  @Test("rows of equal identity are reported once, with the first two places")
  func duplicates() {
    check([1, 2, 3])
    expect(problems.all.isEmpty)
    for _ in 0..<2 { check([1, 2, 1, 3, 1]) }
    expectEqual(
      problems.all,
      [
        .sameIdentity(
          RowIdentity(Post.self, id: 1), first: IndexPath(row: 0, section: 0), second: IndexPath(row: 2, section: 0))
      ])
    check([4, 4])
    expectEqual(problems.all.count, 2, "another identity is another problem")
    expect(problems.all[0].description.hasPrefix("Two rows have the identity 'Post 1': 0.0 and 0.2."))
  }

  @Test("rows without ids may repeat, and long lists are not looked through")
  func silence() {
    diagnosis.check(
      ShownList(
        RowList {
          RowSection {
            Headline("a"); Headline("a")
          }
        }))
    check(Array(repeating: 7, count: ListDiagnosis.mostRows + 1))
    expect(problems.all.isEmpty)
  }

  @Test("content that a cell cannot show is reported once for its class")
  func capabilities() {
    struct Named: StaticRow, Titled {
      var title: String?
      var cellClass: UITableViewCell.Type { UITableViewCell.self }
    }
    for name in ["a", "b"] {
      let row = AnyRow(
        identity: RowIdentity(Named.self, id: name), content: StaticContent(row: Named(title: name)))
      diagnosis.check(row, in: UITableViewCell(style: .default, reuseIdentifier: nil))
    }
    expectEqual(problems.all.count, 1)
    guard case .notShown("Titled", let row, "UITableViewCell")? = problems.all.first else {
      Issue.record("\(problems.all)")
      return
    }
    expectEqual(row, RowIdentity(Named.self, id: "a"))
  }

  @Test("a table with another delegate is reported once, to the logger as well")
  func taken() {
    let log = ListDescriptionTests.Log()
    diagnosis.logger = log
    for _ in 0..<2 { diagnosis.checkTaken() }
    expect(problems.all == [.otherDataSource] && log.problems == [.otherDataSource])
  }
}
