/// The domain of errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

extension UIWindowScene {
  /// How a scene is turned.
  @preconcurrency @MainActor
  public class Geometry: NSObject {
    /// How the interface was turned when the scene was asked.
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// Preferences for a scene's geometry, by platform.
  @preconcurrency @MainActor
  public class GeometryPreferences: NSObject {
    /// Preferences for the geometry of scenes on iOS.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The orientations that are allowed; nil asks for nothing.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// No wishes.
      public override init() { super.init() }

      /// One of some orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
