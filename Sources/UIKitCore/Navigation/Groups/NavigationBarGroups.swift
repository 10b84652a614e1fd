import ListCore

/// An item of a bar with the view that shows it; nil for a space between items.
@MainActor
struct ShownBarItem {
  let item: UIBarButtonItem
  let view: UIView?
}

/// The groups of a screen's items in a navigation bar, and the button of the menu with the groups for which the bar has
/// no space.
@MainActor
final class NavigationBarGroups {
  /// A group with the views of all its items, of which some are hidden.
  private struct ShownGroup {
    let group: UIBarButtonItemGroup
    let section: BarGroupFit.Section
    let items: [ShownBarItem]
    let representative: ShownBarItem?
  }

  /// The least width that titles keep beside groups, in points [?].
  private static let leastTitle: CGFloat = 60

  private let item: UINavigationItem
  private var groups: [ShownGroup] = []
  private var menuItem: ShownBarItem?
  private var fit: BarGroupFit?

  /// Nil for a screen without groups and without a menu of its own.
  /// - Parameter show: makes the view of an item, which may open a menu that the item does not have.
  init?(_ item: UINavigationItem, show: (UIBarButtonItem, (() -> UIMenu?)?) -> ShownBarItem) {
    guard item.hasGroups else { return nil }
    self.item = item
    groups = item.sections.flatMap { section, groups in
      groups.filter { !$0.isHidden && $0.isInDefaultCustomization }.map { Self.shown($0, section, show) }
    }
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
    more.accessibilityLabel = SystemWord.more.text
    menuItem = show(more) { [weak self] in self?.menu }
  }

  private static func shown(
    _ group: UIBarButtonItemGroup, _ section: BarGroupFit.Section,
    _ show: (UIBarButtonItem, (() -> UIMenu?)?) -> ShownBarItem
  ) -> ShownGroup {
    let representative = group.representativeItem.map { item in
      let opensItems = item.primaryAction == nil && item.action == nil && item.menu == nil && item.customView == nil
      return show(
        item, opensItems ? { [weak group] in group.map { UIMenu(children: $0.itemElements(from: item)) } } : nil)
    }
    return ShownGroup(
      group: group, section: section, items: group.barButtonItems.filter { !$0.isHidden }.map { show($0, nil) },
      representative: representative)
  }

  // MARK: Parts

  /// The items shown in a part of the bar, from its leading end.
  func items(in section: BarGroupFit.Section) -> [ShownBarItem] {
    guard let fit else { return [] }
    return zip(groups, fit.states).filter { $0.0.section == section }.flatMap { group, state -> [ShownBarItem] in
      switch state {
      case .whole: return group.items
      case .representative: return [group.representative].compactMap(\.self)
      case .menu: return []
      }
    }
  }

  /// The items at the trailing end, outermost first, around a list of others.
  func trailing(around others: [ShownBarItem]) -> [ShownBarItem] {
    items(in: .pinned).reversed() + shownMenuItem + others + items(in: .trailing).reversed()
  }

  private var shownMenuItem: [ShownBarItem] { fit?.hasMenu == true ? [menuItem].compactMap(\.self) : [] }

  /// Every item, shown or not.
  var allItems: [UIBarButtonItem] {
    groups.flatMap { $0.items.map(\.item) + [$0.representative?.item].compactMap(\.self) }
  }

  // MARK: Choosing

  /// Decides which items are shown. `room` is the width that the title and the groups share, in points.
  func choose(room: CGFloat, title: CGFloat, isWide: Bool, measure: (ShownBarItem) -> CGSize) {
    let spacing = NavigationBarLayout.itemSpacing
    func width(_ items: [ShownBarItem]) -> CGFloat {
      items.reduce(-spacing) { $0 + measure($1).width + spacing }
    }
    let centersItems = isWide && item.style != .navigator
    let fit = BarGroupFit(
      groups.map { group in
        BarGroupFit.Group(
          section: group.section, width: max(0, width(group.items)),
          representative: group.representative.map { measure($0).width },
          isInMenu: group.section == .center && !centersItems)
      },
      room: room - min(title, Self.leastTitle) - NavigationBarLayout.titleSpacing,
      menuWidth: width([menuItem].compactMap(\.self)) + spacing, spacing: spacing,
      needsMenu: item.additionalOverflowItems != nil || !item.availableGroups.isEmpty)
    guard fit != self.fit else { return }
    self.fit = fit
    for (group, state) in zip(groups, fit.states) {
      group.group.isDisplayingRepresentativeItem = state == .representative
      group.representative?.view?.isHidden = state != .representative
      for shown in group.items { shown.view?.isHidden = state != .whole }
    }
    menuItem?.view?.isHidden = !fit.hasMenu
    item.overflowItem = shownMenuItem.first?.item
  }

  // MARK: The menu

  /// The menu of what the bar does not show.
  private var menu: UIMenu? {
    guard let fit, let source = menuItem?.item else { return nil }
    let hidden = zip(groups, fit.states).filter { $0.1 == .menu }.map(\.0.group) + item.availableGroups
    let elements = hidden.map { $0.menuElement(from: source) }
    return UIMenu(children: elements + [item.additionalOverflowItems].compactMap { $0 as UIMenuElement? })
  }
}

extension UINavigationItem {
  /// The groups of the bar's parts, from the leading end.
  fileprivate var sections: [(BarGroupFit.Section, [UIBarButtonItemGroup])] {
    [
      (.leading, leadingItemGroups), (.center, centerItemGroups), (.trailing, trailingItemGroups),
      (.pinned, [pinnedTrailingGroup].compactMap(\.self)),
    ]
  }

  fileprivate var hasGroups: Bool { additionalOverflowItems != nil || sections.contains { !$0.1.isEmpty } }

  /// Groups that are in the menu because they are always available, but not in the bar by default.
  fileprivate var availableGroups: [UIBarButtonItemGroup] {
    sections.flatMap(\.1).filter { !$0.isHidden && !$0.isInDefaultCustomization && $0.alwaysAvailable }
  }

  /// Every item in groups.
  var groupedItems: [UIBarButtonItem] {
    sections.flatMap(\.1).flatMap { $0.barButtonItems + [$0.representativeItem].compactMap(\.self) }
  }
}

extension UIBarButtonItemGroup {
  /// The element of an overflow menu for the group.
  /// - Parameter source: the item whose button opens the menu.
  fileprivate func menuElement(from source: UIBarButtonItem) -> UIMenuElement {
    menuRepresentation ?? UIMenu(options: .displayInline, children: itemElements(from: source))
  }

  fileprivate func itemElements(from source: UIBarButtonItem) -> [UIMenuElement] {
    barButtonItems.filter { !$0.isHidden }.compactMap { $0.menuElement(from: source) }
  }
}

extension UIBarButtonItem {
  /// The element of a menu for the item: its own, or one that does what a tap on it does. Views of the app's own have
  /// none.
  fileprivate func menuElement(from source: UIBarButtonItem) -> UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard customView == nil, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
    let title = title ?? accessibilityLabel ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: title, image: image, children: menu.children)
    }
    return UIAction(
      title: title, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self, weak source] _ in
      if let view = source?.shownView { self?.perform(from: view) }
    }
  }
}
