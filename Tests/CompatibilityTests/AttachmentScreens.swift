import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// Files and texts from other programs, dropped on a list.
@MainActor @Suite(.serialized)
final class AttachmentScreens {
  private let controller = AttachmentsViewController()
  private lazy var screen = MountedScreen(UINavigationController(rootViewController: controller))

  isolated deinit {}

  private var rows: [String] {
    controller.tableView.visibleCells.map {
      let content = $0.contentConfiguration as? UIListContentConfiguration
      return [content?.text, content?.secondaryText].compactMap(\.self).joined(separator: ": ")
    }
  }

  private func top(of row: Int) -> CGPoint {
    let rect = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return controller.tableView.convert(CGPoint(x: rect.midX, y: rect.minY + 2), to: nil)
  }

  private func settle(until count: Int) async {
    while controller.attachments.count < count { await Task.yield() }
    screen.advance(by: 1)
  }

  @Test func aTextIsInsertedWhereItIsDropped() async {
    screen.advance(frames: 1)
    screen.drop([.text("Gate 7")], at: top(of: 1))
    await settle(until: 3)
    expectEqual(rows, ["Ticket: PDF", "Text: Gate 7", "Map: Picture"])
  }

  @Test func filesShowAPlaceholderUntilTheyAreRead() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("beach.png")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    try require(image.pngData()).write(to: picture)
    let gone = folder.appendingPathComponent("gone.txt")
    screen.advance(frames: 1)
    screen.drop([.file(picture), .file(gone)], at: CGPoint(x: 100, y: 700))
    expectEqual(rows, ["Ticket: PDF", "Map: Picture", "Loading…", "Loading…"])
    await settle(until: 3)
    while controller.tableView.hasUncommittedUpdates { await Task.yield() }
    screen.advance(by: 1)
    let scale = Int(image.scale)
    expectEqual(
      rows, ["Ticket: PDF", "Map: Picture", "beach.png: \(3 * scale) × \(2 * scale)"],
      "what cannot be read leaves no row")
  }

  @Test func foldersAreNotAccepted() {
    screen.advance(frames: 1)
    screen.drop([.file(FileManager.default.temporaryDirectory)], at: top(of: 1))
    screen.advance(by: 1)
    expectEqual(rows, ["Ticket: PDF", "Map: Picture"])
  }
}
