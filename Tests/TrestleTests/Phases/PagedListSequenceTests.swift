import Expectations
import Synchronization
import Testing
import TrestleTesting

@testable import Trestle

@MainActor @Suite("Pages of an asynchronous sequence")
struct PagedListSequenceTests {
  @Test("are taken one at a time to the end of the sequence, and a refresh starts again")
  func pages() async throws {
    let list = PagedList<Int, Int> {
      AsyncStream { continuation in
        for page in [[1, 2], [3], [4, 5]] { continuation.yield(page) }
        continuation.finish()
      }
    }
    await list.refresh()
    expect(list.elements == [1, 2] && "\(list.phase)" == "loaded")
    for expected in [[1, 2, 3], [1, 2, 3, 4, 5]] {
      list.loadMore()
      try require(await waitUntil { list.elements == expected })
    }
    list.loadMore()
    try require(await waitUntil { "\(list.phase)" == "endReached" })
    await list.refresh()
    expect(list.elements == [1, 2] && "\(list.phase)" == "loaded")
  }

  @Test("an error is a phase, and a refresh restarts the sequence")
  func failure() async throws {
    struct Broken: Error {}
    let list = PagedList<Int, Int> {
      AsyncThrowingStream { continuation in
        continuation.yield([1])
        continuation.finish(throwing: Broken())
      }
    }
    await list.refresh()
    list.loadMore()
    try require(await waitUntil { if case .failedMore = list.phase { true } else { false } })
    list.reload()
    try require(await waitUntil { "\(list.phase)" == "loaded" })
    expectEqual(list.elements, [1])
  }

  @Test("a retry continues behind the pages already loaded")
  func retry() async throws {
    struct Broken: Error {}
    let attempts = Mutex(0)
    let list = PagedList<Int, Int> {
      let attempt = attempts.withLock { count in
        count += 1
        return count
      }
      return AsyncThrowingStream<[Int], any Error> { continuation in
        continuation.yield([1])
        if attempt == 2 { return continuation.finish(throwing: Broken()) }
        continuation.yield([2])
        if attempt == 1 { return continuation.finish(throwing: Broken()) }
        continuation.yield([3])
        continuation.finish()
      }
    }
    await list.refresh()
    list.loadMore()
    try require(await waitUntil { list.elements == [1, 2] })
    for _ in 0..<2 {
      // The second attempt fails before it is where the first one was.
      list.loadMore()
      list.retry()
      try require(await waitUntil { if case .failedMore = list.phase { true } else { false } })
      expectEqual(list.elements, [1, 2])
    }
    list.retry()
    try require(await waitUntil { "\(list.phase)" == "loaded" })
    expectEqual(list.elements, [1, 2, 3])
    list.loadMore()
    try require(await waitUntil { "\(list.phase)" == "endReached" })
    expectEqual(attempts.withLock { $0 }, 3)
  }

  @Test("no pages at all are an empty list")
  func empty() async {
    let list = PagedList<Int, Int> { AsyncStream<[Int]> { $0.finish() } }
    await list.refresh()
    expectEqual("\(list.phase)", "empty")
  }
}
