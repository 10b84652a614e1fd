import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitPages

/// An app's storyboard: scenes, prototypes, segues.
@MainActor
struct UIStoryboardTests {
  private let storyboard = UIStoryboard(name: "Plants", bundle: .module)

  private func mounted() throws -> (screen: MountedScreen, navigation: UINavigationController) {
    let navigation = try require(storyboard.instantiateInitialViewController() as? UINavigationController)
    let screen = MountedScreen(navigation, size: CGSize(width: 393, height: 852), scale: 2)
    try screen.settle()
    return (screen, navigation)
  }

  @Test func theInitialControllerHasItsRootAndNavigationBar() throws {
    let (_, navigation) = try mounted()
    let plants = try require(navigation.topViewController as? PlantsViewController)
    expect(plants.storyboard === storyboard && plants.navigationItem.title == "Plants")
    expect(navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.tintColor == .systemGreen)
    expect(plants.tableView.dataSource === plants && plants.tableView.delegate === plants)
  }

  @Test func prototypesAreDequeuedWithTheirOutlets() throws {
    let (_, navigation) = try mounted()
    let plants = try require(navigation.topViewController as? PlantsViewController)
    let cell = try require(plants.tableView.cellForRow(at: [0, 1]) as? PlantCell)
    expect(cell.reuseIdentifier == "Plant" && cell.nameLabel.text == "Monstera")
    expect(cell.nameLabel.font == .boldSystemFont(ofSize: 17) && cell.placeLabel.numberOfLines == 0)
    expect(cell.nameLabel.frame.minY == 10 && cell.placeLabel.frame.maxY == cell.contentView.bounds.height - 10)
    expectEqual(plants.tableView.visibleCells.count, 3)
  }

  @Test func aBarButtonSendsItsAction() throws {
    let (screen, navigation) = try mounted()
    let plants = try require(navigation.topViewController as? PlantsViewController)
    let item = try require(plants.navigationItem.rightBarButtonItem)
    expect(item.target === plants && item.action == "addPlant:")
    plants.addPlant(item)
    try screen.settle()
    expectEqual(plants.tableView.numberOfRows(inSection: 0), 4)
  }

  @Test func selectingACellPerformsItsSegueBeforeDidSelectRow() throws {
    let (screen, navigation) = try mounted()
    let plants = try require(navigation.topViewController as? PlantsViewController)
    try screen.tap(row: [0, 1])
    try screen.settle()
    expectEqual(plants.log, ["should showPlant", "prepare showPlant", "didSelect 1"])
    let plant = try require(navigation.topViewController as? PlantViewController)
    expect(plant.nameLabel.text == "Monstera" && plant.title == "Plant")
    expectEqual(plant.log, ["awake", "prepare embedLog", "viewDidLoad connected"])
  }

  @Test func outletsActionsGesturesAndAttributesReachTheirObjects() throws {
    let plant = try require(storyboard.instantiateViewController(withIdentifier: "Plant") as? PlantViewController)
    let screen = MountedScreen(plant, size: CGSize(width: 393, height: 852), scale: 2)
    try screen.settle()
    expect(plant.nameLabel.layer.cornerRadius == 8 && plant.notesField?.delegate === plant)
    expect(plant.notesField?.returnKeyType == .done && plant.notesField?.borderStyle == .roundedRect)
    plant.log = []
    try screen.tap(.text("Water now"))
    screen.tap(at: CGPoint(x: 200, y: 700))
    expectEqual(plant.log, ["water", "tapped"])
  }

  @Test func anEmbeddedControllerFillsItsContainer() throws {
    let plant = try require(storyboard.instantiateViewController(withIdentifier: "Plant") as? PlantViewController)
    let screen = MountedScreen(plant, size: CGSize(width: 393, height: 852), scale: 2)
    try screen.settle()
    let child = try require(plant.children.first)
    expect(child.view.bounds.size == CGSize(width: 353, height: 100) && plant.containerHeight.constant == 100)
    expect(child.view.superview?.superview === plant.view)
  }

  @Test func staticCellsAreThoseOfTheStoryboard() throws {
    let settings = try require(
      storyboard.instantiateViewController(withIdentifier: "Settings") as? PlantSettingsViewController)
    let screen = MountedScreen(settings, size: CGSize(width: 393, height: 852), scale: 2)
    try screen.settle()
    let table = try require(settings.tableView)
    expect(table.style == .insetGrouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    expectEqual(table.cellForRow(at: [0, 0])?.textLabel?.text, "Every day")
    expectEqual(table.cellForRow(at: [0, 1])?.detailTextLabel?.text, "8:30")
    expectEqual(table.rectForRow(at: [0, 1]).height, 60)
    expectEqual(settings.tableView(table, titleForHeaderInSection: 0), "Reminders")
    expectEqual(settings.tableView(table, titleForFooterInSection: 0), "Plants are watered in the morning.")
  }

  @Test func anUnwindSegueReturnsToTheControllerWithItsAction() throws {
    let (screen, navigation) = try mounted()
    let plants = try require(navigation.topViewController as? PlantsViewController)
    try screen.tap(.text("Settings"))
    try screen.settle()
    expect(navigation.presentedViewController is PlantSettingsViewController)
    expectEqual(navigation.presentedViewController?.modalPresentationStyle, .fullScreen)
    try screen.tap(.text("Close"))
    try screen.settle()
    expectNil(navigation.presentedViewController)
    expectEqual(plants.log, ["should showSettings", "prepare showSettings", "unwind from PlantSettingsViewController"])
  }

  @Test func controllersOfListsAndPagesHaveTheirAttributes() throws {
    let storyboard = UIStoryboard(name: "Controllers", bundle: .module)
    let pages = try require(storyboard.instantiateViewController(withIdentifier: "Pages") as? UIPageViewController)
    expect(pages.navigationOrientation == .vertical && pages.transitionStyle == .scroll && pages.spacing == 12)
    let table = try require(storyboard.instantiateViewController(withIdentifier: "Table") as? UITableViewController)
    expect(!table.clearsSelectionOnViewWillAppear)
    let bar = try require(table.tableView.tableHeaderView as? UISearchBar)
    expect(bar.showsSearchResultsButton)
    let grid = try require(storyboard.instantiateViewController(withIdentifier: "Grid") as? UICollectionViewController)
    expect(!grid.clearsSelectionOnViewWillAppear)
  }

  @Test func barsOfContainersHaveTheirCustomClasses() throws {
    let storyboard = UIStoryboard(name: "Bars", bundle: .module)
    let tabs = try require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let screen = MountedScreen(tabs, size: CGSize(width: 393, height: 852), scale: 2)
    try screen.settle()
    let bar = try require(tabs.tabBar as? HighTabBar)
    expect(bar.height == 72 && bar.frame == CGRect(x: 0, y: 780, width: 393, height: 72) && bar.wokeUp)
    expect(bar.tintColor == .systemPink && bar.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    expect(bar.delegate === tabs && bar.items?.map(\.title) == ["Home"] && bar.window === screen.window)
    let navigation = try require(tabs.selectedViewController as? UINavigationController)
    let top = try require(navigation.navigationBar as? MarkedNavigationBar)
    expect(top.prefersLargeTitles && top.topItem?.title == "Top" && top.superview === navigation.view)
    expect(navigation.toolbar is MarkedToolbar && navigation.isToolbarHidden)
  }

  private final class Owner: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func theMainStoryboardsWindowHasItsTintColor() throws {
    let (screen, _) = try mounted()
    let owner = Owner()
    MainStoryboard(storyboard, in: try require(screen.window.windowScene))?.show(delegate: owner) {}
    expectEqual(owner.window?.tintColor, .systemTeal)
    expect(owner.window?.rootViewController is UINavigationController)
  }

  @Test func performSegueSkipsShouldPerformSegue() throws {
    let (screen, navigation) = try mounted()
    let plants = try require(navigation.topViewController as? PlantsViewController)
    plants.performSegue(withIdentifier: "showPlant", sender: plants.tableView.cellForRow(at: [0, 2]))
    try screen.settle()
    expectEqual(plants.log, ["prepare showPlant"])
    expectEqual((navigation.topViewController as? PlantViewController)?.plant, "Basil")
  }

  @Test func aCreatorInstantiatesTheController() {
    var made: PlantViewController?
    let plant: PlantViewController = storyboard.instantiateViewController(identifier: "Plant") { coder in
      made = PlantViewController(coder: coder)
      made?.plant = "Rose"
      return made
    }
    expect(plant === made && plant.title == "Plant")
    plant.loadViewIfNeeded()
    expectEqual(plant.nameLabel.text, "Rose")
  }

  @Test func controllersOfAStoryboardAreReleased() throws {
    weak var plant: UIViewController?
    weak var child: UIViewController?
    do {
      let made = storyboard.instantiateViewController(withIdentifier: "Plant")
      made.loadViewIfNeeded()
      plant = made
      child = made.children.first
      expect(child != nil)
    }
    expect(plant == nil && child == nil)
  }
}
