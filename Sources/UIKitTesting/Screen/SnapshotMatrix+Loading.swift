import UIKit
import UIKitCore

extension SnapshotMatrix {
  /// Runs `body`, in which a picture file is read and decoded once, whichever looks show it.
  static func keepingPictures<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ImageFiles.shared.keeping(body)
  }

  /// Mounts a controller in each appearance, runs frames and tasks until a condition holds and the screen is at rest,
  /// and passes the screen to `body`: for screens that load.
  ///
  /// - Precondition: the matrix names no locales, as they would apply to tests that run at the same time.
  /// - Throws: `StillMoving` if the condition is not reached, and any error of `body`.
  @MainActor
  public func eachLook(
    _ makeController: () -> UIViewController, until isReached: (MountedScreen) -> Bool,
    _ body: (MountedScreen) throws -> Void
  ) async throws {
    try await eachLook(of: makeController, until: isReached) { try body($1) }
  }

  /// Passes the appearance to `body`, too.
  @MainActor
  func eachLook(
    of makeController: () -> UIViewController, until isReached: (MountedScreen) -> Bool,
    _ body: (Look, MountedScreen) throws -> Void
  ) async throws {
    if let locale = locales.compactMap({ $0 }).first {
      fatalError(
        "A screen that loads was asked for in the locale \(locale). Tests that run while it loads would be in that locale, too: "
          + "give the matrix none, or let the screen load before it is shown.")
    }
    ImageFiles.shared.beginKeeping()
    defer { ImageFiles.shared.endKeeping() }
    for look in looks {
      let screen = look.mount(makeController())
      try await screen.settle { isReached(screen) }
      try body(look, screen)
    }
  }
}
