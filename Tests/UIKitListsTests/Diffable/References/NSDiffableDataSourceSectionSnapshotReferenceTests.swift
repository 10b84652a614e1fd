import Expectations
import Foundation
import Testing
import UIKit

/// An outline that is an object, with identifiers of any type.
@Suite struct NSDiffableDataSourceSectionSnapshotReferenceTests {
  private func make() -> NSDiffableDataSourceSectionSnapshotReference {
    let snapshot = NSDiffableDataSourceSectionSnapshotReference()
    snapshot.appendItems(["herbs", "roots"])
    snapshot.appendItems(["dill", "mint"], intoParentItem: "herbs")
    snapshot.appendItems(["fruit"], intoParentItem: nil)
    return snapshot
  }

  private func names(_ items: [Any]) -> [String] { items.map { "\($0)" } }

  @Test func itemsFollowTheirParents() {
    let snapshot = make()
    expectEqual(names(snapshot.items), ["herbs", "dill", "mint", "roots", "fruit"])
    expectEqual(names(snapshot.rootItems), ["herbs", "roots", "fruit"])
    expect(snapshot.level(ofItem: "dill") == 1 && snapshot.level(ofItem: NSString("roots")) == 0)
    expectEqual(snapshot.parent(ofChildItem: "mint") as? String, "herbs")
    expectNil(snapshot.parent(ofChildItem: "herbs"))
    expect(snapshot.containsItem("dill") && !snapshot.containsItem("pea"))
    expect(snapshot.index(ofItem: "roots") == 3 && snapshot.index(ofItem: "pea") == NSNotFound)
    expectEqual(names(snapshot.ofParentItem("herbs").items), ["dill", "mint"])
    expectEqual(names(snapshot.ofParentItem("herbs", includingParentItem: true).rootItems), ["herbs"])
  }

  @Test func itemsExpandAndCollapse() {
    let snapshot = make()
    expect(!snapshot.isExpanded("herbs") && !snapshot.isVisible("dill"))
    snapshot.expandItems(["herbs"])
    expectEqual(names(snapshot.visibleItems), ["herbs", "dill", "mint", "roots", "fruit"])
    expect(names(snapshot.expandedItems()) == ["herbs"] && snapshot.isVisible("dill"))
    expect(snapshot.visualDescription().contains("herbs"))
    snapshot.collapseItems(["herbs"])
    expectEqual(names(snapshot.visibleItems), ["herbs", "roots", "fruit"])
  }

  @Test func itemsAndSnapshotsAreInserted() {
    let snapshot = make()
    snapshot.insertItems(["basil"], beforeItem: "mint")
    snapshot.insertItems(["thyme"], afterItem: "mint")
    expectEqual(names(snapshot.ofParentItem("herbs").items), ["dill", "basil", "mint", "thyme"])
    let nuts = NSDiffableDataSourceSectionSnapshotReference()
    nuts.appendItems(["nuts"])
    snapshot.insert(nuts, beforeItem: "fruit")
    let seeds = NSDiffableDataSourceSectionSnapshotReference()
    seeds.appendItems(["seeds", "grains"])
    expectEqual(snapshot.insert(seeds, afterItem: "roots") as? String, "grains")
    expectEqual(names(snapshot.rootItems), ["herbs", "roots", "seeds", "grains", "nuts", "fruit"])
    snapshot.replaceChildren(ofParentItem: "herbs", with: NSDiffableDataSourceSectionSnapshotReference())
    expect(names(snapshot.ofParentItem("herbs").items).isEmpty)
  }

  @Test func deletingItemsDoesNotChangeCopies() {
    let snapshot = make()
    let copy = snapshot.copy() as? NSDiffableDataSourceSectionSnapshotReference
    snapshot.deleteItems(["herbs"])
    expectEqual(names(snapshot.items), ["roots", "fruit"], "with all below them")
    snapshot.deleteAllItems()
    expect(snapshot.items.isEmpty && copy?.items.count == 5)
  }
}
