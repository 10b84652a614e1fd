import CoreGraphics

/// Where scrolling comes to rest.
///
/// Documentation: `SwiftUI/ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// The scroll view, as far as a behaviour knows it.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where a scroll view comes to rest, after a finger has left it and when it is given another size.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A part of the content that a scroll view is to show.
///
/// Documentation: `SwiftUI/ScrollTarget`.
public struct ScrollTarget: Hashable {
  /// The part, in the content's coordinates.
  public var rect: CGRect
  /// The point of the part that comes to the same point of what is seen; nil for its beginning.
  public var anchor: UnitPoint?
}

/// A scroll view as a behaviour sees it.
///
/// Documentation: `SwiftUI/ScrollTargetBehaviorContext`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part of the content that was seen when scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast the content is scrolled, in points a second.
  public let velocity: CGVector
  /// How large all of it is that can be scrolled to.
  public let contentSize: CGSize
  /// The size of the part that is seen.
  public let containerSize: CGSize
  /// The directions in which the content is scrolled.
  public let axes: Axis.Set
  /// The views near the target and the original one in a layout with scroll targets.
  let targets: [CGRect]
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Scrolling that rests at whole pages.
///
/// Documentation: `SwiftUI/PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Scrolling that rests at whole pages.
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

/// Scrolling that rests where a view of a layout with scroll targets begins.
///
/// Documentation: `SwiftUI/ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are scrolled by at a time.
  ///
  /// Documentation: `SwiftUI/ViewAlignedScrollTargetBehavior/LimitBehavior`.
  public struct LimitBehavior {
    enum Kind { case automatic, few, one, never }
    let kind: Kind
    /// A few where there is little room in the direction of scrolling; else as many as the finger throws them.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// A few: no more than are seen at a time.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// To a neighbour.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// As many as the finger throws them.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  private let limit: LimitBehavior

  /// Scrolling that rests where a view begins.
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
    // [?] How many a few are.
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
  /// Scrolling that rests at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that rests where a view of a layout with scroll targets begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Scrolling that rests where a view of a layout with scroll targets begins, by some views at a time.
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
  /// Where scrolling in the view comes to rest.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    environment(\.scrollTargetBehavior, (behavior as? AnyScrollTargetBehavior)?.base ?? behavior)
  }
}
