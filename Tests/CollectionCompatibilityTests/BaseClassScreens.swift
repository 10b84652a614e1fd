import Expectations
import Testing
import TrestleTesting
import UIKit

/// Base classes of apps: themes by appearance proxies, generic controllers, cells and views made of class values.
@MainActor @Suite struct BaseClassScreens {
  @Test func appearanceProxiesApplyToControlsAndBars() throws {
    try forgettingAppearance {
      Theme.apply()
      let controller = ThemeViewController()
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      let screen = MountedScreen(navigation)
      try screen.settle()
      expectEqual(navigation.navigationBar.standardAppearance.backgroundColor, Theme.brand)
      expectEqual(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor, Theme.brand)
      expectEqual(navigation.navigationBar.tintColor, .white)
      expectEqual(controller.toggle.onTintColor, Theme.brand)
      expectEqual(controller.slider.minimumTrackTintColor, Theme.brand)
      expectEqual(controller.progress.progressTintColor, Theme.accent)
      expectEqual(controller.pages.currentPageIndicatorTintColor, Theme.brand)
      expectEqual(controller.pages.pageIndicatorTintColor, Theme.accent)
      expectEqual(controller.segments.selectedSegmentTintColor, Theme.brand)
      let selected = controller.segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
      expectEqual(selected, .white)
      expectEqual(controller.spinner.color, Theme.accent)
      expectEqual(controller.search.searchTextField.textColor, Theme.brand)
      expectEqual(controller.button.titleColor(for: .normal), Theme.brand)
      expectEqual(controller.view.tintColor, Theme.accent, "of the window")
      let save = try require(controller.navigationItem.rightBarButtonItem)
      let font = save.titleTextAttributes(for: .normal)?[.font] as? UIFont
      expect(font?.pointSize == 15 && save.tintColor == nil)
      expectEqual(controller.toolbarItems?.first?.tintColor, Theme.accent, "in a toolbar")
      expectGolden(screen.picture, "theme")
    }
  }

  @Test func settingsOfAnInstanceOverrideAppearanceProxies() throws {
    try forgettingAppearance {
      Theme.apply()
      let controller = ThemeViewController()
      controller.loadViewIfNeeded()
      controller.toggle.onTintColor = .systemGreen
      let screen = MountedScreen(controller)
      try screen.settle()
      expectEqual(controller.toggle.onTintColor, .systemGreen)
      expectEqual(controller.warning.titleColor(for: .normal), .systemRed)
      expectEqual(controller.button.titleColor(for: .normal), Theme.brand)
      expectEqual(controller.label.textColor, .label, "in no header")
    }
  }

  @Test func appearanceProxiesApplyWhenAViewEntersAWindow() throws {
    try forgettingAppearance {
      let controller = ThemeViewController()
      let screen = MountedScreen(controller)
      try screen.settle()
      UISwitch.appearance().onTintColor = .systemPink
      try screen.settle()
      expectNil(controller.toggle.onTintColor)
      let stack = try require(controller.toggle.superview as? UIStackView)
      controller.toggle.removeFromSuperview()
      stack.addArrangedSubview(controller.toggle)
      try screen.settle()
      expectEqual(controller.toggle.onTintColor, .systemPink)
    }
  }

  @Test func appearanceProxiesApplyToTables() throws {
    try forgettingAppearance {
      Theme.apply()
      let controller = ThemeTableViewController(style: .plain)
      let screen = MountedScreen(controller)
      try screen.settle()
      let table = try require(controller.tableView)
      expect(table.backgroundColor == Theme.paper && table.separatorColor == Theme.accent)
      expectEqual(table.visibleCells.map(\.backgroundColor), [Theme.paper, Theme.paper, .systemYellow])
      expectEqual(table.headerView(forSection: 0)?.textLabel?.textColor, Theme.brand)
      table.reloadData()
      try screen.settle()
      expectEqual(table.visibleCells.map(\.backgroundColor), [Theme.paper, Theme.paper, .systemYellow])
    }
  }

  @Test func appearanceProxiesDependOnClassAndContainer() throws {
    try forgettingAppearance {
      BrandViewController.applyLooks()
      let controller = BrandViewController()
      let screen = MountedScreen(controller) { $0.userInterfaceStyle = .light }
      try screen.settle()
      expectEqual(controller.button.backgroundColor, .systemBlue)
      expectEqual(controller.card.button.backgroundColor, .systemBlue)
      expectEqual(controller.offer.button.backgroundColor, .systemOrange, "in an offer")
      expectEqual(controller.card.quiet.backgroundColor, .systemGray5, "of the subclass")
      expectEqual(controller.card.caption.textColor, .systemTeal, "the deeper chain, which begins further out")
      expectEqual(controller.label.textColor, .label)
      expectEqual(controller.card.backgroundColor, .systemGray6)
      let dark = BrandViewController()
      let night = MountedScreen(dark) { $0.userInterfaceStyle = .dark }
      try night.settle()
      expectEqual(dark.card.backgroundColor, .darkGray)
    }
  }

  @Test func genericControllersListAnyCellsAndHoldAnyViews() throws {
    let list = StationListController(values: [Station(name: "Nord", lines: 3), Station(name: "Süd", lines: 1)])
    let screen = MountedScreen(UINavigationController(rootViewController: list))
    var chosen: [Station] = []
    list.onSelect = { chosen.append($0) }
    try screen.settle()
    expect(list.title == "Stations" && list.tableView.visibleCells.count == 2)
    expectEqual(list.tableView.visibleCells.map { $0.detailTextLabel?.text }, ["3", "1"])
    expectEqual(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 50)
    try screen.tap(row: IndexPath(row: 1, section: 0))
    expectEqual(chosen, [Station(name: "Süd", lines: 1)])
    list.values.append(Station(name: "Ost", lines: 2))
    try screen.settle()
    expectEqual(list.tableView.visibleCells.count, 3)
    let detail = StationController()
    detail.station = chosen.first
    list.navigationController?.pushViewController(detail, animated: false)
    try screen.settle()
    expectEqual(detail.content.label.text, "Süd")
    // A frame begins at a whole pixel.
    expect(abs(detail.content.label.frame.midX - screen.size.width / 2) <= 0.25)
  }

  @Test func cellsAreCreatedFromTheirClassValues() throws {
    let form = FormController()
    form.rows = (0..<30).map { FormRow(title: "Row \($0)", cellClass: $0 % 3 == 2 ? PictureCell.self : TitleCell.self) }
    let screen = MountedScreen(form, size: CGSize(width: 320, height: 480))
    try screen.settle()
    let cells = form.tableView.visibleCells
    expectEqual(cells.prefix(3).map { "\(type(of: $0))" }, ["TitleCell", "TitleCell", "PictureCell"])
    expectEqual(cells.prefix(3).map(\.bounds.height).map { $0.rounded() }, [40, 40, 106])
    expectEqual((cells[1] as? TitleCell)?.label.text, "Row 1")
    let made = form.made
    for row in stride(from: 5, to: 30, by: 5) {
      form.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      try screen.settle()
    }
    expect(form.made < 2 * made, "six pages of rows need less than two pages of cells")
  }

  @Test func viewsAndControllersAreCreatedFromClassValues() throws {
    let chip = Factory.view(Chip.self) { $0.text = "dressed" }
    expect(chip.text == "dressed" && chip.backgroundColor == .systemGreen)
    let views = Factory.views([Chip.self, UILabel.self, UIImageView.self], width: 30)
    expectEqual(views.map { "\(type(of: $0))" }, ["Chip", "UILabel", "UIImageView"])
    expect(views.allSatisfy { $0.frame.width == 30 } && (views[0] as? Chip)?.text == "chip")
    let controller = Factory.controller(ChipsViewController.self)
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    try screen.settle()
    expect(controller.title == "Chips" && controller.padded.content.text == "chip")
    expectEqual(controller.padded.content.frame, CGRect(x: 10, y: 10, width: 100, height: 40))
  }
}
