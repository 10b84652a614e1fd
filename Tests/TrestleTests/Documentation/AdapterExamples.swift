import Testing
import TrestleTesting
import UIKit

@testable import Trestle

// Example: counter of spans
final class SpanCounter: ListLogger {
  var counts: [ListSpan: Int] = [:]

  func log(_ event: ListEvent) {
    if case .span(let span, _) = event { counts[span, default: 0] += 1 }
  }
}
// End of example

@MainActor @Suite("The examples of adapters")
struct AdapterExamples {
  @Test(
    "show a list in a table of the app's, and count what that takes", .runs("adapter", "counter of spans", "logger"))
  func adapter() throws {
    let posts = (1...3).map { Post(id: $0, text: "post \($0)") }
    let controller = ListScene.Controller(.plain)
    let tableView = controller.table
    // Example: adapter
    let adapter = ListAdapter(tableView: tableView)
    adapter.apply {
      RowSection("posts") {
        Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      }
    }
    // End of example
    let counter = SpanCounter()
    // Example: logger
    adapter.logger = counter
    // End of example
    let screen = MountedScreen(controller)
    try screen.settle()
    #expect(tableView.visibleCells.map(ListScene.text) == ["post 1", "post 2", "post 3"])
    #expect(counter.counts[.configure] == 3)
    adapter.apply { Row("one", text: "One") }
    try screen.settle()
    #expect(counter.counts[.apply] == 1 && tableView.visibleCells.count == 1)
  }
}
