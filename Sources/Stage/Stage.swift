import CoreGraphics
import QuartzCore

/// Where the frames of one window go and where its events come from.
///
/// A stage knows nothing of views. It calls its delegate with events and, when a frame was asked for on its clock,
/// with the time of that frame.
@MainActor package protocol Stage: AnyObject {
  /// The size of the content in points.
  var size: CGSize { get }
  /// Pixels a point.
  var scale: CGFloat { get }
  /// What everything that moves on this stage is timed by.
  var clock: FrameClock { get }
  /// What the surroundings ask for, such as a dark appearance.
  var traits: StageTraits { get }
  var delegate: (any StageDelegate)? { get set }

  /// Lends the memory of the frame; what the last call drew is still in it, unless the delegate was told that the
  /// contents are lost. The rectangles that the body returns are shown when it is done, nothing when there are none.
  func withFrameBuffer(_ body: (PixelBuffer) -> [PixelRect])

  /// The text of the clipboard that the stage shares with other programs; `nil` when it holds none.
  var clipboard: String? { get set }

  /// Makes keys arrive as `text` and `composition` events too. An input method places its window beside `caret`,
  /// in points; calling again moves it.
  func startTextInput(caret: CGRect)
  /// Ends what `startTextInput` began; harmless when nothing did.
  func stopTextInput()

  /// Names the window.
  func setTitle(_ title: String)
  /// Takes the stage away: no event and no frame follows.
  func close()
}

/// Receives what happens on a stage.
@MainActor package protocol StageDelegate: AnyObject {
  /// Something was done with a pointer, a wheel or a key.
  func stage(_ stage: any Stage, didReceive event: StageEvent)
  /// A frame was asked for on the stage's clock, and its time has come. Seconds on that clock.
  func stageWantsFrame(_ stage: any Stage, at time: CFTimeInterval)
  /// `size` or `scale` is another; the frame buffer is new and its contents undefined.
  func stageDidResize(_ stage: any Stage)
  /// What was drawn is gone, although the size is the same: the next frame has to draw all of it.
  func stageDidLoseContents(_ stage: any Stage)
  /// `traits` is another.
  func stageDidChangeTraits(_ stage: any Stage)
  /// The window lost or gained the keyboard, or was covered or uncovered.
  func stage(_ stage: any Stage, didChange activity: StageActivity)
  /// The user asked for the window to be closed. The stage stays open until `close()`.
  func stageDidRequestClose(_ stage: any Stage)
}

/// How much of the user's attention a stage has.
package enum StageActivity: Hashable, Sendable {
  /// The keyboard is the stage's.
  case active
  /// In sight, and another window has the keyboard.
  case inactive
  /// Out of sight: minimised or hidden.
  case background
}

/// What a stage's surroundings ask of the content.
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
