/// A guide that activates constraints while it is near an edge of its view, or away from one.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  final let tracking = TrackedConstraints()

  /// Sets the constraints that are active while the guide is near an edge. They replace those set for the edge
  /// before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    tracking.set(trackingConstraints, whenNear: true, edge)
  }

  /// The constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracking.constraints(whenNear: true, edge)
  }

  /// Sets the constraints that are active while the guide is away from an edge. They replace those set for the edge
  /// before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    tracking.set(trackingConstraints, whenNear: false, edge)
  }

  /// The constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracking.constraints(whenNear: false, edge)
  }

  /// Deactivates and forgets all constraints that were set.
  open func removeAllTrackedConstraints() { tracking.removeAll() }
}

/// Activates constraints depending on the edges that a guide is near to.
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

  /// Updates the edges that the guide is near to.
  func guideDidMove(near edges: NSDirectionalRectEdge) {
    guard nearEdges != edges else { return }
    nearEdges = edges
    // Deactivate first, so that two contradicting sets are never active together.
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
