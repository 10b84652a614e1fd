import Measurement
import Stage
import UIKit

/// A tab bar with lists: a tab chosen for the first time, and again.
enum TabScenario: Scenario {
  static let name = "tabs"
  static let metrics = ["tab_first_frame", "tab_switch_frame"]

  private static let repetitions = 15

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  @MainActor
  private final class Rows: UITableViewController {
    var count = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(
          style: .subtitle, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Below it"
      return cell
    }
  }

  @MainActor
  private static func makeTab(_ number: Int, _ count: Int) -> UIViewController {
    let list = Rows(style: .plain)
    list.count = count
    list.title = "List \(number)"
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(title: "List \(number)", image: UIImage(systemName: "star"), tag: number)
    return navigation
  }

  static func measure(_ reporter: Reporter) throws {
    let copy = FrameCopy.measure()
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let window = UIWindow(windowScene: loop.scene)
    var (firsts, switches): ([Double], [Double]) = ([], [])
    for _ in 0..<repetitions {
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<4).map { makeTab($0, reporter.rowCount) }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      for _ in 0..<10 { stage.advance(by: BenchmarkScreen.frameInterval) }
      func choose(_ index: Int) -> Double {
        let time = Clocks.cpu {
          tabs.selectedIndex = index
          stage.advance(by: BenchmarkScreen.frameInterval)
        }
        for _ in 0..<10 { stage.advance(by: BenchmarkScreen.frameInterval) }
        return time
      }
      firsts.append(choose(1))
      switches.append(choose(0))
      guard tabs.selectedViewController === tabs.viewControllers?.first else {
        throw ScenarioFault(description: "another tab is shown")
      }
    }
    reporter.report("tab_first_frame", milliseconds: Statistics.median(firsts), frameCopy: copy)
    reporter.report("tab_switch_frame", milliseconds: Statistics.median(switches), frameCopy: copy)
  }
}
