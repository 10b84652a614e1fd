/// Lines that an edit of a long paragraph leaves alone.
extension TextShaper {
  /// Takes the lines in front of an edit, which nothing that changed had a say in.
  mutating func keepLines(before edit: FormerText.Edit, _ filling: inout Filling, _ flow: inout Flow) {
    let former = edit.shaped
    var count = 0
    while count < former.flowedLines.count, former.flowedLines[count].reach <= edit.prefix { count += 1 }
    // Behind a line that ends in a line separator the rest may be empty now, and then it ends the paragraph.
    while count > 0, former.flowedLines[min(count, former.flowedLines.count - 1)].start >= filling.scanned.bytes.count {
      count -= 1
    }
    guard count > 0, count < former.lines.count else { return }
    reserve(former.lines.count)
    for index in 0..<count { take(index, of: edit, addedBytes: 0, addedUnits: 0, down: 0) }
    let last = former.lines[count - 1]
    bottom = last.top + last.height
    flow.lineCount = count
    filling.byte = former.flowedLines[count].start
    filling.offset = former.lines[count].range.lowerBound
  }

  /// Takes the lines behind an edit, if one of them began where the next line begins. Returns whether it did.
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
    // The first line may have an indent of its own.
    guard low > 0, low < former.flowedLines.count, former.flowedLines[low].start == start else { return false }
    let before = former.lines[low - 1]
    let down = bottom - (before.top + before.height)
    reserve(lines.count + former.lines.count - low)
    for index in low..<former.lines.count {
      take(index, of: edit, addedBytes: edit.addedBytes, addedUnits: edit.addedUnits, down: down)
    }
    if let last = lines.last { bottom = last.top + last.height }
    return true
  }

  private mutating func reserve(_ count: Int) {
    lines.reserveCapacity(count)
    paragraphs.reserveCapacity(count)
    flowedLines.reserveCapacity(count)
  }

  private mutating func take(
    _ index: Int, of edit: FormerText.Edit, addedBytes: Int, addedUnits: Int, down: Double
  ) {
    let former = edit.shaped
    let line = former.lines[index]
    let flowed = former.flowedLines[index]
    paragraphs.append(former.paragraphs[line.paragraph])
    lines.append(line.moved(by: addedUnits, down: down, paragraph: paragraphs.count - 1))
    flowedLines.append(
      FlowedLine(
        start: flowed.start + addedBytes, reach: flowed.reach == .max ? .max : flowed.reach + addedBytes))
  }
}
