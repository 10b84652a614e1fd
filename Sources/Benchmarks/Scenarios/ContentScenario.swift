import Measurement
import UIKit

/// Rows that are filled by content configurations: made, given other content, and shown in another appearance.
enum ContentScenario: Scenario {
  static let name = "content"
  static let metrics = ["configuration_apply", "configuration_apply_text", "appearance_switch", "list_cells_200"]

  private static let rounds = 41
  private static let switches = 21
  private static let cells = 200

  /// Measured once, as the figure does not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let first = try listTime()
    let screen = ListContentScreen(rowCount: 1_000)
    screen.renderFrame()
    let visible = screen.tableView.visibleCells.count
    guard visible >= 14 else { throw ScenarioFault(description: "\(visible) rows are on screen") }
    let colors = try applyTime(screen) { row, round in
      var content = ListContentController.content(row)
      content.textProperties.color = round.isMultiple(of: 2) ? .systemRed : .label
      content.imageProperties.tintColor = round.isMultiple(of: 2) ? .systemRed : nil
      return content
    }
    let texts = try applyTime(screen) { row, round in ListContentController.content(row + (round + 1) * 1_000) }
    let appearance = try switchTime(screen)
    let copy = FrameCopy.measure()
    reporter.report("configuration_apply", microseconds: colors, frameCopy: copy, count: visible)
    reporter.report("configuration_apply_text", microseconds: texts, frameCopy: copy, count: visible)
    reporter.report("appearance_switch", milliseconds: appearance, frameCopy: copy, count: visible)
    reporter.report("list_cells_200", milliseconds: first, frameCopy: copy, count: cells)
  }
}

extension ContentScenario {
  /// Microseconds to give a visible cell other content of the same type and lay it out, the median of many rounds over
  /// all cells. The content is made before.
  @MainActor
  private static func applyTime(
    _ screen: ListContentScreen, _ content: (_ row: Int, _ round: Int) -> UIListContentConfiguration
  ) throws -> Double {
    let cells = screen.tableView.visibleCells
    var times: [Double] = []
    for round in 0..<rounds {
      let contents = cells.indices.map { content($0, round) }
      times.append(
        Clocks.cpu {
          for (cell, content) in zip(cells, contents) {
            cell.contentConfiguration = content
            cell.layoutIfNeeded()
          }
        } * 1000 / Double(cells.count))
      for (cell, content) in zip(cells, contents) {
        guard (cell.contentConfiguration as? UIListContentConfiguration)?.text == content.text else {
          throw ScenarioFault(description: "a cell does not show what it was given")
        }
      }
      screen.renderFrame()
    }
    return Statistics.median(times)
  }

  /// Milliseconds from light to dark or back until it is drawn.
  @MainActor
  private static func switchTime(_ screen: ListContentScreen) throws -> Double {
    var times: [Double] = []
    for round in 0..<switches {
      let before = screen.cornerPixel
      times.append(
        Clocks.cpu {
          screen.window.overrideUserInterfaceStyle = round.isMultiple(of: 2) ? .dark : .light
          screen.renderFrame()
        })
      guard screen.cornerPixel != before else { throw ScenarioFault(description: "the list looks as it did before") }
    }
    return Statistics.median(times)
  }

  /// Milliseconds for 200 rows, each with its own cell, page by page. Fonts and symbols are cached before.
  @MainActor
  private static func listTime() throws -> Double {
    let screen = ListContentScreen(rowCount: cells * 2, keepsCells: false)
    screen.renderFrame()
    screen.tableView.scrollToRow(at: IndexPath(row: cells - 1, section: 0), at: .bottom, animated: false)
    screen.renderFrame()
    let time = Clocks.cpu {
      for row in stride(from: cells, to: cells * 2, by: 10) {
        screen.tableView.scrollToRow(at: IndexPath(row: row + 9, section: 0), at: .bottom, animated: false)
        screen.renderFrame()
      }
    }
    let last = screen.tableView.indexPathsForVisibleRows?.last?.row
    guard last == cells * 2 - 1 else { throw ScenarioFault(description: "the last row on screen is \(last ?? -1)") }
    return time
  }
}
