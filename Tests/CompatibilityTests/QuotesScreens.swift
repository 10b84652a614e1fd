import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// The menu of an app's own view and the app's items in a text view's, on a screen written from Apple's documentation
/// alone.
@MainActor @Suite(.serialized) struct QuotesScreens {
  private let quotes = QuotesViewController()
  private let screen: MountedScreen

  init() throws {
    UIMenuController.shared.menuItems = nil
    UIMenuController.shared.arrowDirection = .default
    screen = MountedScreen(quotes, size: CGSize(width: 320, height: 568), scale: 1)
    try screen.settle()
  }

  private func pressQuote() throws {
    screen.tap(at: CGPoint(x: 100, y: 215), duration: 0.7)
    try screen.settle()
  }

  @Test func aLongPressOpensTheMenuAboveTheLabel() throws {
    try pressQuote()
    let menu = UIMenuController.shared
    expect(menu.isMenuVisible)
    expect(menu.menuFrame.maxY < 200 && abs(menu.menuFrame.midX - 120) <= 1)
    expectEqual(quotes.log, ["will show", "frame", "did show"])
    try screen.tap(.text("Cite"))
    try screen.settle()
    expectEqual(quotes.quote.cited, ["Here be dragons"])
    expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    expectEqual(quotes.log, ["will show", "frame", "did show", "will hide", "frame", "did hide"])
  }

  @Test func standardCommandsComeBeforeItemsOfTheController() throws {
    try pressQuote()
    expect(screen.accessibility.contains("Copy") && screen.accessibility.contains("Share"))
    try screen.tap(.text("Copy"))
    try screen.settle()
    expectEqual(UIPasteboard.general.string, "Here be dragons")
    try pressQuote()
    try screen.tap(.text("Share"))
    try screen.settle()
    expect(quotes.log.contains("share"))
  }

  @Test func anItemThatNoResponderPerformsIsHidden() throws {
    quotes.quote.mayCite = false
    try pressQuote()
    #expect(throws: (any Error).self) { try screen.tap(.text("Cite")) }
    quotes.quote.mayCite = true
    UIMenuController.shared.update()
    try screen.settle()
    try screen.tap(.text("Cite"))
    expectEqual(quotes.quote.cited.count, 1)
  }

  @Test func aTouchOutsideTheMenuClosesIt() throws {
    try pressQuote()
    try screen.tap(at: CGPoint(x: 160, y: 500))
    try screen.settle()
    expect(!UIMenuController.shared.isMenuVisible && quotes.log.last == "did hide")
  }

  @Test func theDeprecatedMethodsOpenTheMenu() throws {
    quotes.showMenuAsBefore()
    try screen.settle()
    let menu = UIMenuController.shared
    expect(menu.isMenuVisible && menu.menuFrame.minY > 230)
    menu.hideMenu(from: quotes.notes)
    expect(menu.isMenuVisible, "the menu of another view stays")
    menu.setMenuVisible(false, animated: false)
    expect(!menu.isMenuVisible && quotes.log.last == "did hide")
  }

  @Test func theMenuOfATextViewHasTheCustomItems() throws {
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark:"))]
    screen.tap(at: CGPoint(x: 45, y: 318))
    screen.tap(at: CGPoint(x: 45, y: 318))
    try screen.settle()
    try screen.tap(.text("Mark"))
    expectEqual(quotes.marked, [NSRange(location: 0, length: 5)])
  }
}

/// Traits that a parent sets for one child, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct ThemedPagesScreens {
  @Test func overriddenTraitsApplyToOneChild() throws {
    let pages = ThemedPagesViewController()
    let screen = MountedScreen(pages, size: CGSize(width: 390, height: 600), scale: 1)
    try screen.settle()
    expectEqual(pages.plain.traitCollection.horizontalSizeClass, .compact)
    expectEqual(pages.wide.traitCollection.horizontalSizeClass, .regular)
    expectEqual(pages.wide.view.traitCollection.horizontalSizeClass, .regular)
    expectEqual(pages.overrideTraitCollection(forChild: pages.wide)?.horizontalSizeClass, .regular)
    expectNil(pages.overrideTraitCollection(forChild: pages.plain))
    pages.makeWide(false)
    try screen.settle()
    expectEqual(pages.wide.traitCollection.horizontalSizeClass, .compact)
    expectEqual(pages.wide.changes.last, .compact)
    expectNil(pages.overrideTraitCollection(forChild: pages.wide))
  }
}
