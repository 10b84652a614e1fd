import ListCore
import UIKit

/// The element of a lazy stack or grid: it measures and shows only the visible lines. The lengths of the others are
/// estimated from the first line.
final class LazyLeaf: LayoutNode, RoomReader {
  var arrangement = LazyArrangement(axis: .vertical, alignment: .center, spacing: nil, pinned: []) {
    didSet {
      breadth = nil
      invalidate()
    }
  }
  var source: (() -> [RowSection])?
  private(set) lazy var view = LazyView(self)
  private lazy var placed = PlacedViews(view)
  /// The sections; nil until they are asked for, and after they have changed.
  private var known: [RowSection]?
  private(set) var lines = LazyLines([], perLine: 1)
  private var tracks = LazyTracks([], room: 0)
  /// The lengths of the lines, each with the spacing after it.
  private(set) var offsets = OffsetIndex()
  /// The breadth for which the lines were measured.
  private(set) var breadth: CGFloat?
  private var shown: [RowElement] = []
  /// The last scroll target that was searched, and its row; no row if none has the id.
  var lastTarget: (id: AnyHashable, row: (section: Int, row: Int)?)?
  /// False after the rows have changed: the row is then only near its cached position.
  var isTargetKnown = false
  /// The view in front of the lines, with pinned headers and footers.
  private let overlay = PassingView()
  private lazy var pinnedPlaced = PlacedViews(overlay)
  private var shownPinned: [RowElement] = []
  private var shownLines = 0..<0
  private var isStale = true
  private weak var scroll: ScrollLeaf?
  private var isMirrored = false

  /// The usual distance between views [?].
  private static let usual: CGFloat = 8

  var isVertical: Bool { arrangement.axis == .vertical }
  var gap: CGFloat { arrangement.spacing ?? Self.usual }

  var sections: [RowSection] {
    if let known { return known }
    let sections = source?() ?? []
    known = sections
    return sections
  }

  func rowsDidChange() {
    known = nil
    isTargetKnown = false
    breadth = nil
    invalidate()
  }

  /// Rows have other sizes than those that were measured or estimated.
  func roomDidChange() {
    breadth = nil
    invalidate()
  }

  /// An element of a row has changed its size or appearance.
  private func rowDidChange() {
    isStale = true
    view.setNeedsLayout()
  }

  // MARK: Sizes

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func breadth(_ proposal: ProposedViewSize) -> CGFloat? { isVertical ? proposal.width : proposal.height }

  private func make(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  private func propose(_ length: CGFloat?, _ breadth: CGFloat?) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: breadth, height: length) : ProposedViewSize(width: length, height: breadth)
  }

  private func makeTracks(_ breadth: CGFloat) -> LazyTracks {
    LazyTracks(arrangement.items ?? [GridItem(.flexible(minimum: 0), alignment: arrangement.alignment)], room: breadth)
  }

  private func makeLines(_ tracks: LazyTracks) -> LazyLines {
    LazyLines(
      sections.map { .init(hasHeader: $0.header != nil, rowCount: $0.count, hasFooter: $0.footer != nil) },
      perLine: max(tracks.tracks.count, 1))
  }

  /// The elements of a line, each with its track; none for headers and footers.
  private func elements(_ line: Int, _ lines: LazyLines) -> [(element: RowElement, track: Int?)] {
    switch lines[line] {
    case .header(let section): return sections[section].header.map { [(own($0), nil)] } ?? []
    case .footer(let section): return sections[section].footer.map { [(own($0), nil)] } ?? []
    case .rows(let section, let range):
      return range.enumerated().map { (own(sections[section].row(at: $0.element).directedElement()), $0.offset) }
    }
  }

  /// Observes the row from now on, so that a row that changes before it is shown is measured again.
  private func own(_ element: RowElement) -> RowElement {
    element.stack = self
    if element.onInvalidate == nil { element.onInvalidate = { [weak self] in self?.rowDidChange() } }
    return element
  }

  private func proposal(_ track: Int?, _ tracks: LazyTracks, _ breadth: CGFloat) -> ProposedViewSize {
    propose(nil, track.map { tracks.tracks[$0].length } ?? breadth)
  }

  private func measure(_ line: Int, _ lines: LazyLines, _ tracks: LazyTracks, _ breadth: CGFloat) -> CGFloat {
    elements(line, lines).reduce(0) {
      max($0, length($1.element.size(proposal($1.track, tracks, breadth))))
    }
  }

  /// A lazy stack is as broad as the proposal; without a proposed breadth, as broad as its first views [?].
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = breadth(proposal).flatMap { $0.isFinite ? $0 : nil }
    let room = offered ?? idealBreadth
    if room == breadth { return make(max(CGFloat(offsets.totalHeight), 0), broad(room, proposal)) }
    let tracks = makeTracks(room)
    let lines = makeLines(tracks)
    guard lines.count > 0 else { return make(0, broad(room, proposal)) }
    let first = measure(estimatedLine(lines), lines, tracks, room)
    return make(CGFloat(lines.count) * (first + gap) - gap, broad(room, proposal))
  }

  private func broad(_ room: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    breadth(proposal) == .infinity ? .infinity : room
  }

  /// The line from which the lengths of others are estimated: the first one with rows.
  private func estimatedLine(_ lines: LazyLines) -> Int {
    guard let section = sections.firstIndex(where: { $0.count > 0 }) else { return 0 }
    return lines.line(section: section, row: 0)
  }

  private var idealBreadth: CGFloat {
    let lines = makeLines(makeTracks(0))
    guard lines.count > 0 else { return 0 }
    let view = elements(0, lines).reduce(0) { max($0, breadth($1.element.size(.unspecified))) }
    guard let items = arrangement.items else { return view }
    // Tracks of a fixed length have it, others are as broad as their views [?].
    return items.reduce(0) { $0 + $1.idealLength(of: view) }
      + items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.usual) }
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    isStale = true
    view.setNeedsLayout()
    guard breadth != breadth(size) else { return }
    let breadth = breadth(size)
    self.breadth = breadth
    tracks = makeTracks(breadth)
    lines = makeLines(tracks)
    shownLines = 0..<0
    guard lines.count > 0 else { return offsets = OffsetIndex() }
    let first = measure(estimatedLine(lines), lines, tracks, breadth)
    offsets = OffsetIndex(count: lines.count, height: Double(first + gap), isEstimated: true)
    offsets.setHeight(
      max(offsets.row(at: lines.count - 1).height - Double(gap), 0), isEstimated: true, ofRow: lines.count - 1)
  }

  // MARK: Showing

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    isMirrored = pass.isMirrored
    pass.place(view, CGRect(origin: origin, size: frame.size))
    scroll = pass.scroll
    isStale = true
    if let scroll { scroll.follow(self) } else { showLines() }
  }

  /// The visible range along the lines.
  private var sight: ClosedRange<CGFloat> {
    guard let scroll = scroll?.view, view.isDescendant(of: scroll) else { return 0...length(frame.size) }
    let insets = scroll.adjustedContentInset
    let rect = view.convert(scroll.bounds.inset(by: insets), from: scroll)
    if isVertical { return rect.minY...max(rect.maxY, rect.minY) }
    let start = isMirrored ? frame.width - rect.maxX : rect.minX
    return start...start + max(rect.width, 0)
  }

  /// Measures and shows the visible lines if they are not the same as before.
  func showLines() {
    guard let breadth, lines.count > 0 else {
      show([], in: placed, &shown)
      return show([], in: pinnedPlaced, &shownPinned)
    }
    let sight = self.sight
    var range = offsets.rows(from: Double(sight.lowerBound), to: Double(sight.upperBound))
    guard isStale || range != shownLines else { return showPinned(range, sight, breadth) }
    isStale = false
    // Lines that appear above the visible ones push them down: the offset is adjusted.
    let anchor = shownLines.isEmpty ? range.lowerBound : max(range.lowerBound, shownLines.lowerBound)
    var (moved, isResized) = (0.0, false)
    var next = range.lowerBound
    while next < range.upperBound {
      let behind = next == lines.count - 1 ? 0 : gap
      let old = offsets.row(at: next)
      let length = Double(measure(next, lines, tracks, breadth) + behind)
      if abs(old.height - length) > 0.001 || old.isEstimated {
        let change = offsets.setHeight(length, ofRow: next)
        if next < anchor { moved += change }
        isResized = isResized || abs(change) > 0.001
      }
      next += 1
      if next == range.upperBound {
        let end = Double(sight.upperBound) + moved
        range =
          range.lowerBound..<max(range.upperBound, offsets.rows(from: Double(sight.lowerBound), to: end).upperBound)
      }
    }
    shownLines = range
    let own = range.filter { !isPinned($0) }
    show(
      own.flatMap { place($0, at: CGFloat(offsets.row(at: $0).offset), breadth) }, in: placed, &shown)
    showPinned(range, sight, breadth)
    if isResized { invalidate() }
    if moved != 0 { scroll?.move(by: CGFloat(moved), isVertical ? .vertical : .horizontal) }
  }

  /// Places the elements of a line that begins at an offset.
  private func place(_ line: Int, at start: CGFloat, _ breadth: CGFloat) -> [RowElement] {
    let behind = line == lines.count - 1 ? 0 : gap
    let length = CGFloat(offsets.row(at: line).height) - behind
    return elements(line, lines).map { element, track in
      let proposal = self.proposal(track, tracks, breadth)
      let across = track.map { tracks.tracks[$0] } ?? .init(start: 0, length: breadth, alignment: .center)
      let offset = track == nil ? 0 : align(tracks.length, in: breadth)
      let inner = position(element.dimensions(proposal), in: make(length, across.length), across.alignment)
      let cross = offset + across.start + (isVertical ? inner.x : inner.y)
      let main = start + (isVertical ? inner.y : inner.x)
      element.place(at: isVertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross), proposal)
      return element
    }
  }

  private func align(_ length: CGFloat, in room: CGFloat) -> CGFloat {
    let (own, whole) =
      isVertical
      ? (CGSize(width: length, height: 0), CGSize(width: room, height: 0))
      : (CGSize(width: 0, height: length), CGSize(width: 0, height: room))
    let place = position(ViewDimensions(size: own, node: nil), in: whole, arrangement.alignment)
    return isVertical ? place.x : place.y
  }

  private func position(_ own: ViewDimensions, in room: CGSize, _ alignment: Alignment) -> CGPoint {
    let whole = ViewDimensions(size: room, node: nil)
    return CGPoint(
      x: whole[alignment.horizontal] - own[alignment.horizontal], y: whole[alignment.vertical] - own[alignment.vertical]
    )
  }

  private func show(_ elements: [RowElement], in placed: PlacedViews, _ shown: inout [RowElement]) {
    let kept = Set(elements.map(ObjectIdentifier.init))
    let pass = RenderPass(placed, isMirrored: isMirrored, isStill: true)
    pass.scroll = scroll
    for element in elements {
      element.isInSight = true
      renderChild(element, pass, at: .zero)
    }
    pass.finish()
    for element in shown where !kept.contains(ObjectIdentifier(element)) {
      element.onInvalidate = nil
      element.isInSight = false
    }
    shown = elements
  }

  // MARK: Pinned headers and footers

  /// Whether a line is drawn in front of the others, and sticks to the visible edge.
  private func isPinned(_ line: Int) -> Bool {
    guard !arrangement.pinned.isEmpty else { return false }
    switch lines[line] {
    case .header: return arrangement.pinned.contains(.sectionHeaders)
    case .footer: return arrangement.pinned.contains(.sectionFooters)
    case .rows: return false
    }
  }

  /// Shows the pinned lines where they are now: they alone move in each frame.
  private func showPinned(_ range: Range<Int>, _ sight: ClosedRange<CGFloat>, _ breadth: CGFloat) {
    guard !arrangement.pinned.isEmpty || !shownPinned.isEmpty else { return }
    if overlay.superview !== view || view.subviews.last !== overlay { view.addSubview(overlay) }
    if overlay.frame != view.bounds { overlay.frame = view.bounds }
    let elements = range.union(pinnedLines(range)).filter(isPinned).flatMap { line in
      place(line, at: start(line, CGFloat(offsets.row(at: line).offset), sight), breadth)
    }
    show(elements, in: pinnedPlaced, &shownPinned)
  }

  /// The lines of headers and footers that are pinned because their own position is not visible.
  private func pinnedLines(_ range: Range<Int>) -> [Int] {
    guard !arrangement.pinned.isEmpty, !range.isEmpty else { return [] }
    let first = lines.section(ofLine: range.lowerBound)
    let last = lines.section(ofLine: range.upperBound - 1)
    var pinned: [Int] = []
    if arrangement.pinned.contains(.sectionHeaders), sections[first].header != nil {
      pinned.append(lines.lines(ofSection: first).lowerBound)
    }
    if arrangement.pinned.contains(.sectionFooters), sections[last].footer != nil {
      pinned.append(lines.lines(ofSection: last).upperBound - 1)
    }
    return pinned
  }

  /// The start of a line: its own position, or the edge at which it is pinned, but within its section.
  private func start(_ line: Int, _ offset: CGFloat, _ sight: ClosedRange<CGFloat>) -> CGFloat {
    let length = CGFloat(offsets.row(at: line).height)
    switch lines[line] {
    case .header(let section) where arrangement.pinned.contains(.sectionHeaders):
      let end = CGFloat(offsets.offset(ofRow: lines.lines(ofSection: section).upperBound))
      return max(offset, min(sight.lowerBound, end - length))
    case .footer(let section) where arrangement.pinned.contains(.sectionFooters):
      let begin = CGFloat(offsets.offset(ofRow: lines.lines(ofSection: section).lowerBound))
      return min(offset, max(sight.upperBound - length, begin))
    default: return offset
    }
  }

  // MARK: Scrolling to a row

  /// The known or estimated frame of a row in the element's coordinates.
  func rect(ofRow id: AnyHashable) -> CGRect? {
    guard let breadth else { return nil }
    for (index, section) in sections.enumerated() {
      guard let row = section.index(ofRow: id) else { continue }
      let line = offsets.row(at: lines.line(section: index, row: row))
      let (offset, length) = (CGFloat(line.offset), CGFloat(line.height))
      return isVertical
        ? CGRect(x: 0, y: offset, width: breadth, height: length)
        : CGRect(x: offset, y: 0, width: length, height: breadth)
    }
    return nil
  }

  override func willLeave() {
    for element in shown + shownPinned { element.onInvalidate = nil }
    shown = []
    shownPinned = []
  }
}

extension Range<Int> {
  /// The numbers of the range and of `others`, sorted.
  fileprivate func union(_ others: [Int]) -> [Int] {
    others.filter { $0 < lowerBound } + Array(self) + others.filter { $0 >= upperBound }
  }
}

/// A view that takes no touches itself.
class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The view that contains the visible lines.
final class LazyView: PassingView {
  private weak var leaf: LazyLeaf?

  init(_ leaf: LazyLeaf) {
    self.leaf = leaf
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    leaf?.showLines()
  }
}
