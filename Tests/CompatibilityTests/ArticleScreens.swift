import Expectations
import Testing
import TrestleTesting
import UIKit

/// Sharing from an article's bar, on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct ArticleScreens {
  private let article = ArticleViewController()
  private let screen: MountedScreen

  init() throws {
    screen = MountedScreen(
      UINavigationController(rootViewController: article), size: CGSize(width: 320, height: 568), scale: 1)
    screen.advance(frames: 3)
    article.share(from: article.navigationItem.rightBarButtonItem)
    screen.advance(by: 1)
  }

  @Test func theCopyActivityPutsItsItemsOnThePasteboard() throws {
    try screen.tap(.text("Copy"))
    screen.advance(by: 1)
    expect(article.log == ["CopyToPasteboard true"] && article.presentedViewController == nil)
    expect(UIPasteboard.general.strings?.first == "Lighthouses" && UIPasteboard.general.url == article.link)
  }

  @Test func aCustomActivityIsPerformed() throws {
    try screen.tap(.text("Add Bookmark"))
    screen.advance(by: 1)
    expect(article.bookmarks == [article.link] && article.log == ["bookmark true"])
  }

  @Test func aCustomActivityPresentsItsViewController() throws {
    try screen.tap(.text("Rate"))
    screen.advance(by: 1)
    try screen.tap(.text("Not Now"))
    screen.advance(by: 1)
    expect(article.log == ["rate false"] && article.presentedViewController == nil)
  }

  @Test func excludedActivitiesAreNotOffered() {
    #expect(throws: (any Error).self) { try screen.point(of: .text("Mail")) }
  }

  @Test func closingTheActivitySheetCallsTheCompletionHandler() throws {
    try screen.activate(.label("Close"))
    screen.advance(by: 1)
    expect(article.log == ["none false"] && article.presentedViewController == nil)
  }
}
