import Expectations
import Foundation
import PictureTesting
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct BadContentTests {
  private struct Note: UIContentConfiguration, Equatable {
    var text = ""
    /// The view that is returned each time; nil for a new one.
    var view: NoteView?
    var isForeign = false

    func makeContentView() -> any UIView & UIContentView { view ?? NoteView(self) }
    func updated(for state: any UIConfigurationState) -> Note { self }
  }

  private final class NoteView: UIView, UIContentView {
    private var note: Note

    init(_ note: Note) {
      self.note = note
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var text: String { note.text }

    var configuration: any UIContentConfiguration {
      get { note.isForeign ? UIListContentConfiguration.cell() : note }
      set { if let new = newValue as? Note { note = new } }
    }
  }

  @Test func aContentViewWithAForeignConfigurationIsReportedOnce() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let said = messages {
      for text in ["one", "two", "three"] { cell.contentConfiguration = Note(text: text, isForeign: true) }
    }
    expectEqual((cell.contentView as? NoteView)?.text, "three")
    expectEqual(said.count, 1, "\(said)")
    expectEqual(said.first?.contains("NoteView whose configuration is a UIListContentConfiguration"), true)
  }

  @Test func aContentViewReturnedTwiceMovesToTheLastCell() throws {
    let shared = NoteView(Note())
    let cells = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let said = messages {
      for cell in cells { cell.contentConfiguration = Note(text: "shared", view: shared) }
    }
    expect(said.count == 1 && said[0].contains("in use already"), "\(said)")
    expect(shared.superview === cells[1] && cells[1].contentView === shared)
    // The first cell has lost its content, and takes other content as if it had shown none.
    for cell in cells { cell.layoutIfNeeded() }
    cells[0].contentConfiguration = UIListContentConfiguration.cell()
    expect(cells[0].contentView.superview === cells[0] && cells[1].contentView === shared)
  }

  @Test func textInAMissingFontIsShownInAnother() throws {
    let missing = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Surely No Such Font"]), size: 20)
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "Text", attributes: [.font: missing])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let label = try require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
    expectEqual(label.text, "Text")
    expect(label.intrinsicContentSize.width > 20 && label.intrinsicContentSize.height > 15)
    let picture = TextPicture(width: label.bounds.width, height: label.bounds.height)
    picture.draw(label)
    expect(!picture.inkedColumns.isEmpty)
  }

  @Test func anImageWithoutSizeIsReportedAndTakesNoSpace() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    var content = UIListContentConfiguration.cell()
    content.text = "An image of no size"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let list = try require(cell.contentView as? UIListContentView)
    let before = try require(list.subviews.compactMap { $0 as? UILabel }.first).frame
    content.image = UIImage()
    let said = messages {
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
    }
    expect(said.count == 1 && said[0].contains("“An image of no size”"), "\(said)")
    expectEqual(list.subviews.compactMap { $0 as? UILabel }.first?.frame, before)
  }
}
