import Stage

/// The screen that shows an app's windows: here, the surface of one stage.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private weak var stage: (any Stage)?
  var space: ScreenCoordinateSpace { ScreenCoordinateSpace(screen: self) }

  init(stage: (any Stage)?) {
    self.stage = stage
    super.init()
  }

  /// The screen of the app's scene; before there is one, a screen of a phone's size.
  open class var main: UIScreen { SceneRegistry.mainScreen }

  /// Every screen that shows a scene.
  open class var screens: [UIScreen] { SceneRegistry.screens }

  /// In points.
  open var bounds: CGRect { CGRect(origin: .zero, size: stage?.size ?? UIScreen.phoneSize) }

  /// The coordinates of the screen, in which windows have their frames.
  open var coordinateSpace: any UICoordinateSpace { space }

  /// The coordinate space of the unrotated screen. Equal to `coordinateSpace`, as a stage is never rotated.
  open var fixedCoordinateSpace: any UICoordinateSpace { space }

  /// Pixels per point.
  open var scale: CGFloat { stage?.scale ?? UIScreen.phoneScale }

  /// In pixels.
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// Pixels per point of the display itself.
  open var nativeScale: CGFloat { scale }

  /// How many frames the display can show in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The brightness of the screen, from 0 to 1; 0.5 at first. Stored only: a window does not change the display.
  open var brightness: CGFloat = 0.5 {
    didSet { brightness = min(max(brightness, 0), 1) }
  }

  /// Whether the screen is recorded or shown elsewhere: false, as windows are not told.
  open var isCaptured: Bool { false }

  private static let phoneSize = CGSize(width: 390, height: 844)
  private static let phoneScale: CGFloat = 2
}
