import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Views in cells of lists: separators and swipe actions")
struct HostedCellTests {
  private struct Flight: View {
    let name: String
    var tapped: (String) -> Void = { _ in }

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 20)
        Text(name)
      }
      .swipeActions { Button("Star") { tapped("star " + name) } }
      .swipeActions(edge: .leading) { Button("Book") { tapped("book " + name) } }
    }
  }

  @MainActor private final class Flights: UITableViewController {
    var log: [String] = []
    var delegateActions: UISwipeActionsConfiguration?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentConfiguration = UIHostingConfiguration {
        Flight(name: "\(indexPath.row)") { [unowned self] in self.log.append($0) }
      }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { indexPath.row == 1 ? delegateActions : nil }
  }

  private func swipe(_ screen: MountedScreen, y: CGFloat, toTheLeft: Bool) throws {
    let (from, to): (CGFloat, CGFloat) = toTheLeft ? (280, 20) : (20, 280)
    screen.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), duration: 0.3)
    try screen.settle()
  }

  @Test("a table's separator begins at the text, and an alignment guide moves it") func tableLines() throws {
    let rows = Flights()
    let screen = MountedScreen(rows, size: CGSize(width: 300, height: 300), scale: 1)
    try screen.settle()
    let cell = try require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(lowerLine(cell)?.minX, cell.contentView.layoutMargins.left + 50)
    expectEqual(lowerLine(cell)?.maxX, 300)
    cell.contentConfiguration = UIHostingConfiguration {
      Text("wide").frame(width: 100, alignment: .leading)
        .alignmentGuide(.listRowSeparatorLeading) { _ in -6 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
    }
    try screen.settle()
    let margin = cell.contentView.layoutMargins.left
    expect(lowerLine(cell)?.minX == margin - 6 && lowerLine(cell)?.maxX == margin + 100)
  }

  @Test("a table shows the views' swipe actions unless its delegate provides some") func tableSwipes() throws {
    let rows = Flights()
    rows.delegateActions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Own") { [unowned rows] _, _, done in
        rows.log.append("delegate")
        done(true)
      }
    ])
    let screen = MountedScreen(rows, size: CGSize(width: 300, height: 300), scale: 1)
    try screen.settle()
    let middle = rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).midY
    let next = rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
    try swipe(screen, y: next, toTheLeft: true)
    expectEqual(rows.log, ["delegate"])
    try swipe(screen, y: middle, toTheLeft: false)
    expectEqual(rows.log, ["delegate", "book 0"])
  }

  @Test("a list of a collection view shows swipe actions, and separators begin at the text") func collection() throws {
    var log: [String] = []
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      cell.contentConfiguration = UIHostingConfiguration { Flight(name: "\(number)") { log.append($0) } }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let controller = UIViewController()
    controller.view = view
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 300), scale: 1)
    source.apply(snapshot, animatingDifferences: false)
    try screen.settle()
    let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(lowerLine(cell)?.minX, cell.contentView.layoutMargins.left + 50)
    try swipe(screen, y: cell.frame.midY, toTheLeft: true)
    expectEqual(log, ["star 1"])
    try swipe(screen, y: cell.frame.midY, toTheLeft: false)
    expectEqual(log, ["star 1", "book 1"])
  }
}
