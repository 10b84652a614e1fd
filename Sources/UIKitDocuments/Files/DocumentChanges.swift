/// Tells whether a document differs from its file: keeps the positions of both in the history of changes.
@MainActor
final class DocumentChanges {
  private var place = 0
  /// The position of the file; nil if neither undo nor redo leads to the saved state.
  private var saved: Int? = 0

  var hasSome: Bool { place != saved }

  func note(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // This change discards the undone changes, and with them the state that was saved in the file.
      if let file = saved, place < file { saved = nil }
      place += 1
    case .redone: place += 1
    case .undone: place -= 1
    case .cleared: clear()
    }
  }

  func clear() { saved = place }

  /// The current position, to be passed to `saved(upTo:)` when the changes up to it have been saved.
  var token: Any { place }

  func saved(upTo token: Any) { saved = token as? Int ?? saved }
}
