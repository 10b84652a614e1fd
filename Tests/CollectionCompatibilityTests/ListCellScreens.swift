import Expectations
import Testing
import TrestleTesting
import UIKit

/// Lists in collection views, as apps write them.
@MainActor @Suite(.serialized) struct ListCellScreens {
  private func mounted<Controller: UIViewController>(
    _ controller: Controller, size: CGSize = CGSize(width: 390, height: 844)
  ) -> MountedScreen {
    let screen = MountedScreen(controller, size: size)
    screen.advance(frames: 3)
    return screen
  }

  private func cell(_ item: Int, _ section: Int, _ view: UICollectionView) throws -> UICollectionViewCell {
    try require(view.cellForItem(at: IndexPath(item: item, section: section)))
  }

  private func tap(_ cell: UIView, at share: CGFloat = 0.3, _ screen: MountedScreen) throws {
    screen.tap(at: cell.convert(CGPoint(x: cell.bounds.width * share, y: cell.bounds.midY), to: nil))
    try screen.settle()
  }

  private func subview<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    for subview in view.subviews {
      if let found = subview as? View ?? self.subview(type, in: subview) { return found }
    }
    return nil
  }

  // MARK: Preferences

  @Test func groupsHaveHeadersFootersAndCards() throws {
    let controller = PreferencesListViewController()
    _ = mounted(controller)
    let view = try require(controller.collectionView)
    let first = try cell(0, 0, view)
    expect(first.frame.minX == 16 && first.frame.width == 358)
    expectEqual(first.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    let header = try require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        as? UICollectionViewListCell)
    let content = try require(header.contentConfiguration as? UIListContentConfiguration)
    expect(content.text == "Notifications" && content.textProperties.transform == .uppercase)
    expectEqual(header.backgroundConfiguration?.backgroundColor, .clear)
    expectEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count, 1)
    expectEqual(view.backgroundColor, .systemGroupedBackground)
  }

  @Test func rowsAreSelectedAndTheirControlsWorkSeparately() throws {
    let controller = PreferencesListViewController()
    let screen = mounted(controller)
    let view = try require(controller.collectionView)
    try tap(cell(1, 0, view), screen)
    expectEqual(controller.log, ["selected Password"])
    let toggle = try require(subview(UISwitch.self, in: cell(1, 1, view)))
    try tap(toggle, at: 0.5, screen)
    expectEqual(controller.log.last, "Sounds true")
    let info = try cell(1, 2, view)
    screen.tap(at: info.convert(CGPoint(x: info.bounds.width - 16 - 12, y: info.bounds.midY), to: nil))
    try screen.settle()
    expectEqual(controller.log.last, "about Continuous Scrolling")
    expectEqual(controller.log.count, 3, "controls do not select: \(controller.log)")
  }

  // MARK: Errands

  @Test func errandsAreSwipedAway() throws {
    let controller = ErrandsListViewController()
    let screen = mounted(controller)
    let view = try require(controller.collectionView)
    let row = try cell(1, 0, view)
    let start = row.convert(CGPoint(x: 300, y: row.bounds.midY), to: nil)
    screen.drag(from: start, to: CGPoint(x: start.x - 290, y: start.y), duration: 0.4)
    try screen.settle()
    expectEqual(controller.log, ["removed Return books"])
    expectEqual(controller.dataSource.snapshot().itemIdentifiers.count, 4)
  }

  @Test func aLeadingSwipePinsErrands() throws {
    let controller = ErrandsListViewController()
    let screen = mounted(controller)
    let view = try require(controller.collectionView)
    for item in [0, 2] {
      let row = try cell(item, 0, view)
      let start = row.convert(CGPoint(x: 20, y: row.bounds.midY), to: nil)
      screen.drag(from: start, to: CGPoint(x: start.x + 340, y: start.y), duration: 0.4)
      try screen.settle()
    }
    func secondary(_ item: Int) throws -> String? {
      (try cell(item, 0, view).contentConfiguration as? UIListContentConfiguration)?.secondaryText
    }
    expectNil(try secondary(0), "the first has no action there")
    expectEqual(try secondary(2), "Pinned")
  }

  @Test func editModeShowsDeleteAndReorderControls() throws {
    let controller = ErrandsListViewController()
    let screen = mounted(controller)
    let view = try require(controller.collectionView)
    controller.setEditing(true, animated: true)
    try screen.settle()
    let row = try cell(1, 0, view)
    expect(row.configurationState.isEditing && row.contentView.frame.minX == 80)
    screen.tap(at: row.convert(CGPoint(x: 150, y: row.bounds.midY), to: nil))
    try screen.settle()
    expect(controller.log == ["selected 1"] && row.isSelected)
    let grip = row.convert(CGPoint(x: row.bounds.width - 20, y: row.bounds.midY), to: nil)
    screen.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 150), duration: 0.6)
    try screen.settle()
    expect(
      controller.log.last == "order Buy milk, Call the plumber, Water the plants, Post the parcel, Return books"
        || controller.log.last == "order Buy milk, Call the plumber, Water the plants, Return books, Post the parcel",
      "\(controller.log)")
    let first = try cell(0, 0, view)
    screen.tap(at: first.convert(CGPoint(x: 28, y: first.bounds.midY), to: nil))
    try screen.settle()
    screen.tap(at: first.convert(CGPoint(x: first.bounds.width - 30, y: first.bounds.midY), to: nil))
    try screen.settle()
    expectEqual(controller.log.last, "removed Buy milk", "the minus opens the swipe action")
  }

  // MARK: Archive

  @Test func headersAndFoldersCollapseAndExpand() throws {
    let controller = ArchiveOutlineViewController()
    let screen = mounted(controller)
    let view = try require(controller.collectionView)
    func titles() -> [String] { controller.dataSource.snapshot().itemIdentifiers.map(\.title) }
    expectEqual(titles(), ["Library", "Recent", "Folders", "Shared", "Team", "Public"])
    try tap(cell(0, 0, view), screen)
    expectEqual(titles(), ["Library", "Shared", "Team", "Public"])
    expectEqual(controller.log, ["collapse Library"], "a header is not selected")
    try tap(cell(0, 0, view), screen)
    let folders = try cell(2, 0, view)
    screen.tap(at: folders.convert(CGPoint(x: folders.bounds.width - 23, y: folders.bounds.midY), to: nil))
    try screen.settle()
    expectEqual(titles(), ["Library", "Recent", "Folders", "Letters", "Maps", "Shared", "Team", "Public"])
    expect(folders.configurationState.isExpanded)
    let inner = try require(cell(3, 0, view) as? UICollectionViewListCell)
    let outer = try require(cell(1, 0, view) as? UICollectionViewListCell)
    expectEqual(inner.indentationLevel, outer.indentationLevel + 1)
    try tap(folders, screen)
    expectEqual(controller.log.last, "selected Folders", "elsewhere a tap selects")
  }

  // MARK: Departures

  @Test func separatorsHaveCustomInsetsAndColours() throws {
    let controller = DeparturesListViewController()
    let screen = mounted(controller)
    screen.advance(frames: 3)
    let view = try require(controller.collectionView)
    func lines(_ item: Int) throws -> [UIView] {
      try cell(item, 0, view).subviews.filter { $0.frame.height < 1 && !$0.isHidden }
    }
    for item in 0..<5 {
      let cell = try require(cell(item, 0, view) as? DepartureCell)
      let line = try lines(item).first
      expectEqual((line == nil), (item == 2), "line \(item)")
      expectEqual(line?.backgroundColor, (item == 2 ? nil : item == 3 ? .systemRed : .systemBlue))
      if let line {
        expect(line.frame.minX == cell.placeLabel.convert(CGPoint.zero, to: cell).x && line.frame.maxX == 390)
      }
      expect(cell.bounds.height > 44)
    }
  }
}
