/// How an update looks: from where to where each item moves, comes or goes, in points of the content as it is
/// after the update.
///
/// Items that stay move from their old place to their new one. What comes or goes keeps to the item above it that
/// stays, so that it moves along with its neighbours, and has a pose out of the table (``RowTransition/Pose``) on
/// the far end.
package struct UpdatePlan: Sendable {
  package struct Motion: Equatable, Sendable {
    /// What it was before the update; nil for what comes.
    package var old: TableItem?
    /// What it is after the update; nil for what goes.
    package var new: TableItem?
    package var start: Extent
    package var end: Extent
    /// How it comes or goes; nil for what stays.
    package var transition: RowTransition?
    /// Where it comes from or goes to; in its place for what stays.
    package var pose = RowTransition.Pose()
  }

  private let before: TableGeometry
  private let after: TableGeometry
  private let map: UpdateMap
  private let shift: Double
  /// How far above an item is looked for one that stays.
  private static let anchorSearchLimit = 64

  /// - Parameters:
  ///   - shift: by how much the update moved the scroll offset, in points.
  package init(before: TableGeometry, after: TableGeometry, map: UpdateMap, shift: Double) {
    self.before = before
    self.after = after
    self.map = map
    self.shift = shift
  }

  /// What happens to the items with the old numbers `items`, top to bottom: those that go, and those that stay.
  /// A reloaded item goes; the one in its place comes.
  /// - Complexity: O(k log n) for k items.
  package func motions(ofOld items: Range<Int>) -> [Motion] {
    var result: [Motion] = []
    for index in items {
      let item = before.item(at: index)
      let extent = before.extent(of: item)
      let start = Extent(start: extent.start + shift, length: extent.length)
      switch map.fate(of: item) {
      case .stays(let new):
        result.append(Motion(old: item, new: new, start: start, end: after.extent(of: new)))
      case .reloads(let new, let transition):
        let end = Extent(start: after.extent(of: new).start, length: extent.length)
        result.append(Motion(old: item, start: start, end: end, transition: transition))
      case .leaves(let transition):
        let end = Extent(start: extent.start + displacement(ofDepartureAt: index), length: extent.length)
        result.append(Motion(old: item, start: start, end: end, transition: transition))
      }
    }
    setPoses(&result)
    return result
  }

  /// How the items with the new numbers `items` come to their places, top to bottom.
  /// - Complexity: O(k log n) for k items.
  package func motions(ofNew items: Range<Int>) -> [Motion] {
    var result: [Motion] = []
    for index in items {
      let item = after.item(at: index)
      let end = after.extent(of: item)
      switch map.origin(of: item) {
      case .was(let old):
        let extent = before.extent(of: old)
        let start = Extent(start: extent.start + shift, length: extent.length)
        result.append(Motion(old: old, new: item, start: start, end: end))
      case .reloaded(let old, let transition):
        let start = Extent(start: before.extent(of: old).start + shift, length: end.length)
        result.append(Motion(new: item, start: start, end: end, transition: transition))
      case .arrives(let transition):
        let start = Extent(start: end.start + displacement(ofArrivalAt: index), length: end.length)
        result.append(Motion(new: item, start: start, end: end, transition: transition))
      }
    }
    setPoses(&result)
    return result
  }

  /// How far away the item with a new number begins its way, and its number before the update; nil where it was none.
  /// - Complexity: O(log n).
  package func way(ofNew index: Int) -> (distance: Double, old: Int?) {
    guard let motion = motions(ofNew: index..<index + 1).first else { return (0, nil) }
    return (motion.start.start - motion.end.start, motion.old.map(before.index(of:)))
  }

  /// By how much what stays above old item `index` moves, in the content's points.
  private func displacement(ofDepartureAt index: Int) -> Double {
    var above = index - 1
    let last = max(index - Self.anchorSearchLimit, 0)
    while above >= last {
      let item = before.item(at: above)
      if case .stays(let new) = map.fate(of: item), !map.isMoved(old: item) {
        return after.extent(of: new).end - before.extent(of: item).end
      }
      above -= 1
    }
    return above < 0 ? after.leading - before.leading : shift
  }

  /// From how far away what stays above new item `index` comes.
  private func displacement(ofArrivalAt index: Int) -> Double {
    var above = index - 1
    let last = max(index - Self.anchorSearchLimit, 0)
    while above >= last {
      let item = after.item(at: above)
      if case .was(let old) = map.origin(of: item), !map.isMoved(old: old) {
        return before.extent(of: old).end + shift - after.extent(of: item).end
      }
      above -= 1
    }
    return above < 0 ? before.leading - after.leading + shift : 0
  }

  /// Neighbours that come or go in the same way do so as one block.
  private func setPoses(_ motions: inout [Motion]) {
    var start = 0
    while start < motions.count {
      guard let transition = motions[start].transition else {
        start += 1
        continue
      }
      var end = start
      var length = 0.0
      while end < motions.count, motions[end].transition == transition {
        length += motions[end].start.length
        end += 1
      }
      let pose = transition.pose(blockLength: length)
      for index in start..<end { motions[index].pose = pose }
      start = end
    }
  }
}
