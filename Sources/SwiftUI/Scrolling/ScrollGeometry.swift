import CoreGraphics
import UIKit

/// The scroll position and sizes of a scroll view.
///
/// Documentation: `SwiftUI/ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// The scroll offset in points: negative within the content's insets.
  public var contentOffset: CGPoint
  /// The size of the whole content, in points.
  public var contentSize: CGSize
  /// The insets of the content, including those of bars.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// The geometry of a scroll view.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, including the part beneath the insets [?].
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content between the insets [D].
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }

  @MainActor
  init(_ view: UIScrollView) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (insets, offset) = (view.adjustedContentInset, view.contentOffset)
    self.init(
      contentOffset: CGPoint(
        x: isMirrored ? view.contentSize.width - view.bounds.width - offset.x : offset.x, y: offset.y),
      contentSize: view.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right), containerSize: view.bounds.size)
  }
}

/// The cause of a scroll view's movement.
///
/// Documentation: `SwiftUI/ScrollPhase`.
public enum ScrollPhase: Hashable, Sendable {
  /// The content does not move.
  case idle
  /// A finger touches the content, but has not moved it yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content decelerates after a finger has left it.
  case decelerating
  /// The content scrolls to a position with an animation.
  case animating

  /// Whether the content is moved.
  public var isScrolling: Bool { self != .idle }

  @MainActor
  init(_ view: UIScrollView) {
    self =
      view.isDragging
      ? .interacting
      : view.isDecelerating ? .decelerating : view.isTracking ? .tracking : view.isScrollAnimating ? .animating : .idle
  }
}

/// Facts about a scroll view at a change of its phase.
///
/// Documentation: `SwiftUI/ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext {
  /// The scroll geometry at the time.
  public let geometry: ScrollGeometry
  /// The velocity at which a finger left the content, in points per second; nil if no finger moved it.
  public let velocity: CGVector?
}

/// Observes a scroll view.
@MainActor
final class ScrollWatcher {
  /// Returns the action for a new geometry, if any.
  var geometry: ((ScrollGeometry) -> (() -> Void)?)?
  var phase: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
  /// The last reported value.
  var last: Any?

  nonisolated init() {}
}

/// Notifies the observers of a scroll view when it moves or its phase changes.
@MainActor
final class ScrollWatch {
  weak var graph: ViewGraph?
  var velocity: CGVector?
  private var watchers: [ScrollWatcher] = []
  private var phase = ScrollPhase.idle
  private var shown: ScrollGeometry?

  var isEmpty: Bool { watchers.isEmpty }

  func take(_ list: ScrollWatchers) { watchers = list.all }

  /// Checks whether the scroll view has moved. Nothing is evaluated without observers.
  func check(_ view: UIScrollView) {
    guard !watchers.isEmpty, let graph else { return }
    let geometry = ScrollGeometry(view)
    if geometry != shown {
      shown = geometry
      for watcher in watchers {
        if let action = watcher.geometry?(geometry) { graph.runSoon(action) }
      }
    }
    let (old, new) = (phase, ScrollPhase(view))
    guard new != old else { return }
    phase = new
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: old == .interacting ? velocity : nil)
    for watcher in watchers {
      if let tell = watcher.phase { graph.runSoon { tell(old, new, context) } }
    }
  }
}

/// The observers of the scroll views in a view.
struct ScrollWatchers: Equatable, @unchecked Sendable {
  var all: [ScrollWatcher] = []
  static func == (a: ScrollWatchers, b: ScrollWatchers) -> Bool { a.all.elementsEqual(b.all, by: ===) }
}

extension EnvironmentValues {
  private struct WatchersKey: EnvironmentKey { static var defaultValue: ScrollWatchers { ScrollWatchers() } }
  var scrollWatchers: ScrollWatchers {
    get { self[WatchersKey.self] }
    set { self[WatchersKey.self] = newValue }
  }
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var watcher = ScrollWatcher()

  func body(content: Content) -> some View {
    watcher.geometry = { [unowned watcher] geometry in
      let new = value(geometry)
      let old = watcher.last as? Value
      guard new != old else { return nil }
      watcher.last = new
      return { action(old ?? new, new) }
    }
    return content.transformEnvironment(\.scrollWatchers) { [watcher] in $0.all.append(watcher) }
  }
}

private struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var watcher = ScrollWatcher()

  func body(content: Content) -> some View {
    watcher.phase = action
    return content.transformEnvironment(\.scrollWatchers) { [watcher] in $0.all.append(watcher) }
  }
}

extension View {
  /// Runs an action with a value computed from the geometry of the outermost scroll view in the view, initially [?] and
  /// whenever it changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }

  /// Runs an action when the scroll phase of the outermost scroll view in the view changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action when the scroll phase of the outermost scroll view in the view changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Runs an action when a fraction of the view, from 0 to 1, becomes visible or invisible by scrolling.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let seen = proxy.bounds(of: .scrollView) else { return false }
      let own = CGRect(origin: .zero, size: proxy.size)
      let part = own.intersection(seen)
      guard !part.isNull, own.width > 0, own.height > 0 else { return false }
      return part.width * part.height >= own.width * own.height * threshold
    } action: { wasVisible, isVisible in
      if isVisible || wasVisible { action(isVisible) }
    }
  }
}
