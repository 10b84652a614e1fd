import UIKit

extension EnvironmentValues {
  /// The undo manager of the view's screen; nil if the view is on no screen.
  public var undoManager: UndoManager? {
    let host = hostController
    return MainActor.assumeIsolated { host.controller?.undoManager }
  }
}
