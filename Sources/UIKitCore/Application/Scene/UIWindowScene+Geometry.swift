/// The domain of errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

extension UIWindowScene {
  /// The orientation of a scene's interface.
  @preconcurrency @MainActor
  public class Geometry: NSObject {
    /// The orientation of the interface when this object was made.
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
      /// The allowed orientations; nil requests no change.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// No preferences.
      public override init() { super.init() }

      /// A request for any of these orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}
