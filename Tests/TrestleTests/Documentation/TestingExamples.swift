import Testing
import Trestle
import TrestleTesting
import UIKit

// Example: the tea list
final class TeaListController: UITableViewController {
  let teas = ["Assam", "Darjeeling", "Dragon Well", "Earl Grey", "Gunpowder", "Lapsang Souchong", "Oolong", "Pu-erh"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teas"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
    cell.textLabel?.text = teas[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = teas[indexPath.row]
  }
}
// End of example

// Example: test of a tap
@MainActor @Test func aTapPutsTheTeaIntoTheTitle() throws {
  let list = TeaListController()
  let screen = MountedScreen(UINavigationController(rootViewController: list), size: CGSize(width: 390, height: 844)) {
    $0.userInterfaceStyle = .dark
  }
  try screen.tap(row: IndexPath(row: 3, section: 0))
  try screen.settle()
  #expect(list.title == "Earl Grey")
  expectGolden(screen.picture, "earl-grey")
}
// End of example

@MainActor @Suite("The examples of testing")
struct TestingExamples {
  @Test("run as the tests that they are", .runs("the tea list", "test of a tap"))
  func tap() throws { try aTapPutsTheTeaIntoTheTitle() }

  @Test("compare every way to look at a screen", .runs("test of a matrix"))
  func matrix() throws {
    // Example: test of a matrix
    try assertSnapshots(over: .standard) { TeaListController() }
    // End of example
  }

  @Test("hold every look to the rules", .runs("test of an audit"))
  func audited() throws {
    // Example: test of an audit
    try audit(over: .standard) { TeaListController() }
    // End of example
  }

  @Test("look at frames, work and leaks", .runs("tests of a line"))
  func lines() throws {
    let screen = MountedScreen(
      UINavigationController(rootViewController: TeaListController()), size: CGSize(width: 200, height: 176), scale: 1)
    // Example: tests of a line
    try screen.tap(.text("Darjeeling"))
    expectGolden(screen.strip(of: 4, every: 0.1), "opening")
    #expect(screen.countWhileScrolling(by: 5_000).cells <= 3)
    try assertDeallocates { TeaListController() }
    // End of example
  }

  @Test("act as a screen reader does", .runs("test of a screen reader"))
  func screenReader() throws {
    let screen = MountedScreen(
      UINavigationController(rootViewController: TeaListController()), size: CGSize(width: 390, height: 176))
    // Example: test of a screen reader
    try screen.activate(.label("Darjeeling"))
    #expect(
      screen.accessibility == """
        navigationBar
          staticText header "Darjeeling"
        table
          element "Assam"
          element selected "Darjeeling"
          element "Dragon Well"
        """)
    // End of example
  }
}
