/// Lines that an edit of a long paragraph leaves alone.
extension TextShaper {
  /// Keeps the lines before an edit, which do not depend on the change.
  mutating func keepLines(before edit: FormerText.Edit, _ filling: inout Filling, _ flow: inout Flow) {
    let former = edit.shaped
    var count = 0
    while count < former.flowedLines.count, former.flowedLines[count].reach <= edit.prefix { count += 1 }
    // If the edit left no text after the kept lines, the last one ends the paragraph now, and is laid out again.
    while count > 0, former.flowedLines[min(count, former.flowedLines.count - 1)].start >= filling.scanned.bytes.count {
      count -= 1
    }
    guard count > 0, count < former.lines.count else { return }
    reserve(former.lines.count)
    take(0..<count, of: edit.shaped)
    let last = former.lines[count - 1]
    bottom = last.top + last.height
    flow.lineCount = count
    filling.byte = former.flowedLines[count].start
    filling.offset = former.lines[count].range.lowerBound
  }

  /// Keeps the lines after an edit, if one of them began where the next line begins. Returns whether it did.
  /// - Complexity: O(log n) in the number of lines where none did.
  mutating func takeLines(behind edit: FormerText.Edit, _ filling: Filling) -> Bool {
    guard filling.byte >= edit.suffixStart, !filling.isDone else { return false }
    let former = edit.shaped
    let start = filling.byte - edit.addedBytes
    var (low, high) = (0, former.flowedLines.count)
    while low < high {
      let middle = (low + high) / 2
      if former.flowedLines[middle].start < start { low = middle + 1 } else { high = middle }
    }
    // The former first line is not reused here, as its indent may be different.
    guard low > 0, low < former.flowedLines.count, former.flowedLines[low].start == start else { return false }
    let before = former.lines[low - 1]
    let down = bottom - (before.top + before.height)
    reserve(lines.count + former.lines.count - low)
    let first = lines.count
    take(low..<former.lines.count, of: former)
    let shift = first - low
    lines.updateEach(from: first) { $0.move(by: edit.addedUnits, down: down, paragraphs: shift) }
    for index in first..<flowedLines.count { flowedLines[index] = flowedLines[index].moved(by: edit.addedBytes) }
    if let last = lines.last { bottom = last.top + last.height }
    return true
  }

  /// Records the state of the last line for later edits.
  mutating func record(from start: Int, reach: Int) {
    guard let line = lines.last else { return }
    flowedLines.append(
      FlowedLine(
        start: start, reach: reach, neededWidth: line.neededWidth, height: line.height,
        byteCost: paragraphs[line.paragraph].byteCost))
  }

  private mutating func reserve(_ count: Int) {
    lines.reserveCapacity(count)
    paragraphs.reserveCapacity(count)
    flowedLines.reserveCapacity(count)
  }

  /// Keeps lines unchanged. Each belongs to its own paragraph.
  private mutating func take(_ range: Range<Int>, of former: ShapedText) {
    paragraphs.append(former.paragraphs, range)
    lines.append(former.lines, range)
    flowedLines.append(contentsOf: former.flowedLines[range])
  }
}
