import Expectations
import Testing

@testable import SwiftUI

@MainActor struct LazyLinesTests {
  private let lines = LazyLines(
    [
      .init(hasHeader: true, rowCount: 5, hasFooter: false), .init(hasHeader: false, rowCount: 0, hasFooter: true),
      .init(hasHeader: true, rowCount: 2, hasFooter: true),
    ], perLine: 2)

  @Test func headersRowsAndFootersAreLinesInOrder() {
    expectEqual(
      (0..<lines.count).map { lines[$0] },
      [
        .header(section: 0), .rows(section: 0, 0..<2), .rows(section: 0, 2..<4), .rows(section: 0, 4..<5),
        .footer(section: 1), .header(section: 2), .rows(section: 2, 0..<2), .footer(section: 2),
      ])
  }

  @Test func everyRowIsInItsLine() {
    expectEqual((0..<5).map { lines.line(section: 0, row: $0) }, [1, 1, 2, 2, 3])
    expectEqual(lines.line(section: 2, row: 1), 6)
    expectEqual((0..<3).map { lines.lines(ofSection: $0) }, [0..<4, 4..<5, 5..<8])
  }

  @Test func withoutSectionsThereAreNoLines() { expectEqual(LazyLines([], perLine: 3).count, 0) }
}
