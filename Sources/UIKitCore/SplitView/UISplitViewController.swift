/// Shows the levels of a hierarchy in two or three columns; on a narrow window one after the other.
///
/// The members here only forward: `SplitColumns` keeps the controllers, `SplitStage` shows them in columns, `SplitCollapse`
/// puts them onto one stack on a narrow window, and `SplitRules` chooses the arrangement.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// [D] Storyboards of all versions relate the columns by their older names, too.
  override func setDecodedChildren(_ related: [(relationship: String, child: UIViewController)]) {
    let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
    viewControllers = order.compactMap { name in related.first { $0.relationship == name }?.child }
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// A primary and a secondary controller that the app sets in `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column, counted from the leading edge.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary
    /// The middle one of three columns.
    case supplementary
    /// The column with the detail.
    case secondary
    /// The only column in a narrow window, instead of the others.
    case compact
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice, by the size of the window.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary one.
    case oneBesideSecondary
    /// One column over the secondary one.
    case oneOverSecondary
    /// Two columns beside the secondary one.
    case twoBesideSecondary
    /// Two columns over the secondary one.
    case twoOverSecondary
    /// Two columns that push the secondary one to the side.
    case twoDisplaceSecondary
  }

  /// How the secondary column makes space for the others.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice, by the size of the window.
    case automatic
    /// The secondary column becomes narrower.
    case tile
    /// The other columns are shown over the secondary one.
    case overlay
    /// The secondary column is pushed to the side.
    case displace
  }

  /// When the button that shows and hides columns is in a navigation bar.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While the user can show and hide columns by a drag.
    case automatic
    /// Never; the app can place the button elsewhere.
    case never
    /// Whenever there are columns.
    case always
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No background.
    case none
    /// The grey of lists that lead to other screens.
    case sidebar
  }

  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The left one, in languages from left to right.
    case leading
    /// The right one, in languages from left to right.
    case trailing
  }

  /// The value of widths that the system chooses.
  public class var automaticDimension: CGFloat { SplitRules.automatic }

  final private(set) lazy var columns = SplitColumns(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UISplitViewController.delegate)
    ]
  }

  /// A controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose controllers are set in `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller whose columns a storyboard relates to it.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// How many columns there are.
  public final let style: Style

  /// Decides about changes of the columns and is informed of them; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// Sets the controller of a column; it is put into a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns.set(vc, for: column) }

  /// The controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }

  /// The controllers of the columns from the primary one; on a narrow window the one that is shown. Setting them is for
  /// the style `unspecified`.
  open var viewControllers: [UIViewController] {
    get { columns.controllers }
    set { columns.setControllers(newValue) }
  }

  /// Shows a column; on a narrow window, its controller.
  open func show(_ column: Column) { columns.show(column) }

  /// Hides a column; in a narrow window, goes back from its controller.
  open func hide(_ column: Column) { columns.hide(column) }

  /// Shows a controller in the primary column; on a narrow window, over the one that is shown.
  open override func show(_ vc: UIViewController, sender: Any?) { columns.showPrimary(vc, sender: sender) }

  /// Shows a controller in the secondary column; on a narrow window, over the one that is shown.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    columns.showDetail(vc, sender: sender)
  }

  // MARK: Arrangement

  /// Whether the controllers are shown one at a time, as on a narrow window.
  open var isCollapsed: Bool { columns.isCollapsed }

  /// The arrangement that the app prefers for; `automatic` by default.
  open var preferredDisplayMode: DisplayMode {
    get { columns.stage.preferences.mode }
    set { columns.stage.change { $0.mode = newValue } }
  }

  /// The present arrangement.
  open var displayMode: DisplayMode { columns.stage.mode }

  /// How the app prefers that the secondary column makes space; `automatic` by default.
  open var preferredSplitBehavior: SplitBehavior {
    get { columns.stage.preferences.behavior }
    set { columns.stage.change { $0.behavior = newValue } }
  }

  /// How the secondary column makes space at present.
  open var splitBehavior: SplitBehavior { columns.stage.behavior }

  /// The edge at which the primary column is; the leading one by default.
  open var primaryEdge: PrimaryEdge {
    get { columns.stage.preferences.edge }
    set { columns.stage.change { $0.edge = newValue } }
  }

  /// Whether the user shows and hides columns by a drag from the edge, and by a button. True by default.
  open var presentsWithGesture: Bool {
    get { columns.stage.presentsWithGesture }
    set { columns.stage.presentsWithGesture = newValue }
  }

  /// When the button that shows and hides columns is in a navigation bar; `automatic` by default.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { columns.stage.buttonVisibility }
    set { columns.stage.buttonVisibility = newValue }
  }

  /// Whether the bar of the secondary column has a button that hides the two others, of three columns. False by default.
  open var showsSecondaryOnlyButton: Bool {
    get { columns.stage.showsExpandButton }
    set { columns.stage.showsExpandButton = newValue }
  }

  /// The background of the primary column, visible if its content has none; `none` by default.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { columns.stage.primaryBackground }
    set { columns.stage.primaryBackground = newValue }
  }

  /// A button that shows and hides columns.
  open var displayModeButtonItem: UIBarButtonItem { columns.stage.button }

  // MARK: Widths

  /// The width that the app prefers for the primary column, in points.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columns.stage.preferences.primary.width }
    set { columns.stage.change { $0.primary.width = newValue } }
  }

  /// The width that the app prefers for the primary column, as a part of the whole from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { columns.stage.preferences.primary.fraction }
    set { columns.stage.change { $0.primary.fraction = newValue } }
  }

  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { columns.stage.preferences.primary.minimum }
    set { columns.stage.change { $0.primary.minimum = newValue } }
  }

  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { columns.stage.preferences.primary.maximum }
    set { columns.stage.change { $0.primary.maximum = newValue } }
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { columns.stage.layout.primary.width }

  /// The width that the app prefers for the supplementary column, in points.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { columns.stage.preferences.supplementary.width }
    set { columns.stage.change { $0.supplementary.width = newValue } }
  }

  /// The width that the app prefers for the supplementary column, as a part of the whole from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { columns.stage.preferences.supplementary.fraction }
    set { columns.stage.change { $0.supplementary.fraction = newValue } }
  }

  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { columns.stage.preferences.supplementary.minimum }
    set { columns.stage.change { $0.supplementary.minimum = newValue } }
  }

  /// The greatest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { columns.stage.preferences.supplementary.maximum }
    set { columns.stage.change { $0.supplementary.maximum = newValue } }
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { columns.stage.layout.supplementary.width }

  // MARK: Controller

  /// The controller in the secondary column, or the one that is shown on a narrow window [C].
  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }

  /// The controller in the secondary column, or the one that is shown on a narrow window [C].
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }

  open override func loadView() { columns.stage.loadView() }

  override func containerViewDidLoad() { columns.stage.install() }
}

extension UISplitViewController: SplitHost {
  var calls: SplitCalls { SplitCalls(self) }
}

extension UISplitViewController.DisplayMode {
  /// The earlier name of `oneBesideSecondary`.
  public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  /// The earlier name of `secondaryOnly`.
  public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  /// The earlier name of `oneOverSecondary`.
  public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}
