import PlantCare
import XCTest

@testable import Plants

@MainActor
final class PlantsViewControllerTests: XCTestCase {
  private var controller: PlantsViewController!

  override func setUp() {
    super.setUp()
    PlantStore.shared.plants = Plant.samples()
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: PlantsViewController.self))
    let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
    controller = navigation?.topViewController as? PlantsViewController
    controller.loadViewIfNeeded()
  }

  override func tearDown() {
    controller = nil
    super.tearDown()
  }

  func testEachPlantHasARow() {
    XCTAssertEqual(controller.tableView(controller.tableView, numberOfRowsInSection: 0), 3)
    let cell = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 1, section: 0)) as? PlantCell
    XCTAssertEqual(cell?.nameLabel.text, "Monstera")
    XCTAssertEqual(cell?.placeLabel.text, "Living room")
  }

  func testAddingAPlantTellsObservers() {
    let changed = expectation(forNotification: .plantsDidChange, object: PlantStore.shared)
    controller.addPlant(UIBarButtonItem())
    wait(for: [changed], timeout: 5)
    XCTAssertEqual(PlantStore.shared.plants.last?.name, "Cactus")
    XCTAssertEqual(PlantStore.shared.value(forKey: "count") as? Int, 4)
  }

  func testTheAppIsRunning() {
    XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    XCTAssertTrue(scene?.delegate is SceneDelegate)
    let navigation = scene?.keyWindow?.rootViewController as? UINavigationController
    XCTAssertTrue(navigation?.topViewController is PlantsViewController)
  }

  func testThePlantsOwnScreenShowsItsName() async throws {
    let storyboard = UIStoryboard(name: "Main", bundle: .main)
    let screen = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "Plant") as? PlantViewController)
    screen.index = 2
    screen.loadViewIfNeeded()
    await Task.yield()
    XCTAssertEqual(screen.title, "Basil")
  }
}
