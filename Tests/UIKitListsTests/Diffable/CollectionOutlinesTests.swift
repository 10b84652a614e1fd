import Testing
import TrestleTesting
import UIKit

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
      let chevron = try #require(scene.cell(item).accessoryRow.view(of: .outlineDisclosure))
      scene.tap(chevron)
    }
  }

  @Test
  func aChevronShowsAndHidesTheChildren() throws {
    let outline = Outline()
    #expect(outline.shown == ["Folder", "Other"])
    try outline.tapChevron(0)
    #expect(outline.shown == ["Folder", "Child", "Fold", "Other"])
    #expect(outline.scene.cell(0).configurationState.isExpanded)
    let chevron = outline.scene.cell(0).accessoryRow.view(of: .outlineDisclosure) as? OutlineDisclosureControl
    #expect(chevron?.isExpanded == true)
    #expect(outline.scene.cell(1).indentationLevel == 1 && outline.scene.cell(3).indentationLevel == 0)
    try outline.tapChevron(2)
    #expect(outline.scene.cell(3).indentationLevel == 2)
    try outline.tapChevron(0)
    #expect(outline.shown == ["Folder", "Other"] && chevron?.isExpanded == false)
  }

  @Test
  func handlersAreAskedAndTold() throws {
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
    #expect(log == ["may Folder", "expand Folder"])
    try outline.tapChevron(0)
    #expect(log == ["may Folder", "expand Folder"] && outline.shown.count == 4, "it may not be collapsed")
  }

  @Test
  func childrenCanBeMadeWhenTheyAreNeeded() throws {
    let outline = Outline()
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var made = children
      made.append(["Made for \(parent)"])
      return made
    }
    try outline.tapChevron(0)
    #expect(outline.shown == ["Folder", "Child", "Fold", "Made for Folder", "Other"])
  }

  @Test
  func sectionsThatAreNoOutlinesStayAsTheyAre() throws {
    let outline = Outline()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Folder", "Fold"])
    outline.source.apply(snapshot, animatingDifferences: false)
    outline.scene.screen.advance(frames: 3)
    try outline.tapChevron(0)
    #expect(outline.shown == ["Folder", "Fold"])
    #expect(!outline.source.isExpanded(at: IndexPath(item: 0, section: 0)))
  }
}
