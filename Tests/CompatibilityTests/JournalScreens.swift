import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// A journal in a split view in a tab bar, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct JournalScreens {
  private static let wide = CGSize(width: 1000, height: 700)
  private static let phone = CGSize(width: 390, height: 844)

  private func mount(
    _ size: CGSize, _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> (JournalTabBarController, MountedScreen) {
    let journal = JournalTabBarController()
    let screen = MountedScreen(journal, size: size, scale: 1, traits: traits)
    try screen.settle()
    return (journal, screen)
  }

  @Test func aDayIsDraggedIntoTheEntry() throws {
    let (journal, screen) = try mount(Self.wide)
    try screen.tap(.text("March 14"))
    try screen.settle()
    expect(!journal.entry.placeholder.isHidden && journal.entry.textView.text == "")
    let start = try screen.point(of: .text("March 3"))
    let text = journal.entry.textView
    screen.drag(from: start, to: text.convert(CGPoint(x: 60, y: 20), to: nil), press: 0.6)
    try screen.settle()
    expect(text.text == "Snow until noon." && journal.entry.placeholder.isHidden)
    expect(journal.days.days[2].text == "Snow until noon." && journal.days.days[0].text == "Snow until noon.")
  }

  @Test func changingADateReordersTheDays() throws {
    let (journal, screen) = try mount(Self.wide)
    try screen.tap(.text("March 3"))
    try screen.settle()
    try screen.tap(.text("Mar 3, 2025"))
    try screen.settle()
    try screen.activate(.label("Thursday, March 20"))
    try screen.settle()
    expectEqual(journal.days.days.map { DaysViewController.text(of: $0.date) }, ["March 8", "March 14", "March 20"])
    expectEqual(journal.days.chosen, 2)
  }

  @Test func typedTextIsInTheListAfterTheWindowBecameNarrow() throws {
    let (journal, screen) = try mount(Self.wide)
    try screen.tap(.text("March 14"))
    try screen.settle()
    journal.entry.textView.becomeFirstResponder()
    screen.type("Rain")
    screen.resize(to: Self.phone)
    try screen.settle()
    expect(journal.columns.isCollapsed && journal.days.days[2].text == "Rain")
    journal.entry.textView.becomeFirstResponder()
    screen.type(" again")
    screen.resize(to: Self.wide)
    try screen.settle()
    expect(!journal.columns.isCollapsed && journal.days.days[2].text == "Rain again")
    expect(journal.entry.textView.text == "Rain again" && journal.entry.view.window != nil)
  }

  @Test func onAPhoneTheEntryGoesBackToTheDays() throws {
    let (journal, screen) = try mount(Self.phone)
    expect(journal.entry.view.window != nil && journal.days.viewIfLoaded?.window == nil)
    expectEqual(journal.days.navigationController?.isNavigationBarHidden, true, "one bar leads back")
    try screen.tap(.text("Back"))
    try screen.settle()
    expect(journal.days.view.window != nil && journal.days.navigationController?.isNavigationBarHidden == false)
    try screen.tap(.text("March 14"))
    try screen.settle()
    try screen.tap(.text("Days"))
    try screen.settle()
    expect(journal.days.view.window != nil && journal.entry.view.window == nil)
  }

  @Test func textsAreDroppedOnTheBoard() throws {
    let (journal, screen) = try mount(Self.phone)
    try screen.tap(.text("Board"))
    try screen.settle()
    for text in ["Enough is as good as a feast.", "Measure twice."] {
      screen.drop([.text(text)], at: CGPoint(x: 200, y: 500))
      try screen.settle()
    }
    let quotes = journal.board.stack.arrangedSubviews.compactMap { $0 as? UITextView }
    expectEqual(quotes.map(\.text), ["Enough is as good as a feast.", "Measure twice."])
    expectEqual(journal.tabBar.items?[1].badgeValue, "2")
    expect(quotes[0].frame.height > 30 && quotes[1].frame.minY == quotes[0].frame.maxY + 8)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func thePlaceholderIsWhereTheTextBegins(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let (journal, screen) = try mount(Self.wide) { $0.layoutDirection = direction }
    try screen.tap(.text("March 14"))
    try screen.settle()
    let caret = journal.entry.textView.caretRect(for: journal.entry.textView.beginningOfDocument)
    let frame = journal.entry.placeholder.frame
    expect(abs(caret.midX - (direction == .rightToLeft ? frame.maxX : frame.minX)) <= 2, "\(caret) \(frame)")
    expectEqual(journal.entry.textView.contentSize.width, journal.entry.textView.bounds.width)
  }

  @Test(arguments: ["light", "dark", "right to left", "largest", "phone"])
  func matchesItsPicture(_ look: String) throws {
    let (journal, screen) = try mount(look == "phone" ? Self.phone : Self.wide) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    if look == "phone" { expectGolden(screen.picture, "phone, days") }
    journal.days.chosen = 2
    journal.days.onChoose(2)
    try screen.settle()
    expectGolden(screen.picture, look)
  }
}
