extension UIViewController {
  /// The animation with which a controller appears and disappears: presented over another, or on the stack of a
  /// navigation controller.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    enum Kind {
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
      case style(UIModalTransitionStyle)
    }

    let kind: Kind

    required init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// The controller slides up from the lower edge.
    public static var coverVertical: Self { Self(.style(.coverVertical)) }

    /// The controllers turn over, about a vertical axis.
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }

    /// The controller fades in.
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }

    /// The controller grows out of a view, and shrinks back into one. The user can drag it downwards or from the
    /// leading edge to dismiss it.
    ///
    /// A controller that is presented in the automatic style covers the whole window. On a sheet it grows to the
    /// selected detent, and a finger drags the sheet as usual.
    ///
    /// - Parameter sourceViewProvider: Returns the view out of which the controller grows; called when it appears, and
    ///   again when it disappears. If it returns nil, the middle of the screen is used.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// The controller grows out of a bar button, and shrinks back into it.
    ///
    /// - Parameter sourceBarButtonItemProvider: Returns the bar button item; called when the controller appears, and
    ///   again when it disappears.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { Self(.zoom(options ?? ZoomOptions(), { sourceBarButtonItemProvider($0)?.knownView })) }
  }
}

extension UIViewController.Transition {
  /// The controllers of a zoom, for the closure that returns the source view.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The controller beneath the one that grows.
    public let sourceViewController: UIViewController
    /// The controller that grows.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// The details of a zoom.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject {
    /// Options with the default values.
    public override init() { super.init() }

    /// Returns the part of the zoomed controller's view, in its coordinates, that is aligned with the source view when
    /// the zoom begins or ends. Without it, or if it returns nil, the part has the view's whole width, from its upper
    /// edge.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// Decides whether the user may begin to drag the controller away. Without it, a drag may begin while a scroll view
    /// under the finger is at its top.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// The colour over the views beneath when the zoom is complete; nil, the default, for a pale black.
    open var dimmingColor: UIColor?

    /// A blur of the views beneath when the zoom is complete; nil, the default, for none.
    open var dimmingVisualEffect: UIBlurEffect?

    /// Returns the look of the moving frame for a source view. Without it, or if it returns nil, the frame has the
    /// corners of the source view.
    package var sourceLook: ((UIView) -> ZoomSourceLook?)?
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The source view and the zoomed controller of a zoom.
  @preconcurrency @MainActor
  public class AlignmentRectContext: NSObject {
    /// The view out of which the controller grows.
    public let sourceView: UIView
    /// The controller that grows.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// A drag that may be about to shrink a controller.
  @preconcurrency @MainActor
  public class InteractionContext: NSObject {
    /// The position of the finger, in the coordinates of the zoomed controller's view.
    public let location: CGPoint
    /// The finger's velocity, in points a second.
    public let velocity: CGVector
    /// Whether the drag would begin if the app did not decide.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}
