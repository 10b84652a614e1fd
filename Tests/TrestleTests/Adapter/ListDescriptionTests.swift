import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("The description of a list")
struct ListDescriptionTests {
  @MainActor final class Log: ListLogger {
    var spans: [ListSpan] = []
    var problems: [ListProblem] = []

    func log(_ event: ListEvent) {
      switch event {
      case .span(let span, let duration):
        spans.append(span)
        if duration < .zero { spans = [] }
      case .problem(let problem): problems.append(problem)
      }
    }
  }

  private func list(_ posts: [(id: Int, text: String)]) -> RowList {
    RowList {
      RowSection("feed") {
        Rows(posts.map { Post(id: $0.id, text: $0.text) }) { post in
          Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44))
        }
        .placing(
          Rows([Ad(id: 1, sponsor: "x"), Ad(id: 2, sponsor: "y")]) { ad in
            Row(ad, in: AdCell.self) { $0.show($1) }.height { $0 / 4 }
          }, .fewer(than: 1, .end, otherwise: [.every(5, from: 1, limit: 1), .after(RowIdentity(Post.self, id: 3))]))
      }
      .header("Feed")
    }
  }

  @Test("names the rule that placed a row; inspected, also heights and the reasons of cell updates")
  func text() throws {
    let scene = ListScene()
    try scene.show(list([(1, "a"), (2, "b"), (3, "c")]))
    expectEqual(
      scene.adapter.description,
      """
      1 section, 5 rows
      'feed': 5 rows, header
        0.0 Post 1, 44 points
        0.1 Ad 1, computed, placed every 5 from 1
        0.2 Post 2, 44 points
        0.3 Post 3, 44 points
        0.4 Ad 2, computed, placed after Post 3
      """)
    try scene.show(list([(1, "a"), (4, "d"), (3, "C")]))
    expectEqual(
      scene.adapter.inspection,
      """
      1 section, 5 rows
      'feed': 5 rows, header
        0.0 Post 1, 44 points high (44 points), came into sight
        0.1 Ad 1, 80 points high (computed), placed every 5 from 1, came into sight
        0.2 Post 4, 44 points high (44 points), inserted
        0.3 Post 3, 44 points high (44 points), other content
        0.4 Ad 2, 80 points high (computed), placed after Post 3, came into sight
      """)
  }

  @Test("reports spans and problems to a logger only")
  func logger() throws {
    let scene = ListScene()
    let log = Log()
    try scene.show(list([(1, "a")]))
    scene.adapter.onProblem = { _ in }
    scene.adapter.logger = log
    try scene.show(list([(1, "a"), (2, "b"), (2, "c")]))
    expect(log.spans.first == .diff && log.spans.last == .apply)
    expectEqual(log.spans.filter { $0 == .configure }.count, 2)
    expectEqual(log.problems.count, 1)
    expect(!log.spans.contains(.measure), "the heights are said")
    log.spans = []
    try scene.show(RowList { RowSection("notes") { Row("a", Headline("a")) } })
    expectEqual(log.spans.filter { $0 == .measure }.count, 1)
    log.spans = []
    scene.adapter.logger = nil
    try scene.show(list([]))
    expect(log.spans.isEmpty)
  }

  @Test("reports the drawing time of a frame with changes")
  func drawing() async throws {
    let scene = ListScene()
    let log = Log()
    scene.adapter.logger = log
    try scene.show(list([(1, "a")]))
    await yieldToTasks()
    expect(!log.spans.contains(.draw), "what comes first is there before its frame")
    scene.adapter.apply(list([(1, "a"), (2, "b")]))
    try scene.screen.settle()
    expect(!log.spans.contains(.draw), "nobody was called yet")
    await yieldToTasks()
    expect(log.spans.filter { $0 == .draw }.count == 1 && log.spans.last == .draw)
    log.spans = []
    scene.adapter.apply(list([(1, "A")]))
    scene.adapter.applyNow()
    try scene.screen.settle()
    await yieldToTasks()
    expect(!log.spans.contains(.draw), "applied outside of a frame")
  }

  @Test("reports the time in which a screen made its rows")
  func build() async throws {
    let guests = Guests()
    let controller = ListViewController(Greeting(guests: guests))
    let log = Log()
    controller.adapter.logger = log
    let screen = MountedScreen(controller)
    guests.names = ["Ada"]
    await yieldToTasks()
    try screen.settle()
    expect(log.spans.contains(.build))
  }
}
