/// A guide that puts constraints in force while it is near an edge of its view, or away from one.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  final let tracking = TrackedConstraints()

  /// Keeps constraints in force while the guide is near an edge; they replace those that were set for the edge before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    tracking.set(trackingConstraints, whenNear: true, edge)
  }

  /// The constraints that are in force while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracking.constraints(whenNear: true, edge)
  }

  /// Keeps constraints in force while the guide is away from an edge; they replace those that were set for the edge before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    tracking.set(trackingConstraints, whenNear: false, edge)
  }

  /// The constraints that are in force while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracking.constraints(whenNear: false, edge)
  }

  /// Ends the tracking, and the constraints that were in force by it.
  open func removeAllTrackedConstraints() { tracking.removeAll() }
}

/// The constraints that a guide puts in force by the edges it is near to.
@MainActor
final class TrackedConstraints {
  private struct Key: Hashable {
    let isNear: Bool
    let edge: UInt
  }

  private var constraints: [Key: [NSLayoutConstraint]] = [:]
  /// The edges that the guide is near to.
  private(set) var nearEdges: NSDirectionalRectEdge = []

  nonisolated init() {}

  func set(_ new: [NSLayoutConstraint], whenNear isNear: Bool, _ edge: NSDirectionalRectEdge) {
    let key = Key(isNear: isNear, edge: edge.rawValue)
    NSLayoutConstraint.deactivate(constraints[key] ?? [])
    constraints[key] = new
    apply(key)
  }

  func constraints(whenNear isNear: Bool, _ edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    constraints[Key(isNear: isNear, edge: edge.rawValue)] ?? []
  }

  func removeAll() {
    for tracked in constraints.values { NSLayoutConstraint.deactivate(tracked) }
    constraints.removeAll()
  }

  /// Takes over where the guide is now.
  func guideDidMove(near edges: NSDirectionalRectEdge) {
    guard nearEdges != edges else { return }
    nearEdges = edges
    // What ends comes first: two sets that contradict each other never hold at the same time.
    for key in constraints.keys where !isInForce(key) { apply(key) }
    for key in constraints.keys where isInForce(key) { apply(key) }
  }

  private func isInForce(_ key: Key) -> Bool {
    let edges = NSDirectionalRectEdge(rawValue: key.edge)
    return key.isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
  }

  private func apply(_ key: Key) {
    guard let tracked = constraints[key] else { return }
    if isInForce(key) { NSLayoutConstraint.activate(tracked) } else { NSLayoutConstraint.deactivate(tracked) }
  }
}
