import UIKit

/// Views that can be scrolled where they do not fit.
///
/// Documentation: `SwiftUI/ScrollView`.
public struct ScrollView<Content: View>: ContainerView {
  /// The views.
  public var content: Content
  /// The scroll axes.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Views that scroll in some directions.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  var inner: Content { content }

  func makeLeaf(_ node: ViewNode) -> ScrollLeaf {
    let leaf = ScrollLeaf()
    leaf.follower.node = node
    leaf.view.leaf = leaf
    return leaf
  }

  /// The requested position, the observers and the margins apply to the outermost scroll view only, so inner scroll
  /// views do not inherit them.
  func change(_ environment: inout EnvironmentValues) {
    environment.scrollPosition = nil
    environment.scrollWatchers = ScrollWatchers()
    environment.scrollSettings.margins = ContentMargins()
    environment.scrollSettings.indicatorMargins = ContentMargins()
  }

  func update(_ leaf: ScrollLeaf, _ environment: EnvironmentValues) -> Bool {
    let settings = environment.scrollSettings
    func shows(_ axis: Axis, _ set: Axis.Set) -> Bool {
      axes.contains(set) && settings.indicators[axis]?.isShown ?? showsIndicators
    }
    let view = leaf.view
    view.showsVerticalScrollIndicator = shows(.vertical, .vertical)
    view.showsHorizontalScrollIndicator = shows(.horizontal, .horizontal)
    view.alwaysBounceVertical = axes.contains(.vertical) && !settings.bouncesByLength.contains(.vertical)
    view.alwaysBounceHorizontal = axes == .horizontal && !settings.bouncesByLength.contains(.horizontal)
    view.isScrollEnabled = !settings.isDisabled
    view.keyboardDismissMode = settings.keyboard?.mode ?? .none
    view.clipsToBounds = !settings.isUnclipped
    view.isPagingEnabled = environment.scrollTargetBehavior is PagingScrollTargetBehavior
    leaf.anchor = settings.anchor
    view.watch.graph = leaf.follower.node?.graph
    view.watch.take(environment.scrollWatchers)
    leaf.follower.take(environment.scrollPosition)
    leaf.behavior.take(environment)
    view.indicatorStyle =
      switch environment.ownInterfaceStyle {
      case .dark?: .white
      case .light?: .black
      default: .default
      }
    leaf.refreshing.show(axes.contains(.vertical) ? environment.refresh : nil, in: view)
    if let control = view.refreshControl { leaf.refreshScheme.apply(environment, to: control) }
    view.room.indicators = settings.indicatorMargins.insets.uiInsets(
      isMirrored: environment.layoutDirection == .rightToLeft)
    let margins = settings.margins.insets
    guard leaf.axes != axes || leaf.ownMargins != margins else { return false }
    leaf.axes = axes
    leaf.ownMargins = margins
    return true
  }
}
