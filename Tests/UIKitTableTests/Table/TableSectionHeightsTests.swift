import Expectations
import Testing
import UIKit

@testable import ListTesting

/// The delegate's heights of headers and footers, known and estimated.
@MainActor @Suite(.serialized)
struct TableSectionHeightsTests {
  /// Footers of the heights of a list, with views that say their section.
  private final class Footers: NSObject, UITableViewDelegate {
    var heights: [CGFloat] = []
    var hasViews = true
    var made: [Int] = []

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { heights[section] }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      made.append(section)
      return hasViews ? UIView() : nil
    }
  }

  /// Headers and footers that size themselves to 60 and 50, and are guessed otherwise.
  private final class Estimates: NSObject, UITableViewDelegate {
    var headerGuess: CGFloat = 20
    var footerGuess: CGFloat = 30
    var guessed: [String] = []
    var measured: [Int] = []

    private func band(_ height: CGFloat) -> UIView {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      guessed.append("header \(section)")
      return headerGuess
    }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
      guessed.append("footer \(section)")
      return footerGuess
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      measured.append(section)
      return UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { band(60) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { band(50) }
  }

  private func makeScene(_ delegate: any UITableViewDelegate, rows: [Int], style: UITableView.Style = .grouped)
    -> TableScene
  {
    let scene = TableScene(style: style, rows: rows, height: 440, delegate: nil)
    scene.table.rowHeight = 44
    scene.table.sectionHeaderTopPadding = 0
    scene.table.delegate = delegate
    scene.table.reloadData()
    scene.layOut()
    return scene
  }

  /// Header views of UIKit's kind, 40 points high by their constraints.
  private final class Titles: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let mark = UIView()
      mark.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
        mark.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -10),
        mark.heightAnchor.constraint(equalToConstant: 20),
      ])
      return header
    }
  }

  @Test func theFirstHeadersContentStaysAtItsBottom() throws {
    let titles = Titles()
    let scene = makeScene(titles, rows: [2, 1])
    func content() throws -> CGRect {
      let header = try require(scene.table.headerView(forSection: 0))
      expect(header.bounds.height > 50 && header.contentView.frame.maxY == header.bounds.maxY)
      return header.contentView.frame
    }
    let before = try content()
    expectEqual(before.height, 40)
    scene.source.rows[0] = 1
    scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    scene.layOut()
    expectEqual(try content(), before)
    scene.table.reloadData()
    scene.layOut()
    expectEqual(try content(), before)
  }

  @Test func eachFooterHasItsDelegatesHeight() {
    let footers = Footers()
    footers.heights = [20, 70]
    let scene = makeScene(footers, rows: [1, 1])
    let table = scene.table
    expect(table.rectForFooter(inSection: 0).height == 20 && table.rectForFooter(inSection: 1).height == 70)
    expectEqual(table.rectForFooter(inSection: 0).minY, table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
    expectEqual(
      table.rectForHeader(inSection: 1).minY, table.rectForFooter(inSection: 0).maxY, "the next section follows")
    footers.heights = [40, 70]
    table.beginUpdates()
    table.endUpdates()
    scene.advance(1)
    expectEqual(table.rectForFooter(inSection: 0).height, 40, "an update asks again")
  }

  /// [C] In plain tables zero is nothing at all, and in grouped ones the least height instead of the usual room.
  @Test func aFooterOfZeroHeightTakesNoSpaceInPlainTables() {
    let footers = Footers()
    footers.heights = [0, 0]
    let scene = makeScene(footers, rows: [1, 1], style: .plain)
    expectEqual(scene.table.rectForFooter(inSection: 0).height, 0)
    expectEqual(footers.made, [])
    let least = Footers()
    least.heights = [.leastNonzeroMagnitude, .leastNonzeroMagnitude]
    let grouped = makeScene(least, rows: [1, 1])
    expect(grouped.table.rectForFooter(inSection: 0).height < 0.001)
  }

  @Test func offscreenHeadersAndFootersHaveEstimatedHeights() {
    let estimates = Estimates()
    let scene = makeScene(estimates, rows: [20, 20], style: .plain)
    let table = scene.table
    expect(estimates.guessed.contains("header 1") && estimates.guessed.contains("footer 1"))
    expectEqual(table.rectForHeader(inSection: 0).height, 60, "what is seen is measured")
    expectEqual(table.rectForHeader(inSection: 1).height, 20)
    expectEqual(table.rectForFooter(inSection: 1).height, 30)
    scene.scroll(to: 700)
    expectEqual(table.rectForFooter(inSection: 0).height, 50, "and so is what comes into sight")
    expectEqual(table.rectForHeader(inSection: 1).height, 60)
  }
}
