import UIKit

/// The tabs of a wide window: screens one by one, and sections of them as groups.
@MainActor
final class TabSectionTree {
  private unowned let host: UITabBarController
  private var tabs: [(controller: UIViewController, tab: UITab)] = []
  private var groups: [UITabGroup] = []
  /// The number of the section of each screen, in their order; nil without a section.
  private var sections: [Int?] = []
  /// Whether the tab bar controller shows the tabs of this object.
  private(set) var isShown = false

  init(_ host: UITabBarController) { self.host = host }

  func controller(of tab: UITab) -> UIViewController? { tabs.first { $0.tab === tab }?.controller }

  func select(_ controller: UIViewController) {
    guard let tab = tabs.first(where: { $0.controller === controller })?.tab, host.selectedTab !== tab else { return }
    host.selectedTab = tab
  }

  /// Shows screens by their traits, in groups whose titles a closure makes.
  func show(_ screens: [(UIViewController, LayoutTraits)], _ title: (TabSectionMark, Int) -> LabelContent) {
    var marks: [TabSectionMark] = []
    let numbers = screens.map { _, traits -> Int? in
      guard let mark = traits.tabSection else { return nil }
      if marks.last !== mark { marks.append(mark) }
      return marks.count - 1
    }
    let isSame =
      isShown && numbers == sections && screens.elementsEqual(tabs) { $0.0 === $1.controller }
    if !isSame { make(screens, numbers, marks.count) }
    for ((controller, traits), (_, tab)) in zip(screens, tabs) { update(tab, controller.tabBarItem, traits) }
    for (place, mark) in marks.enumerated() {
      let content = title(mark, place)
      if groups[place].title != content.title { groups[place].title = content.title }
      if groups[place].image !== content.image { groups[place].image = content.image }
    }
    guard !isSame else { return }
    isShown = true
    var roots: [UITab] = []
    for (number, (_, tab)) in zip(numbers, tabs) {
      guard let number else {
        roots.append(tab)
        continue
      }
      if roots.last !== groups[number] { roots.append(groups[number]) }
    }
    host.tabs = roots
  }

  /// Discards the tabs and groups, because the tab bar controller now shows its screens without them.
  func hide() {
    isShown = false
    tabs = []
    groups = []
    sections = []
  }

  private func make(_ screens: [(UIViewController, LayoutTraits)], _ numbers: [Int?], _ count: Int) {
    let old = tabs
    tabs = screens.enumerated().map { place, screen in
      let (controller, traits) = screen
      if let known = old.first(where: { $0.controller === controller }) { return known }
      let name = traits.tabID ?? "\(ObjectIdentifier(controller))"
      return (controller, UITab(title: "", image: nil, identifier: name) { _ in controller })
    }
    sections = numbers
    groups = (0..<count).map { number in
      let children = zip(numbers, tabs).filter { $0.0 == number }.map(\.1.tab)
      // A group shows the screen of one of its tabs, never one of its own.
      return UITabGroup(
        title: "", image: nil, identifier: "section \(number)", children: children
      ) { _ in UIViewController() }
    }
  }

  private func update(_ tab: UITab, _ item: UITabBarItem, _ traits: LayoutTraits) {
    if tab.title != item.title ?? "" { tab.title = item.title ?? "" }
    if tab.image !== item.image { tab.image = item.image }
    if tab.badgeValue != item.badgeValue { tab.badgeValue = item.badgeValue }
    tab.isEnabled = !traits.isTabDisabled
    if traits.isLastTab { tab.preferredPlacement = .pinned }
  }
}
