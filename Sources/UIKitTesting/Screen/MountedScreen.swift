import Foundation
import Stage
import UIKit

/// A view controller on a virtual screen in memory, with a clock that only advances when a test advances it.
///
///     let size = CGSize(width: 390, height: 844)
///     let screen = MountedScreen(FeedController(), size: size) { $0.userInterfaceStyle = .dark }
///     try screen.tap(row: IndexPath(row: 2, section: 0))
///     try screen.settle()
///     expectGolden(screen.picture, "third row open")
///
/// Several screens can exist at the same time, each with its own clock. A screen is removed when it is released.
@MainActor public final class MountedScreen {
  /// The window that holds the controller's view; it fills the screen.
  public let window: UIWindow
  /// The controller that was mounted.
  public let controller: UIViewController

  let stage: OffscreenStage
  let loop: FrameLoop
  /// The heights of the rows in the first frame; nil after an event or another size, which may change them.
  private(set) var firstRows: RowHeights?
  /// The cells that were visible while scrolling was counted. They are retained, so that a new cell never has the
  /// address of a released one.
  var countedCells: [ObjectIdentifier: UIView] = [:]

  /// Shows `controller` and runs the first frame.
  ///
  /// - Parameters:
  ///   - size: in points; that of a phone.
  ///   - scale: pixels per point.
  ///   - traits: sets the trait overrides of the screen's window, such as the appearance, the text size or the
  ///     direction.
  public init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    traits: (inout UITraitOverrides) -> Void = { _ in }
  ) {
    self.controller = controller
    stage = OffscreenStage(size: size, scale: scale)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    traits(&window.traitOverrides)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    advance(frames: 1)
    firstRows = RowHeights(listViews)
  }

  /// Isolated, because the test runner releases a suite on a thread of its own.
  isolated deinit {}

  /// Hands an event to the window, as if the user had caused it.
  func sendEvent(_ event: StageEvent) {
    firstRows = nil
    stage.send(event)
  }

  /// In points.
  public var size: CGSize { stage.size }
  /// Pixels per point.
  public var scale: CGFloat { stage.scale }
  /// Seconds since the screen was mounted.
  public var time: TimeInterval { stage.clock.now }

  /// Whether frames are painted. If not, views move and are laid out, but `picture` does not change.
  package var paintsFrames: Bool {
    get { loop.compositor.isPainting }
    set { loop.compositor.isPainting = newValue }
  }

  /// The picture of the last frame, at the screen's scale.
  public var picture: CGImage { stage.picture }

  /// The views of the window, one per line; see `layoutText(of:)`.
  public var layout: String { layoutText(of: window) }

  /// Gives the screen another size in points, as when a window is resized or a device is turned, and runs a frame.
  public func resize(to size: CGSize) {
    firstRows = nil
    stage.resize(to: size)
    advance(frames: 1)
  }
}
