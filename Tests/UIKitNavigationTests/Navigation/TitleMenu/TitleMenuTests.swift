import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Menus that a tap on the title of a screen opens.
@MainActor @Suite(.serialized) struct TitleMenuTests {
  final class Document: UIViewController, UINavigationItemRenameDelegate {
    var log: [String] = []
    var mayBegin = true
    override class var _actions: [_Action] { super._actions + [_Action("save", Document.save)] }

    override func duplicate(_ sender: Any?) { log.append("duplicate \(sender is UICommand)") }
    func save() { log.append("save") }
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { mayBegin }
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      log.append("renamed \(title)")
    }
  }

  private let document = Document()
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() {
    document.title = "Report"
    navigation = UINavigationController(rootViewController: document)
    screen = MountedScreen(navigation, size: CGSize(width: 390, height: 600), scale: 1)
  }

  private var overlay: ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }

  private var titles: [String] { overlay?.lists.last?.items.map(\.item.title) ?? [] }

  private func openMenu() throws {
    try screen.settle()
    try screen.tap(.text("Report"))
    try screen.settle()
  }

  private var menuTitle: MenuTitle? {
    func first(in view: UIView) -> MenuTitle? {
      view as? MenuTitle ?? view.subviews.lazy.compactMap(first).first
    }
    return first(in: navigation.navigationBar)
  }

  @Test func aTitleWithoutAMenuIsNotAButton() throws {
    try openMenu()
    expect(menuTitle == nil && overlay == nil)
  }

  @Test func theTitleMenuOffersActionsOfTheResponderChain() throws {
    var suggested: [[String]] = []
    document.navigationItem.titleMenuProvider = { suggestions in
      suggested.append(suggestions.map(\.title))
      return UIMenu(
        children: suggestions + [
          UICommand(title: "Save", action: Selector("save")), UICommand(title: "Lost", action: Selector("lost")),
          UIMenu(title: "Inner", children: [UICommand(title: "Lost too", action: Selector("lost"))]),
          UIAction(title: "Own") { [document] _ in document.log.append("own") },
        ])
    }
    try openMenu()
    expectEqual(suggested, [["Duplicate"]])
    expectEqual(titles, ["Duplicate", "Save", "Own"])
    try screen.tap(.text("Duplicate"))
    try screen.settle()
    try openMenu()
    try screen.tap(.text("Save"))
    try screen.settle()
    expectEqual(document.log, ["duplicate true", "save"])
  }

  @Test func aLargeTitleOpensTheMenu() throws {
    navigation.navigationBar.prefersLargeTitles = true
    document.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    try screen.settle()
    let menus = try require(menuTitles(in: navigation.navigationBar).first { $0.superview is LargeTitle })
    screen.tap(at: menus.convert(CGPoint(x: 20, y: menus.bounds.midY), to: nil))
    try screen.settle()
    expectEqual(titles, ["Duplicate"])
  }

  private func menuTitles(in view: UIView) -> [MenuTitle] {
    view.subviews.flatMap { ($0 as? MenuTitle).map { [$0] } ?? menuTitles(in: $0) }
  }

  @Test func aRenameDelegateAddsRenameToTheSuggestions() throws {
    document.navigationItem.renameDelegate = document
    document.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    try openMenu()
    expectEqual(titles, ["Duplicate", "Rename"])
    screen.press(.keyboardEscape)
    try screen.settle()
    document.mayBegin = false
    try openMenu()
    expectEqual(titles, ["Duplicate"])
  }

  @Test func withoutAProviderTheTitleMenuHasOnlyRename() throws {
    document.navigationItem.renameDelegate = document
    try openMenu()
    expectEqual(titles, ["Rename"])
    screen.press(.keyboardEscape)
    try screen.settle()
    document.mayBegin = false
    try openMenu()
    expectNil(overlay)
  }

  @Test func removingTheProviderRemovesTheTitleMenu() throws {
    document.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Own") { _ in }]) }
    try screen.settle()
    let title = try require(menuTitle)
    expect(title.accessibilityLabel == "Report" && title.accessibilityTraits == [.header, .button])
    expect(title.bounds.height >= 44, "a finger finds it")
    expect(abs(title.frame.midX - 195) <= 0.5)
    document.navigationItem.subtitle = "Draft"
    try screen.settle()
    expectEqual(menuTitle?.accessibilityLabel, "Report, Draft")
    document.navigationItem.titleMenuProvider = nil
    try screen.settle()
    expectNil(menuTitle)
  }

  @Test func aLargeTitleHasNoTitleMenu() throws {
    navigation.navigationBar.prefersLargeTitles = true
    document.navigationItem.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Own") { _ in }]) }
    try screen.settle()
    screen.tap(at: CGPoint(x: 40, y: 70))
    screen.tap(at: CGPoint(x: 195, y: 22))
    try screen.settle()
    expectNil(overlay)
  }

  @Test func aStandaloneBarHasTitleMenus() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let item = UINavigationItem(title: "Alone")
    item.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Own") { _ in }]) }
    bar.items = [item]
    document.view.addSubview(bar)
    try screen.settle()
    try screen.tap(.text("Alone"))
    try screen.settle()
    expectEqual(titles, ["Own"])
  }

  @Test(arguments: TraitVariant.allCases)
  func titleMenusMatchTheirPictures(_ variant: TraitVariant) throws {
    let document = Document()
    document.title = "Report"
    document.view.backgroundColor = .systemBackground
    document.navigationItem.renameDelegate = document
    document.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
    document.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    let navigation = UINavigationController(rootViewController: document)
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 180), traits: variant.apply)
    try screen.settle()
    expectGolden(screen.picture, "title \(variant.rawValue)")
    try screen.tap(.text("Report"))
    try screen.settle()
    expectGolden(screen.picture, "open \(variant.rawValue)")
    screen.press(.keyboardEscape)
    try screen.settle()
    navigation.rename(nil)
    try screen.settle()
    expectGolden(screen.picture, "field \(variant.rawValue)")
  }
}
