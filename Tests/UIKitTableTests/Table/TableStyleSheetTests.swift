import Expectations
import Testing
import UIKit
import UIKitTesting

/// How each style of table looks in every look, with a selection and in edit mode: a sheet of pictures a style.
@MainActor @Suite struct TableStyleSheetTests {
  /// A styled table with rows that can be edited.
  final class Everything: StyledTable {
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { [.delete, .insert, .none][indexPath.section] }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { preconditionFailure("nothing is edited for a picture") }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { preconditionFailure("nothing is moved for a picture") }
  }

  enum Mode: CaseIterable {
    /// A row is selected.
    case selection
    /// Rows show how they are deleted, inserted and moved; one is selected.
    case editing
    /// Rows show circles; two are selected.
    case circles
  }

  private static let size = CGSize(width: 320, height: 560)

  private func picture(_ style: UITableView.Style, _ look: StyledTable.Look, _ mode: Mode) throws -> CGImage {
    let controller = Everything(style: style)
    controller.middleAccessory = .detailButton
    let screen = MountedScreen(controller, size: Self.size, scale: 1, traits: look.apply)
    let table = try require(controller.tableView)
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = mode == .circles
    table.setEditing(mode != .selection, animated: false)
    try screen.settle()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    if mode == .circles {
      table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    }
    // In plain tables the first header sticks, and rows run below it.
    if style == .plain { table.contentOffset.y = 20 }
    try screen.settle()
    table.layer.removeAllAnimations()
    return screen.picture
  }

  @Test(arguments: [("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset", .insetGrouped)])
  func styleSheetsMatchTheirPictures(_ name: String, _ style: UITableView.Style) throws {
    for mode in Mode.allCases {
      let pictures = try StyledTable.Look.allCases.map { try picture(style, $0, mode) }
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let sheet = CGSize(width: Self.size.width * CGFloat(pictures.count), height: Self.size.height)
      let image = UIGraphicsImageRenderer(size: sheet, format: format).image { _ in
        for (index, picture) in pictures.enumerated() {
          UIImage(cgImage: picture).draw(at: CGPoint(x: Self.size.width * CGFloat(index), y: 0))
        }
      }
      expectGolden(try require(image.cgImage), "\(name) \(mode)")
    }
  }
}
