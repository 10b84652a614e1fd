import Foundation
import ScreenTesting
import TrestleTesting
import UIKit

@testable import Gallery

/// The screen of notes on a day that does not change.
@MainActor
struct NotesScene {
  let notes: NotesViewController
  let screen: MountedScreen

  init(size: CGSize, look: ScreenLook = ScreenLook(name: "light")) throws {
    notes = NotesViewController(model: Self.makeModel())
    screen = MountedScreen(UINavigationController(rootViewController: notes), size: size) {
      $0.userInterfaceStyle = look.style
      $0.preferredContentSizeCategory = look.textSize
      $0.layoutDirection = look.direction
    }
    try screen.settle()
  }

  nonisolated static let phone = CGSize(width: 390, height: 844)
  nonisolated static let wide = CGSize(width: 900, height: 700)

  /// Samples on 25 November 2020, which is not the present day of a calendar.
  static func makeModel() -> NotesModel {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_001")
    return NotesModel(
      today: Date(timeIntervalSince1970: 1_606_305_600), calendar: calendar, locale: Locale(identifier: "en_001"))
  }

  var model: NotesModel { notes.model }

  /// The text view of the note that is open.
  var textView: UITextView? {
    let stack = notes.tabs.selectedViewController as? UINavigationController
    let controller =
      notes.split.isCollapsed
      ? stack?.topViewController
      : (notes.split.viewController(for: .secondary) as? UINavigationController)?.topViewController
        ?? notes.split.viewController(for: .secondary)
    return (controller as? NoteViewController)?.textView
  }

  /// Lets observers of the model have their turn, and the screen come to rest.
  func settle() async throws {
    try await screen.settle {
      guard let textView else { return true }
      return model.open.map { textView.text == $0.text && !textView.isHidden } ?? textView.isHidden
    }
  }
}
