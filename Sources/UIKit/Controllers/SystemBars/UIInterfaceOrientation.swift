/// How a scene is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
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

/// Ways in which a controller lets its scene be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portrait) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.portraitUpsideDown) }
  public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeLeft) }
  public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(.landscapeRight) }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  /// The default on a tablet.
  public static var all: UIInterfaceOrientationMask { [.allButUpsideDown, .portraitUpsideDown] }
  /// The default on a phone.
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }

  /// Apple numbers the bits after the orientations.
  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }
}
