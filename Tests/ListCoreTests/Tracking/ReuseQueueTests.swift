import ListCore
import Testing

@Suite struct ReuseQueueTests {
  @Test func theLastToLeaveComesBackFirst() {
    var queue = ReuseQueue<String>()
    queue.enqueue("a", identifier: "Post")
    queue.enqueue("b", identifier: "Post")
    #expect(queue.dequeue("Post") == "b")
    #expect(queue.dequeue("Ad") == nil)
    #expect(queue.reuseCount == 1)
    #expect(queue.dump() == "Post:1")
  }

  @Test func moreThanTheLimitAreLetGo() {
    var queue = ReuseQueue<Int>(limit: 2)
    #expect((0..<4).map { queue.enqueue($0, identifier: "Post") } == [true, true, false, false])
    #expect(queue.count(of: "Post") == 2)
  }
}
