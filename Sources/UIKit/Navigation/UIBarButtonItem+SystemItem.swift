extension UIBarButtonItem {
  /// Buttons that every app shares.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// What a button of the system shows: a word or a symbol.
  struct Look: Equatable {
    var title: String?
    var symbol: String?
    var isDone = false
  }

  var look: Look {
    switch self {
    case .done: Look(title: "Done", isDone: true)
    case .cancel: Look(title: "Cancel")
    case .edit: Look(title: "Edit")
    case .save: Look(title: "Save", isDone: true)
    case .undo: Look(title: "Undo")
    case .redo: Look(title: "Redo")
    case .flexibleSpace, .fixedSpace: Look()
    case .add: Look(symbol: "plus")
    case .compose: Look(symbol: "square.and.pencil")
    case .reply: Look(symbol: "arrowshape.turn.up.left")
    case .action: Look(symbol: "square.and.arrow.up")
    case .organize: Look(symbol: "folder")
    case .bookmarks: Look(symbol: "book")
    case .search: Look(symbol: "magnifyingglass")
    case .refresh: Look(symbol: "arrow.clockwise")
    case .stop, .close: Look(symbol: "xmark")
    case .camera: Look(symbol: "camera")
    case .trash: Look(symbol: "trash")
    case .play: Look(symbol: "play.fill")
    case .pause: Look(symbol: "pause.fill")
    case .rewind: Look(symbol: "backward.fill")
    case .fastForward: Look(symbol: "forward.fill")
    }
  }
}
