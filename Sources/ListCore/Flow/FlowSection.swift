/// One section of a flow layout: a header, lines of items, a footer.
///
/// Items of one size take no memory; of several sizes, 16 bytes an item and 24 bytes a line.
package struct FlowSection: Equatable, Sendable {
  /// How large items are.
  package enum Sizes: Equatable, Sendable {
    case uniform(count: Int, FlowSize)
    case varied(ContiguousArray<FlowSize>)

    /// The sizes that `size` answers for `count` items, asked in order; as one where they are all the same.
    /// - Complexity: O(n) calls; memory only from the first size on that differs.
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
  /// Where items are in columns, those; else nil.
  private var columns: FlowColumns?
  /// Empty where all items have one size.
  private var lines: ContiguousArray<FlowLine> = []

  package init(_ metrics: FlowMetrics, _ sizes: Sizes) {
    self.metrics = metrics
    self.sizes = sizes
    layOut()
  }

  package var itemCount: Int { sizes.count }

  // MARK: Lines

  private mutating func layOut() {
    lines = []
    switch sizes {
    case .uniform(_, let size):
      columns = FlowColumns(breadth: size.across, metrics)
    case .varied(let sizes):
      let isEvenlyBroad = sizes.allSatisfy { $0.across == sizes[0].across }
      columns = isEvenlyBroad ? FlowColumns(breadth: sizes[0].across, metrics) : nil
      breakLines(sizes)
    }
  }

  private mutating func breakLines(_ sizes: ContiguousArray<FlowSize>) {
    let room = metrics.room * (1 + FlowColumns.tolerance)
    var line = FlowLine(first: 0, start: 0, thickness: 0)
    var used = 0.0
    for (index, size) in sizes.enumerated() {
      let isFirst = index == Int(line.first)
      let isFull =
        columns.map { index - Int(line.first) >= $0.count } ?? (used + metrics.itemSpacing + size.across > room)
      if !isFirst && isFull {
        lines.append(line)
        line = FlowLine(first: Int32(index), start: line.start + line.thickness + metrics.lineSpacing, thickness: 0)
        used = 0
      }
      used += size.across + (index == Int(line.first) ? 0 : metrics.itemSpacing)
      line.thickness = max(line.thickness, size.along)
    }
    lines.append(line)
  }

  /// How many items a line of items of one size has.
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
      lines.last.map { $0.start + $0.thickness } ?? 0
    }
  }

  /// Where a line stands, from the beginning of the first one.
  private func extent(ofLine line: Int) -> Extent {
    guard case .uniform(_, let size) = sizes else {
      return Extent(start: lines[line].start, length: lines[line].thickness)
    }
    return Extent(start: Double(line) * (size.along + metrics.lineSpacing), length: size.along)
  }

  private func items(ofLine line: Int) -> Range<Int> {
    guard case .uniform(let count, _) = sizes else {
      return Int(lines[line].first)..<(line + 1 < lines.count ? Int(lines[line + 1].first) : itemCount)
    }
    return line * itemsPerLine..<min((line + 1) * itemsPerLine, count)
  }

  private func line(ofItem item: Int) -> Int {
    guard case .varied = sizes else { return item / itemsPerLine }
    return lines.partitioningIndex { $0.first > item } - 1
  }

  // MARK: Places

  /// From the beginning of the section to that of its first line.
  package var linesStart: Double { metrics.header + metrics.insetBefore }

  /// The length of everything.
  package var length: Double { linesStart + linesLength + metrics.insetBehind + metrics.footer }

  package var footerStart: Double { length - metrics.footer }

  /// Where an item stands in its section. O(log n + k) for k items in its line.
  package func place(ofItem item: Int) -> FlowRect {
    let line = line(ofItem: item)
    let size = sizes[item]
    let lineExtent = extent(ofLine: line)
    // [M] Shorter items stand in the middle of their line.
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

  /// The items of the lines with a part between two places of the section. O(log n).
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
      first = lines.partitioningIndex { $0.start + $0.thickness > lower }
      end = lines.partitioningIndex { $0.start >= upper }
    }
    guard first < end else { return 0..<0 }
    return items(ofLine: first).lowerBound..<items(ofLine: end - 1).upperBound
  }

  // MARK: Changes

  /// Gives items the sizes that were measured for them.
  /// - Complexity: O(n).
  package mutating func setSizes(_ measured: [Int: FlowSize]) {
    var all: ContiguousArray<FlowSize>
    switch sizes {
    case .uniform(let count, let size): all = ContiguousArray(repeating: size, count: count)
    case .varied(let sizes): all = sizes
    }
    for (index, size) in measured where all.indices.contains(index) { all[index] = size }
    guard let first = all.first else { return }
    sizes = all.allSatisfy { $0 == first } ? .uniform(count: all.count, first) : .varied(all)
    layOut()
  }
}

extension ContiguousArray {
  /// The first index whose element satisfies `belongs`, where all that do stand behind those that do not. O(log n).
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if belongs(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
