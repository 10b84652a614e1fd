import UIKit

/// Two or three columns, where a selection in one column changes the next; in a narrow window a stack.
///
/// Documentation: `SwiftUI/NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  /// The middle column; nil if there are two columns.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SplitNode(view.value, inputs))
  }
}

extension NavigationSplitView {
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: nil)
  }

  /// Three columns; a value says which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil)
  }

  /// Two columns; a value says which of them are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility)
  }
}

/// Which columns of a split view are shown.
///
/// Documentation: `SwiftUI/NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  enum Kind: Sendable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind
  /// The columns for which there is space.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last column only.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  @MainActor
  func mode(hasThreeColumns: Bool) -> UISplitViewController.DisplayMode {
    switch kind {
    case .automatic: .automatic
    case .all: hasThreeColumns ? .twoBesideSecondary : .oneBesideSecondary
    case .doubleColumn: .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    }
  }

  @MainActor
  init(_ mode: UISplitViewController.DisplayMode, hasThreeColumns: Bool) {
    switch mode {
    case .secondaryOnly: self = .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: self = hasThreeColumns ? .doubleColumn : .all
    case .automatic: self = .automatic
    default: self = .all
    }
  }

  init(kind: Kind) { self.kind = kind }
}

/// The role of a column of a wide split view that has another column next to it.
enum SplitColumnRole: Sendable { case sidebar, middle }

/// A column of a split view: a stack of screens, the first of which hosts the column's views.
@MainActor
private final class SplitColumn {
  let model = NavigationModel()
  let first = UIHostingController(rootView: AnyView(EmptyView()))
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = model
    model.navigation = navigation
    model.root = first
  }

  /// Shows the column's views; their links show screens in the `target` column, or without one in this column.
  func show<Content: View>(
    _ content: Content, _ around: EnvironmentValues, linksTo target: SplitColumn?, role: SplitColumnRole? = nil
  ) {
    var environment = around
    environment.navigationModel = target?.model ?? model
    let own = target == nil ? model : nil
    let replaces = target != nil
    let column = content.modifier(
      EnvironmentTransform {
        $0.columnModel = own
        $0.replacesColumn = replaces
        $0.columnRole = role
      })
    first.rootView = AnyView(InheritedView(around: environment, content: column))
  }
}

/// A view that is a split view controller.
final class SplitNode<Sidebar: View, Content: View, Detail: View>:
  TypedNode<NavigationSplitView<Sidebar, Content, Detail>>
{
  private let controller: UISplitViewController
  private let listener = SplitListener()
  private let sidebar = SplitColumn()
  private let content: SplitColumn?
  private let detail = SplitColumn()
  private let toggle = SidebarToggle()
  private var leaf: ControllerLeaf!

  override init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ inputs: _ViewInputs) {
    controller = UISplitViewController(style: view.content == nil ? .doubleColumn : .tripleColumn)
    content = view.content == nil ? nil : SplitColumn()
    super.init(view, inputs)
    controller.delegate = listener
    controller.setViewController(sidebar.navigation, for: .primary)
    if let content { controller.setViewController(content.navigation, for: .supplementary) }
    controller.setViewController(detail.navigation, for: .secondary)
    let next = content ?? detail
    next.model.reveal = { [unowned self] in
      self.controller.show(self.content == nil ? .secondary : .supplementary)
    }
    next.model.revealNext = next.model.reveal
    if content != nil {
      detail.model.reveal = { [unowned self] in self.controller.show(.secondary) }
      detail.model.revealNext = detail.model.reveal
    }
    next.model.selectionDidChange = { [unowned self] in
      self.listener.selectsInFirst = $0; self.showSelection($0)
    }
    if content != nil {
      detail.model.selectionDidChange = { [unowned self] in
        self.listener.selectsInSecond = $0; self.showSelection($0)
      }
    }
    listener.hasThreeColumns = content != nil
    leaf = ControllerLeaf(controller) { [weak self] in
      self?.environment.hostController.controller
    } size: {
      $0.replacingUnspecifiedDimensions()
    }
    toggle.didChange = { [unowned self] in
      self.controller.displayModeButtonVisibility = self.toggle.isRemoved ? .never : .automatic
    }
    listener.didChange = { [unowned self] mode in
      guard let visibility = self.view.visibility else { return }
      let new = NavigationSplitViewVisibility(mode, hasThreeColumns: self.content != nil)
      if visibility.wrappedValue.mode(hasThreeColumns: self.content != nil) != mode { visibility.wrappedValue = new }
    }
    evaluate()
  }

  /// In a narrow window, shows the column of the selected row, whether the user or the app has selected it.
  private func showSelection(_ isSelected: Bool) {
    guard isSelected, controller.isCollapsed else { return }
    controller.show(listener.lastColumn)
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: NavigationSplitView<Sidebar, Content, Detail>, _ changesEnvironment: Bool) {
    graph.forget(self)
    evaluate()
  }

  override func evaluate() {
    leaf.takeLooks(of: environment)
    var environment = self.environment
    environment.sidebarToggle = toggle
    if controller.preferredSplitBehavior != environment.splitBehavior {
      controller.preferredSplitBehavior = environment.splitBehavior
    }
    // In a narrow window the columns are screens of a stack, so their lists look as in other screens.
    let isWide = environment.horizontalSizeClass == .regular
    sidebar.show(view.sidebar, environment, linksTo: content ?? detail, role: isWide ? .sidebar : nil)
    if let content, let views = view.content {
      content.show(views, environment, linksTo: detail, role: isWide ? .middle : nil)
    }
    detail.show(view.detail, environment, linksTo: nil)
    guard let visibility = view.visibility else { return }
    let mode = reading { visibility.wrappedValue }.mode(hasThreeColumns: content != nil)
    if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
  }

  override func willUnmount() { leaf.removeController() }
}

/// Observes which columns are shown.
private final class SplitListener: NSObject, UISplitViewControllerDelegate {
  var didChange: ((UISplitViewController.DisplayMode) -> Void)?
  var hasThreeColumns = false
  /// Whether the lists of the first and second column have a selected row, whose views the next column shows.
  var selectsInFirst = false
  var selectsInSecond = false

  /// The last column that shows content for a selection [D].
  var lastColumn: UISplitViewController.Column {
    guard selectsInFirst else { return .primary }
    return hasThreeColumns && !selectsInSecond ? .supplementary : .secondary
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { didChange?(displayMode) }

  /// A narrow window begins with the first column, or with the column for a row that the app has selected.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { lastColumn }
}

extension EnvironmentValues {
  private struct ColumnKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }
  /// The stack of the column whose root this view is: a navigation stack here uses the column's own controller.
  var columnModel: NavigationModel? {
    get { self[ColumnKey.self] }
    set { self[ColumnKey.self] = newValue }
  }

  private struct RoleKey: EnvironmentKey { static let defaultValue: SplitColumnRole? = nil }
  /// The role of the wide split view's column that contains the view; nil if its links do not lead to the next column.
  var columnRole: SplitColumnRole? {
    get { self[RoleKey.self] }
    set { self[RoleKey.self] = newValue }
  }

  /// The default appearance of lists: in the middle of three columns, rows from edge to edge [C].
  var usualListAppearance: UICollectionLayoutListConfiguration.Appearance {
    switch columnRole {
    case .sidebar: .sidebar
    case .middle: .plain
    case nil: .insetGrouped
    }
  }

  private struct ReplacesColumnKey: EnvironmentKey { static let defaultValue = false }
  /// Whether links replace the root of the next column with their screens.
  var replacesColumn: Bool {
    get { self[ReplacesColumnKey.self] }
    set { self[ReplacesColumnKey.self] = newValue }
  }
}
