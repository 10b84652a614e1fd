import Expectations
import Foundation
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Placeholder rows, which the app and its data source do not count.
@MainActor @Suite(.serialized) struct TablePlaceholdersHostTests {
  /// Rows with names, whose delegate may answer heights.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDropDelegate {
    var names = ["a", "b", "c", "d", "e"]
    var trace: [String] = []
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! TestCell
      cell.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      names[indexPath.row] == "c" ? 60 : 40
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      trace.append("select \(names[indexPath.row])")
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      perform(coordinator)
    }
  }

  private struct Scene {
    let scene: TableScene
    let names: Names
    let context: ListPlaceholderContext

    @MainActor var table: UITableView { scene.table }
    @MainActor var texts: [String] { table.cells.live.compactMap { ($0.cell as? TestCell)?.text } }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Five rows, and a placeholder behind the second.
  private func makeScene(at row: Int = 2, rowHeight: CGFloat = 30, estimated: CGFloat = 0) -> Scene {
    let scene = TableScene(rows: [0], estimatedRowHeight: estimated)
    let names = Names()
    scene.table.dataSource = names
    scene.table.delegate = names
    scene.layOut()
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: path(row), reuseIdentifier: "cell", rowHeight: rowHeight)
    placeholder.cellUpdateHandler = {
      ($0 as? TestCell)?.text = "…"
      ($0 as? TestCell)?.fittingHeight = 52
    }
    let session = DragSession()
    session.begin(with: [UIDragItem(itemProvider: NSItemProvider())])
    let drop = ListDrop(
      session: session, proposal: UITableViewDropProposal(operation: .copy), sources: [], destination: nil,
      flights: DropFlights(DropPreview(of: UIView(), in: scene.table)))
    let coordinator = TableDropCoordinator(
      drop, UITableViewDropProposal(operation: .copy), scene.table.placeholders, scene.table.dragCalls)
    let context = coordinator.drop(session.items[0], to: placeholder) as! ListPlaceholderContext
    scene.advance(1)
    return Scene(scene: scene, names: names, context: context)
  }

  @Test func indexPathsOfTheAppSkipThePlaceholder() {
    let scene = makeScene()
    let table = scene.table
    expectEqual(scene.texts, ["a", "b", "…", "c", "d", "e"])
    expect(table.numberOfRows(inSection: 0) == 5 && table.hasUncommittedUpdates)
    expectEqual(table.indexPathsForVisibleRows, (0..<5).map(path))
    expectEqual(table.rectForRow(at: path(2)), CGRect(x: 0, y: 110, width: 320, height: 60))
    expectEqual((table.cellForRow(at: path(2)) as? TestCell)?.text, "c")
    expectEqual(table.cellForRow(at: path(3)).flatMap(table.indexPath(for:)), path(3))
    expectNil(table.indexPathForRow(at: CGPoint(x: 10, y: 90)), "there is the placeholder")
    expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 120)), path(2))
    expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 70, width: 320, height: 60)), [path(1), path(2)])
    expectEqual(table.cells.live[2].cell.frame.height, 30, "as high as it was said to be")
    expectNil(table.invariantViolation())
  }

  @Test func selectionAndScrollingSkipThePlaceholder() {
    let scene = makeScene()
    scene.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    expect(scene.table.indexPathForSelectedRow == path(3) && scene.table.indexPathsForSelectedRows == [path(3)])
    expectEqual(scene.table.cellForRow(at: path(3))?.isSelected, true)
    scene.scene.touches.tap(at: CGPoint(x: 20, y: 130))
    expectEqual(scene.names.trace, ["select c"])
    scene.scene.touches.tap(at: CGPoint(x: 20, y: 90))
    expectEqual(scene.names.trace, ["select c"], "a placeholder is not selected")
    scene.table.deselectRow(at: path(2), animated: false)
    expectNil(scene.table.indexPathsForSelectedRows)
    scene.table.frame.size.height = 100
    scene.scene.layOut()
    scene.table.scrollToRow(at: path(4), at: .bottom, animated: false)
    scene.scene.layOut()
    expect(scene.table.bounds.maxY == 40 + 40 + 30 + 60 + 40 + 40 && scene.table.invariantViolation() == nil)
  }

  @Test func committedDataReplacesThePlaceholder() {
    let scene = makeScene()
    var place: IndexPath?
    let isThere = scene.context.commitInsertion {
      place = $0
      scene.names.names.insert("new", at: $0.row)
    }
    scene.scene.advance(1)
    expect(isThere && place == path(2) && scene.texts == ["a", "b", "new", "c", "d", "e"])
    expectEqual(scene.table.rectForRow(at: path(2)).height, 40, "as high as its row")
    expect(!scene.table.hasUncommittedUpdates && scene.table.invariantViolation() == nil)
    expect(!scene.context.commitInsertion { _ in place = nil } && place != nil && !scene.context.deletePlaceholder())
  }

  @Test func placeholdersAreRemovedByDeletionAndReload() {
    let scene = makeScene()
    expect(scene.context.deletePlaceholder())
    scene.scene.advance(1)
    expect(scene.texts == scene.names.names && scene.table.invariantViolation() == nil)
    let other = makeScene()
    other.table.reloadData()
    other.scene.layOut()
    expect(other.texts == other.names.names && !other.context.deletePlaceholder())
    expectNil(other.table.invariantViolation())
  }

  @Test func updatesOfTheAppSkipThePlaceholder() {
    let scene = makeScene()
    scene.names.names = ["b", "c", "x", "e"]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [path(0), path(3)], with: .fade)
      scene.table.insertRows(at: [path(2)], with: .fade)
    }
    scene.scene.advance(1)
    expect(scene.texts == ["b", "…", "c", "x", "e"] && scene.table.invariantViolation() == nil)
    scene.table.beginUpdates()
    scene.names.names.removeLast()
    scene.table.deleteRows(at: [path(3)], with: .none)
    expect(scene.context.commitInsertion { scene.names.names.insert("new", at: $0.row) })
    scene.table.endUpdates()
    scene.scene.advance(1)
    expect(scene.texts == ["b", "new", "c", "x"] && scene.table.invariantViolation() == nil)
  }

  @Test func aPlaceholderSizesItselfInASelfSizingTable() {
    let scene = makeScene(at: 9, rowHeight: UITableView.automaticDimension, estimated: 44)
    expectEqual(scene.texts.last, "…", "a path behind the last row is that behind it")
    expect(scene.table.cells.live.last?.cell.frame.height == 52 && scene.table.contentSize.height == 220 + 52)
    scene.table.frame.size.width = 300
    scene.scene.layOut()
    expect(scene.table.contentSize.height == 220 + 52 && scene.table.invariantViolation() == nil)
  }

  @Test func emptyTablesShowThePlaceholder() {
    let scene = TableScene(rows: [0], estimatedRowHeight: 44)
    let placeholder = UITableViewPlaceholder(insertionIndexPath: path(0), reuseIdentifier: "cell", rowHeight: 70)
    _ = scene.table.placeholders.insert(placeholder)
    scene.advance(1)
    expect(scene.table.visibleCells.first?.frame.height == 70 && scene.table.numberOfRows(inSection: 0) == 0)
    expectNil(scene.table.invariantViolation())
  }
}
