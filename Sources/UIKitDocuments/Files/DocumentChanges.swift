/// The distance of a document from its saved state: its position in the history of changes, and the position of the file.
@MainActor
final class DocumentChanges {
  private var place = 0
  /// Nil if neither undo nor redo leads to the saved state.
  private var saved: Int? = 0

  var hasSome: Bool { place != saved }

  func note(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // This change discards the undone changes, and with them the state that the file has.
      if let file = saved, place < file { saved = nil }
      place += 1
    case .redone: place += 1
    case .undone: place -= 1
    case .cleared: clear()
    }
  }

  func clear() { saved = place }

  /// The changes up to now.
  var token: Any { place }

  func saved(upTo token: Any) { saved = token as? Int ?? saved }
}
