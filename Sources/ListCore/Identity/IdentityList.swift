/// Sections of rows, stored as a few spans of the blocks that the rows come from, however many rows there are.
package struct IdentityList<Block: IdentityBlock> {
  /// A run of rows of one block.
  package struct Span {
    package let block: Block
    /// The positions in the block.
    package var places: Range<Int>

    package init(_ block: Block, _ places: Range<Int>) {
      self.block = block
      self.places = places
    }
  }

  private(set) var sectionIDs: ContiguousArray<AnyHashable> = []
  /// The end index of each section's rows, counted across sections.
  package private(set) var ends: ContiguousArray<Int32> = []
  /// The end index of each section's spans.
  private var spanEnds: ContiguousArray<Int32> = []
  private(set) var spans: ContiguousArray<Span> = []
  /// The number of the first row of each span, counted across sections.
  private(set) var spanStarts: ContiguousArray<Int32> = []

  package init() {}

  /// Appends a section. O(k) in its spans.
  package mutating func append(_ id: AnyHashable, _ added: some Sequence<Span>) {
    sectionIDs.append(id)
    var end = Int32(rowCount)
    for span in added where !span.places.isEmpty {
      spans.append(span)
      spanStarts.append(end)
      end += Int32(span.places.count)
    }
    ends.append(end)
    spanEnds.append(Int32(spans.count))
  }

  // MARK: Questions

  package var sectionCount: Int { ends.count }
  package var rowCount: Int { Int(ends.last ?? 0) }

  package func rowCount(ofSection section: Int) -> Int { range(ofSection: section).count }

  /// The numbers of a section's rows among those of all sections.
  package func range(ofSection section: Int) -> Range<Int> { ListMatching.range(ends, section) }

  package func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < rowCount(ofSection: path.section)
  }

  /// A row's number among those of all sections.
  package func index(of path: RowPath) -> Int { ListMatching.range(ends, path.section).lowerBound + path.row }

  /// O(log s) in sections.
  package func path(of index: Int) -> RowPath { ListMatching.path(Int32(index), ends) }

  /// The block of a row and the row's position in it. O(log k) in spans.
  package func place(of path: RowPath) -> (block: Block, place: Int) { place(of: index(of: path)) }

  func place(of index: Int) -> (block: Block, place: Int) {
    let span = span(of: index)
    return (spans[span].block, spans[span].places.lowerBound + index - Int(spanStarts[span]))
  }

  /// The first row that `isWanted` accepts, given its block and position. O(n).
  package func firstPath(where isWanted: (Block, Int) -> Bool) -> RowPath? {
    for (number, span) in spans.enumerated() {
      if let place = span.places.first(where: { isWanted(span.block, $0) }) {
        return path(of: Int(spanStarts[number]) + place - span.places.lowerBound)
      }
    }
    return nil
  }

  /// The span of a row. O(log k) in spans.
  func span(of index: Int) -> Int {
    var low = 0
    var high = spans.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(spanStarts[middle]) <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The parts of spans that make up the rows with numbers in `range`, with the number each begins at.
  package func forEachSpan(in range: Range<Int>, _ body: (Int, Span) -> Void) {
    guard !range.isEmpty else { return }
    var number = span(of: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let whole = spans[number]
      let offset = whole.places.lowerBound - Int(spanStarts[number])
      let end = min(whole.places.upperBound - offset, range.upperBound)
      body(start, Span(whole.block, start + offset..<end + offset))
      start = end
      number += 1
    }
  }

  // MARK: Changes

  /// Moves a row; `destination` is a path after its removal. O(k) in spans.
  ///
  /// - Precondition: both are rows of the list; the destination may be one past the end of another section.
  package mutating func moveRow(_ source: RowPath, to destination: RowPath) {
    let moved = place(of: source)
    var sections = (0..<sectionCount).map { spans(ofSection: $0) }
    sections[source.section] = Self.removing(source.row, from: sections[source.section])
    sections[destination.section] = Self.inserting(
      Span(moved.block, moved.place..<moved.place + 1), at: destination.row, in: sections[destination.section])
    var list = IdentityList()
    for (id, spans) in zip(sectionIDs, sections) { list.append(id, spans) }
    self = list
  }

  package func spans(ofSection section: Int) -> [Span] {
    Array(spans[ListMatching.range(spanEnds, section)])
  }

  private static func removing(_ row: Int, from spans: [Span]) -> [Span] {
    let (head, tail) = split(spans, at: row)
    let (_, rest) = split(tail, at: 1)
    return head + rest
  }

  private static func inserting(_ span: Span, at row: Int, in spans: [Span]) -> [Span] {
    let (head, tail) = split(spans, at: row)
    return head + [span] + tail
  }

  private static func split(_ spans: [Span], at row: Int) -> ([Span], [Span]) {
    var head: [Span] = []
    var tail: [Span] = []
    var start = 0
    for span in spans {
      let cut = span.places.lowerBound + min(max(row - start, 0), span.places.count)
      if cut > span.places.lowerBound { head.append(Span(span.block, span.places.lowerBound..<cut)) }
      if cut < span.places.upperBound { tail.append(Span(span.block, cut..<span.places.upperBound)) }
      start += span.places.count
    }
    return (head, tail)
  }
}
