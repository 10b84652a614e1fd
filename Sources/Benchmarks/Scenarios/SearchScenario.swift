import Measurement
import Stage
import Trestle
import UIKit

/// The time from a typed letter on a screen of contacts until the results are drawn.
enum SearchScenario: Scenario {
  static let name = "search"
  static let metrics = ["search_keystroke"]

  private struct Contact: Identifiable {
    var id: Int
    var name: String
    var company: String
    var mail: String
  }

  private struct Contacts: ListScreen {
    let model: ListSearch<Contact>

    var search: (any ListSearching)? { model }

    var rows: RowList {
      RowSection("found") {
        Rows(model.matches) { contact in Row(contact.id, content(contact)) }
      }
    }

    private func content(_ contact: Contact) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      content.attributedText = model.marked(contact.name, [.foregroundColor: UIColor.systemBlue])
      content.secondaryAttributedText = model.marked(contact.company, [.foregroundColor: UIColor.systemBlue])
      return content
    }
  }

  private static let letters = Array("aeinrstmo")
  private static let settlingFrames = 5

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.filter { $0 == 100_000 } }

  static func measure(_ reporter: Reporter) throws {
    let contacts = (0..<reporter.rowCount).map { number in
      let row = WorkloadRow(id: UInt32(number))
      return Contact(id: number, name: row.title, company: row.detail, mail: "p\(number)@example.org")
    }
    let model = ListSearch(contacts, by: \.name, \.company, \.mail)
    let stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    let loop = FrameLoop(stage: stage)
    let controller = ListViewController(Contacts(model: model))
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    stage.advance(by: BenchmarkScreen.frameInterval)
    guard let search = controller.navigationItem.searchController else {
      throw ScenarioFault(description: "the screen has no field")
    }
    search.isActive = true
    stage.advance(by: 1)
    search.searchBar.searchTextField.becomeFirstResponder()
    var times: [Double] = []
    for letter in letters {
      times.append(
        Clocks.cpu {
          stage.send(.text(String(letter)))
          stage.advance(by: BenchmarkScreen.frameInterval)
        })
      guard model.text == String(letter), controller.tableView.numberOfRows(inSection: 0) == model.matches.count else {
        throw ScenarioFault(description: "what is found of \(letter) is not shown")
      }
      search.searchBar.text = ""
      search.searchResultsUpdater?.updateSearchResults(for: search)
      for _ in 0..<settlingFrames { stage.advance(by: BenchmarkScreen.frameInterval) }
    }
    // The first letter also pays for text layout and for new cells.
    reporter.report(
      "search_keystroke", milliseconds: Statistics.median(Array(times.dropFirst())), frameCopy: FrameCopy.measure())
  }
}
