import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting

/// A table whose snapshots have identifiers of any type.
@MainActor @Suite(.serialized) struct UITableViewDiffableDataSourceReferenceTests {
  private final class Titled: UITableViewDiffableDataSourceReference {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "Section \($0)" }
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let touches = TouchScene()

  private func make(_ made: @escaping (String) -> Void = { _ in }) -> Titled {
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    touches.window.addSubview(table)
    let provider: UITableViewDiffableDataSourceReferenceCellProvider = { table, path, item in
      made("\(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as? TestCell
      cell?.text = "\(item)"
      return cell
    }
    return Titled(tableView: table, cellProvider: provider)
  }

  private func apply(_ source: UITableViewDiffableDataSourceReference, _ items: [Any]) {
    let snapshot = source.snapshot()
    snapshot.deleteAllItems()
    snapshot.appendSections(withIdentifiers: ["all"])
    snapshot.appendItems(withIdentifiers: items)
    source.applySnapshot(snapshot, animatingDifferences: false)
    touches.window.layoutIfNeeded()
  }

  private var texts: [String] { table.visibleCells.compactMap { ($0 as? TestCell)?.text } }

  @Test func itemsOfAnyTypeAreShownAndFound() {
    let source = make()
    apply(source, ["tea", 7, NSString("milk")])
    expectEqual(texts, ["tea", "7", "milk"])
    expectEqual(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) as? Int, 7)
    expectEqual(source.indexPath(forItemIdentifier: "milk"), IndexPath(row: 2, section: 0))
    expectNil(source.itemIdentifier(for: IndexPath(row: 9, section: 0)))
    expect(source.sectionIdentifier(for: 0) as? String == "all" && source.index(forSectionIdentifier: "all") == 0)
    expectEqual(source.index(forSectionIdentifier: "none"), NSNotFound)
    expectEqual(table.headerView(forSection: 0)?.textLabel?.text, "Section all", "overrides are called")
  }

  @Test func onlyChangedRowsRequestCells() {
    var made: [String] = []
    let source = make { made.append($0) }
    source.defaultRowAnimation = .none
    apply(source, [1, 2, 3])
    made = []
    let snapshot = source.snapshot()
    snapshot.insertItems(withIdentifiers: [9], afterItemWithIdentifier: 1)
    var isDone = false
    source.applySnapshot(snapshot, animatingDifferences: false) { isDone = true }
    touches.window.layoutIfNeeded()
    expect(source.defaultRowAnimation == .none && isDone && made == ["9"] && texts == ["1", "9", "2", "3"])
    source.applySnapshot(usingReloadData: snapshot)
    touches.window.layoutIfNeeded()
    expectEqual(made, ["9", "1", "9", "2", "3"])
    var isReloaded = false
    source.applySnapshot(usingReloadData: snapshot) { isReloaded = true }
    touches.window.layoutIfNeeded()
    expect(isReloaded)
  }
}
