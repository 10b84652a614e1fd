/// The visible parts beneath a bar's row of title and buttons: a large title, and a search bar under it.
///
/// Both disappear as content scrolls up, the search bar first, and return as the content's top does. Lengths are in
/// points.
package struct BarExpansion: Equatable, Sendable {
  /// The visible lengths for one position of the content.
  package struct Seen: Equatable, Sendable {
    package var largeTitle: Double
    package var search: Double
    /// The distance by which the content is pulled below the fully expanded bar, and by which the bar grows.
    package var stretch: Double

    package init(largeTitle: Double, search: Double, stretch: Double) {
      self.largeTitle = largeTitle
      self.search = search
      self.stretch = stretch
    }

    /// The length that the content keeps clear of.
    package var height: Double { largeTitle + search }
  }

  package var largeTitle: Double
  package var search: Double
  /// Whether the search bar disappears, too.
  package var searchCollapses: Bool

  package init(largeTitle: Double, search: Double, searchCollapses: Bool) {
    self.largeTitle = largeTitle
    self.search = search
    self.searchCollapses = searchCollapses
  }

  /// The length of the fully expanded parts.
  package var full: Double { largeTitle + search }
  /// The length that remains however far the content is scrolled.
  package var least: Double { searchCollapses ? 0 : search }

  /// The visible lengths.
  ///
  /// - Parameter distance: from the row of title and buttons to the content's top; nil for content that has not
  ///   moved.
  package func seen(at distance: Double?) -> Seen {
    guard let distance else { return Seen(largeTitle: largeTitle, search: search, stretch: 0) }
    let visible = min(max(distance, least), full)
    let title = searchCollapses ? min(largeTitle, visible) : visible - search
    return Seen(largeTitle: title, search: visible - title, stretch: max(0, distance - full))
  }

  /// The distance nearest to `distance` at which no part is half visible.
  ///
  /// - Parameter isReachable: whether the content can rest at a distance.
  package func resting(_ distance: Double, isReachable: (Double) -> Bool) -> Double {
    guard distance > least, distance < full else { return distance }
    let stops = searchCollapses && largeTitle > 0 && search > 0 ? [least, largeTitle, full] : [least, full]
    // Of two equally near stops, the larger.
    let nearest = stops.filter(isReachable).min {
      (abs($0 - distance), -$0) < (abs($1 - distance), -$1)
    }
    return nearest ?? distance
  }
}
