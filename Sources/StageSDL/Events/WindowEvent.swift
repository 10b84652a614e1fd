import CoreGraphics
import Stage

/// An event of SDL, translated for a window stage.
enum WindowEvent: Hashable, Sendable {
  case stage(StageEvent)
  /// The window has another size.
  case resized
  /// The window system lost the window's content.
  case exposed
  /// The window moved to another display, which may have another refresh rate or scale.
  case movedToDisplay
  case activity(StageActivity)
  case closeRequested
}

/// The state that translating an event depends on besides the event.
struct EventContext {
  /// Points per unit of SDL's window coordinates.
  var pointsPerUnit: CGFloat
  /// The window in points.
  var size: CGSize
  /// Seconds on the stage's clock when SDL's ticks were 0.
  var timeOfTickZero: CFTimeInterval
  /// The modifier keys that are down.
  var modifiers: KeyModifiers
  /// The position of the mouse in the window, in points; nil if it is only known from mouse events.
  var mouse: CGPoint?

  init(
    pointsPerUnit: CGFloat, size: CGSize, timeOfTickZero: CFTimeInterval = 0, modifiers: KeyModifiers = [],
    mouse: CGPoint? = nil
  ) {
    self.pointsPerUnit = pointsPerUnit
    self.size = size
    self.timeOfTickZero = timeOfTickZero
    self.modifiers = modifiers
    self.mouse = mouse
  }

  func time(_ ticks: UInt32) -> CFTimeInterval { timeOfTickZero + CFTimeInterval(ticks) / 1000 }

  func location(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
  }
}
