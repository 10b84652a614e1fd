import ListCore

extension UIBarButtonItem {
  /// Standard buttons and spaces of bars.
  public enum SystemItem: Int, Sendable {
    /// The word "Done", in bold: ends a mode or accepts.
    case done
    /// The word "Cancel": leaves without a change.
    case cancel
    /// The word "Edit": begins editing.
    case edit
    /// The word "Save", in bold.
    case save
    /// A plus.
    case add
    /// An empty space that fills the width left by other items. Several flexible spaces share that width.
    case flexibleSpace
    /// An empty space as wide as the item's `width`.
    case fixedSpace
    /// A pencil on a square: writes something new.
    case compose
    /// An arrow to the left.
    case reply
    /// A square with an arrow upwards: shares something.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifier.
    case search
    /// A circular arrow: loads again.
    case refresh
    /// A cross: stops loading.
    case stop
    /// The picture of a camera, for taking a photo.
    case camera
    /// A bin: deletes.
    case trash
    /// A triangle: plays.
    case play
    /// Two bars: pauses.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// The word "Undo".
    case undo
    /// The word "Redo".
    case redo
    /// A cross: closes the screen.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The look of a standard button: a word or a symbol.
  struct Look: Equatable {
    var title: String?
    var symbol: String?
    var isDone = false
  }

  var look: Look {
    switch self {
    case .done: Look(title: SystemWord.done.text, isDone: true)
    case .cancel: Look(title: SystemWord.cancel.text)
    case .edit: Look(title: SystemWord.edit.text)
    case .save: Look(title: SystemWord.save.text, isDone: true)
    case .undo: Look(title: SystemWord.undo.text)
    case .redo: Look(title: SystemWord.redo.text)
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
