import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// Letters in two and in three columns, and one after the other on a narrow window, on screens written from Apple's
/// documentation alone.
@MainActor @Suite(.serialized) struct LettersScreens {
  private static let wide = CGSize(width: 1024, height: 500)
  private static let high = CGSize(width: 800, height: 1000)
  private static let narrow = CGSize(width: 390, height: 500)

  private func mount(
    _ split: UIViewController, _ size: CGSize, _ traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> MountedScreen {
    let screen = MountedScreen(split, size: size, scale: 1, traits: traits)
    try screen.settle()
    return screen
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
    split.viewController(for: column)?.navigationController?.viewIfLoaded.flatMap { view in
      view.window == nil ? nil : view.convert(view.bounds, to: nil)
    }
  }

  @Test(arguments: ["light", "dark", "right to left", "largest"]) func twoColumnsAreBesideEachOther(_ look: String)
    throws
  {
    let split = LettersSplitViewController(style: .doubleColumn)
    let screen = try mount(split, Self.wide) {
      switch look {
      case "dark": $0.userInterfaceStyle = .dark
      case "right to left": $0.layoutDirection = .rightToLeft
      case "largest": $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      default: break
      }
    }
    expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
    expectEqual(split.primaryColumnWidth, 320)
    let isMirrored = look == "right to left"
    expectEqual(frame(split, .primary), CGRect(x: isMirrored ? 704 : 0, y: 0, width: 320, height: 500))
    expectEqual(frame(split, .secondary), CGRect(x: isMirrored ? 0 : 320, y: 0, width: 704, height: 500))
    expectEqual(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass, .compact)
    expectGolden(screen.picture, "two columns \(look)")
  }

  @Test func aTappedLetterIsShownInTheSecondaryColumn() throws {
    let split = LettersSplitViewController(style: .doubleColumn)
    let screen = try mount(split, Self.wide)
    try screen.tap(.text("Harbour"))
    try screen.settle()
    expectEqual((split.viewController(for: .secondary) as? LetterDetailViewController)?.subject, "Harbour")
    expectEqual(frame(split, .secondary)?.width, 704)
    expect(split.viewController(for: .secondary)?.splitViewController === split)
    expectEqual(split.children.count, 2)
  }

  @Test func theSidebarButtonHidesAndShowsThePrimaryColumn() throws {
    let split = LettersSplitViewController(style: .doubleColumn)
    let screen = try mount(split, Self.wide)
    split.log = []
    try screen.tap(at: screen.accessibilityElement(.label("Toggle Sidebar")).activationPoint)
    try screen.settle()
    expect(split.log == ["mode 1", "hide 0"] && split.displayMode == .secondaryOnly)
    expect(frame(split, .primary) == nil && frame(split, .secondary)?.width == 1024)
    split.log = []
    try screen.tap(at: screen.accessibilityElement(.label("Toggle Sidebar")).activationPoint)
    screen.advance(frames: 8)
    expectGolden(screen.picture, "column half-way")
    try screen.settle()
    expect(split.log == ["mode 2", "show 0"] && frame(split, .primary)?.minX == 0)
  }

  @Test func inAHighWindowThePrimaryColumnOverlaysTheSecondary() throws {
    let split = LettersSplitViewController(style: .doubleColumn)
    let screen = try mount(split, Self.high)
    expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    screen.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300))
    try screen.settle()
    expectEqual(split.displayMode, .oneOverSecondary)
    expect(frame(split, .primary)?.minX == 0 && frame(split, .secondary)?.width == 800)
    expectGolden(screen.picture, "column over the other")
    screen.tap(at: CGPoint(x: 600, y: 500))
    try screen.settle()
    expect(split.displayMode == .secondaryOnly && frame(split, .primary) == nil)
    split.show(.primary)
    try screen.settle()
    screen.drag(from: CGPoint(x: 500, y: 300), to: CGPoint(x: 300, y: 300))
    try screen.settle()
    expectEqual(split.displayMode, .secondaryOnly)
    split.presentsWithGesture = false
    screen.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 200, y: 300))
    try screen.settle()
    expectEqual(split.displayMode, .secondaryOnly)
  }

  @Test func displayModeAndColumnWidthsAreApplied() throws {
    let split = LettersSplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 380
    let screen = try mount(split, Self.high)
    expect(split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 380)
    split.primaryEdge = .trailing
    try screen.settle()
    expectEqual(frame(split, .primary)?.minX, 420)
    split.preferredDisplayMode = .secondaryOnly
    try screen.settle()
    expectEqual(split.displayMode, .secondaryOnly)
  }

  @Test func threeColumnsAreShownAndHidden() throws {
    let split = LettersSplitViewController(style: .tripleColumn)
    let screen = try mount(split, CGSize(width: 1200, height: 500))
    expectEqual(split.displayMode, .oneBesideSecondary)
    expect(frame(split, .supplementary)?.minX == 0 && frame(split, .primary) == nil)
    split.show(.primary)
    try screen.settle()
    expectEqual(split.displayMode, .twoBesideSecondary)
    expectEqual(frame(split, .secondary), CGRect(x: 640, y: 0, width: 560, height: 500))
    expectGolden(screen.picture, "three columns")
    split.preferredSplitBehavior = .displace
    split.preferredDisplayMode = .twoDisplaceSecondary
    try screen.settle()
    expectEqual(frame(split, .secondary), CGRect(x: 640, y: 0, width: 880, height: 500))
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .twoOverSecondary
    try screen.settle()
    expectEqual(frame(split, .secondary)?.width, 1200)
    split.hide(.primary)
    try screen.settle()
    expectEqual(split.displayMode, .oneOverSecondary)
  }

  @Test func aNarrowWindowCollapsesTheColumnsIntoAStack() throws {
    let split = LettersSplitViewController(style: .doubleColumn)
    split.topColumn = .primary
    let screen = try mount(split, Self.narrow)
    expect(split.isCollapsed && split.log == ["top 2?", "collapsed"])
    expectGolden(screen.picture, "narrow list")
    try screen.tap(.text("Island"))
    try screen.settle()
    expect(split.viewController(for: .secondary)?.viewIfLoaded?.window != nil)
    expectGolden(screen.picture, "narrow letter")
    try screen.tap(.text("Letters"))
    try screen.settle()
    expect(split.viewController(for: .primary)?.viewIfLoaded?.window != nil)
    expectNil(split.viewController(for: .secondary)?.viewIfLoaded?.window)
    split.show(.secondary)
    try screen.settle()
    expectEqual((split.viewController(for: .secondary) as? LetterDetailViewController)?.subject, "Island")
    screen.drag(from: CGPoint(x: 3, y: 250), to: CGPoint(x: 320, y: 250))
    try screen.settle()
    expect(split.viewController(for: .primary)?.viewIfLoaded?.window != nil)
  }

  @Test func columnsCollapseAndExpandWithTheWindow() throws {
    let split = LettersSplitViewController(style: .tripleColumn)
    let screen = try mount(split, Self.wide)
    split.log = []
    screen.resize(to: Self.narrow)
    try screen.settle()
    expect(split.isCollapsed && split.log.contains("top 2?") && split.log.last == "collapsed")
    expect(split.viewController(for: .secondary)?.viewIfLoaded?.window != nil)
    screen.resize(to: Self.wide)
    try screen.settle()
    expect(!split.isCollapsed && split.log.last == "expanded")
    expect(frame(split, .secondary)?.maxX == 1024 && frame(split, .supplementary)?.minX == 0)
    expectEqual(split.children.count, 3)
  }

  @Test func theCompactColumnIsShownInANarrowWindow() throws {
    let split = LettersSplitViewController(style: .doubleColumn)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: LetterDetailViewController(subject: "Tab"))]
    split.setViewController(tabs, for: .compact)
    let screen = try mount(split, Self.narrow)
    expect(tabs.view.window != nil && split.viewController(for: .compact) === tabs)
    screen.resize(to: Self.wide)
    try screen.settle()
    expect(tabs.view.window == nil && frame(split, .primary)?.minX == 0)
  }

  @Test func aClassicSplitViewCollapsesOntoItsPrimaryController() throws {
    let split = UISplitViewController()
    let list = UINavigationController(
      rootViewController: LetterListViewController(title: "Letters", names: ["Garden"]))
    let detail = UINavigationController(rootViewController: LetterDetailViewController(subject: "Garden"))
    split.viewControllers = [list, detail]
    let screen = try mount(split, Self.wide)
    expect(split.viewControllers == [list, detail] && split.style == .unspecified)
    expect(list.view.frame.width == 320 && detail.view.frame.width == 704)
    screen.resize(to: Self.narrow)
    try screen.settle()
    expect(list.viewControllers.last === detail && split.viewControllers == [list])
    screen.resize(to: Self.wide)
    try screen.settle()
    expect(list.viewControllers.count == 1 && split.viewControllers == [list, detail])
    let other = UINavigationController(rootViewController: LetterDetailViewController(subject: "Other"))
    list.showDetailViewController(other, sender: nil)
    try screen.settle()
    expect(split.viewControllers.last === other && detail.parent == nil)
  }
}
