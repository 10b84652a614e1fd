import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Groups of items in the bar of a navigation controller, and the menu of those for which there is no room.
@MainActor @Suite(.serialized) struct NavigationBarGroupsTests {
  private final class Log { var lines: [String] = [] }

  private let root = UIViewController()
  private let log = Log()

  private func item(_ title: String, _ symbol: String? = nil) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) },
      primaryAction: UIAction { [log] _ in log.lines.append(title) })
  }

  private func mount(width: CGFloat = 390, traits: (inout UITraitOverrides) -> Void = { _ in }) throws -> MountedScreen
  {
    let screen = MountedScreen(
      UINavigationController(rootViewController: root), size: CGSize(width: width, height: 400), scale: 1,
      traits: traits)
    try screen.settle()
    return screen
  }

  /// The labels of the bar's buttons, from left to right.
  private func shown(_ screen: MountedScreen) -> [String] {
    func buttons(_ view: UIView) -> [BarButton] {
      view.isHidden ? [] : (view as? BarButton).map { [$0] } ?? view.subviews.flatMap(buttons)
    }
    let bar = (screen.controller as? UINavigationController)?.navigationBar
    return (bar.map(buttons) ?? []).sorted { $0.frame.minX < $1.frame.minX }.map { $0.accessibilityLabel ?? "" }
  }

  private func overlay(_ screen: MountedScreen) -> ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }

  private func tap(_ label: String, _ screen: MountedScreen) throws {
    screen.tap(at: try screen.accessibilityElement(.label(label)).activationPoint)
  }

  private func openMenu(_ screen: MountedScreen) throws -> [String] {
    try tap("More", screen)
    try screen.settle()
    return overlay(screen)?.lists.last?.items.map(\.item.title) ?? []
  }

  @Test func groupsAreShownInTheOrderOfReading() throws {
    root.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("A"), item("B")])]
    root.navigationItem.trailingItemGroups = [
      item("C").creatingFixedGroup(), .fixedGroup(items: [item("D"), item("E")]),
    ]
    root.navigationItem.pinnedTrailingGroup = item("F").creatingFixedGroup()
    let screen = try mount()
    expectEqual(shown(screen), ["A", "B", "C", "D", "E", "F"])
    try tap("D", screen)
    expectEqual(log.lines, ["D"])
    expectNil(root.navigationItem.overflowPresentationSource)
  }

  @Test func groupsAreMirroredFromRightToLeft() throws {
    root.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("A"), item("B")])]
    root.navigationItem.trailingItemGroups = [item("C").creatingFixedGroup()]
    let screen = try mount { $0.layoutDirection = .rightToLeft }
    expectEqual(shown(screen), ["C", "B", "A"])
  }

  @Test func theMiddleOfANarrowBarIsInTheMenu() throws {
    root.title = "Photo"
    root.navigationItem.style = .editor
    root.navigationItem.centerItemGroups = [
      .fixedGroup(items: [item("Undo", "arrow.uturn.backward"), item("Redo", "arrow.uturn.forward")]),
      item("Crop", "crop").creatingMovableGroup(customizationIdentifier: "crop"),
    ]
    let screen = try mount()
    expectEqual(shown(screen), ["More"])
    expectEqual(try openMenu(screen), ["Undo", "Redo", "Crop"])
    try screen.tap(.text("Redo"))
    try screen.settle()
    expectEqual(log.lines, ["Redo"])
  }

  @Test func aWideBarOfAnEditorHasThemInTheMiddle() throws {
    root.title = "Photo"
    root.navigationItem.centerItemGroups = [item("Undo").creatingFixedGroup(), item("Redo").creatingFixedGroup()]
    let screen = try mount(width: 1000) { $0.horizontalSizeClass = .regular }
    expectEqual(shown(screen), ["More"], "a navigator has its title there")
    root.navigationItem.style = .editor
    try screen.settle()
    expectEqual(shown(screen), ["Undo", "Redo"])
    let undo = try screen.accessibilityElement(.label("Undo")).frame
    let redo = try screen.accessibilityElement(.label("Redo")).frame
    expectEqual(((undo.minX + redo.maxX) / 2).rounded(), 500)
    let title = try screen.accessibilityElement(.label("Photo")).frame
    expect(title.minX < 40)
  }

  @Test func groupsGiveWayAsTheBarGetsNarrower() throws {
    root.title = "Photo"
    let tools = item("Tools")
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: tools, items: [item("Brightness"), item("Contrast"), item("Sharpness")])
    root.navigationItem.trailingItemGroups = [group, item("Share").creatingFixedGroup()]
    root.navigationItem.pinnedTrailingGroup = item("Done").creatingFixedGroup()
    let screen = try mount(width: 700)
    expectEqual(shown(screen), ["Brightness", "Contrast", "Sharpness", "Share", "Done"])
    expect(!group.isDisplayingRepresentativeItem)
    screen.resize(to: CGSize(width: 320, height: 400))
    try screen.settle()
    expectEqual(shown(screen), ["Tools", "Share", "Done"])
    expect(group.isDisplayingRepresentativeItem)
    try tap("Tools", screen)
    expectEqual(log.lines, ["Tools"], "the representative item has an action")
    screen.resize(to: CGSize(width: 260, height: 400))
    try screen.settle()
    expectEqual(shown(screen), ["Share", "More", "Done"])
    expect(root.navigationItem.overflowPresentationSource?.frame(in: screen.window) != nil)
    expectEqual(try openMenu(screen), ["Brightness", "Contrast", "Sharpness"])
  }

  @Test func aRepresentativeWithoutAnActionOpensTheItems() throws {
    root.title = "Photo"
    root.navigationItem.trailingItemGroups = [
      .fixedGroup(
        representativeItem: UIBarButtonItem(title: "Tools"),
        items: [item("Brightness"), item("Contrast"), item("Sharpness")])
    ]
    let screen = try mount(width: 320)
    expectEqual(shown(screen), ["Tools"])
    try tap("Tools", screen)
    try screen.settle()
    expectEqual(overlay(screen)?.lists.last?.items.map(\.item.title), ["Brightness", "Contrast", "Sharpness"])
    try screen.tap(.text("Contrast"))
    try screen.settle()
    expectEqual(log.lines, ["Contrast"])
  }

  @Test func theMenuHasElementsOfGroupsItemsAndTheApp() throws {
    let sort = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in }]))
    let flag = item("Flag")
    flag.menuRepresentation = UIAction(title: "Flag message") { _ in }
    let export = item("Export").creatingFixedGroup()
    export.menuRepresentation = UIAction(title: "Export all") { _ in }
    let own = UIBarButtonItem(customView: UISwitch())
    root.navigationItem.centerItemGroups = [.fixedGroup(items: [sort, flag, own]), export]
    root.navigationItem.additionalOverflowItems = .uncached { $0([UIAction(title: "Settings") { _ in }]) }
    let screen = try mount()
    expectEqual(try openMenu(screen), ["Sort", "Flag message", "Export all", "Settings"])
  }

  @Test func optionalGroupsAreLeftOutOfTheBarUnlessTheyAreInItsDefault() throws {
    let hidden = item("Hidden").creatingFixedGroup()
    hidden.isHidden = true
    let available = item("Scan").creatingOptionalGroup(customizationIdentifier: "scan", isInDefaultCustomization: false)
    root.navigationItem.trailingItemGroups = [
      item("Crop").creatingOptionalGroup(customizationIdentifier: "crop"),
      item("Print").creatingOptionalGroup(customizationIdentifier: "print", isInDefaultCustomization: false),
      available, hidden,
    ]
    let screen = try mount()
    expectEqual(shown(screen), ["Crop"])
    available.alwaysAvailable = true
    hidden.isHidden = false
    try screen.settle()
    expectEqual(shown(screen), ["Crop", "Hidden", "More"])
    expectEqual(try openMenu(screen), ["Scan"])
  }

  @Test(arguments: TraitVariant.allCases) func theBarIsDrawn(_ variant: TraitVariant) throws {
    root.title = "Photo"
    root.view.backgroundColor = .systemBackground
    root.navigationItem.style = .editor
    root.navigationItem.centerItemGroups = [
      .fixedGroup(items: [item("Undo", "arrow.uturn.backward"), item("Redo", "arrow.uturn.forward")]),
      item("Crop", "crop").creatingFixedGroup(),
    ]
    root.navigationItem.additionalOverflowItems = .uncached { $0([]) }
    root.navigationItem.pinnedTrailingGroup = item("Done").creatingFixedGroup()
    let screen = try mount(width: 600) {
      $0.horizontalSizeClass = .regular
      variant.apply(to: &$0)
    }
    expectGolden(screen.picture, variant.rawValue)
  }
}
