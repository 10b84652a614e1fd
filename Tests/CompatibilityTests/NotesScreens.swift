import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct NotesScreens {
  private func mounted(_ traits: (inout UITraitOverrides) -> Void = { _ in }) -> (NotesViewController, MountedScreen) {
    let controller = NotesViewController(style: .plain)
    let screen = MountedScreen(controller, traits: traits)
    screen.advance(frames: 3)
    return (controller, screen)
  }

  private func height(_ note: NotesViewController.Note, in controller: NotesViewController) -> CGFloat {
    controller.tableView.rectForRow(at: IndexPath(row: note.rawValue, section: 0)).height
  }

  @Test func everyNoteIsShown() throws {
    let (controller, _) = mounted()
    for note in NotesViewController.Note.allCases {
      let cell = controller.tableView.cellForRow(at: IndexPath(row: note.rawValue, section: 0))
      expect(cell != nil, "\(note)")
      expect(height(note, in: controller) >= 40, "\(note)")
    }
  }

  @Test func rowsAreAsHighAsTheirTextMeasures() {
    let (controller, _) = mounted()
    let width = controller.view.bounds.width - 32
    for note in [NotesViewController.Note.typed, .converted, .shadow, .outline] {
      let text = controller.height(of: note, width: width)
      expect(abs(height(note, in: controller) - text - 22) <= 1, "\(note): \(text)")
    }
    let three = controller.height(of: .list, width: 200)
    expect(three > 14 * 4, "three items, the second of at least two lines")
  }

  @Test func configurationsTakeAttributedText() throws {
    let (controller, _) = mounted()
    let row = IndexPath(row: NotesViewController.Note.configured.rawValue, section: 0)
    let cell = try require(controller.tableView.cellForRow(at: row))
    let content = try require(cell.contentConfiguration as? UIListContentConfiguration)
    expectEqual(content.attributedText?.string, "Nine new")
    expectNil(content.text)
    expect(height(.configured, in: controller) > 50)
  }

  @Test func matchesItsPictures() throws {
    for (name, traits) in [
      ("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark }),
      ("right-to-left", { $0.layoutDirection = .rightToLeft }),
      ("largest", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    ] as [(String, (inout UITraitOverrides) -> Void)] {
      let (_, screen) = mounted(traits)
      expectGolden(screen.picture, "notes-\(name)")
    }
  }
}
