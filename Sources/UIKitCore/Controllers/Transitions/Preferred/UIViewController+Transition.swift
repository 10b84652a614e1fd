extension UIViewController {
  /// The animation with which a controller comes, and goes again: presented over another, or on the stack of a
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

    /// The controller grows out of a view, and shrinks back into one. It can be dragged downwards or from the leading
    /// edge to go.
    ///
    /// A controller that is presented in the automatic style covers the whole window. On a sheet it grows to the selected
    /// detent, and a finger drags the sheet as usual.
    ///
    /// - Parameter sourceViewProvider: The view out of which it grows, asked for when it comes, and again when it goes;
    ///   nil for the middle of the screen.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { Self(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// The controller grows out of the button of a bar, and shrinks back into it.
    ///
    /// - Parameter sourceBarButtonItemProvider: The item of the button, asked for when the controller comes, and again
    ///   when it goes.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self { Self(.zoom(options ?? ZoomOptions(), { sourceBarButtonItemProvider($0)?.knownView })) }
  }
}

extension UIViewController.Transition {
  /// Tells for which controllers the view is asked out of which one grows.
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
    /// Options as they are by default.
    public override init() { super.init() }

    /// The part of the zoomed controller's view, in its coordinates, that moves from and to the frame of the source
    /// view; nil, or without an answer, for the whole width from the upper edge.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// Whether the controller may be dragged away now. Without it, it may as long as a scroll view under the finger is
    /// at its top.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// The colour over what is beneath, at the end of the movement; nil, the default, for a pale black.
    open var dimmingColor: UIColor?

    /// A blur of what is beneath, at the end of the movement; nil, the default, for none.
    open var dimmingVisualEffect: UIBlurEffect?

    /// The look of the moving frame for a source view; nil, or without an answer, for the corners of the view itself.
    package var sourceLook: ((UIView) -> ZoomSourceLook?)?
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The two ends of a zoom.
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
    /// The place of the finger, in the coordinates of the zoomed controller's view.
    public let location: CGPoint
    /// The finger's velocity, in points a second.
    public let velocity: CGVector
    /// Whether the drag would begin without the app's answer.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}
