import Expectations
import GalleryViews
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@Suite("The Gallery's accessibility text")
@MainActor struct ScreenReaderTests {
  private func mount(
    _ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(UINavigationController(rootViewController: controller), size: size, traits: traits)
    try screen.settle()
    return screen
  }

  @Test("the list of screens, and the way into one and back")
  func list() throws {
    // So high that all screens are in sight.
    let list = ScreenListController(
      content: GalleryContent(feedPath: GalleryResources.feedPath, views: ViewsAsValues()))
    let screen = try mount(list, size: CGSize(width: 390, height: 1400))
    expectGolden(screen.accessibility, "screens")
    try screen.activate(.label("Editing, Swipe actions, edit mode, rows put in order"))
    try screen.settle()
    expectGolden(screen.accessibility, "editing pushed")
    expect(screen.performEscape())
    try screen.settle()
    expectGolden(screen.accessibility, "screens")
  }

  @Test("the feed, a page further, and mirrored")
  func feed() throws {
    let feed = FeedFile(path: GalleryResources.feedPath)
    let screen = try mount(PlainFeedViewController(feed: feed, report: { _ in }))
    expectGolden(screen.accessibility, "feed")
    let notifications = AccessibilityNotifications()
    let first = try require(screen.accessibilityElements.first { $0.traits == .none }?.label)
    try screen.scroll(.down, from: .label(first))
    try screen.settle()
    let status = notifications.posted.filter { $0.notification == .pageScrolled }.compactMap { $0.argument as? String }
    expectGolden(screen.accessibility + "\n\n" + status.joined(separator: "\n"), "feed, a page further")
    let mirrored = try mount(PlainFeedViewController(feed: feed, report: { _ in })) {
      $0.layoutDirection = .rightToLeft
    }
    expectGolden(mirrored.accessibility, "feed, mirrored")
  }

  @Test("rows that are edited, by their actions")
  func editing() throws {
    let controller = EditingViewController()
    let screen = try mount(controller)
    try screen.perform("Delete", on: .label("Buy bread"))
    try screen.settle()
    expectGolden(screen.accessibility, "editing, one task deleted")
    controller.setEditing(true, animated: true)
    try screen.settle()
    expectGolden(screen.accessibility, "editing, in edit mode")
    try screen.perform("Move Down", on: .label("Lisboa"))
    try screen.perform("Delete", on: .label("Fix the bicycle"))
    try screen.settle()
    expectGolden(screen.accessibility, "editing, moved and deleted in edit mode")
  }

  @Test("rows that are inserted, moved and sent away")
  func updates() throws {
    let screen = try mount(UpdatesViewController())
    expectGolden(screen.accessibility, "updates")
  }
}
