import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Misuse stops with UIKit's words and says what to do.
@Suite("Faults of snapshots", .serialized)
struct SnapshotFaultTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    return snapshot
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func appendingDuplicateItemsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.appendItems([7, 8, 7, 8])
    }
    expect(
      text(result).contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}"))
    expect(text(result).contains("Two items may not be equal"))
  }

  @Test func appendingItemsWithoutASectionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
    }
    expect(
      text(result).contains("There are currently no sections in the data source. Please add a section first."))
    expect(text(result).contains("call appendSections(_:) before it"))
  }

  @Test func appendingToAnUnknownSectionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.appendItems([9], toSection: "z")
    }
    expect(text(result).contains("Invalid parameter not satisfying: section != NSNotFound"))
    expect(text(result).contains("Section z is not in the snapshot, which has a, b"))
  }

  @Test func queryingAnUnknownSectionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.snapshot.itemIdentifiers(inSection: "z")
    }
    expect(text(result).contains("Section identifier was not found. You can verify the section exists by calling"))
    expect(text(result).contains("Asked for section z; there are a, b."))
  }

  @Test func appendingAnExistingSectionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.appendSections(["c", "b"])
    }
    expect(
      text(result).contains(
        "attempt to insert or append 1 section identifier that already exists in the snapshot. Identifiers in a "
          + "snapshot must be unique. Section identifier that already exists: (\n    b\n)"))
  }

  @Test func appendingDuplicateSectionsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.appendSections(["c", "c"])
    }
    expect(
      text(result).contains("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c"))
  }

  @Test func insertingAnItemBesideItselfStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.insertItems([9, 2], beforeItem: 2)
    }
    expect(
      text(result).contains(
        "Invalid update: destination for insertion operation [2] is in the insertion identifier list for update"))
  }

  @Test func movingUnknownItemsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.moveItem(8, beforeItem: 1)
    }
    expect(text(result).contains("Invalid parameter not satisfying: fromIndex != NSNotFound"))
    expect(text(result).contains("Item 8 is not among the 3 items of the snapshot"))
  }

  @Test func movingASectionBesideAnUnknownOneStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.moveSection("a", afterSection: "z")
    }
    expect(text(result).contains("Invalid parameter not satisfying: toSection != NSNotFound"))
  }

  @Test func reloadingUnknownItemsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.reloadItems([1, 8])
    }
    expect(text(result).contains("Attempted to reload item identifier that does not exist in the snapshot: 8"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot
      snapshot.reconfigureItems([8])
    }
    expect(text(other).contains("Attempted to reconfigure item identifier that does not exist in the snapshot: 8"))
  }

  @MainActor @Test func aProviderThatReturnsNoCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        source.apply(Self.snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
      }
    }
    expect(text(result).contains("UITableViewDiffableDataSource cell provider returned nil for index path"))
    expect(text(result).contains("with item identifier '1', which is not allowed."))
  }
}
