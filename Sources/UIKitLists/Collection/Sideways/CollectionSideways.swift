import ListCore

/// The collection view, as ``CollectionSideways`` sees it.
@MainActor
protocol CollectionSidewaysHost: CollectionRowHost {
  var bounds: CGRect { get }
  var layout: UICollectionViewLayout { get }
  var elements: CollectionElements { get }
  var itemGeneration: Int { get }
  /// Adds a scroll view behind supplementary views, like cells.
  func placeRow(_ view: SidewaysScrollView)
}

/// The sections that scroll across the layout's direction: their scroll views, and the offsets of sections that have no
/// scroll view at present.
///
/// Rows exist for sections that the layout names in the known rectangle. A row of a removed section is kept as long as
/// an update animates its views.
@MainActor
final class CollectionSideways: PathFollower {
  private unowned let host: any CollectionSidewaysHost
  /// The rows, sorted by section.
  private(set) var rows: ContiguousArray<CollectionRow> = []
  private var departing: ContiguousArray<CollectionRow> = []
  private var spare: [SidewaysScrollView] = []
  private var kept: [Int: (offset: CGFloat, place: SidewaysRow.Place)] = [:]
  /// Sorted by section: the sections in the known rectangle that do not scroll sideways, and have a handler of their visible elements.
  private var others: ContiguousArray<ToldItems> = []
  /// The rows and other sections with handlers, sorted by section.
  private var tellers: ContiguousArray<ToldItems> = []
  private var toldOffset: CGPoint?
  /// A section and the part of its row that is being requested, instead of the part around the visible one.
  private var asked: (section: Int, window: ClosedRange<CGFloat>)?

  init(host: any CollectionSidewaysHost) { self.host = host }

  // MARK: What layouts ask

  func offset(ofSection section: Int) -> CGFloat { row(ofSection: section)?.offset ?? kept[section]?.offset ?? 0 }

  func window(ofSection section: Int, length: CGFloat) -> ClosedRange<CGFloat> {
    if let asked, asked.section == section { return asked.window }
    let offset = offset(ofSection: section)
    let length = length.isFinite ? max(length, 0) : 0
    return offset - length * CollectionLayoutPass.reach...offset + length * (1 + CollectionLayoutPass.reach)
  }

  /// Runs a question to the layout that is about another part of one row than the one around its visible part.
  func asking<Answer>(section: Int, window: ClosedRange<CGFloat>, _ question: () -> Answer) -> Answer {
    asked = (section, window)
    defer { asked = nil }
    return question()
  }

  /// A copy of the attributes of a row's element, as if it did not scroll sideways, at its present visible position.
  func freed(
    _ attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    copy.scrollsSideways = false
    guard let section = layout.sidewaysSection(of: attributes) else { return copy }
    let shift = section.shift(at: offset(ofSection: section.section))
    copy.center.x -= shift.x
    copy.center.y -= shift.y
    return copy
  }

  // MARK: Rows

  /// The row of a section near the screen; nil for others. O(log r) for r rows; allocates nothing.
  func row(ofSection section: Int) -> CollectionRow? {
    let index = rows.partitioningIndex { $0.section >= section }
    return index < rows.count && rows[index].section == section ? rows[index] : nil
  }

  /// The row that an element is part of.
  func row(of attributes: UICollectionViewLayoutAttributes) -> CollectionRow? {
    attributes.scrollsSideways && attributes.indexPath.count > 0 ? row(ofSection: attributes.indexPath.section) : nil
  }

  /// Takes over the sections that the layout names in the known rectangle.
  /// - Parameter telling: the numbers of the sections that do not scroll sideways and have a handler of their visible
  ///   elements.
  func adopt(_ sections: [SidewaysSection], telling: [Int] = []) {
    guard !sections.isEmpty || !rows.isEmpty || !telling.isEmpty || !others.isEmpty else { return }
    others.removeAll { !telling.contains($0.section) }
    for section in telling where others(ofSection: section) == nil { others.append(ToldItems(section: section)) }
    defer { gatherTellers() }
    var old = rows
    rows.removeAll(keepingCapacity: true)
    for section in sections where section.isSound && !rows.contains(where: { $0.section == section.section }) {
      if let index = old.firstIndex(where: { $0.section == section.section }) {
        let row = old.remove(at: index)
        row.adopt(section)
        rows.append(row)
      } else {
        rows.append(makeRow(section))
      }
    }
    rows.sort { $0.section < $1.section }
    for row in old {
      kept[row.section] = (row.offset, row.place)
      retire(row)
    }
  }

  /// The elements of the rows' windows are known.
  func elementsAreKnown() {
    for row in rows {
      row.known = window(ofSection: row.section, length: row.solved.frameLength)
      row.told.needsTelling = true
    }
    for told in others { told.needsTelling = true }
  }

  private func makeRow(_ section: SidewaysSection) -> CollectionRow {
    let view = spare.popLast() ?? SidewaysScrollView(frame: section.frame)
    let row = CollectionRow(section, in: view, kept: kept.removeValue(forKey: section.section)?.place, host: host)
    view.isHidden = false
    view.isUserInteractionEnabled = true
    host.placeRow(view)
    return row
  }

  private func retire(_ row: CollectionRow) {
    row.view.isUserInteractionEnabled = false
    row.prefetching.rowDidLeave()
    row.leave()
    departing.append(row)
  }

  /// Hides the scroll views of departed rows that no longer contain views, and keeps them for reuse. Allocates nothing
  /// if there are none.
  func collect() {
    guard !departing.isEmpty else { return }
    departing.removeAll { row in
      guard !row.view.subviews.contains(where: { $0 is UICollectionReusableView && !$0.isHidden }) else { return false }
      row.view.isHidden = true
      spare.append(row.view)
      return true
    }
  }

  /// Releases the scroll views that wait for reuse.
  func removeSpareViews() {
    for view in spare { view.removeFromSuperview() }
    spare = []
  }

  /// Whether the elements around the visible part of each row are known. O(r); allocates nothing.
  var knowsEnough: Bool {
    for index in rows.indices where !rows[index].knowsEnough { return false }
    return true
  }

  /// Announces items beyond the ends of visible rows. Allocates nothing if they are unchanged.
  func prefetch(for list: UICollectionView) {
    guard list.hasPrefetchDataSource else { return }
    for row in rows { row.prefetching.layoutDidEnd(in: list) }
  }

  // MARK: Scrolling to items

  /// Scrolls a row until a part of it is at a position. A row that is not near the screen will have that offset when it
  /// comes on screen.
  /// - Returns: whether a scroll view was scrolled.
  func scroll(
    _ section: SidewaysSection, to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    let extent = section.extent(of: frame)
    let place = section.place(position)
    guard let row = row(ofSection: section.section) else {
      let offset = section.row.offset(showing: extent, at: place, from: offset(ofSection: section.section))
      kept[section.section] = (CGFloat(offset), SidewaysRow.Place.offset(offset))
      return false
    }
    let offset = row.offset(showing: extent, at: place)
    guard abs(offset - row.offset) >= 0.5 else { return false }
    row.scroll(to: offset, animated: animated)
    return true
  }

  // MARK: Sizes that cells ask for

  /// Records for each row the first visible cell, which is to keep its position while new cells change their sizes.
  /// O(k) in the known elements; allocates nothing.
  func noteAnchors() {
    dropAnchors()
    guard !rows.isEmpty else { return }
    let entries = host.elements.entries
    for index in entries.indices {
      guard let row = entries[index].row, entries[index].view != nil, entries[index].element.category == .cell,
        row.shows(entries[index].frame, in: row.solved.frame)
      else { continue }
      if let known = row.anchor, known.element.path < entries[index].element.path { continue }
      row.anchor = (entries[index].element, row.solved.extent(of: entries[index].frame).lowerBound - row.offset)
    }
  }

  /// Forgets the recorded cells.
  func dropAnchors() { for index in rows.indices { rows[index].anchor = nil } }

  /// Scrolls rows so that the recorded elements keep their position on screen.
  func holdAnchors() {
    for row in rows {
      guard let anchor = row.anchor else { continue }
      row.anchor = nil
      let entry = host.elements.entries.first { $0.element == anchor.element && $0.row === row }
      guard let entry, !entry.frame.isNull else { continue }
      row.hold(by: row.solved.extent(of: entry.frame).lowerBound - row.offset - anchor.place)
    }
  }

  // MARK: Visible items

  /// The collector of visible elements for the handler of an element's section; nil if the handler is not informed of
  /// the element.
  func told(of attributes: UICollectionViewLayoutAttributes) -> ToldItems? {
    if let row = row(of: attributes) { return row.solved.tellsVisibleItems ? row.told : nil }
    guard !others.isEmpty, attributes.indexPath.count > 0, let told = others(ofSection: attributes.indexPath.section)
    else { return nil }
    return host.layout.tells(of: attributes) ? told : nil
  }

  private func others(ofSection section: Int) -> ToldItems? { others.first { $0.section == section } }

  /// Reports the visible elements of sections that moved or were laid out again to the layout, the last section first
  /// [M]. Allocates nothing if there are no such sections. O(k) in the known elements, however many sections there are.
  func tellVisibleItems() {
    if !others.isEmpty, toldOffset != host.bounds.origin {
      toldOffset = host.bounds.origin
      for told in others { told.needsTelling = true }
    }
    var isAny = false
    for told in tellers where told.needsTelling {
      told.begin()
      isAny = true
    }
    guard isAny else { return }
    host.elements.collectVisibleItems()
    let generation = host.itemGeneration
    var index = tellers.count
    while index > 0 {
      index -= 1
      let told = tellers[index]
      guard told.isCollecting else { continue }
      told.end()
      host.layout.sidewaysSection(
        told.section, didScrollTo: told.row?.shift ?? host.bounds.origin, visible: told.items)
      guard generation == host.itemGeneration else { return }
      index = min(index, tellers.count)
    }
  }

  private func gatherTellers() {
    tellers = others
    for row in rows where row.solved.tellsVisibleItems { tellers.append(row.told) }
    tellers.sort { $0.section < $1.section }
  }

  // MARK: Other items

  /// [C] After a reload rows are at their starts again.
  func itemsWereReplaced() {
    kept = [:]
    for row in rows { retire(row) }
    rows = []
    others = []
    gatherTellers()
  }

  func pathsDidChange(_ change: PathChange) {
    let old = kept
    kept = [:]
    for (section, place) in old { if let new = Self.section(section, after: change) { kept[new] = place } }
    let all = rows
    rows.removeAll(keepingCapacity: true)
    for row in all {
      if let new = Self.section(row.section, after: change) {
        row.section = new
        rows.append(row)
      } else {
        retire(row)
      }
    }
    rows.sort { $0.section < $1.section }
    for row in rows { row.prefetching.pathsDidChange(change) }
    others = []
    gatherTellers()
  }

  private static func section(_ section: Int, after change: PathChange) -> Int? {
    guard case .header(let new)? = change.survivor(of: .header(section: section)) else { return nil }
    return new
  }
}

extension CollectionSideways {
  /// The first broken invariant of a row, as a sentence; nil if all hold. For random tests.
  func violation() -> String? {
    for row in rows {
      if row.view.frame != row.solved.frame {
        return "The row of section \(row.section) is at \(row.view.frame), should be at \(row.solved.frame)."
      }
      if row.view.isHidden || row.view.row !== row { return "The row of section \(row.section) is not in sight." }
      let isAtRest = !row.view.isTracking && !row.view.isDecelerating && !row.view.isScrollAnimating
      if isAtRest, abs(row.solved.row.clamped(row.offset) - row.offset) > 1 {
        return "The row of section \(row.section) rests at \(row.offset), beyond \(row.solved.row.range)."
      }
    }
    return nil
  }
}

extension UICollectionView: CollectionSidewaysHost {
  func rowDidScroll() { setNeedsLayout() }
  func edgeScrollRow(at finger: CGPoint) -> UIScrollView? {
    let place = place(ofWindowPoint: finger)
    guard bounds.contains(place) else { return nil }
    return sideways.rows.first { $0.solved.frame.contains(place) }?.view
  }
  func placeRow(_ view: SidewaysScrollView) { if view.superview !== self { stacking.placeCell(view) } }
}
