import Testing
import TrestleTesting

@testable import Trestle

@MainActor @Suite("Pages of an asynchronous sequence")
struct PagedListSequenceTests {
  @Test("one is taken at a time, the end is that of the sequence, and asking anew begins anew")
  func pages() async throws {
    let list = PagedList<Int, Int> {
      AsyncStream { continuation in
        for page in [[1, 2], [3], [4, 5]] { continuation.yield(page) }
        continuation.finish()
      }
    }
    await list.refresh()
    #expect(list.elements == [1, 2] && "\(list.phase)" == "loaded")
    for expected in [[1, 2, 3], [1, 2, 3, 4, 5]] {
      list.loadMore()
      try #require(await waitUntil { list.elements == expected })
    }
    list.loadMore()
    try #require(await waitUntil { "\(list.phase)" == "endReached" })
    await list.refresh()
    #expect(list.elements == [1, 2] && "\(list.phase)" == "loaded")
  }

  @Test("an error is a phase, and the sequence is begun anew")
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
    try #require(await waitUntil { if case .failedMore = list.phase { true } else { false } })
    list.reload()
    try #require(await waitUntil { "\(list.phase)" == "loaded" })
    #expect(list.elements == [1])
  }

  @Test("no pages at all are an empty list")
  func empty() async {
    let list = PagedList<Int, Int> { AsyncStream<[Int]> { $0.finish() } }
    await list.refresh()
    #expect("\(list.phase)" == "empty")
  }
}
