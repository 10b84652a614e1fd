import Expectations
import Testing

@testable import TableFuzz

/// A long text in a text view; `Scripts/fuzz editing` takes one of 50 MB.
@MainActor @Suite(.serialized) struct LongTextTests {
  @Test func aLongTextIsEditedAtRandom() {
    expectNil(LongText(byteCount: 300_000).run(isAlone: false))
  }
}
