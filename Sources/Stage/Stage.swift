import CoreGraphics
import QuartzCore

/// The output of one window's frames and the source of its events.
///
/// A stage knows nothing of views. It passes events to its delegate and, when a frame was requested on its clock, the
/// time of that frame.
@MainActor package protocol Stage: AnyObject {
  /// The size of the content in points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// The clock that times everything that moves on this stage.
  var clock: FrameClock { get }
  /// The settings of the environment, such as a dark appearance.
  var traits: StageTraits { get }
  var delegate: (any StageDelegate)? { get set }

  /// Provides the memory of the frame. It still contains the last frame, unless the delegate was informed that the
  /// contents are lost. The rectangles that the body returns are then shown.
  func withFrameBuffer(_ body: (PixelBuffer) -> [PixelRect])

  /// The text of the clipboard that the stage shares with other programs; `nil` when it holds none.
  var clipboard: String? { get set }

  /// Starts text input: keys then also arrive as `text` and `composition` events. An input method places its window at
  /// `caret`, in points; call it again to move the window.
  func startTextInput(caret: CGRect)
  /// Ends text input; has no effect without it.
  func stopTextInput()

  /// Changes the shape of the mouse pointer over the stage.
  func setPointer(_ pointer: StagePointer)

  /// Shows the desktop's file dialogue. Calls back at once if there is none, otherwise when the user has closed it.
  func chooseFiles(_ request: FilePanelRequest, _ answer: @escaping @MainActor (FilePanelAnswer) -> Void)

  /// Keeps the desktop's screen saver away, or lets it come as usual.
  func setKeepsScreenOn(_ keeps: Bool)

  /// Asks for another size of the content, in points. The surroundings may give another one, or keep the present one.
  func requestSize(_ size: CGSize)
  /// Lets the user, and requests, give the content no size outside of limits, in points. A size outside of them changes
  /// at once.
  func limitSize(minimum: CGSize, maximum: CGSize)
  /// Names the window.
  func setTitle(_ title: String)
  /// Returns memory that is kept for later frames to the system.
  func releaseSpareMemory()
  /// Closes the stage: no event and no frame follows.
  func close()
}

extension CGSize {
  /// Larger than every window.
  package static var unlimited: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
}

extension Stage {
  /// A stage that keeps no such memory has nothing to do.
  package func releaseSpareMemory() {}

  /// A stage without surroundings has no dialogues.
  package func chooseFiles(_ request: FilePanelRequest, _ answer: @escaping @MainActor (FilePanelAnswer) -> Void) {
    answer(.unavailable)
  }
}

/// Receives the events of a stage.
@MainActor package protocol StageDelegate: AnyObject {
  /// Called for an event of a pointer, a wheel or a key.
  func stage(_ stage: any Stage, didReceive event: StageEvent)
  /// Called when the time of a requested frame has come. Seconds on the stage's clock.
  func stageWantsFrame(_ stage: any Stage, at time: CFTimeInterval)
  /// Called when `size` or `scale` changed; the frame buffer is new and its contents are undefined.
  func stageDidResize(_ stage: any Stage)
  /// Called when the drawn contents were lost although the size did not change: the next frame must draw everything.
  func stageDidLoseContents(_ stage: any Stage)
  /// Called when `traits` changed.
  func stageDidChangeTraits(_ stage: any Stage)
  /// Called when the window lost or gained the keyboard, or was covered or uncovered.
  func stage(_ stage: any Stage, didChange activity: StageActivity)
  /// Called when the user asked to close the window. The stage stays open until `close()`.
  func stageDidRequestClose(_ stage: any Stage)
}

/// How active a stage is for the user.
package enum StageActivity: Hashable, Sendable {
  /// The stage has the keyboard focus.
  case active
  /// In sight, and another window has the keyboard.
  case inactive
  /// Out of sight: minimised or hidden.
  case background
}

/// The preferences of a stage's surroundings that content should follow.
package struct StageTraits: Hashable, Sendable {
  package enum Appearance: Hashable, Sendable {
    case light
    case dark
  }

  package enum Contrast: Hashable, Sendable {
    case normal
    case high
  }

  package var appearance: Appearance
  package var contrast: Contrast

  package init(appearance: Appearance = .light, contrast: Contrast = .normal) {
    self.appearance = appearance
    self.contrast = contrast
  }
}
