import UIKit

/// Where a view is that is scrolled: before what is seen, in it, or after it.
///
/// Documentation: `SwiftUI/ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is about to come in at the upper or leading edge.
  case topLeading
  /// The view is in sight.
  case identity
  /// The view is about to come in at the lower or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before what is seen, 0 in it, 1 after it.
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
  /// How far in sight a view has to be for the transition to have ended.
  ///
  /// Documentation: `SwiftUI/ScrollTransitionConfiguration/Threshold`.
  public struct Threshold: Sendable {
    /// The part of the view that is seen; nil for one that is in the middle.
    private indirect enum Kind: Sendable {
      case visible(Double)
      case centered
      case inset(Kind, Double)
      case mixed(Kind, Kind, Double)
    }
    private let kind: Kind

    /// All of the view is seen.
    public static let visible = Threshold(kind: .visible(1))
    /// Nothing of the view is seen yet.
    public static let hidden = Threshold(kind: .visible(0))
    /// The view is in the middle.
    public static var centered: Threshold { Threshold(kind: .centered) }
    /// A part of the view is seen, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(min(max(amount, 0), 1))) }
    /// The threshold, closer to the middle by some points.
    public func inset(by distance: Double) -> Threshold { Threshold(kind: .inset(kind, distance)) }
    /// The threshold at a fraction of the way to another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(kind: .mixed(kind, other.kind, amount))
    }

    /// How far the view's middle is from that of the container at the threshold.
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

/// How far a view is from the middle of a scroll view.
struct ScrolledPlace: Equatable {
  let phase: ScrollTransitionPhase
  let distance: CGFloat
  let length: CGFloat
  let container: CGFloat

  /// The view is in no scroll view.
  static let still = ScrolledPlace(phase: .identity, distance: 0, length: 0, container: 0)

  /// How much of the transition is still to come: 1 where nothing of the view is seen, 0 beyond the threshold.
  func rest(_ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    guard phase != .identity else { return 0 }
    let hidden = (container + length) / 2
    let end = threshold.distance(length, in: container)
    guard hidden > end else { return distance >= hidden ? 1 : 0 }
    return min(max((distance - end) / (hidden - end), 0), 1)
  }
}

extension GeometryLeaf {
  /// Where the element is in the scroll view around, along an axis; nil for that in which it scrolls.
  fileprivate func scrolledPlace(_ size: CGSize, _ axis: Axis?, isMirrored: Bool) -> ScrolledPlace {
    guard let (origin, inner) = shownPlace else { return .still }
    var outer: UIView? = inner
    while let view = outer, !(view is UIScrollView) { outer = view.superview }
    guard let scroll = outer as? UIScrollView else { return .still }
    let rect = inner.convert(CGRect(origin: origin, size: size), to: scroll)
    // What bars cover is not seen; margins of the content are [?].
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
  /// The direction in which the content scrolls; up and down where it does in both.
  var mainAxis: Axis {
    if let axes = (self as? FollowedScrollView)?.leaf?.axes {
      return axes.contains(.vertical) ? .vertical : .horizontal
    }
    return contentSize.height <= bounds.height && contentSize.width > bounds.width ? .horizontal : .vertical
  }
}

extension View {
  /// Changes how the view looks while it is scrolled into sight and out of it, without a change of the layout.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it is scrolled into sight and out of it, in one way at the upper or leading edge
  /// and in another at the lower or trailing one.
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
  /// The phase of a view that changes by an animation.
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
