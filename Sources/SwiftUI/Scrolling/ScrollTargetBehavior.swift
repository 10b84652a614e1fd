import CoreGraphics

/// Decides where scrolling comes to rest.
///
/// Documentation: `SwiftUI/ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// The scroll view, as a behaviour sees it.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Adjusts the position at which a scroll view comes to rest, after the user has scrolled or the size has changed.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A part of the content to be shown by a scroll view.
///
/// Documentation: `SwiftUI/ScrollTarget`.
public struct ScrollTarget: Hashable {
  /// The rectangle, in the content's coordinates.
  public var rect: CGRect
  /// The point of the rectangle that is aligned with the same point of the visible part; nil for its start.
  public var anchor: UnitPoint?
}

/// A scroll view as a behaviour sees it.
///
/// Documentation: `SwiftUI/ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The visible part when scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast the content is scrolled, in points per second.
  public let velocity: CGVector
  /// The size of the whole content.
  public let contentSize: CGSize
  /// The size of the visible part.
  public let containerSize: CGSize
  /// The scrollable axes.
  public let axes: Axis.Set
  /// The frames of the views near the target and the original target in a scroll target layout.
  let targets: [CGRect]
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling by whole pages.
///
/// Documentation: `SwiftUI/PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Scrolling by whole pages.
  public init() {}
  /// Moves the target to a whole page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (position / length).rounded() * length : position
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
    }
  }
}

/// Scrolling that stops at the start of a view in a scroll target layout.
///
/// Documentation: `SwiftUI/ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one scroll can pass.
  ///
  /// Documentation: `SwiftUI/ViewAlignedScrollTargetBehavior/LimitBehavior`.
  public struct LimitBehavior {
    enum Kind { case automatic, few, one, never }
    let kind: Kind
    /// Few if the length in the scroll direction is compact; otherwise unlimited.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// At most a few views.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// At most as many views as are visible.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// At most one view: to a neighbour.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// Any number of views.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limit: LimitBehavior

  /// Scrolling that stops at the start of a view.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to the view that begins closest to it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let original = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = start(
        target.rect.minX, from: original.minX, starts: context.targets.map(\.minX), context.containerSize.width,
        isCompact: context.horizontalSizeClass == .compact)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = start(
        target.rect.minY, from: original.minY, starts: context.targets.map(\.minY), context.containerSize.height,
        isCompact: context.verticalSizeClass == .compact)
    }
    target.anchor = nil
  }

  private func start(
    _ proposed: CGFloat, from original: CGFloat, starts: [CGFloat], _ seen: CGFloat, isCompact: Bool
  ) -> CGFloat {
    func nearest(_ position: CGFloat, among starts: [CGFloat]) -> CGFloat? {
      starts.min { abs($0 - position) < abs($1 - position) }
    }
    let limit = limit.kind == .automatic ? (isCompact ? .few : .never) : limit.kind
    switch limit {
    case .one:
      guard let first = nearest(original, among: starts) else { return proposed }
      let neighbours = [starts.filter { $0 < first - 0.5 }.max(), first, starts.filter { $0 > first + 0.5 }.min()]
      return nearest(proposed, among: neighbours.compactMap(\.self)) ?? proposed
    // [?] The limit of a few views is the length of the visible part.
    case .few: return nearest(min(max(proposed, original - seen), original + seen), among: starts) ?? proposed
    case .never, .automatic: return nearest(proposed, among: starts) ?? proposed
    }
  }
}

/// A behaviour whose type is not known.
///
/// Documentation: `SwiftUI/AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour with its type.
  public let base: any ScrollTargetBehavior
  /// The behaviour, without its type.
  public init<Base: ScrollTargetBehavior>(_ base: Base) { self.base = (base as? AnyScrollTargetBehavior)?.base ?? base }
  /// Changes the target as the behaviour does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling by whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that stops at the start of a view in a scroll target layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Scrolling that stops at the start of a view in a scroll target layout, by a limited number of views.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension EnvironmentValues {
  private struct BehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
}

extension View {
  /// Decides where scrolling in the view comes to rest.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    environment(\.scrollTargetBehavior, (behavior as? AnyScrollTargetBehavior)?.base ?? behavior)
  }
}
