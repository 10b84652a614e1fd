import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// The previews of a row's menu.
@MainActor @Suite(.serialized)
struct TableMenuPreviewTests {
  private final class Owner: NSObject, UITableViewDelegate {
    var log: [String] = []
    var preview: UITargetedPreview?

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString) {
        nil
      } actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Act") { _ in }])
      }
    }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlights \(configuration.identifier)")
      return preview
    }
    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismisses \(configuration.identifier)")
      return preview
    }
  }

  /// [D] What stands out while the menu opens, and what it goes back to; without an answer the row.
  @Test(arguments: [false, true])
  func contextMenusOpenFromAndDismissToTheirPreviews(hasPreview: Bool) throws {
    let (owner, source) = (Owner(), TableSource(rows: [6]))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(TestCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = owner
    let controller = UIViewController()
    controller.view.addSubview(table)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    let cell = try require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    part.backgroundColor = .red
    cell.contentView.addSubview(part)
    if hasPreview { owner.preview = UITargetedPreview(view: part) }
    screen.tap(at: CGPoint(x: 160, y: 110), duration: 0.7)
    try screen.settle()
    expectEqual(owner.log, ["highlights 2"])
    expect((part.layer.opacity == 0) == hasPreview && (cell.layer.opacity == 0) == !hasPreview)
    table.contextMenuInteraction?.dismissMenu()
    try screen.settle()
    expectEqual(owner.log, ["highlights 2", "dismisses 2"])
    expect(part.layer.opacity == 1 && cell.layer.opacity == 1)
  }
}
