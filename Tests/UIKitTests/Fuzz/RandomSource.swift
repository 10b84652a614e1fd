import Foundation
import Fuzzing
import UIKit

/// Rows of random texts and heights, and a delegate that checks what it is told.
@MainActor
final class RandomSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private struct Row {
    var text: String
    /// Nil for a row that its cell sizes.
    var height: CGFloat?
  }

  private var sections: [[Row]] = []
  private var titles: [String?] = []
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var isDragging = false
  /// The first call that came when it should not have.
  private(set) var violation: String?

  init(_ random: inout SeededGenerator) {
    super.init()
    change(&random)
  }

  /// Other sections and rows; the table is to be reloaded.
  func change(_ random: inout SeededGenerator) {
    let words = ["one", "two words", "some more words than fit on a line", "字", "قائمة", "a\nb"]
    sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        let height = Int.random(in: 0...120, using: &random)
        return Row(
          text: words.randomElement(using: &random) ?? "", height: height < 20 ? nil : CGFloat(height))
      }
    }
    titles = sections.map { _ in Bool.random(using: &random) ? "a section" : nil }
  }

  func randomRow(_ random: inout SeededGenerator) -> IndexPath? {
    let filled = sections.indices.filter { !sections[$0].isEmpty }
    return filled.randomElement(using: &random).map {
      IndexPath(row: Int.random(in: sections[$0].indices, using: &random), section: $0)
    }
  }

  private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition, violation == nil { violation = message() }
  }

  // MARK: Rows

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section][indexPath.row].height ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row].text
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  // MARK: What is told

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    expect(displayed.insert(ObjectIdentifier(cell)).inserted, "The cell of \(indexPath) is displayed twice.")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    expect(displayed.remove(ObjectIdentifier(cell)) != nil, "A cell that was not displayed is no longer.")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    expect(!isDragging, "A drag began within a drag.")
    isDragging = true
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    expect(isDragging, "A drag ended that had not begun.")
    isDragging = false
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    expect(!isDragging, "The content came to rest while it was dragged.")
  }
}
