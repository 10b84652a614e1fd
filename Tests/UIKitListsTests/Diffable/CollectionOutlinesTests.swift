import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Items that are expanded and collapsed by their cells.
@MainActor @Suite(.serialized)
struct CollectionOutlinesTests {
  @MainActor
  private final class Outline {
    let scene = ListScene(.made(.plain))
    let source: UICollectionViewDiffableDataSource<Int, String>

    init() {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = name.first == "F" ? [.outlineDisclosure(options: .init(style: .cell))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: scene.view) { view, path, name in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["Folder", "Other"])
      snapshot.append(["Child", "Fold"], to: "Folder")
      snapshot.append(["Deep"], to: "Fold")
      source.apply(snapshot, to: 0, animatingDifferences: false)
      scene.screen.advance(frames: 3)
    }

    var shown: [String] { source.snapshot().itemIdentifiers }

    func tapChevron(_ item: Int) throws {
      let chevron = try require(scene.cell(item).accessoryRow.view(of: .outlineDisclosure))
      scene.tap(chevron)
    }
  }

  @Test
  func tappingTheChevronExpandsAndCollapses() throws {
    let outline = Outline()
    expectEqual(outline.shown, ["Folder", "Other"])
    try outline.tapChevron(0)
    expectEqual(outline.shown, ["Folder", "Child", "Fold", "Other"])
    expect(outline.scene.cell(0).configurationState.isExpanded)
    let chevron = outline.scene.cell(0).accessoryRow.view(of: .outlineDisclosure) as? OutlineDisclosureControl
    expectEqual(chevron?.isExpanded, true)
    expect(outline.scene.cell(1).indentationLevel == 1 && outline.scene.cell(3).indentationLevel == 0)
    try outline.tapChevron(2)
    expectEqual(outline.scene.cell(3).indentationLevel, 2)
    try outline.tapChevron(0)
    expect(outline.shown == ["Folder", "Other"] && chevron?.isExpanded == false)
  }

  @Test
  func expandAndCollapseHandlersAreCalledInOrder() throws {
    let outline = Outline()
    var log: [String] = []
    outline.source.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("may \(item)")
      return true
    }
    outline.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    outline.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    try outline.tapChevron(0)
    expectEqual(log, ["may Folder", "expand Folder"])
    try outline.tapChevron(0)
    expect(log == ["may Folder", "expand Folder"] && outline.shown.count == 4, "it may not be collapsed")
  }

  @Test
  func snapshotForExpandingParentProvidesChildren() throws {
    let outline = Outline()
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var made = children
      made.append(["Made for \(parent)"])
      return made
    }
    try outline.tapChevron(0)
    expectEqual(outline.shown, ["Folder", "Child", "Fold", "Made for Folder", "Other"])
  }

  @Test
  func sectionsWithoutOutlineDoNotExpand() throws {
    let outline = Outline()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Folder", "Fold"])
    outline.source.apply(snapshot, animatingDifferences: false)
    outline.scene.screen.advance(frames: 3)
    try outline.tapChevron(0)
    expectEqual(outline.shown, ["Folder", "Fold"])
    expect(!outline.source.isExpanded(at: IndexPath(item: 0, section: 0)))
  }

  /// The list lays out what it shows before it is told of a change: its items are not those of the outline to come.
  @Test
  func anOutlineIsAppliedDuringAPendingLayout() {
    let outline = Outline()
    outline.scene.view.collectionViewLayout.invalidateLayout()
    var fewer = NSDiffableDataSourceSectionSnapshot<String>()
    fewer.append(["Other"])
    outline.source.apply(fewer, to: 0, animatingDifferences: true)
    outline.scene.screen.advance(by: 1)
    expectEqual(outline.shown, ["Other"])
    expectNil(outline.scene.view.invariantViolation())
  }

  // MARK: Moves by hand

  private func move(_ outline: Outline, _ item: Int, to place: Int) {
    outline.source.reorderingHandlers.canReorderItem = { _ in true }
    let view = outline.scene.view
    expect(view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: 0)))
    view.updateInteractiveMovementTargetPosition(outline.scene.cell(place).center)
    outline.scene.screen.advance(frames: 2)
    view.endInteractiveMovement()
    outline.scene.screen.advance(by: 1)
    expectNil(view.invariantViolation())
  }

  @Test
  func aReorderedItemTakesItsCollapsedChildrenAlong() {
    let outline = Outline()
    var transaction: NSDiffableDataSourceTransaction<Int, String>?
    outline.source.reorderingHandlers.didReorder = { transaction = $0 }
    move(outline, 0, to: 1)
    expectEqual(outline.shown, ["Other", "Folder"])
    let section = outline.source.snapshot(for: 0)
    expectEqual(section.items, ["Other", "Folder", "Child", "Fold", "Deep"], "nothing is lost")
    expect(section.parent(of: "Deep") == "Fold" && section.parent(of: "Child") == "Folder")
    expectEqual(transaction?.sectionTransactions.first?.finalSnapshot.items, section.items)
    expectEqual(transaction?.finalSnapshot.itemIdentifiers, ["Other", "Folder"])
  }

  @Test
  func aReorderedItemTakesItsExpandedChildrenAlong() throws {
    let outline = Outline()
    try outline.tapChevron(0)
    move(outline, 0, to: 3)
    expectEqual(outline.shown, ["Other", "Folder", "Child", "Fold"])
    expectEqual((0..<4).map { outline.scene.cell($0).indentationLevel }, [0, 0, 1, 1])
  }

  @Test
  func aReorderedItemTakesTheParentOfTheItemBelow() throws {
    let outline = Outline()
    try outline.tapChevron(0)
    move(outline, 3, to: 1)
    expectEqual(outline.shown, ["Folder", "Other", "Child", "Fold"])
    expectEqual(outline.source.snapshot(for: 0).parent(of: "Other"), "Folder")
    expectEqual(outline.scene.cell(1).indentationLevel, 1)
    try outline.tapChevron(0)
    expectEqual(outline.shown, ["Folder"])
  }
}
