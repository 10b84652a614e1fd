import ListCore

/// A part of a table view or collection view that remembers paths, and takes over new ones.
@MainActor
protocol PathFollower: AnyObject {
  /// Called when items were inserted, deleted or moved. The geometry has the new paths already.
  func pathsDidChange(_ change: PathChange)
}

/// A table view or collection view, with all of its parts that remember paths.
@MainActor
protocol PathFollowing: AnyObject {
  /// The parts, in the order in which they are informed.
  var pathFollowers: [any PathFollower] { get }
}

extension PathFollowing {
  /// Informs every part of a change: after a batch of updates, and after a row or item was moved.
  func pathsDidChange(_ change: PathChange) {
    for follower in pathFollowers { follower.pathsDidChange(change) }
  }
}
