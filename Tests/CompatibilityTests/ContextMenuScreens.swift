import Expectations
import Testing
import TrestleTesting
import UIKit

/// Menus of rows, as a person opens them, on screens written from Apple's documentation alone.
@MainActor @Suite struct ContextMenuScreens {
  private func place(_ table: UITableView, _ row: Int) -> CGPoint {
    let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// The text that is shown in front of all others of the kind.
  private func frontLabel(_ text: String, in screen: MountedScreen) -> UILabel? {
    func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
    return labels(screen.window).last { $0.text == text }
  }

  private func place(of text: String, in screen: MountedScreen) throws -> CGPoint {
    let label = try require(frontLabel(text, in: screen))
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  private func isShown(_ text: String, in screen: MountedScreen) -> Bool { frontLabel(text, in: screen) != nil }

  /// A small screen: what stands behind a menu is blurred in each frame.
  private func mount(
    _ controller: AlbumViewController, _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) -> MountedScreen {
    MountedScreen(controller, size: CGSize(width: 320, height: 568), scale: 1, traits: traits)
  }

  private func open(_ row: Int) throws -> (MountedScreen, AlbumViewController) {
    let controller = AlbumViewController()
    let screen = mount(controller)
    screen.tap(at: place(controller.tableView, row), duration: 0.7)
    try screen.settle()
    return (screen, controller)
  }

  @Test func aMenuElementIsChosen() throws {
    let (screen, controller) = try open(0)
    expectEqual(controller.log, ["menu opens", "menu is open"])
    expectEqual(controller.tableView.contextMenuInteraction?.menuAppearance, .rich)
    expect(isShown("Share", in: screen) && !isShown("Secret", in: screen))
    screen.tap(at: try place(of: "Share", in: screen))
    try screen.settle()
    expectEqual(controller.log.dropFirst(2), ["menu closes", "Share Beach", "menu is closed"])
    expect(!isShown("Share", in: screen))
    expectEqual(controller.tableView.contextMenuInteraction?.menuAppearance, .unknown)
  }

  @Test func aRowWithoutAMenuIsSelected() throws {
    let (screen, controller) = try open(2)
    expectEqual(controller.log, ["select Harbour"])
    expect(!isShown("Share", in: screen))
  }

  @Test func aDisabledMenuElementDoesNothing() throws {
    let (screen, controller) = try open(0)
    screen.tap(at: try place(of: "Edit", in: screen))
    try screen.settle()
    expectEqual(controller.log, ["menu opens", "menu is open"])
  }

  @Test func aRowIsDeletedByItsMenu() throws {
    let (screen, controller) = try open(1)
    screen.tap(at: try place(of: "Delete", in: screen))
    try screen.settle()
    expectEqual(controller.photos, ["Beach", "Harbour", "Summit"])
    expectEqual(controller.log.dropFirst(2), ["menu closes", "delete Forest", "menu is closed"])
    expectEqual(controller.tableView.visibleCells.count, 3)
  }

  @Test func aTapOutsideClosesTheMenu() throws {
    let (screen, controller) = try open(0)
    screen.tap(at: CGPoint(x: 300, y: 550))
    try screen.settle()
    expectEqual(controller.log.dropFirst(2), ["menu closes", "menu is closed"])
  }

  @Test func aTapOnThePreviewShowsTheRow() throws {
    let (screen, controller) = try open(0)
    screen.tap(at: place(controller.tableView, 0))
    try screen.settle()
    expectEqual(controller.log.dropFirst(2), ["menu closes", "menu is closed", "show Beach"])
  }

  @Test func aSubmenuElementIsChosen() throws {
    let (screen, controller) = try open(0)
    screen.tap(at: try place(of: "Sort By", in: screen))
    try screen.settle()
    screen.tap(at: try place(of: "Date", in: screen))
    try screen.settle()
    expect(controller.log.contains("sort by Date"))
    expect(!isShown("Share", in: screen))
  }

  @Test func theFingerThatOpenedTheMenuChoosesAnElement() throws {
    let controller = AlbumViewController()
    let screen = mount(controller)
    let start = place(controller.tableView, 0)
    // Opened and closed once, to find out where the element stands.
    screen.tap(at: start, duration: 0.7)
    try screen.settle()
    let target = try place(of: "Share", in: screen)
    screen.press(.keyboardEscape)
    try screen.settle()
    expectEqual(controller.log, ["menu opens", "menu is open", "menu closes", "menu is closed"])
    screen.drag(from: start, to: target, press: 0.7)
    try screen.settle()
    expect(controller.log.contains("Share Beach"))
  }

  @Test func aSecondaryClickOpensACompactMenuAtThePointer() throws {
    let controller = AlbumViewController()
    let screen = mount(controller)
    let point = place(controller.tableView, 0)
    screen.secondaryClick(at: point)
    try screen.settle()
    expectEqual(controller.tableView.contextMenuInteraction?.menuAppearance, .compact)
    expectEqual(controller.tableView.contextMenuInteraction?.location(in: nil), point)
    screen.secondaryClick(at: CGPoint(x: 20, y: 540))
    try screen.settle()
    expectEqual(controller.log, ["menu opens", "menu is open", "menu closes", "menu is closed"])
  }

  @Test func keysChooseAnElementOfASubmenu() throws {
    let (screen, controller) = try open(0)
    // Favourite, Share, past Edit to Sort By, and into it.
    for _ in 0..<3 { screen.press(.keyboardDownArrow) }
    screen.press(.keyboardRightArrow)
    try screen.settle()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expect(controller.log.contains("sort by Date"))
  }

  @Test(arguments: ["light", "dark", "right to left", "largest text", "submenu", "compact"])
  func matchesItsPicture(_ look: String) throws {
    let controller = AlbumViewController()
    let screen = mount(controller) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest text" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    if look == "compact" {
      screen.secondaryClick(at: place(controller.tableView, 1))
    } else {
      screen.tap(at: place(controller.tableView, 1), duration: 0.7)
    }
    try screen.settle()
    if look == "submenu" {
      screen.tap(at: try place(of: "Sort By", in: screen))
      try screen.settle()
    }
    expectGolden(screen.picture, "menu \(look)")
  }
}
