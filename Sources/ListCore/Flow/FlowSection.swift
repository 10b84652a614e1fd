/// One section of a flow layout: a header, lines of items, a footer.
///
/// Items of one size take no memory; of several sizes, 16 bytes an item and 24 bytes a line.
package struct FlowSection: Equatable, Sendable {
  /// The sizes of the items.
  package enum Sizes: Equatable, Sendable {
    case uniform(count: Int, FlowSize)
    case varied(ContiguousArray<FlowSize>)

    /// The sizes that `size` returns for `count` items, asked in order; stored as one if they are all equal.
    ///
    /// - Complexity: O(n) calls; memory only from the first different size on.
    package init(count: Int, _ size: (Int) -> FlowSize) {
      guard count > 0 else {
        self = .uniform(count: 0, FlowSize(along: 0, across: 0))
        return
      }
      let first = size(0)
      var varied: ContiguousArray<FlowSize> = []
      for index in 1..<count {
        let next = size(index)
        if varied.isEmpty {
          guard next != first else { continue }
          varied.reserveCapacity(count)
          varied.append(contentsOf: repeatElement(first, count: index))
        }
        varied.append(next)
      }
      self = varied.isEmpty ? .uniform(count: count, first) : .varied(varied)
    }

    package var count: Int {
      switch self {
      case .uniform(let count, _): count
      case .varied(let sizes): sizes.count
      }
    }

    package subscript(index: Int) -> FlowSize {
      switch self {
      case .uniform(_, let size): size
      case .varied(let sizes): sizes[index]
      }
    }
  }

  package let metrics: FlowMetrics
  package private(set) var sizes: Sizes
  /// The columns, if items form any; else nil.
  private var columns: FlowColumns?
  /// Empty if all items have one size.
  private var lines = FlowLines()
  /// How many items have another breadth than the item before.
  private var breadthChanges = 0

  package init(_ metrics: FlowMetrics, _ sizes: Sizes) {
    self.metrics = metrics
    self.sizes = sizes
    layOut()
  }

  package var itemCount: Int { sizes.count }

  // MARK: Lines

  private mutating func layOut() {
    lines.removeAll()
    switch sizes {
    case .uniform(_, let size):
      columns = FlowColumns(breadth: size.across, metrics)
      breadthChanges = 0
    case .varied(let sizes):
      breadthChanges = zip(sizes, sizes.dropFirst()).reduce(0) { $0 + ($1.0.across == $1.1.across ? 0 : 1) }
      columns = breadthChanges == 0 ? FlowColumns(breadth: sizes[0].across, metrics) : nil
      var (first, start) = (0, 0.0)
      while first < sizes.count {
        let (line, next) = line(of: sizes, from: first, start: start)
        lines.append(line)
        (first, start) = (next, line.start + line.thickness + metrics.lineSpacing)
      }
    }
  }

  /// The line that begins with an item, and the first item of the next one. O(k) for k items in it.
  private func line(of sizes: ContiguousArray<FlowSize>, from first: Int, start: Double) -> (FlowLine, next: Int) {
    let room = metrics.room * (1 + FlowColumns.tolerance)
    let end = columns.map { min(first + $0.count, sizes.count) } ?? sizes.count
    var line = FlowLine(first: Int32(first), start: start, thickness: sizes[first].along)
    var used = sizes[first].across
    var index = first + 1
    while index < end, columns != nil || used + metrics.itemSpacing + sizes[index].across <= room {
      used += metrics.itemSpacing + sizes[index].across
      line.thickness = max(line.thickness, sizes[index].along)
      index += 1
    }
    return (line, index)
  }

  /// The number of items in a line, for items of one size.
  private var itemsPerLine: Int { columns?.count ?? 1 }

  package var lineCount: Int {
    switch sizes {
    case .uniform(let count, _): (count + itemsPerLine - 1) / itemsPerLine
    case .varied: lines.count
    }
  }

  /// The length of all lines together. O(1).
  package var linesLength: Double {
    switch sizes {
    case .uniform(_, let size):
      lineCount == 0 ? 0 : Double(lineCount) * (size.along + metrics.lineSpacing) - metrics.lineSpacing
    case .varied:
      lines.length
    }
  }

  /// The extent of a line, from the beginning of the first one.
  private func extent(ofLine line: Int) -> Extent {
    guard case .uniform(_, let size) = sizes else {
      return Extent(start: lines.start(line), length: lines.thickness(line))
    }
    return Extent(start: Double(line) * (size.along + metrics.lineSpacing), length: size.along)
  }

  private func items(ofLine line: Int) -> Range<Int> {
    guard case .uniform(let count, _) = sizes else {
      return lines.first(line)..<(line + 1 < lines.count ? lines.first(line + 1) : itemCount)
    }
    return line * itemsPerLine..<min((line + 1) * itemsPerLine, count)
  }

  private func line(ofItem item: Int) -> Int {
    guard case .varied = sizes else { return item / itemsPerLine }
    return lines.partitioningIndex { lines.first($0) > item } - 1
  }

  // MARK: Places

  /// The distance from the beginning of the section to that of its first line.
  package var linesStart: Double { metrics.header + metrics.insetBefore }

  /// The length of the section with header, footer and insets.
  package var length: Double { linesStart + linesLength + metrics.insetBehind + metrics.footer }

  package var footerStart: Double { length - metrics.footer }

  /// The rectangle of an item in its section. O(log n + k) for k items in its line.
  package func place(ofItem item: Int) -> FlowRect {
    let line = line(ofItem: item)
    let size = sizes[item]
    let lineExtent = extent(ofLine: line)
    // [M] Shorter items are centred in their line.
    let start = linesStart + lineExtent.start + metrics.onPixel((lineExtent.length - size.along) / 2)
    let side = metrics.insetAtStart + metrics.onPixel(offset(ofItem: item, inLine: line))
    return FlowRect(
      along: Extent(start: start, length: size.along), across: Extent(start: side, length: size.across))
  }

  private func offset(ofItem item: Int, inLine line: Int) -> Double {
    let items = items(ofLine: line)
    if let columns { return columns.start(ofColumn: item - items.lowerBound) }
    var before = 0.0
    var total = 0.0
    for index in items {
      let breadth = sizes[index].across
      if index < item { before += breadth }
      total += breadth
    }
    let slack = max(metrics.room - total, 0)
    let isLast = items.upperBound == itemCount
    if items.count == 1 { return isLast && !metrics.isEstimated ? 0 : slack / 2 }
    let spacing = isLast ? metrics.itemSpacing : slack / Double(items.count - 1)
    return before + Double(item - items.lowerBound) * spacing
  }

  /// The items of the lines that overlap a range of the section. O(log n).
  package func items(from lower: Double, to upper: Double) -> Range<Int> {
    guard itemCount > 0, lower < upper else { return 0..<0 }
    let (lower, upper) = (lower - linesStart, upper - linesStart)
    let first: Int
    let end: Int
    switch sizes {
    case .uniform(_, let size):
      let stride = size.along + metrics.lineSpacing
      guard stride > 0 else { return 0..<itemCount }
      let before = ((lower - size.along) / stride).rounded(.down) + 1
      first = Int(min(max(before, 0), Double(lineCount)))
      end = Int(min(max((upper / stride).rounded(.up), 0), Double(lineCount)))
    case .varied:
      first = lines.partitioningIndex { lines.start($0) + lines.thickness($0) > lower }
      end = lines.partitioningIndex { lines.start($0) >= upper }
    }
    guard first < end else { return 0..<0 }
    return items(ofLine: first).lowerBound..<items(ofLine: end - 1).upperBound
  }

  // MARK: Changes

  /// Sets the measured sizes of items.
  ///
  /// - Complexity: O(k) from the first to the last of k changed lines, and the cost of `FlowLines.replace`; O(n) if
  ///   the items' sizes or breadths stop or begin to be equal.
  package mutating func setSizes(_ measured: [Int: FlowSize]) {
    let changed = measured.filter { $0.key >= 0 && $0.key < itemCount && sizes[$0.key] != $0.value }
    guard let first = changed.keys.min(), let last = changed.keys.max() else { return }
    let wasUniform = if case .uniform = sizes { true } else { false }
    var all: ContiguousArray<FlowSize>
    switch sizes {
    case .uniform(let count, let size): all = ContiguousArray(repeating: size, count: count)
    case .varied(let sizes): all = sizes
    }
    // Releases the other reference to the sizes, so that they are changed in place.
    sizes = .uniform(count: 0, FlowSize(along: 0, across: 0))
    let wasEven = breadthChanges == 0
    for (index, size) in changed {
      breadthChanges -= Self.breadthChanges(at: index, all)
      all[index] = size
      breadthChanges += Self.breadthChanges(at: index, all)
    }
    let isEven = breadthChanges == 0
    guard !wasUniform, isEven == wasEven, !isEven || all[0].across == columns?.breadth else {
      sizes = all.allSatisfy { $0 == all[0] } ? .uniform(count: all.count, all[0]) : .varied(all)
      return layOut()
    }
    breakLines(of: all, first, last)
    sizes = .varied(all)
  }

  /// How many of an item and the next one have another breadth than the item before.
  private static func breadthChanges(at index: Int, _ sizes: ContiguousArray<FlowSize>) -> Int {
    let before = index > 0 && sizes[index - 1].across != sizes[index].across
    let behind = index + 1 < sizes.count && sizes[index + 1].across != sizes[index].across
    return (before ? 1 : 0) + (behind ? 1 : 0)
  }

  /// Breaks lines again from the first changed item, until a line begins with the item that it began with before.
  private mutating func breakLines(of sizes: ContiguousArray<FlowSize>, _ first: Int, _ last: Int) {
    // An item that became smaller may fit on the previous line.
    let begin = max(lines.partitioningIndex { lines.first($0) > first } - 2, 0)
    var replaced: ContiguousArray<FlowLine> = []
    var (item, start) = (lines.first(begin), lines.start(begin))
    var end = begin
    while item < sizes.count {
      while end < lines.count, lines.first(end) < item { end += 1 }
      if item > last, end < lines.count, lines.first(end) == item { break }
      let (line, next) = line(of: sizes, from: item, start: start)
      replaced.append(line)
      (item, start) = (next, line.start + line.thickness + metrics.lineSpacing)
    }
    if item >= sizes.count { end = lines.count }
    lines.replace(begin..<end, with: replaced, movingOthersBy: end < lines.count ? start - lines.start(end) : 0)
  }
}

extension ContiguousArray {
  /// The first index whose element satisfies `belongs`, given that all later ones do, too, and no earlier one does.
  /// O(log n).
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongs(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
