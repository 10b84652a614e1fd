import UIKit

/// The position of a view during scrolling: before the visible area, in it, or after it.
///
/// Documentation: `SwiftUI/ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to appear at the top or leading edge.
  case topLeading
  /// The view is in sight.
  case identity
  /// The view is about to appear at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the visible area, 0 in it, 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled into sight.
///
/// Documentation: `SwiftUI/ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// The visible fraction at which the transition has ended.
  ///
  /// Documentation: `SwiftUI/ScrollTransitionConfiguration/Threshold`.
  public struct Threshold: Sendable {
    /// The visible fraction of the view; nil for a centred view.
    private indirect enum Kind: Sendable {
      case visible(Double)
      case centered
      case inset(Kind, Double)
      case mixed(Kind, Kind, Double)
    }
    private let kind: Kind

    /// The transition ends when all of the view is visible.
    public static let visible = Threshold(kind: .visible(1))
    /// The transition ends when the view starts to be visible.
    public static let hidden = Threshold(kind: .visible(0))
    /// The transition ends when the view is centred in the visible area.
    public static var centered: Threshold { Threshold(kind: .centered) }
    /// The transition ends when a fraction of the view, from 0 to 1, is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(min(max(amount, 0), 1))) }
    /// The threshold, closer to the middle by some points.
    public func inset(by distance: Double) -> Threshold { Threshold(kind: .inset(kind, distance)) }
    /// The threshold at a fraction of the way to another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .mixed(kind, other.kind, amount))
    }

    /// The distance between the centres of view and container at the threshold.
    func distance(_ length: CGFloat, in container: CGFloat) -> CGFloat {
      func distance(_ kind: Kind) -> CGFloat {
        switch kind {
        case .visible(let amount): return max((container + length) / 2 - amount * length, 0)
        case .centered: return 0
        case .inset(let kind, let points): return max(distance(kind) - points, 0)
        case .mixed(let first, let second, let amount):
          return distance(first) * (1 - amount) + distance(second) * amount
        }
      }
      return distance(kind)
    }
  }

  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated
  }

  let kind: Kind
  var threshold = Threshold.visible
  var animation: Animation?

  /// Nothing changes.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The view changes by an animation when it comes into sight.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, animation: .default)
  /// The view changes by an animation when it comes into sight.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated, animation: animation)
  }
  /// The view changes step by step while it is scrolled into sight.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
  /// The view changes step by step while it is scrolled into sight, at a pace.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  /// The configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }
  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

/// The distance of a view from the centre of a scroll view.
struct ScrolledPlace: Equatable {
  let phase: ScrollTransitionPhase
  let distance: CGFloat
  let length: CGFloat
  let container: CGFloat

  /// The view is in no scroll view.
  static let still = ScrolledPlace(phase: .identity, distance: 0, length: 0, container: 0)

  /// The remaining fraction of the transition: 1 while the view is invisible, 0 beyond the threshold.
  func rest(_ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    guard phase != .identity else { return 0 }
    let hidden = (container + length) / 2
    let end = threshold.distance(length, in: container)
    guard hidden > end else { return distance >= hidden ? 1 : 0 }
    return min(max((distance - end) / (hidden - end), 0), 1)
  }
}

extension GeometryLeaf {
  /// The element's position in the enclosing scroll view along an axis; nil for the scroll axis.
  fileprivate func scrolledPlace(_ size: CGSize, _ axis: Axis?, isMirrored: Bool) -> ScrolledPlace {
    guard let (origin, inner) = shownPlace else { return .still }
    var outer: UIView? = inner
    while let view = outer, !(view is UIScrollView) { outer = view.superview }
    guard let scroll = outer as? UIScrollView else { return .still }
    let rect = inner.convert(CGRect(origin: origin, size: size), to: scroll)
    // The area beneath bars counts as invisible, the area beneath content margins as visible [?].
    let all = scroll.adjustedContentInset
    var own = scroll.contentInset
    if let room = (scroll as? any RoomyScrollView)?.room { own.replace(room.covered, by: .zero) }
    let seen = scroll.bounds.inset(
      by: UIEdgeInsets(
        top: all.top - own.top, left: all.left - own.left, bottom: all.bottom - own.bottom,
        right: all.right - own.right))
    let axis = axis ?? scroll.mainAxis
    let way = axis == .vertical ? rect.midY - seen.midY : (rect.midX - seen.midX) * (isMirrored ? -1 : 1)
    return ScrolledPlace(
      phase: way == 0 ? .identity : way < 0 ? .topLeading : .bottomTrailing, distance: abs(way),
      length: axis == .vertical ? rect.height : rect.width,
      container: axis == .vertical ? seen.height : seen.width)
  }
}

extension UIScrollView {
  /// The scroll axis; vertical if it scrolls in both directions.
  var mainAxis: Axis {
    if let axes = (self as? FollowedScrollView)?.leaf?.axes {
      return axes.contains(.vertical) ? .vertical : .horizontal
    }
    return contentSize.height <= bounds.height && contentSize.width > bounds.width ? .horizontal : .vertical
  }
}

extension View {
  /// Changes the view's appearance while it scrolls into and out of the visible area, without changing its layout.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's appearance while it scrolls into and out of the visible area, with different configurations for
  /// the two edges.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(ScrollTransitionModifier(top: topLeading, bottom: bottomTrailing, axis: axis, transition: transition))
  }
}

private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  let top: ScrollTransitionConfiguration
  let bottom: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  /// The last phase of a view that changes with an animation.
  @State private var last = LastPhase()

  final class LastPhase {
    var phase: ScrollTransitionPhase?
    nonisolated init() {}
  }

  func body(content: Content) -> some View {
    let last = self.last
    content.modifier(
      GeometryVisualEffectModifier { proxy, environment in
        let isMirrored = environment.layoutDirection == .rightToLeft
        let place = proxy.leaf.reading { [size = proxy.size, leaf = proxy.leaf, axis] in
          leaf.scrolledPlace(size, axis, isMirrored: isMirrored)
        }
        return shown(place, last)
      })
  }

  private func shown(_ place: ScrolledPlace, _ last: LastPhase) -> ShownVisualChanges {
    let configuration = place.phase == .topLeading ? top : bottom
    let still = transition(EmptyVisualEffect(), .identity)._changes
    let rest = place.rest(configuration.threshold)
    switch configuration.kind {
    case .identity: return ShownVisualChanges(changes: _VisualChanges())
    case .interactive(let curve):
      let moved = transition(EmptyVisualEffect(), place.phase)._changes
      return ShownVisualChanges(changes: still.mixed(with: moved, by: 1 - curve.value(at: 1 - rest)))
    case .animated:
      let phase = rest > 0 ? place.phase : .identity
      let isChange = last.phase.map { $0 != phase } ?? false
      last.phase = phase
      return ShownVisualChanges(
        changes: transition(EmptyVisualEffect(), phase)._changes, animation: isChange ? configuration.animation : nil)
    }
  }
}
