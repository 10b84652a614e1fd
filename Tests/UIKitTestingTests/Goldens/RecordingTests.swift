import Expectations
import Testing

@testable import UIKitTesting

@Suite("The choice of goldens to record")
struct RecordingTests {
  @Test(
    "names all, a suite, one golden, or those with a common prefix",
    arguments: [
      ("1", true), ("", false), ("0", false), ("FeedTests", true), ("first frame", true),
      ("FeedTests/first frame", true),
      ("OtherTests/first frame", false), ("first", false), ("first*", true), ("Feed*", true), ("*", false),
      ("FeedTests/first*", true), ("OtherTests, first frame", true), ("frame*", false),
    ])
  func names(_ request: String, _ isNamed: Bool) {
    expectEqual(Recording.names("FeedTests/first frame", in: request), isNamed)
  }
}
