import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Rows whose heights follow from the constraints of their cells.
@MainActor @Suite struct SelfSizingRowTests {
  final class NoteCell: UITableViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      body.numberOfLines = 0
      for label in [title, body] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  final class Notes: NSObject, UITableViewDataSource {
    var texts = (0..<500).map { number in
      Array(repeating: "note \(number) goes on", count: 1 + number * 7 % 12).joined(separator: ", ")
    }
    private(set) var cellsMade = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
      cell.title.text = "Note \(indexPath.row)"
      cell.body.text = texts[indexPath.row]
      return cell
    }
  }

  let notes = Notes()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

  init() {
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
  }

  /// The height that the same texts need by arithmetic.
  func height(of row: Int, width: CGFloat) -> CGFloat {
    func label(_ text: String, lines: Int, width: CGFloat) -> CGFloat {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return 28 + label("Note \(row)", lines: 1, width: width - 32) + label(notes.texts[row], lines: 0, width: width - 32)
  }

  @Test func rowHeightsFollowTheirConstraints() {
    table.layoutIfNeeded()
    let visible = table.visibleCells
    expect(visible.count > 3)
    for (row, cell) in visible.enumerated() {
      let wanted = height(of: row, width: 320)
      expect(abs(cell.frame.height - wanted) <= 1, "row \(row): \(cell.frame.height) for \(wanted)")
      expect(abs(table.rectForRow(at: IndexPath(row: row, section: 0)).height - cell.frame.height) < 0.01)
      let note = cell as! NoteCell
      note.layoutIfNeeded()
      expect(abs(note.body.frame.maxY + 12 - cell.bounds.height) <= 1)
      expectEqual(note.body.frame.width, 288)
    }
  }

  @Test func aNewWidthMeasuresRowsAgain() {
    table.layoutIfNeeded()
    table.frame.size.width = 500
    table.layoutIfNeeded()
    expect(!table.visibleCells.isEmpty)
    for (row, cell) in table.visibleCells.enumerated() {
      expect(abs(cell.frame.height - height(of: row, width: 500)) <= 1, "row \(row)")
    }
  }

  @Test func visibleRowsStayWhileRowsAboveAreMeasured() {
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 400, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    var offset = table.contentOffset.y
    for step in 0..<200 {
      let before = table.indexPathsForVisibleRows!.map { ($0, table.rectForRow(at: $0).minY - table.contentOffset.y) }
      table.contentOffset.y -= 23
      table.layoutIfNeeded()
      for (path, y) in before where table.indexPathsForVisibleRows!.contains(path) {
        let now = table.rectForRow(at: path).minY - table.contentOffset.y
        expect(abs(now - y - 23) < 0.51, "step \(step): \(path) went from \(y) to \(now)")
      }
      expect(table.contentOffset.y != offset)
      offset = table.contentOffset.y
    }
  }

  @Test func aReusedCellKeepsItsConstraintsSolved() {
    table.layoutIfNeeded()
    for row in stride(from: 0, to: 480, by: 6) {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows! {
        let cell = table.cellForRow(at: path)!
        expect(abs(cell.frame.height - height(of: path.row, width: 320)) <= 1, "row \(path.row)")
      }
    }
  }

  /// The content view's margin beside an accessory is another than that at the row's edge.
  @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark])
  func multilineTextIsMeasuredInItsLayoutWidth(accessory: UITableViewCell.AccessoryType) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessory
    let label = try require(cell.textLabel)
    label.text = notes.texts[11]
    label.numberOfLines = 0
    for width in stride(from: CGFloat(180), to: 420, by: 3) {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
      cell.layoutIfNeeded()
      expect(abs(label.frame.height + 22 - size.height) <= 1 || size.height == 44, "in \(width) points")
    }
  }

  /// A cell whose stack was filled before it was added, and whose picture's height follows from the margins.
  final class PictureCell: UITableViewCell {
    let picture = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
      let stack = UIStackView(arrangedSubviews: [picture])
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func theFirstMeasurementUsesCellMarginsAndStackViews() {
    final class Pictures: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
      }
    }
    let pictures = Pictures()
    table.frame.size.width = 390
    table.register(PictureCell.self, forCellReuseIdentifier: "picture")
    table.dataSource = pictures
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.count, 3)
    for cell in table.visibleCells {
      cell.layoutIfNeeded()
      expectEqual(cell.bounds.size, CGSize(width: 390, height: 179))
      expectEqual((cell as? PictureCell)?.picture.frame, CGRect(x: 0, y: 0, width: 358, height: 179))
    }
  }
}
