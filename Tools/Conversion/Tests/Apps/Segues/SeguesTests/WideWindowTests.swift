import Testing
import TrestleTesting
import UIKit

@testable import Segues

/// Segues whose look depends on the room that a window has, in a wide one.
@MainActor @Suite(.serialized) struct WideWindowTests {
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let size = CGSize(width: 1024, height: 768)

  private func start(_ tabs: UIViewController?) throws -> StartViewController {
    let navigation = (tabs as? UITabBarController)?.viewControllers?.first as? UINavigationController
    return try #require(navigation?.viewControllers.first as? StartViewController)
  }

  private func mount() throws -> (MountedScreen, StartViewController) {
    let tabs = try #require(storyboard.instantiateInitialViewController())
    let screen = MountedScreen(tabs, size: size, scale: 1)
    try screen.settle()
    return (screen, try start(tabs))
  }

  private func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

  @Test func aPopoverIsBesideItsAnchorAndATouchClosesIt() throws {
    let (screen, start) = try mount()
    try screen.tap(.text("Popover"))
    try screen.settle()
    let page = try #require(start.presentedViewController)
    let popover = try #require(page.popoverPresentationController)
    let anchor = try #require(popover.sourceView ?? popover.sourceItem as? UIView)
    let (place, source) = (frame(page), anchor.convert(anchor.bounds, to: nil))
    #expect(page.title == "Popped" && place.width < 700 && place.height < 700, "\(place)")
    #expect(!place.intersects(source), "\(place) beside \(source)")
    #expect(popover.arrowDirection != .unknown)
    screen.tap(at: CGPoint(x: 1015, y: 760))
    try screen.settle()
    #expect(start.presentedViewController == nil)
  }

  @Test func aFormSheetIsInTheMiddle() throws {
    let (screen, start) = try mount()
    try screen.tap(.text("Form sheet"))
    try screen.settle()
    let page = try #require(start.presentedViewController)
    let place = frame(page)
    #expect(page.title == "Form" && page.modalPresentationStyle == .formSheet)
    #expect(place.width < 700 && abs(place.midX - 512) <= 1 && abs(place.midY - 384) <= 1, "\(place)")
    try screen.tap(.text("Back"))
    try screen.settle()
    #expect(start.presentedViewController == nil)
  }

  @Test func aDetailComesIntoTheSecondColumn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let start = try start(storyboard.instantiateInitialViewController())
    split.setViewController(UINavigationController(rootViewController: start), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let screen = MountedScreen(split, size: size, scale: 1)
    try screen.settle()
    try screen.tap(.text("Detail"))
    try screen.settle()
    let column = try #require(split.viewController(for: .secondary))
    let page = (column as? UINavigationController)?.topViewController ?? column
    #expect(page.title == "Detailed" && split.presentedViewController == nil)
    #expect(frame(page).minX >= frame(start).maxX - 1, "\(frame(page)) beside \(frame(start))")
    #expect(start.navigationController?.viewControllers.count == 1)
  }
}
