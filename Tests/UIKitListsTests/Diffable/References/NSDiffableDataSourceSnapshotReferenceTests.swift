import Expectations
import Foundation
import Testing
import UIKit

/// A snapshot that is an object, with identifiers of any type.
@Suite struct NSDiffableDataSourceSnapshotReferenceTests {
  private func make() -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["fruit", NSNumber(value: 2)])
    snapshot.appendItems(withIdentifiers: ["fig", "plum"], intoSectionWithIdentifier: "fruit")
    snapshot.appendItems(withIdentifiers: ["leek"])
    return snapshot
  }

  private func items(_ snapshot: NSDiffableDataSourceSnapshotReference, _ section: Any) -> [String] {
    snapshot.itemIdentifiersInSection(withIdentifier: section).map { "\($0)" }
  }

  @Test func itemsAreFoundInTheirSections() {
    let snapshot = make()
    expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    expect(snapshot.numberOfItems(inSection: "fruit") == 2 && snapshot.numberOfItems(inSection: 2) == 1)
    expectEqual(snapshot.itemIdentifiers.map { "\($0)" }, ["fig", "plum", "leek"])
    expectEqual(snapshot.sectionIdentifiers.map { "\($0)" }, ["fruit", "2"])
    expectEqual(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: NSString("plum")) as? String, "fruit")
    expectNil(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "pea"))
    expect(snapshot.index(ofItemIdentifier: "leek") == 2 && snapshot.index(ofItemIdentifier: "pea") == NSNotFound)
    expect(snapshot.index(ofSectionIdentifier: 2) == 1 && snapshot.index(ofSectionIdentifier: 9) == NSNotFound)
  }

  @Test func itemsAreInsertedMovedAndDeleted() {
    let snapshot = make()
    snapshot.insertItems(withIdentifiers: ["kiwi"], beforeItemWithIdentifier: "plum")
    snapshot.insertItems(withIdentifiers: ["pear"], afterItemWithIdentifier: "plum")
    expectEqual(items(snapshot, "fruit"), ["fig", "kiwi", "plum", "pear"])
    snapshot.moveItem(withIdentifier: "fig", afterItemWithIdentifier: "leek")
    snapshot.moveItem(withIdentifier: "pear", beforeItemWithIdentifier: "kiwi")
    expect(items(snapshot, "fruit") == ["pear", "kiwi", "plum"] && items(snapshot, 2) == ["leek", "fig"])
    snapshot.deleteItems(withIdentifiers: ["kiwi", "unknown"])
    expectEqual(items(snapshot, "fruit"), ["pear", "plum"])
    snapshot.deleteAllItems()
    expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func sectionsAreInsertedMovedAndDeleted() {
    let snapshot = make()
    snapshot.insertSections(withIdentifiers: ["a"], beforeSectionWithIdentifier: "fruit")
    snapshot.insertSections(withIdentifiers: ["b"], afterSectionWithIdentifier: "fruit")
    expectEqual(snapshot.sectionIdentifiers.map { "\($0)" }, ["a", "fruit", "b", "2"])
    snapshot.moveSection(withIdentifier: "a", afterSectionWithIdentifier: 2)
    snapshot.moveSection(withIdentifier: 2, beforeSectionWithIdentifier: "fruit")
    expectEqual(snapshot.sectionIdentifiers.map { "\($0)" }, ["2", "fruit", "b", "a"])
    snapshot.deleteSections(withIdentifiers: ["fruit"])
    expectEqual(snapshot.itemIdentifiers.map { "\($0)" }, ["leek"])
  }

  @Test func reloadAndReconfigureMarksAreKept() {
    let snapshot = make()
    snapshot.reloadItems(withIdentifiers: ["plum"])
    snapshot.reconfigureItems(withIdentifiers: ["fig", "leek"])
    snapshot.reloadSections(withIdentifiers: [2])
    expectEqual(snapshot.reloadedItemIdentifiers.map { "\($0)" }, ["plum"])
    expectEqual(snapshot.reconfiguredItemIdentifiers.map { "\($0)" }, ["fig", "leek"])
    expectEqual(snapshot.reloadedSectionIdentifiers.map { "\($0)" }, ["2"])
    expectEqual(snapshot, make(), "which does not make them different")
  }

  @Test func aCopyChangesIndependently() {
    let snapshot = make()
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    expect(copy == snapshot && copy?.hash == snapshot.hash)
    copy?.moveItem(withIdentifier: "plum", beforeItemWithIdentifier: "fig")
    expect(copy != snapshot && items(snapshot, "fruit") == ["fig", "plum"])
    expect(!snapshot.isEqual("fruit"))
  }
}
