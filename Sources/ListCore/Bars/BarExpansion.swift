/// How much is seen of what stands beneath a bar's row of title and buttons: a large title, and a search bar under it.
///
/// Both go as content is scrolled up, the search bar first, and come back as its top does. Lengths are in points.
package struct BarExpansion: Equatable, Sendable {
  /// What is seen while the content's top stands somewhere.
  package struct Seen: Equatable, Sendable {
    package var largeTitle: Double
    package var search: Double
    /// How much lower than all of it the content stands: the bar grows by as much.
    package var stretch: Double

    package init(largeTitle: Double, search: Double, stretch: Double) {
      self.largeTitle = largeTitle
      self.search = search
      self.stretch = stretch
    }

    /// What the content keeps clear of.
    package var height: Double { largeTitle + search }
  }

  package var largeTitle: Double
  package var search: Double
  /// Whether the search bar goes, too.
  package var searchCollapses: Bool

  package init(largeTitle: Double, search: Double, searchCollapses: Bool) {
    self.largeTitle = largeTitle
    self.search = search
    self.searchCollapses = searchCollapses
  }

  /// All of it.
  package var full: Double { largeTitle + search }
  /// What stays however far the content is scrolled.
  package var least: Double { searchCollapses ? 0 : search }

  /// What is seen.
  /// - Parameter distance: from the row of title and buttons to the content's top; nil for content that has not moved.
  package func seen(at distance: Double?) -> Seen {
    guard let distance else { return Seen(largeTitle: largeTitle, search: search, stretch: 0) }
    let visible = min(max(distance, least), full)
    let title = searchCollapses ? min(largeTitle, visible) : visible - search
    return Seen(largeTitle: title, search: visible - title, stretch: max(0, distance - full))
  }

  /// Where content comes to rest that would rest at `distance`: nothing is left half seen.
  /// - Parameter isReachable: whether the content can rest somewhere.
  package func resting(_ distance: Double, isReachable: (Double) -> Bool) -> Double {
    guard distance > least, distance < full else { return distance }
    let stops = searchCollapses && largeTitle > 0 && search > 0 ? [least, largeTitle, full] : [least, full]
    // Of two that are as near the larger.
    let nearest = stops.filter(isReachable).min {
      (abs($0 - distance), -$0) < (abs($1 - distance), -$1)
    }
    return nearest ?? distance
  }
}
