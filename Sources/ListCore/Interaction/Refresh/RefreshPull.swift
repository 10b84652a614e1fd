/// The state of a pull-to-refresh, from the first point of the pull to the end of the refresh.
package struct RefreshPull: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case idle
    case pulling
    case refreshing
    /// The refresh is over and the content has not returned yet; a new pull begins from its present position.
    case returning
  }

  /// The height of the control in points [M].
  package static let height = 60.0
  /// The share of a view's height that content must be pulled to refresh. [M] 150.33 points in a view of unknown
  /// height; assumed to be that share of 852 points, the height of an iPhone's screen [?].
  package static let snappingShare = 150.33 / 852

  package private(set) var state = State.idle
  /// The progress of the pull towards a refresh, from 0 to 1.
  package private(set) var progress = 0.0

  package init() {}

  /// The distance that content must be pulled in a view, in points.
  package static func threshold(viewHeight: Double) -> Double { max(viewHeight * snappingShare, height) }

  /// Notes that the content is `distance` points below its resting position.
  ///
  /// - Parameter isHeld: whether a finger pulls it; content that returns alone starts nothing.
  /// - Returns: whether a refresh begins.
  package mutating func move(to distance: Double, viewHeight: Double, isHeld: Bool) -> Bool {
    if state == .returning, distance <= 0 { state = .idle }
    if state == .idle, isHeld, distance > 0 { state = .pulling }
    guard state == .pulling else { return false }
    progress = min(max(distance / Self.threshold(viewHeight: viewHeight), 0), 1)
    if progress == 1, isHeld { return begin() }
    if distance <= 0 { state = .idle }
    return false
  }

  /// Begins a refresh, whether content is pulled or not.
  ///
  /// - Returns: false if one is running.
  package mutating func begin() -> Bool {
    guard state != .refreshing else { return false }
    state = .refreshing
    progress = 1
    return true
  }

  /// Ends the refresh.
  ///
  /// - Parameter distance: the distance of the content below its resting position.
  /// - Returns: false if none was running.
  package mutating func end(at distance: Double) -> Bool {
    guard state == .refreshing else { return false }
    state = distance > 0 ? .returning : .idle
    progress = 0
    return true
  }
}
