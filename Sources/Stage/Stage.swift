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

  /// Shows the desktop's file dialogue. Calls back when the user has closed it, or with `unavailable`, at once or
  /// later, if there is none.
  func chooseFiles(_ request: FilePanelRequest, _ answer: @escaping @MainActor (FilePanelAnswer) -> Void)

  /// Keeps the desktop's screen saver from starting, or allows it again.
  func setKeepsScreenOn(_ keeps: Bool)

  /// Requests another size of the content, in points. The window system may choose a different size, or keep the
  /// present one.
  func requestSize(_ size: CGSize)
  /// Limits the size of the content, in points, for the user and for requests. If the present size is outside of the
  /// limits, it changes at once.
  func limitSize(minimum: CGSize, maximum: CGSize)
  /// Sets the title that the desktop shows for the window.
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
  /// Does nothing: by default a stage keeps no such memory.
  package func releaseSpareMemory() {}

  /// Answers at once that there is no dialogue.
  package func chooseFiles(_ request: FilePanelRequest, _ answer: @escaping @MainActor (FilePanelAnswer) -> Void) {
    answer(.unavailable)
  }
}

/// Receives the events of a stage.
@MainActor package protocol StageDelegate: AnyObject {
  /// Called for each action of the user: of fingers, the mouse, keys, input methods, and drags from other programs.
  func stage(_ stage: any Stage, didReceive event: StageEvent)
  /// Called when a requested frame is due. The time is in seconds on the stage's clock.
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
  /// The stage is visible, and another window has the keyboard focus.
  case inactive
  /// The stage is not visible: minimised or hidden.
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
