import Trestle
import UIKit

/// A screen with rows of notes.
@MainActor
protocol NoteListing: ListScreen {
  /// Whether titles and summaries may take several lines.
  var wrapsTexts: Bool { get set }
}

extension ListViewController {
  /// Lets rows of notes wrap at accessibility text sizes, as Notes does on iPhone.
  func wrapNotes<Screen: NoteListing>(of screen: Screen.Type) {
    let follow = { (list: ListViewController) in
      let wraps = list.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      guard var screen = list.screen as? Screen, screen.wrapsTexts != wraps else { return }
      screen.wrapsTexts = wraps
      list.screen = screen
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: ListViewController, _) in follow(list)
    }
    follow(self)
  }
}
