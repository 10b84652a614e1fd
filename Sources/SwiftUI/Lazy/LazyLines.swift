/// The lines of a lazy stack or grid: for each section its header, its rows in groups of the line's capacity, its footer.
struct LazyLines: Equatable {
  enum Line: Equatable {
    case header(section: Int)
    case rows(section: Int, Range<Int>)
    case footer(section: Int)
  }

  /// The parts of a section.
  struct Section: Equatable {
    var hasHeader: Bool
    var rowCount: Int
    var hasFooter: Bool
  }

  private let sections: [Section]
  private let perLine: Int
  /// The first line of each section, and the number of all lines.
  private let starts: [Int]

  /// - Precondition: a line has space for at least one row.
  init(_ sections: [Section], perLine: Int) {
    precondition(perLine > 0, "A line of \(perLine) rows.")
    self.sections = sections
    self.perLine = perLine
    var starts = [0]
    for section in sections {
      let rows = (section.rowCount + perLine - 1) / perLine
      starts.append(starts[starts.count - 1] + (section.hasHeader ? 1 : 0) + rows + (section.hasFooter ? 1 : 0))
    }
    self.starts = starts
  }

  var count: Int { starts[starts.count - 1] }

  /// The lines of a section.
  func lines(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section that has a line. O(log n) in the sections.
  func section(ofLine line: Int) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return low
  }

  subscript(line: Int) -> Line {
    let index = section(ofLine: line)
    let section = sections[index]
    var offset = line - starts[index]
    if section.hasHeader {
      if offset == 0 { return .header(section: index) }
      offset -= 1
    }
    let start = offset * perLine
    if start < section.rowCount { return .rows(section: index, start..<min(start + perLine, section.rowCount)) }
    return .footer(section: index)
  }

  /// The line that has a row.
  func line(section: Int, row: Int) -> Int {
    starts[section] + (sections[section].hasHeader ? 1 : 0) + row / perLine
  }
}
