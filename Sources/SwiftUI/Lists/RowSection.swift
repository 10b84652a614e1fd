/// A section of a list. It knows its number of rows, and creates each on request.
@MainActor
struct RowSection {
  let id: AnyHashable
  var header: RowElement?
  var footer: RowElement?
  /// The spacing to neighbouring sections; nil for that of the list.
  var spacing: ListSectionSpacing?
  private(set) var runs: [RowRun] = []
  /// The end index of each run.
  private var ends: [Int] = []
  /// Whether rows after this section start a new one.
  var isClosed = false

  init(id: AnyHashable, header: RowElement? = nil, footer: RowElement? = nil) {
    self.id = id
    self.header = header
    self.footer = footer
  }

  var count: Int { ends.last ?? 0 }

  mutating func append(_ run: RowRun) {
    runs.append(run)
    ends.append(count + run.count)
  }

  func changed(_ change: @escaping (inout RowCollector.Row) -> Void) -> RowSection {
    var section = self
    section.runs = runs.map { $0.changed(change) }
    return section
  }

  /// The index of the run that contains a row. O(log n) in runs.
  private func run(of row: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > row { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func rows(ofRun run: Int) -> Range<Int> { (run == 0 ? 0 : ends[run - 1])..<ends[run] }

  func row(at index: Int) -> RowCollector.Row {
    let run = run(of: index)
    return runs[run].row(at: index - rows(ofRun: run).lowerBound)
  }

  /// The index of a row with an identity. O(n).
  func index(ofRow id: AnyHashable) -> Int? {
    for (run, rows) in runs.enumerated() {
      if let offset = rows.source.offset(ofRow: id) { return self.rows(ofRun: run).lowerBound + offset }
    }
    return nil
  }

  /// The indexes of the rows that a selection identifies by values. O(n).
  func indexes(ofValues values: Set<AnyHashable>) -> [Int] {
    runs.indices.flatMap { run in
      runs[run].offsets(ofValues: values).map { rows(ofRun: run).lowerBound + $0 }
    }
  }

  /// The range of rows that belong to the same movable collection as a row.
  func rows(movingWith index: Int) -> Range<Int>? {
    let own = run(of: index)
    guard let group = row(at: index).move?.group else { return nil }
    let isSame = { (run: Int) in runs[run].row(at: 0).move?.group == group }
    var (first, last) = (own, own)
    while first > 0, isSame(first - 1) { first -= 1 }
    while last < runs.count - 1, isSame(last + 1) { last += 1 }
    return rows(ofRun: first).lowerBound..<rows(ofRun: last).upperBound
  }
}
