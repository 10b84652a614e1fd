/// The motions of an update: how each item moves, appears or disappears, in points of the content after the update.
///
/// Items that stay move from their old to their new position. An inserted or deleted item moves along with the
/// staying item above it, and has a pose outside the table (``RowTransition/Pose``) at the other end.
package struct UpdatePlan: Sendable {
  package struct Motion: Equatable, Sendable {
    /// The item before the update; nil if it is inserted.
    package var old: TableItem?
    /// The item after the update; nil if it is deleted.
    package var new: TableItem?
    package var start: Extent
    package var end: Extent
    /// The transition of an inserted or deleted item; nil for one that stays.
    package var transition: RowTransition?
    /// The pose at which an inserted item begins or a deleted one ends.
    package var pose = RowTransition.Pose()
  }

  private let before: TableGeometry
  private let after: TableGeometry
  private let map: UpdateMap
  private let shift: Double
  /// How many items above an item are searched for one that stays.
  private static let anchorSearchLimit = 64

  /// - Parameters:
  ///   - shift: the distance by which the update moved the scroll offset, in points.
  package init(before: TableGeometry, after: TableGeometry, map: UpdateMap, shift: Double) {
    self.before = before
    self.after = after
    self.map = map
    self.shift = shift
  }

  /// The motions of the items with the old numbers `items`, top to bottom: those that are deleted, and those that
  /// stay. A reloaded item is deleted; its replacement is inserted.
  ///
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

  /// The motions of the items with the new numbers `items`, top to bottom.
  ///
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

  /// The distance that the item with a new number moves, and its old number; nil for an inserted item.
  ///
  /// - Complexity: O(log n).
  package func way(ofNew index: Int) -> (distance: Double, old: Int?) {
    guard let motion = motions(ofNew: index..<index + 1).first else { return (0, nil) }
    return (motion.start.start - motion.end.start, motion.old.map(before.index(of:)))
  }

  /// The distance by which the remaining items above old item `index` move, in the content's points.
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

  /// The distance from which the remaining items above new item `index` come, in the content's points.
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

  /// Sets the poses. Adjacent items with one transition move as one block.
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
