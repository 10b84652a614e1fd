import UIKit

/// How a screen is pushed onto a stack, or presented over others.
///
/// Documentation: `SwiftUI/NavigationTransition`.
public protocol NavigationTransition {}

/// A transition that this module implements.
protocol KnownNavigationTransition: NavigationTransition {
  /// The key of the view out of which the screen grows; nil for none.
  var source: MatchedFrames.Key? { get }
}

/// The default transition.
///
/// Documentation: `SwiftUI/AutomaticNavigationTransition`.
public struct AutomaticNavigationTransition: KnownNavigationTransition {
  /// The default transition.
  public init() {}
  var source: MatchedFrames.Key? { nil }
}

/// The screen grows out of a view, and shrinks back into it.
///
/// Documentation: `SwiftUI/ZoomNavigationTransition`.
public struct ZoomNavigationTransition: KnownNavigationTransition {
  let source: MatchedFrames.Key?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of the view that `matchedTransitionSource(id:in:)` identifies, and shrinks back into it.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: MatchedFrames.Key(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// The look of a view out of which a screen grows, during the transition.
///
/// Documentation: `SwiftUI/MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration {}

/// A view out of which a screen grows, with a look that can be changed.
///
/// Documentation: `SwiftUI/EmptyMatchedTransitionSourceConfiguration`.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  fileprivate var look = TransitionSources.Look()

  /// Shows a colour behind the screen while it moves.
  public func background(_ color: Color) -> EmptyMatchedTransitionSourceConfiguration {
    var changed = self
    changed.look.background = color
    return changed
  }

  /// The corners of the screen where it begins.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    var changed = self
    changed.look.radius = shape.cornerSize.width
    return changed
  }

  /// The shadow of the screen while it moves; the radius and the distances are in points.
  public func shadow(
    color: Color = Color(UIColor(white: 0, alpha: 0.33)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    var changed = self
    changed.look.shadow = TransitionSources.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
    return changed
  }
}

/// The views out of which screens grow.
@MainActor
enum TransitionSources {
  struct Shadow {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }

  struct Look {
    var background: Color?
    var radius: CGFloat = 12
    var shadow: Shadow?
    nonisolated init() {}
  }

  private struct Source {
    weak var view: UIView?
    let look: Look
  }

  private static var sources: [MatchedFrames.Key: Source] = [:]

  static func note(_ view: UIView, _ key: MatchedFrames.Key, _ look: Look) {
    sources[key] = Source(view: view, look: look)
    if sources.count > 64 { sources = sources.filter { $0.value.view != nil } }
  }

  /// The source in a controller's views; nil if there is none.
  private static func view(_ key: MatchedFrames.Key, in controller: UIViewController) -> UIView? {
    guard let view = sources[key]?.view, let outer = controller.viewIfLoaded, view.isDescendant(of: outer) else {
      return nil
    }
    return view
  }

  /// A zoom transition: when the controller appears it grows out of the current source view, and when it leaves it
  /// shrinks into the view that is the source then.
  static func transition(from key: MatchedFrames.Key) -> UIViewController.Transition {
    let options = UIViewController.Transition.ZoomOptions()
    options.sourceLook = { _ in sources[key]?.look.uiLook }
    return .zoom(options: options) { view(key, in: $0.sourceViewController) }
  }
}

extension TransitionSources.Look {
  @MainActor
  fileprivate var uiLook: ZoomSourceLook {
    ZoomSourceLook(
      background: background.map { UIColor($0) }, cornerRadius: radius,
      shadow: shadow.map { .init(color: UIColor($0.color), radius: $0.radius, offset: $0.offset) })
  }
}

extension View {
  /// How the screen is pushed onto its stack, or presented over others.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    preference(
      key: NavigationTitleKey.self, value: NavigationTitle(zoom: (style as? any KnownNavigationTransition)?.source))
  }

  /// Identifies the view as a source out of which a screen grows.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Identifies the view as a source out of which a screen grows, and configures its look at the beginning of the
  /// transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let key = MatchedFrames.Key(id: AnyHashable(id), namespace: namespace)
    let changed = configuration(EmptyMatchedTransitionSourceConfiguration())
    let look = (changed as? EmptyMatchedTransitionSourceConfiguration)?.look ?? TransitionSources.Look()
    return modifier(ContainedModifier { view, _ in TransitionSources.note(view, key, look) })
  }
}
