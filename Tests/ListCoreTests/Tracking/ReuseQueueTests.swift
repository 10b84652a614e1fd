import Expectations
import ListCore
import Testing

@Suite struct ReuseQueueTests {
  @Test func theLastEnqueuedViewIsDequeuedFirst() {
    var queue = ReuseQueue<String>()
    queue.enqueue("a", identifier: "Post")
    queue.enqueue("b", identifier: "Post")
    expectEqual(queue.dequeue("Post"), "b")
    expectNil(queue.dequeue("Ad"))
    expectEqual(queue.reuseCount, 1)
    expectEqual(queue.dump(), "Post:1")
  }

  @Test func viewsBeyondTheLimitAreNotEnqueued() {
    var queue = ReuseQueue<Int>(limit: 2)
    expectEqual((0..<4).map { queue.enqueue($0, identifier: "Post") }, [true, true, false, false])
    expectEqual(queue.count(of: "Post"), 2)
  }

  @Test func takingAllEmptiesTheQueue() {
    var queue = ReuseQueue<Int>()
    for (element, identifier) in [(1, "Post"), (2, "Ad"), (3, "Post")] {
      queue.enqueue(element, identifier: identifier)
    }
    expectEqual(queue.takeAll().sorted(), [1, 2, 3])
    expect(queue.takeAll() == [] && queue.dequeue("Post") == nil && queue.dump() == "")
    expect(queue.enqueue(4, identifier: "Post") && queue.dequeue("Post") == 4)
  }
}
