import CoreGraphics
import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// How rows look while they are edited, swiped and dragged: light, dark, right to left and in the largest text.
@MainActor @Suite(.serialized)
struct EditingPictureTests {
  enum Variant: String, CaseIterable {
    case light, dark, rightToLeft, largest
  }

  enum Moment: String, CaseIterable {
    case editing, confirming, open, opening, across, before, lifted
  }

  /// Tasks in groups: low rows, and high ones with a picture.
  final class Tasks: UITableViewController {
    var rows = [["Water the plants", "Call the bank", "Buy bread"], ["Fix the bicycle", "Write to Ana"]]

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.section == 0 ? UITableView.automaticDimension : 100
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.section == 0 && indexPath.row == 2 ? .insert : .delete }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      rows[destinationIndexPath.section].insert(
        rows[sourceIndexPath.section].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
      delete.image = UIImage(systemName: "trash")
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
      flag.backgroundColor = .systemOrange
      let more = UIContextualAction(style: .normal, title: "More") { _, _, _ in }
      return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let done = UIContextualAction(style: .normal, title: "Done") { _, _, _ in }
      done.backgroundColor = .systemGreen
      return UISwipeActionsConfiguration(actions: [done])
    }
  }

  private func makeScreen(_ variant: Variant) -> MountedScreen {
    let size = CGSize(width: 360, height: variant == .largest ? 640 : 420)
    return MountedScreen(Tasks(style: .insetGrouped), size: size, scale: 1) { traits in
      switch variant {
      case .light: break
      case .dark: traits.userInterfaceStyle = .dark
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
  }

  private func show(_ moment: Moment, _ variant: Variant) throws -> CGImage {
    let screen = makeScreen(variant)
    let controller = try require(screen.controller as? Tasks)
    let table = try require(controller.tableView)
    let high = IndexPath(row: 0, section: 1)
    let towardsEnd: CGFloat = variant == .rightToLeft ? 1 : -1
    func place(_ path: IndexPath, fromEnd: CGFloat) -> CGPoint {
      let rect = table.convert(table.rectForRow(at: path), to: nil)
      return CGPoint(x: variant == .rightToLeft ? rect.minX + fromEnd : rect.maxX - fromEnd, y: rect.midY)
    }
    switch moment {
    case .editing, .confirming, .lifted:
      controller.setEditing(true, animated: true)
      try screen.settle()
      if moment == .confirming {
        let rect = table.rectForRow(at: IndexPath(row: 0, section: 0))
        screen.tap(at: place(IndexPath(row: 0, section: 0), fromEnd: rect.width - 25))
        try screen.settle()
      }
      guard moment == .lifted else { break }
      let start = place(IndexPath(row: 0, section: 0), fromEnd: 25)
      let cell = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      table.reordering.begin(cell, at: start)
      table.reordering.move(cell, to: CGPoint(x: start.x, y: start.y + cell.bounds.height * 1.4))
      screen.advance(by: 0.5)
    case .open, .before:
      let way = (moment == .before ? -60 : 150) * towardsEnd
      try screen.drag(row: high, by: CGVector(dx: way, dy: 0))
      try screen.settle()
    case .opening, .across:
      table.swipes.close(animated: false)
      let start = place(high, fromEnd: 100)
      _ = table.swipes.mayBegin(at: table.convert(start, from: nil), toTheRight: towardsEnd > 0)
      table.swipes.begin()
      table.swipes.move(translation: (moment == .across ? 300 : 110) * towardsEnd)
      screen.advance(by: 0.5)
    }
    return screen.picture
  }

  @Test(arguments: Variant.allCases)
  func editedRowsMatchTheirPictures(_ variant: Variant) throws {
    for moment in Moment.allCases {
      expectGolden(try show(moment, variant), "\(moment.rawValue) \(variant.rawValue)")
    }
  }
}
