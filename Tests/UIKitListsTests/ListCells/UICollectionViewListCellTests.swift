import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct UICollectionViewListCellTests {
  @Test
  func listCellHasTheDocumentedDefaults() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories)
    expect(cell.accessories.isEmpty)
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    expectEqual(cell.contentView.frame, cell.bounds)
  }

  private final class Noting: UICollectionViewListCell {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
    }
  }

  /// Telling a cell and all that it shows of other traits takes longer than making it.
  @Test
  func cellsHaveTheirListEnvironmentWhenDequeued() {
    var environments: [UIListEnvironment] = []
    let scene = ListScene(.made(.insetGrouped)) { _, _ in
      environments.append(UITraitCollection.current.listEnvironment)
    }
    // The first three are used again.
    scene.view.register(Noting.self, forCellWithReuseIdentifier: "cell")
    scene.items = [(0..<8).map { "Row \($0)" }]
    scene.view.reloadData()
    scene.screen.advance(frames: 2)
    let cells = (0..<8).compactMap { scene.cell($0) as? Noting }
    expect(cells.count == 5 && cells.allSatisfy { $0.changes == 0 })
    expect(cells.allSatisfy { $0.traitCollection.listEnvironment == .insetGrouped })
    expect(cells.allSatisfy { $0.contentView.traitCollection === $0.traitCollection })
    expect(environments.count == 11 && environments.allSatisfy { $0 == .insetGrouped })
    scene.layout.configuration = .made(.plain)
    scene.screen.advance(frames: 2)
    expectEqual(scene.cell(0).traitCollection.listEnvironment, .plain)
  }

  @Test
  func indentationMovesTheContent() {
    let scene = ListScene(.made(.plain))
    let cell = scene.cell(1)
    cell.indentationLevel = 2
    scene.screen.advance(frames: 2)
    expectEqual(cell.contentView.frame, CGRect(x: 20, y: 0, width: 300, height: cell.bounds.height))
    expectEqual(cell.separators.lines.bottomFrame?.minX, 36, "the line begins at the text")
    cell.indentationWidth = 15
    scene.screen.advance(frames: 2)
    expectEqual(cell.contentView.frame.minX, 30)
  }

  @Test
  func indentationIsMirrored() {
    let scene = ListScene(.made(.plain), direction: .rightToLeft)
    let cell = scene.cell(0)
    cell.indentationLevel = 2
    scene.screen.advance(frames: 2)
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 300, height: cell.bounds.height))
    expectEqual(cell.separators.lines.bottomFrame?.maxX, 284)
  }

  // MARK: Content by place

  private func text(_ content: UIListContentConfiguration) -> String {
    "\(content.textProperties.font.pointSize) \(content.textProperties.transform)"
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ])
  func defaultContentConfigurationFollowsAppearance(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    let scene = ListScene(
      .made(appearance) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      })
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    let (row, header, footer): (UIListContentConfiguration, UIListContentConfiguration, UIListContentConfiguration) =
      switch appearance {
      case .plain: (.cell(), .plainHeader(), .plainFooter())
      case .grouped, .insetGrouped: (.cell(), .groupedHeader(), .groupedFooter())
      case .sidebar, .sidebarPlain: (.sidebarCell(), .sidebarHeader(), .groupedFooter())
      }
    let cell = scene.cell(0)
    expectEqual(text(cell.defaultContentConfiguration()), text(row))
    expectEqual(cell.defaultContentConfiguration().directionalLayoutMargins, row.directionalLayoutMargins)
    let top = scene.band(UICollectionView.elementKindSectionHeader).defaultContentConfiguration()
    expect(text(top) == text(header) && top.directionalLayoutMargins == header.directionalLayoutMargins)
    let bottom = scene.band(UICollectionView.elementKindSectionFooter).defaultContentConfiguration()
    expectEqual(text(bottom), text(footer))
    expectEqual(cell.traitCollection.listEnvironment, appearance.listEnvironment)
    expectEqual(isSidebar, (cell.backgroundConfiguration?.backgroundColor == .clear))
  }

  @Test
  func firstItemInSectionHasTheHeaderAppearance() {
    let scene = ListScene(.made(.insetGrouped) { $0.headerMode = .firstItemInSection })
    expectEqual(text(scene.cell(0).defaultContentConfiguration()), text(.groupedHeader()))
    expectEqual(text(scene.cell(1).defaultContentConfiguration()), text(.cell()))
    expectEqual(scene.cell(0).backgroundConfiguration?.backgroundColor, .clear)
    expectEqual(scene.cell(1).backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    expectEqual(scene.cell(0).layer.cornerRadius, 0)
    expectEqual(scene.cell(1).layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test
  func cornersAndSeparatorsFollowUpdates() {
    let scene = ListScene(.made(.insetGrouped))
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    expect(scene.cell(2).layer.maskedCorners == bottom && scene.cell(2).layer.cornerRadius == 10)
    expect(!scene.cell(2).separators.lines.showsBottom && scene.cell(1).separators.lines.showsBottom)
    scene.view.performBatchUpdates {
      scene.items[0].append("Four")
      scene.view.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    scene.screen.advance(by: 1)
    expect(scene.cell(2).layer.cornerRadius == 0 && scene.cell(3).layer.maskedCorners == bottom)
    expect(scene.cell(2).separators.lines.showsBottom && !scene.cell(3).separators.lines.showsBottom)
  }

  // MARK: Background

  @Test
  func aSelectionChangesTheDefaultBackground() {
    let scene = ListScene(.made(.grouped))
    scene.tap(scene.cell(1))
    expectEqual(scene.cell(1).backgroundConfiguration?.backgroundColor, .systemGray4)
    expectEqual(scene.cell(0).backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    expectEqual(scene.takeLog(), ["select 0.1"])
  }

  @Test
  func theAppsBackgroundConfigurationIsKept() {
    let scene = ListScene(.made(.insetGrouped)) { cell, _ in cell.backgroundConfiguration = .clear() }
    expectEqual(scene.cell(0).backgroundConfiguration?.backgroundColor, .clear)
    scene.cell(1).backgroundConfiguration = nil
    scene.screen.advance(frames: 2)
    expectNil(scene.cell(1).backgroundConfiguration)
  }

  @Test
  func aBackgroundViewReplacesTheDefaultConfiguration() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let background = UIView()
    cell.backgroundView = background
    cell.layoutIfNeeded()
    expect(cell.backgroundConfiguration == nil && background.superview === cell)
  }

  // MARK: Size

  @Test
  func aCellIsAsTallAsItsTextBesideItsAccessories() {
    let long = "A long text that has to be broken into several lines beside its accessories"
    let scene = ListScene(.made(.plain), [[long]])
    let before = scene.cell(0).bounds.height
    scene.cell(0).accessories = [
      .delete(displayed: .always), .label(text: "Some label"), .disclosureIndicator(), .reorder(displayed: .always),
    ]
    scene.screen.advance(by: 0.5)
    expect(before > 60 && scene.cell(0).bounds.height > before + 20)
  }

  @Test
  func cellsGrowWithTheTextSize() {
    let scene = ListScene(.made(.plain), textSize: .accessibilityExtraLarge) { cell, _ in
      cell.accessories = [.checkmark(), .delete(displayed: .always), .label(text: "12")]
    }
    let cell = scene.cell(0)
    expect(cell.bounds.height > 60)
    let (mark, control) = (cell.accessoryRow.view(of: .checkmark), cell.accessoryRow.view(of: .delete))
    expect((mark?.bounds.width ?? 0) > 24 && (control?.bounds.width ?? 0) > 50)
  }
}
