/// A pull on the beginning of content that asks for something fresher: from its first point to the end of the refresh.
package struct RefreshPull: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case idle
    case pulling
    case refreshing
    /// The refresh is over and the content has not come back yet: a new pull begins from its place.
    case returning
  }

  /// The room of the control, in points [M].
  package static let height = 60.0
  /// What share of a view's height content is pulled to refresh. [M] 150.33 points in a view whose height nobody noted; of
  /// 852 points, the screen of an iPhone, that is this share [?].
  package static let snappingShare = 150.33 / 852

  package private(set) var state = State.idle
  /// How far the pull is on its way to a refresh, from 0 to 1.
  package private(set) var progress = 0.0

  package init() {}

  /// How far content has to be pulled in a view, in points.
  package static func threshold(viewHeight: Double) -> Double { max(viewHeight * snappingShare, height) }

  /// The content stands `distance` points below its place.
  /// - Parameter isHeld: whether somebody pulls it: content that comes back by itself begins nothing.
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

  /// A refresh begins, whether content is pulled or not.
  /// - Returns: false where one is under way.
  package mutating func begin() -> Bool {
    guard state != .refreshing else { return false }
    state = .refreshing
    progress = 1
    return true
  }

  /// The refresh is over.
  /// - Parameter distance: how far the content stands below its place.
  /// - Returns: false where none was under way.
  package mutating func end(at distance: Double) -> Bool {
    guard state == .refreshing else { return false }
    state = distance > 0 ? .returning : .idle
    progress = 0
    return true
  }
}
