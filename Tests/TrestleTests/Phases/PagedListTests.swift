import Expectations
import Synchronization
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A server whose answers are given by hand, in whatever order.
private final class Server: Sendable {
  struct Down: Error {}
  private struct Waiting {
    var cursor: Int?
    var answer: CheckedContinuation<ListPage<Post, Int>, any Error>
  }
  private let waiting = Mutex<[Waiting]>([])
  private let cancellations = Mutex(0)

  var requests: [Int?] { waiting.withLock { $0.map(\.cursor) } }
  var cancelled: Int { cancellations.withLock { $0 } }

  func load(_ cursor: Int?) async throws -> ListPage<Post, Int> {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer in
        waiting.withLock { $0.append(Waiting(cursor: cursor, answer: answer)) }
      }
    } onCancel: {
      cancellations.withLock { $0 += 1 }
    }
  }

  func answer(_ request: Int, _ ids: some Sequence<Int>, next: Int?) {
    let waiting = waiting.withLock { $0.remove(at: request) }
    waiting.answer.resume(returning: ListPage(ids.map { Post(id: $0, text: "\($0)") }, next: next))
  }

  func fail(_ request: Int) { waiting.withLock { $0.remove(at: request) }.answer.resume(throwing: Down()) }
}

@MainActor @Suite("A list that is loaded page by page")
struct PagedListTests {
  private func makeList(_ server: Server) -> PagedList<Post, Int> { PagedList { try await server.load($0) } }

  /// Waits until so many requests are there.
  private func wait(_ server: Server, for count: Int) async {
    for _ in 0..<10_000 where server.requests.count < count { await Task.yield() }
  }

  private func wait(_ list: PagedList<Post, Int>, until isThere: () -> Bool) async {
    for _ in 0..<10_000 where !isThere() { await Task.yield() }
  }

  @Test("pages follow each other, one at a time, to the end")
  func pages() async {
    let server = Server()
    let list = makeList(server)
    list.loadMore()
    expectEqual("\(list.phase)", "initial", "nothing was asked for")
    list.reload()
    await wait(server, for: 1)
    server.answer(0, 1...3, next: 3)
    await wait(list) { list.elements.count == 3 }
    list.loadMore()
    list.loadMore()
    expectEqual("\(list.phase)", "loadingMore")
    await wait(server, for: 1)
    expectEqual(server.requests, [3])
    server.answer(0, 4...5, next: nil)
    await wait(list) { list.elements.count == 5 }
    expect("\(list.phase)" == "endReached" && list.elements.map(\.id) == [1, 2, 3, 4, 5])
    list.loadMore()
    expectEqual("\(list.phase)", "endReached")
  }

  @Test("an outdated answer is ignored, and its request is cancelled")
  func outOfOrder() async {
    let server = Server()
    let list = makeList(server)
    list.reload()
    await wait(server, for: 1)
    list.reload()
    await wait(server, for: 2)
    expectEqual(server.cancelled, 1)
    server.answer(1, 7...8, next: nil)
    await wait(list) { list.elements.count == 2 }
    server.answer(0, 1...3, next: 3)
    await yieldToTasks()
    expect(list.elements.map(\.id) == [7, 8] && "\(list.phase)" == "endReached")
  }

  @Test("failures are phases, and can be tried again")
  func failures() async {
    let server = Server()
    let list = makeList(server)
    list.reload()
    await wait(server, for: 1)
    server.fail(0)
    await wait(list) { if case .failed = list.phase { true } else { false } }
    list.retry()
    await wait(server, for: 1)
    server.answer(0, 1...1, next: 1)
    await wait(list) { list.elements.count == 1 }
    list.loadMore()
    await wait(server, for: 1)
    server.fail(0)
    await wait(list) { if case .failedMore = list.phase { true } else { false } }
    list.retry()
    await wait(server, for: 1)
    server.answer(0, 2...2, next: nil)
    await wait(list) { list.elements.count == 2 }
    list.reload()
    await wait(server, for: 1)
    expectEqual(list.elements.count, 2, "what is there stays meanwhile")
    server.answer(0, [Int](), next: nil)
    await wait(list) { list.elements.isEmpty }
    expectEqual("\(list.phase)", "empty")
  }

  @Test("a released list cancels its request")
  func lifeTime() async {
    let server = Server()
    weak var gone: PagedList<Post, Int>?
    do {
      let list = makeList(server)
      gone = list
      list.reload()
      await wait(server, for: 1)
    }
    expect(gone == nil && server.cancelled == 1)
    server.answer(0, 1...3, next: nil)
  }

  @Test("a screen shows its phases, and requests more near the end, once a page")
  func screen() async throws {
    struct Screen: ListScreen {
      let list: PagedList<Post, Int>
      var rows: RowList {
        RowList {
          Rows(list.elements) { post in Row(post, in: PostCell.self) { $0.show($1) }.height(.fixed(44)) }
          switch list.phase {
          case .loading, .loadingMore: Row("loading", Headline("Loading"))
          case .empty: Row("empty", Headline("Empty"))
          default: Rows {}
          }
        }
        .onNearEnd(within: 5) { list.loadMore() }
      }
    }
    let server = Server()
    let list = makeList(server)
    let controller = ListViewController(Screen(list: list))
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    list.reload()
    await wait(server, for: 1)
    await yieldToTasks()
    try screen.settle()
    expectEqual(controller.tableView.visibleCells.map(ListScene.text), ["Loading"])
    server.answer(0, 0..<20, next: 20)
    await wait(list) { list.elements.count == 20 }
    await yieldToTasks()
    try screen.settle()
    expect(server.requests.isEmpty, "the end is not near")
    controller.tableView.contentOffset.y = 44 * 7
    try screen.settle()
    await wait(server, for: 1)
    controller.tableView.contentOffset.y = 44 * 9
    await yieldToTasks()
    try screen.settle()
    expectEqual(server.requests, [20])
    server.answer(0, 20..<22, next: nil)
    await wait(list) { list.elements.count == 22 }
    await yieldToTasks()
    try screen.settle()
    expect(controller.tableView.numberOfRows(inSection: 0) == 22 && server.requests.isEmpty)
  }
}
