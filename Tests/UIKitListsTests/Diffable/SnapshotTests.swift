import Expectations
import Testing
import UIKit

@testable import UIKitLists

@Suite("A snapshot's contents")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { "\($0)\(snapshot.itemIdentifiers(inSection: $0))" }.joined(separator: " ")
  }

  @Test("sections and items are appended, items to the last section unless another is named")
  func sectionsAndItemsAreAppended() {
    var snapshot = Snapshot()
    expectEqual(snapshot.numberOfSections, 0)
    expectEqual(snapshot.numberOfItems, 0)
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    expectEqual(text(snapshot), "a[3] b[1, 2]")
    expectEqual(snapshot.numberOfItems, 3)
    expectEqual(snapshot.numberOfItems(inSection: "b"), 2)
    expectEqual(snapshot.itemIdentifiers, [3, 1, 2])
  }

  @Test("an existing item is moved when it is appended or inserted, with a message")
  func appendingAnExistingItemMovesItWithAMessage() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    let said = Said()
    SnapshotFault.$receiver.withValue(MessageReceiver { said.add($0) }) {
      snapshot.appendItems([2, 5], toSection: "b")
      expectEqual(text(snapshot), "a[1, 3] b[4, 2, 5]")
      snapshot.insertItems([5, 6, 1], beforeItem: 4)
    }
    expectEqual(text(snapshot), "a[3] b[5, 6, 1, 4, 2]")
    expectEqual(said.messages.count, 2)
    expect(said.messages[0].contains("insert or append 1 item identifier that already exists in the snapshot"))
    expect(said.messages[1].contains("insert or append 2 item identifiers that already exist in the snapshot"))
  }

  @Test("items are inserted beside others")
  func itemsAreInsertedBesideOthers() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 3)
    snapshot.insertItems([], afterItem: 3)
    expectEqual(text(snapshot), "a[1, 10, 11, 2] b[3, 12]")
  }

  @Test("items move within and between sections, without a message")
  func itemsMoveWithinAndBetweenSections() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    let said = Said()
    SnapshotFault.$receiver.withValue(MessageReceiver { said.add($0) }) {
      snapshot.moveItem(3, beforeItem: 1)
      expectEqual(text(snapshot), "a[3, 1, 2] b[4]")
      snapshot.moveItem(1, afterItem: 4)
    }
    expectEqual(text(snapshot), "a[3, 2] b[4, 1]")
    expect(said.messages.isEmpty)
  }

  @Test("deleting ignores unknown identifiers; deleting all items removes the sections too")
  func deletingIgnoresUnknownIdentifiers() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3]), ("c", [4])])
    snapshot.deleteItems([2, 99])
    snapshot.deleteSections(["b", "x"])
    expectEqual(text(snapshot), "a[1] c[4]")
    expectNil(snapshot.indexOfItem(3))
    snapshot.deleteItems([1])
    expectEqual(text(snapshot), "a[] c[4]")
    snapshot.deleteAllItems()
    expectEqual(snapshot.numberOfSections, 0)
    expectEqual(snapshot.numberOfItems, 0)
    snapshot.appendSections(["a"])
    snapshot.appendItems([4])
    expectEqual(text(snapshot), "a[4]")
  }

  @Test("sections are inserted and moved beside others, with their items")
  func sectionsAreInsertedAndMovedWithTheirItems() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.insertSections(["c", "d"], beforeSection: "b")
    snapshot.insertSections(["e"], afterSection: "b")
    expectEqual(snapshot.sectionIdentifiers, ["a", "c", "d", "b", "e"])
    snapshot.moveSection("a", afterSection: "e")
    expectEqual(snapshot.sectionIdentifiers, ["c", "d", "b", "e", "a"])
    snapshot.moveSection("a", beforeSection: "b")
    expectEqual(snapshot.sectionIdentifiers, ["c", "d", "a", "b", "e"])
    snapshot.moveSection("c", beforeSection: "b")
    expectEqual(snapshot.sectionIdentifiers, ["d", "a", "c", "b", "e"])
    snapshot.moveSection("b", afterSection: "d")
    expectEqual(text(snapshot), "d[] b[2] a[1] c[] e[]")
  }

  @Test("indexes are found by identifier")
  func itemsAndSectionsAreFoundByIdentifier() {
    let snapshot = snapshot([("a", [1, 2]), ("b", []), ("c", [3])])
    expectEqual(snapshot.indexOfItem(3), 2)
    expectNil(snapshot.indexOfItem(4))
    expectEqual(snapshot.indexOfSection("c"), 2)
    expectNil(snapshot.indexOfSection("d"))
    expectEqual(snapshot.sectionIdentifier(containingItem: 2), "a")
    expectNil(snapshot.sectionIdentifier(containingItem: 4))
  }

  @Test("a section and an item may have equal identifiers")
  func sectionAndItemIdentifiersMayBeEqual() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([1, 2], toSection: 1)
    expectEqual(snapshot.indexOfSection(2), 1)
    expectEqual(snapshot.itemIdentifiers(inSection: 1), [1, 2])
  }

  @Test("marks for reloads are kept once each, in order")
  func reloadMarksAreKeptOnceInOrder() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [])])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    expectEqual(snapshot.reloadedItemIdentifiers, [3, 1, 2])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [2])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["b"])
    let copy = snapshot
    expectEqual(copy.reloadedItemIdentifiers, [3, 1, 2])
  }

  @Test("a copy is another value")
  func copiesAreIndependentValues() {
    let original = snapshot([("a", [1, 2])])
    var copy = original
    copy.appendItems([3])
    copy.deleteItems([1])
    copy.appendSections(["b"])
    expectEqual(text(original), "a[1, 2]")
    expectEqual(original.numberOfItems, 2)
    expectEqual(text(copy), "a[2, 3] b[]")
  }

  @Test("a snapshot made in another task is handed over")
  func snapshotsAreSentAcrossTasks() async {
    let snapshot = await Task.detached {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(Array(0..<100))
      return snapshot
    }.value
    expectEqual(snapshot.numberOfItems, 100)
  }
}

/// Messages, from wherever they come.
final class Said: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  func add(_ message: String) { lock.withLock { collected.append(message) } }
  var messages: [String] { lock.withLock { collected } }
}
