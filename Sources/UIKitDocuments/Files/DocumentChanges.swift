/// How far a document is from what is saved: a place in the history of changes, and the place that the file has.
@MainActor
final class DocumentChanges {
  private var place = 0
  /// Nil where no undoing or redoing leads to what is saved.
  private var saved: Int? = 0

  var hasSome: Bool { place != saved }

  func note(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      // What was undone is lost with this change, and the file with it.
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
