import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Updates that do not agree with the data stop with UIKit's words, and where the fault is.
@MainActor @Suite(.serialized)
struct TableUpdateErrorTests {
  @Test func aWrongRowCountStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = UpdateStage([["a", "b", "c"], ["d"]])
        stage.table.insertRows(at: [path(0, 1)], with: .fade)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Invalid update: invalid number of rows in section 1."))
    expect(text.contains("(1 inserted, 0 deleted)"))
    expect(text.contains("Asked for: insert row 0 of section 1."))
    expect(text.contains("The table view had 2 sections of 3, 1 rows, its data source (NamedRows) now has 2 sections"))
  }

  @Test func deletingARowTwiceStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = UpdateStage([["a", "b"]])
        stage.source.sections = [["b"]]
        stage.table.deleteRows(at: [path(0), path(0)], with: .fade)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("attempt to delete row 0 of section 0 twice in one update"))
  }

  @Test func endUpdatesWithoutBeginUpdatesStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UpdateStage([["a"]]).table.endUpdates() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("endUpdates() was called without beginUpdates()"))
  }

  @Test func reconfiguringWithADifferentCellStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = UpdateStage([["a"]])
        stage.source.identifier = "other"
        stage.table.reconfigureRows(at: [path(0)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("while row 0.0 was being reconfigured is another one"))
  }
}
