/// The way in which a device is held, with Apple's numbers. A window that is at least as high as wide counts as
/// upright.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown, as for a program without a window.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Turned by half a circle: the top of the screen is below.
  case portraitUpsideDown = 2
  /// On its side, with its top to the left.
  case landscapeLeft = 3
  /// On its side, with its top to the right.
  case landscapeRight = 4
  /// Flat, with its screen up.
  case faceUp = 5
  /// Flat, with its screen down.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is flat, with its screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
