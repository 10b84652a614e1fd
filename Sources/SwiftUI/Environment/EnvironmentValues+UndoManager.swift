import UIKit

extension EnvironmentValues {
  /// The manager of what the user can undo in the screen that the view is in; nil in a view that is on no screen.
  public var undoManager: UndoManager? {
    let host = hostController
    return MainActor.assumeIsolated { host.controller?.undoManager }
  }
}
