import UIKit

/// A request for a scroll position, and the closure that reports changes.
struct ScrollPositionRequest {
  /// The id of the view that should be visible; nil for none.
  let id: AnyHashable?
  let anchor: UnitPoint?
  let tell: (AnyHashable?) -> Void
  /// Whether an id has the type that can be reported.
  let knows: (AnyHashable) -> Bool
  /// The requested edge or point; nil if a view, or nothing, is requested.
  var place: ScrollPlace?
  /// Whether to report when the user leaves the position.
  var isTaken = false
}

extension EnvironmentValues {
  private struct PositionKey: EnvironmentKey { static var defaultValue: ScrollPositionRequest? { nil } }
  var scrollPosition: ScrollPositionRequest? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }
}

struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let binding = id
    // The value is read here, so that the body is evaluated again and the scroll view follows the value.
    let current = binding.wrappedValue.map { AnyHashable($0) }
    return content.environment(
      \.scrollPosition,
      ScrollPositionRequest(
        id: current, anchor: anchor, tell: { binding.wrappedValue = $0?.base as? ID }, knows: { $0.base is ID }))
  }
}

extension View {
  /// Binds the position of a scroll view in the view to an id: that of the first visible view of a scroll target
  /// layout, or of the view closest to an anchor. Setting the id scrolls the scroll view.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}

/// Follows the position of a scroll view: it scrolls to the requested target, and reports the visible one.
@MainActor
final class ScrollFollower {
  private unowned let leaf: ScrollLeaf
  /// The node of the scroll view.
  weak var node: ViewNode?
  private weak var layout: ScrollTargetNode?
  private var request: ScrollPositionRequest?
  /// The visible view, as last reported.
  private var shown: AnyHashable?
  /// The last known frame of that view.
  private var place: CGRect?
  private var lastOffset: CGPoint?
  /// The destination of a scroll that the user did not start: on the way, no positions are reported.
  private var goal: CGPoint?

  init(_ leaf: ScrollLeaf) { self.leaf = leaf }

  /// Takes the outermost layout of scroll targets; layouts inside of it contribute no targets [D].
  func take(_ layout: ScrollTargetNode) {
    if self.layout?.isEnabled != true { self.layout = layout }
  }

  func take(_ request: ScrollPositionRequest?) {
    let (old, wasTaken) = (self.request, self.request?.isTaken ?? false)
    self.request = request
    if let request, let place = request.place {
      shown = nil
      if place != old?.place || !wasTaken { scroll(to: place) }
      return
    }
    guard let request, request.id != shown || request.isTaken && !wasTaken && request.id != nil else { return }
    shown = request.id
    place = nil
    guard let id = request.id, let node else { return }
    let animation = node.graph.transaction.animation
    node.graph.runSoon { [weak node] in node?.find(id)?.scroll(request.anchor, animation) }
  }

  private func scroll(to place: ScrollPlace) {
    guard let node else { return }
    let animation = node.graph.transaction.animation
    node.graph.runSoon { [weak leaf] in
      guard let leaf else { return }
      leaf.scroll(
        to: place.rect(leaf.visibleRect(at: leaf.view.contentOffset), in: leaf.contentSize), .topLeading, animation)
    }
  }

  /// Notes that the scroll view starts to scroll to a point.
  func willScroll(to offset: CGPoint) { goal = offset }

  func targets(in rect: CGRect) -> [ScrollTargetNode.Target] { layout?.targets(in: rect) ?? [] }

  /// Called when the scroll view has scrolled: reports the visible view unless an automatic scroll is under way.
  func didScroll() {
    let offset = leaf.view.contentOffset
    guard offset != lastOffset else { return }
    let isFirst = lastOffset == nil
    lastOffset = offset
    if leaf.view.isTracking { goal = nil }
    if goal == offset { goal = nil } else if goal == nil, !isFirst { tell() }
    place = shown.flatMap { layout?.rect(of: $0) }
  }

  private func tell() {
    guard let request else { return }
    let id = first(request)
    let leaves = request.isTaken && (leaf.view.isTracking || leaf.view.isDecelerating)
    guard leaves || id != nil && id != shown else { return }
    self.request?.isTaken = false
    if let id { shown = id }
    node?.graph.runSoon { request.tell(id) }
  }

  /// The id of the first visible view, or of the one closest to an anchor.
  private func first(_ request: ScrollPositionRequest) -> AnyHashable? {
    let visible = leaf.visibleRect(at: leaf.view.contentOffset).insetBy(dx: 0.5, dy: 0.5)
    let seen = targets(in: visible).compactMap { target in
      target.ids.first(where: request.knows).map { (id: $0, rect: target.rect) }
    }
    guard let anchor = request.anchor else { return seen.first?.id }
    func distance(_ rect: CGRect) -> CGFloat {
      let x = rect.minX + rect.width * anchor.x - visible.minX - visible.width * anchor.x
      let y = rect.minY + rect.height * anchor.y - visible.minY - visible.height * anchor.y
      return (leaf.axes.contains(.horizontal) ? abs(x) : 0) + (leaf.axes.contains(.vertical) ? abs(y) : 0)
    }
    return seen.min { distance($0.rect) < distance($1.rect) }?.id
  }

  /// Keeps a requested edge visible until the user scrolls [D].
  private func keepEdge() {
    guard let place = request?.place else { return }
    let offset = leaf.offset(of: place.rect(leaf.visibleRect(at: leaf.view.contentOffset), in: leaf.contentSize))
    guard offset != leaf.view.contentOffset else { return }
    leaf.view.contentOffset = offset
    lastOffset = offset
  }

  /// The content was laid out again: the visible view keeps its position on screen [D].
  func didArrange() {
    if case .edge? = request?.place, request?.isTaken == true, goal == nil, lastOffset != nil { return keepEdge() }
    guard let shown, request != nil, goal == nil, let place, let now = layout?.rect(of: shown) else { return }
    self.place = now
    let (x, y) = (now.minX - place.minX, now.minY - place.minY)
    guard x != 0 || y != 0 else { return }
    let isMirrored = leaf.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if leaf.axes.contains(.horizontal), !isMirrored { leaf.view.contentOffset.x += x }
    if leaf.axes.contains(.vertical) { leaf.view.contentOffset.y += y }
    lastOffset = leaf.view.contentOffset
  }
}
