import Foundation
import Testing

@testable import TableFuzz

/// Gestures mixed at random on carousels in the rows of a table; `table-fuzz --nested` takes more steps and other seeds.
@MainActor @Suite("Random gestures on nested lists")
struct FuzzNestTests {
  @Test("one finger scrolls one list, and all come to rest", arguments: [1, 900] as [UInt64])
  func holds(_ seed: UInt64) {
    let failure = FuzzNest(seed: seed).run(steps: 1000)
    #expect(failure == nil, "\(failure ?? "")")
  }
}
