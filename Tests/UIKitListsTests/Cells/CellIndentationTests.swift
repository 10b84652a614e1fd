import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

/// `indentationLevel` in cells with content configurations: the content view is indented, and the line below with it.
@MainActor @Suite(.serialized) struct CellIndentationTests {
  private func makeCell(_ width: CGFloat = 320, image: Bool = false) -> (cell: UITableViewCell, table: SheetList) {
    let table = SheetList([
      SheetList.Row { cell in
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        if image { content.image = UIImage(systemName: "star") }
        cell.contentConfiguration = content
      }
    ])
    table.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    table.layoutIfNeeded()
    return (table.visibleCells[0], table)
  }

  private func text(_ cell: UITableViewCell) throws -> CGRect {
    cell.layoutIfNeeded()
    let label = try require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
    return label.convert(label.bounds, to: cell)
  }

  /// Wide tables have wider margins, which indentation adds to as well.
  @Test(arguments: [320, 500] as [CGFloat]) func indentationMovesContentAndSeparator(_ width: CGFloat) throws {
    let (cell, table) = makeCell(width)
    let start = try text(cell)
    let margin: CGFloat = width < 414 ? 16 : 20
    expect(start.minX == margin && cell.separatorInset.left == margin)
    cell.indentationLevel = 2
    expectEqual(try text(cell).minX, margin + 20, "10 points a level")
    expectEqual(try text(cell).maxX, start.maxX, "the text ends where it did")
    expectEqual(cell.contentView.frame, CGRect(x: 20, y: 0, width: width - 20, height: cell.bounds.height))
    expectEqual(cell.separatorInset.left, margin + 20)
    cell.indentationWidth = 25
    expectEqual(try text(cell).minX, margin + 50)
    // The app's own inset is the app's.
    table.separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    expectEqual(cell.separatorInset.left, 7)
    cell.indentationLevel = -1
    expectEqual(try text(cell).minX, margin, "nothing stands farther out")
    cell.indentationLevel = 100
    expectEqual(try text(cell).width, 0, "nor is a width less than none")
  }

  @Test func indentationAddsToEditControls() throws {
    let (cell, _) = makeCell()
    cell.indentationLevel = 2
    cell.editing.setControls(CellEditing.Controls(leading: .delete))
    cell.setEditing(true, animated: false)
    let indented = try text(cell).minX
    expectEqual(cell.separatorInset.left, indented, "the line begins at the text")
    cell.indentationLevel = 0
    expectEqual(try text(cell).minX, indented - 20)
    expectEqual(cell.separatorInset.left, indented - 20)
    cell.setEditing(false, animated: false)
    expectEqual(try text(cell).minX, 16)
  }

  @Test func theSeparatorBesideAnImageBeginsAtTheText() throws {
    let (cell, _) = makeCell(image: true)
    let start = try text(cell).minX
    expectEqual(cell.separatorInset.left, start)
    cell.indentationLevel = 3
    expectEqual(try text(cell).minX, start + 30)
    expectEqual(cell.separatorInset.left, start + 30)
  }

  /// A view that places its content by its margins keeps them: the app's own, or those it has without indentation.
  @Test func indentationDoesNotChangeTheMargins() throws {
    let (cell, _) = makeCell()
    cell.contentConfiguration = nil
    var background = UIListContentConfiguration.cell()
    background.text = "Text"
    let view = cell.contentView
    cell.layoutIfNeeded()
    let margins = view.layoutMargins
    cell.contentConfiguration = background
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.layoutMargins.left, margins.left)
    cell.contentView.layoutMargins.left = 3
    cell.indentationLevel = 3
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.minX, 30)
  }

  /// An outline of folders, in both directions and appearances.
  @Test(arguments: [Sheet.Size.standard, .largest]) func indentedOutlinesMatchTheirPictures(_ size: Sheet.Size) throws {
    let rows = (0..<4).flatMap { level in
      [false, true].map { hasImage in
        SheetList.Row { cell in
          var content = cell.defaultContentConfiguration()
          content.text = "Level \(level)"
          if hasImage { content.image = UIImage(systemName: "folder") }
          cell.contentConfiguration = content
          cell.indentationLevel = level
          cell.accessoryType = hasImage ? .disclosureIndicator : .none
        }
      } + [
        SheetList.Row { cell in
          cell.textLabel?.text = "Classic \(level)"
          cell.indentationLevel = level
        }
      ]
    }
    try Sheet.expect("outline", size) {
      SheetList(rows)
    } height: {
      $0.contentSize.height
    }
  }
}
