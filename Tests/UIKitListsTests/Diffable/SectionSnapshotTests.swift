import Expectations
import Testing
import UIKit

@Suite("A section's snapshot")
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// fruit (apple, pear (conference)), nuts
  private var groceries: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["conference"], to: "pear")
    return snapshot
  }

  @Test("items follow their parents; only children of expanded items are visible")
  func itemsFollowTheirParentsAndExpansion() {
    var snapshot = groceries
    expectEqual(snapshot.items, ["fruit", "apple", "pear", "conference", "nuts"])
    expectEqual(snapshot.rootItems, ["fruit", "nuts"])
    expectEqual(snapshot.visibleItems, ["fruit", "nuts"])
    snapshot.expand(["pear", "unknown"])
    expectEqual(snapshot.visibleItems, ["fruit", "nuts"])
    snapshot.expand(["fruit"])
    expectEqual(snapshot.visibleItems, ["fruit", "apple", "pear", "conference", "nuts"])
    expectEqual(snapshot.expandedItems, ["fruit", "pear"])
    snapshot.collapse(["pear"])
    expectEqual(snapshot.visibleItems, ["fruit", "apple", "pear", "nuts"])
    expect(snapshot.isExpanded("fruit"))
    expect(!snapshot.isVisible("conference"))
    expect(snapshot.isVisible("pear"))
  }

  @Test("levels, parents and indexes are found by item")
  func levelsParentsAndIndexesAreFound() {
    let snapshot = groceries
    expectEqual(snapshot.level(of: "conference"), 2)
    expectEqual(snapshot.level(of: "nuts"), 0)
    expectEqual(snapshot.parent(of: "conference"), "pear")
    expectNil(snapshot.parent(of: "fruit"))
    expectEqual(snapshot.index(of: "nuts"), 4)
    expectNil(snapshot.index(of: "milk"))
    expect(snapshot.contains("apple"))
    expect(!snapshot.contains("milk"))
  }

  @Test("items are inserted among the siblings of another, behind its children")
  func itemsAreInsertedAmongSiblings() {
    var snapshot = groceries
    snapshot.insert(["bread"], after: "fruit")
    snapshot.insert(["banana"], before: "pear")
    snapshot.insert(["quince"], after: "pear")
    snapshot.insert([], after: "nobody")
    expectEqual(snapshot.items, ["fruit", "apple", "banana", "pear", "conference", "quince", "bread", "nuts"])
    expectEqual(snapshot.level(of: "bread"), 0)
    expectEqual(snapshot.parent(of: "banana"), "fruit")
    expectEqual(snapshot.parent(of: "quince"), "fruit")
  }

  @Test("items go with all below them, and come back collapsed")
  func deletingRemovesDescendants() {
    var snapshot = groceries
    snapshot.expand(["fruit", "pear"])
    snapshot.delete(["pear", "conference", "pear"])
    expectEqual(snapshot.items, ["fruit", "apple", "nuts"])
    snapshot.append(["pear"], to: "nuts")
    expect(!snapshot.isExpanded("pear"))
    expect(snapshot.isExpanded("fruit"))
    snapshot.deleteAll()
    expect(snapshot.items.isEmpty)
    expect(snapshot.expandedItems.isEmpty)
  }

  @Test("part of a tree is a snapshot, which another one can replace")
  func partialSnapshotsAreReadAndReplaced() {
    var snapshot = groceries
    snapshot.expand(["pear"])
    let pear = snapshot.snapshot(of: "pear", includingParent: true)
    expectEqual(pear.items, ["pear", "conference"])
    expectEqual(pear.rootItems, ["pear"])
    expect(pear.isExpanded("pear"))
    expectEqual(snapshot.snapshot(of: "fruit").rootItems, ["apple", "pear"])
    expect(snapshot.snapshot(of: "nuts").items.isEmpty)
    snapshot.replace(childrenOf: "fruit", using: pear)
    expectEqual(snapshot.items, ["fruit", "pear", "conference", "nuts"])
    expectEqual(snapshot.parent(of: "pear"), "fruit")
    expect(snapshot.isExpanded("pear"))
    var kinds = Snapshot()
    kinds.append(["almond", "cashew"])
    kinds.append(["roasted"], to: "cashew")
    snapshot.insert(kinds, after: "pear")
    expectEqual(snapshot.items, ["fruit", "pear", "conference", "almond", "cashew", "roasted", "nuts"])
    expectEqual(snapshot.level(of: "roasted"), 2)
  }

  @Test("the visual description draws the tree")
  func visualDescriptionDrawsTheTree() {
    var snapshot = groceries
    snapshot.expand(["fruit"])
    expectEqual(
      snapshot.visualDescription(),
      """
      <NSDiffableDataSourceSectionSnapshot
        +*fruit
          -*apple
          -*pear
            - conference
        -*nuts
      >
      """)
  }

  @Test("a copy is another value")
  func copiesAreIndependentValues() {
    let original = groceries
    var copy = Snapshot(original)
    copy.expand(["fruit"])
    copy.delete(["nuts"])
    expectEqual(original.items.count, 5)
    expect(original.expandedItems.isEmpty)
  }

  @Test("an existing item may not be added again") func addingAnExistingItemStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["a", "b"])
      snapshot.append(["c", "b", "c"], to: "a")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      text.contains(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    b,\n    c\n)}"))
  }

  @Test("an unknown item cannot be asked about") func queryingAnUnknownItemStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSDiffableDataSourceSectionSnapshot<String>().level(of: "z")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Item identifier does not exist in section snapshot: z"))
    let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.delete(["z"])
    }
    let deletion = String(decoding: deleted?.standardErrorContent ?? [], as: UTF8.self)
    expect(deletion.contains("Failed to find index of item z"))
  }
}
