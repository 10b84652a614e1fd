/// The orientation of a scene's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, turned by 180 degrees.
  case portraitUpsideDown = 2
  /// The device's home button, or its lower edge, is on the right.
  case landscapeRight = 3
  /// The device's home button, or its lower edge, is on the left.
  case landscapeLeft = 4

  /// Whether the scene is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the scene is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that a controller supports. A window exchanges its width and height if the app requests a rotation.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations, with Apple's values.
  public let rawValue: UInt

  /// Orientations of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portrait) }
  /// Upright, turned by 180 degrees.
  public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portraitUpsideDown) }
  /// On the side, with the home button or lower edge on the left.
  public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeLeft) }
  /// On the side, with the home button or lower edge on the right.
  public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeRight) }
  /// On the side, in both ways.
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// The default on a tablet.
  public static var all: UIInterfaceOrientationMask { [.allButUpsideDown, .portraitUpsideDown] }
  /// The default on a phone.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }

  /// The bit of an orientation: Apple numbers the bits like the orientations.
  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }
}
