import UIKit

/// A view controller that shows views.
///
/// Documentation: `SwiftUI/UIHostingController`.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private var initialView: Content
  private var hostingView: ControllerHostingView<Content>?
  private let barItems = BarItemApplier()
  private let boundTitle = BoundTitle()
  private let search = SearchApplier()
  private let colorScheme = ColorSchemeApplier()
  private var hidesStatusBar: Bool?

  /// A controller with views.
  public init(rootView: Content) {
    initialView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive, with views.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    initialView = rootView
    super.init(coder: aDecoder)
  }

  /// Not supported: subclasses call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  /// The root view. Setting it keeps the state of views with the same identity.
  open var rootView: Content {
    get { hostingView?.rootView ?? initialView }
    set {
      initialView = newValue
      hostingView?.rootView = newValue
      hostedSizeDidChange()
    }
  }

  /// Which of the controller's sizes follow the views.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hostedSizeDidChange() }
  }

  /// The size of the views for an available size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    self.size(in: ProposedViewSize(size))
  }

  /// The size that the views choose for a proposal.
  final func size(in proposal: ProposedViewSize) -> CGSize {
    loadViewIfNeeded()
    return hostingView?.hosted.size(proposal) ?? .zero
  }

  open override func loadView() {
    let view = ControllerHostingView(rootView: initialView)
    view.backgroundColor = .systemBackground
    hostingView = view
    self.view = view
    view.attach(to: self)
    // Weak, because an app may keep the view without its controller.
    view.onSizeChange = { [weak self] in self?.hostedSizeDidChange() }
    view.onPreferenceChange = { [weak self] in self?.preferencesDidChange() }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    preferencesDidChange()
    // A navigation stack informs the tab bar of its top screen only if the stack itself is a tab; here it is inside a page.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The key of the view out of which the screen grows; nil for none.
  private var zoomSource: MatchedFrames.Key? {
    didSet {
      // Only set on changes, so that a transition set by the app remains if the views specify none.
      if zoomSource != oldValue { preferredTransition = zoomSource.map(TransitionSources.transition(from:)) }
    }
  }

  open override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  /// The scroll view that bars observe: one of the views, or that of a child controller which fills the view, such as a
  /// navigation stack in a tab.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let own = super.contentScrollView(for: edge) { return own }
    if edge.contains(.top), let highest = hostingView?.highestScroll { return highest }
    return children.first(where: fills)?.contentScrollView(for: edge)
  }

  private func fills(_ child: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let inner = child.viewIfLoaded else { return false }
    return inner.convert(inner.bounds, to: view) == view.bounds
  }

  /// The bar above the keyboard, with the views' keyboard items.
  open override var inputAccessoryView: UIView? { barItems.keyboardBar ?? super.inputAccessoryView }

  /// The shortcuts of the views, and of their items in bars.
  open override var keyCommands: [UIKeyCommand]? {
    let own = hostingView.map { KeyboardShortcut.commands(in: $0) } ?? []
    return (super.keyCommands ?? []) + own + barItems.keyCommands
  }

  open override class var _actions: [_Action] {
    super._actions + [_Action(KeyboardShortcut.selector, UIViewController.performShortcut(_:))]
  }

  private func hostedSizeDidChange() {
    guard let hostingView else { return }
    if sizingOptions.contains(.intrinsicContentSize) { hostingView.invalidateIntrinsicContentSize() }
    if sizingOptions.contains(.preferredContentSize) {
      let size = hostingView.hosted.size(.unspecified)
      if preferredContentSize != size { preferredContentSize = size }
    }
  }

  private var enclosingSheet: SheetController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let sheet = current as? SheetController { return sheet }
      controller = current.parent
    }
    return nil
  }

  final func preferencesDidChange() {
    guard let hosted = hostingView?.hosted else { return }
    let title = hosted.preference(NavigationTitleKey.self)
    NavigationPreferences.apply(title, to: self)
    boundTitle.apply(title.binding, to: navigationItem)
    zoomSource = title.zoom
    // A navigation stack among the views shows the search field in its own bar.
    let field = hosted.preference(ContainsStackKey.self) ? nil : hosted.preference(SearchFieldKey.self)
    search.apply(field, hosted.preference(SearchScopesKey.self), to: self)
    barItems.apply(
      hosted.preference(BarItemsKey.self), to: self, hidesBottomBar: title.isBottomBarHidden)
    colorScheme.apply(hosted.preference(PreferredColorSchemeKey.self), to: self)
    let hidesStatusBar = hosted.preference(StatusBarHiddenKey.self)
    if hidesStatusBar != self.hidesStatusBar {
      self.hidesStatusBar = hidesStatusBar
      setNeedsStatusBarAppearanceUpdate()
    }
    let presentation = hosted.preference(PresentationPreferenceKey.self)
    // A screen of a navigation stack in a sheet configures the sheet.
    if !presentation.isEmpty, let sheet = enclosingSheet { sheet.settings.take(presentation, sheet) }
  }
}

/// Which sizes of a hosting controller follow its views.
///
/// Documentation: `SwiftUI/UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The intrinsic size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The controller's preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Informs its controller of changed sizes and preferences.
final class ControllerHostingView<Content: View>: _UIHostingView<Content> {
  var onSizeChange: (() -> Void)?
  var onPreferenceChange: (() -> Void)?

  private let editMode = EditModeLocation()
  /// The scroll views at the edges.
  private(set) weak var highestScroll: UIScrollView?
  private weak var lowestScroll: UIScrollView?

  func attach(to controller: UIViewController) {
    hosted.becomeScreen()
    hosted.onScrolls = { [weak self, weak controller] highest, lowest in
      guard let self, let controller else { return }
      highestScroll = highest
      guard lowestScroll !== lowest else { return }
      // The bottom bar shows its background while content of this scroll view is behind it.
      lowestScroll = lowest
      controller.setContentScrollView(lowest, for: .bottom)
      controller.tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
    var environment = hosted.environment
    environment.hostController = HostControllerReference(controller: controller)
    environment.editMode = Binding(location: editMode)
    editMode.onChange = { [unowned self] _ in
      var environment = self.hosted.environment
      environment.editMode = Binding(location: self.editMode)
      self.hosted.update(nil, environment)
    }
    hosted.update(nil, environment)
  }

  override var keyboardHeight: CGFloat { max(keyboardLayoutGuide.layoutFrame.height - safeAreaInsets.bottom, 0) }

  override func contentSizeDidChange() {
    super.contentSizeDidChange()
    onSizeChange?()
  }

  override func preferencesDidChange() { onPreferenceChange?() }
}
