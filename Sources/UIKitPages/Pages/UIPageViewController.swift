/// Shows one page of several, each a controller; the user swipes from page to page.
///
/// Members only forward: `PageTurning` keeps the pages and turns them.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Pages scroll.
    case scroll = 1
  }

  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From the leading to the trailing edge.
    case horizontal
    /// From the top to the bottom.
    case vertical
  }

  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// The keys of the options that a page controller is made with.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The spacing between two pages in points, a number; 0 by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  final private(set) lazy var turning = PageTurning(self)
  final let spacing: CGFloat

  /// A controller without pages, with the orientation and page spacing of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = PageControllerDecoding.orientation(coder.describedElement)
    spacing = PageControllerDecoding.spacing(coder.describedElement)
    super.init(coder: coder)
    coder.decode(PageControllerDecoding.self, into: self)
  }

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = PageOptions.spacing(options)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without pages that scrolls horizontally. On iOS this initialiser makes pages that curl; here they
  /// scroll.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// How pages change: they scroll, as no other style exists here.
  public final let transitionStyle: TransitionStyle

  /// The direction in which pages follow each other.
  public final let navigationOrientation: NavigationOrientation

  // MARK: Pages

  /// The page that is shown, in an array; empty before the first one is set.
  open var viewControllers: [UIViewController]? { turning.pages }

  /// Shows another page. The data source is asked for its neighbours; the delegate is not called.
  ///
  /// - Parameters:
  ///   - viewControllers: an array with one controller.
  ///   - completion: called after the transition, with false if its animation was interrupted.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turning.set(viewControllers, direction, animated: animated, completion: completion)
  }

  /// Provides the pages before and after the shown one; not retained. Without it the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turning.dataSourceDidChange() }
  }

  /// Informed when the user turns pages; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  // MARK: Controller

  /// The scroll view that the app set, else the one of the shown page.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedContentScrollView(for: edge) ?? turning.shown?.contentScrollView(for: edge)
  }

  open override func loadView() { turning.loadView() }
}

extension UIPageViewController: PageHost {
  var calls: PageCalls { PageCalls(self) }
  var isVertical: Bool { navigationOrientation == .vertical }
}
