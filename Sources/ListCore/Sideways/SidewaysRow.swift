/// A section whose content scrolls across the direction of its layout, as a row: where it may rest.
///
/// Offsets are distances from the start of the row, in points; an offset of 0 aligns its beginning with the start of
/// the viewport. In a right-to-left interface they are counted from the right.
package struct SidewaysRow {
  /// The positions at which the row comes to rest after a drag or a turn of the mouse wheel.
  package enum Behavior: Equatable, Sendable {
    /// Anywhere.
    case continuous
    /// At the start of a group, as far as it was flung.
    case continuousGroupLeadingBoundary
    /// At a multiple of the viewport, one page a flick.
    case paging
    /// At the start of a group, one group a flick.
    case groupPaging
    /// With a group in the middle, one group per flick.
    case groupPagingCentered
  }

  package var behavior: Behavior
  /// The length of the part in which the row may rest, in points: that of the section without its insets [M].
  package private(set) var viewport: Double
  /// The length of the row, in points.
  package private(set) var length: Double
  package var groups: any SidewaysGroups

  /// A row. Lengths that are negative or not numbers become 0: such a row does not scroll.
  package init(behavior: Behavior, viewport: Double, length: Double, groups: any SidewaysGroups) {
    self.behavior = behavior
    self.viewport = Self.sound(viewport)
    self.length = Self.sound(length)
    self.groups = groups
  }

  private static func sound(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }

  /// The offsets at which the row may rest: with centred groups, from that of the first to that of the last one [M].
  package var range: ClosedRange<Double> {
    let plain = 0...max(0, length - viewport)
    guard behavior == .groupPagingCentered, groups.groupCount > 0 else { return plain }
    let first = centre(ofGroup: 0)
    let last = centre(ofGroup: groups.groupCount - 1)
    guard first.isFinite, last.isFinite else { return plain }
    return first...max(first, last)
  }

  /// The offset limited to ``range``, regardless of groups and pages. NaN becomes the start of the range.
  package func clamped(_ offset: Double) -> Double {
    let range = range
    return min(max(offset.isNaN ? range.lowerBound : offset, range.lowerBound), range.upperBound)
  }

  private func centre(ofGroup index: Int) -> Double {
    let extent = groups.groupExtent(at: index)
    return extent.start + extent.length / 2 - viewport / 2
  }

  /// The offset at which a part of the row is at a position of the viewport, limited to the scroll range.
  /// - Parameter offset: the present one.
  package func offset(showing part: ClosedRange<Double>, at place: ItemAxis.Place, from offset: Double) -> Double {
    let axis = ItemAxis(
      lower: part.lowerBound, upper: part.upperBound, offset: offset, length: viewport, leading: 0, trailing: 0)
    return clamped(axis.offset(at: place))
  }

  // MARK: Coming to rest

  /// The offset at which the row comes to rest. O(log n) in the number of groups.
  ///
  /// - Parameters:
  ///   - offset: where the finger left it.
  ///   - velocity: that of the offset, in points per second.
  ///   - projected: where it would stop by its velocity alone.
  ///   - start: the offset at rest from which the drag began: a flick moves at most one page or group from there [?].
  package func rest(from offset: Double, velocity: Double, projected: Double, start: Double) -> Double {
    let offset = offset.isFinite ? offset : clamped(offset)
    switch behavior {
    case .continuous: return clamped(projected)
    case .continuousGroupLeadingBoundary: return stop(nearest: projected)
    case .paging:
      return Paging.target(offset: offset, velocity: velocity, startPage: clamped(start), page: viewport, range: range)
    case .groupPaging, .groupPagingCentered: return groupStop(from: offset, velocity: velocity, start: start)
    }
  }

  private func groupStop(from offset: Double, velocity: Double, start: Double) -> Double {
    guard lastStop >= 0 else { return clamped(offset) }
    let nearest = index(nearest: offset)
    var target = nearest
    if velocity > Paging.flickVelocity {
      target = stop(nearest) > offset ? nearest : nearest + 1
    } else if velocity < -Paging.flickVelocity {
      target = stop(nearest) < offset ? nearest : nearest - 1
    }
    let origin = index(nearest: start)
    target = min(max(target, origin - 1), origin + 1)
    return stop(min(max(target, 0), lastStop))
  }

  // MARK: Stops

  /// The number of the last group at which the row may rest: later ones begin beyond the end of the range. -1 without
  /// groups.
  private var lastStop: Int {
    let count = groups.groupCount
    guard count > 0, behavior != .groupPagingCentered else { return count - 1 }
    let end = range.upperBound
    let index = found(at: end)
    return groups.groupExtent(at: index).start < end ? min(index + 1, count - 1) : index
  }

  /// The offset at which the row rests with a group at its start, or in its middle.
  private func stop(_ index: Int) -> Double {
    clamped(behavior == .groupPagingCentered ? centre(ofGroup: index) : groups.groupExtent(at: index).start)
  }

  private func found(at offset: Double) -> Int { min(max(groups.group(at: offset), 0), groups.groupCount - 1) }

  private func index(nearest offset: Double) -> Int {
    let last = lastStop
    let place = clamped(offset)
    let index = min(found(at: behavior == .groupPagingCentered ? place + viewport / 2 : place), last)
    let candidates = max(index - 1, 0)...min(index + 1, last)
    return candidates.min { abs(stop($0) - place) < abs(stop($1) - place) } ?? index
  }

  private func stop(nearest offset: Double) -> Double {
    guard lastStop >= 0 else { return clamped(offset) }
    let place = clamped(offset)
    let nearest = stop(index(nearest: place))
    // The row can rest at its end, even if no group begins there.
    let end = range.upperBound
    return abs(end - place) < abs(nearest - place) ? end : nearest
  }

  // MARK: Other lengths

  /// The content that a row shows at rest, to be restored when its lengths change.
  package enum Place: Equatable, Sendable {
    case offset(Double)
    case group(Int)
    case page(Double)
  }

  /// The content that the row shows at an offset at which it rests.
  package func place(at offset: Double) -> Place {
    switch behavior {
    case .continuous: return .offset(offset)
    case .paging: return viewport > 0 ? .page((offset / viewport).rounded()) : .offset(offset)
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      guard lastStop >= 0 else { return .offset(offset) }
      let index = index(nearest: offset)
      return abs(stop(index) - offset) < 1 ? .group(index) : .offset(offset)
    }
  }

  /// The offset at which the row shows a place, limited to the scroll range.
  package func offset(of place: Place) -> Double {
    switch place {
    case .offset(let offset): clamped(offset)
    case .page(let page): clamped(page * viewport)
    case .group(let index): lastStop < 0 ? clamped(0) : stop(min(max(index, 0), groups.groupCount - 1))
    }
  }
}
