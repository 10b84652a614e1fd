import ListCore
import TextLayout

/// The text that a column lays out.
@MainActor
protocol TextColumnSource: AnyObject {
  /// How many blocks the text has: paragraphs, or one for a text of a limited number of lines.
  var blockCount: Int { get }
  func block(at offset: Int) -> Int
  /// The range of a block with its separator, and the length of the separator.
  func range(ofBlock index: Int) -> (range: Range<Int>, separator: Int)
  func content(ofBlock index: Int) -> TextContent
  /// Calls `body` with the length of each block in order.
  func forEachLength(_ body: (Int) -> Void)
  /// The height of a line and the mean width of a letter, in points, from which heights are estimated.
  var estimate: (lineHeight: Double, letterWidth: Double) { get }
  /// The greatest number of lines; 0 for no limit.
  var lineLimit: Int { get }
  var lineBreakMode: LineBreakMode? { get }
  /// The space of lines in a region that is not a plain rectangle; nil for one that is.
  var flow: ContainerFlow? { get }
}

/// The blocks of a text below one another.
///
/// A block is laid out when it becomes visible or its layout is requested. Until then its height is estimated from its
/// length; an index of the heights finds the block at a height, and the height of a block, in O(log n). A change of the
/// text lays out the paragraphs that it touched.
///
/// In a region with excluded areas a block's lines depend on its position: there blocks are laid out in order from the
/// top, and again after they have moved, down to the end of the areas.
@MainActor
final class TextColumn {
  /// A block that is laid out.
  struct Block {
    var frame: TextFrame
    /// The top of the frame in the column.
    var top: Double
    /// The range of its text with the separator.
    var range: Range<Int>
    var separator: Int

    /// The last caret position.
    var end: Int { range.upperBound - separator }
  }

  private unowned let source: any TextColumnSource
  private(set) var width = 0.0
  private var heights = OffsetIndex()
  private var frames: [Int: TextFrame] = [:]
  /// Frames of long blocks from before an edit, of which the next frames take the lines that it left alone.
  private var formerFrames: [Int: TextFrame] = [:]
  /// The space above the first line of each frame.
  private var spaces: [Int: Double] = [:]
  private var isKnown = false
  /// The number of blocks from the top that are laid out at their positions beside excluded areas.
  private var settledCount = 0
  /// The positions of blocks beside excluded areas when they were laid out.
  private var settledTops: [Int: Double] = [:]
  /// How many frames have been made: a counter for tests.
  private(set) var frameCount = 0
  /// The number of times that the height of a block differed from its estimate.
  private(set) var heightChanges = 0

  init(_ source: any TextColumnSource) { self.source = source }

  // MARK: Changes

  /// The text, or a value on which its whole layout depends, changed.
  func reset() {
    frames = [:]
    formerFrames = [:]
    spaces = [:]
    settledTops = [:]
    settledCount = 0
    isKnown = false
  }

  /// Colours changed; all lines stay where they are.
  func dropFrames() {
    for (index, frame) in frames where frame.servesEdits { formerFrames[index] = frame }
    frames = [:]
    spaces = [:]
  }

  /// - Returns: whether the width has changed.
  @discardableResult
  func setWidth(_ width: Double) -> Bool {
    guard width != self.width else { return false }
    self.width = width
    reset()
    return true
  }

  func apply(_ edit: TextEdit) {
    guard isKnown, source.lineLimit == 0 else { return reset() }
    let change = edit.paragraphs
    let shift = change.added - change.removed.count
    replaceFrames(change.removed, shift: shift)
    // The paragraph before the last one has spacing after it, which the last one lacks.
    if change.removed.upperBound == heights.count, change.removed.lowerBound > 0 {
      drop(change.removed.lowerBound - 1)
    }
    heights.removeRows(change.removed)
    let estimate = source.estimate.lineHeight
    heights.insertRows(change.added, height: estimate, isEstimated: true, at: change.removed.lowerBound)
    // The first paragraph lacks the space in front of it that others have.
    if change.removed.lowerBound == 0, change.removed.isEmpty || change.added == 0 { drop(change.added) }
  }

  /// Lays out a part of the text again, because it has to look different.
  func invalidate(_ range: Range<Int>) {
    guard isKnown else { return }
    for index in source.block(at: range.lowerBound)...source.block(at: range.upperBound) { drop(index) }
  }

  private func drop(_ index: Int) {
    settledCount = min(settledCount, index)
    if let frame = frames[index], frame.servesEdits { formerFrames[index] = frame }
    frames[index] = nil
    spaces[index] = nil
    guard index < heights.count else { return }
    heights.setHeight(heights.row(at: index).height, isEstimated: true, ofRow: index)
  }

  private func replaceFrames(_ removed: Range<Int>, shift: Int) {
    settledCount = min(settledCount, removed.lowerBound)
    let former = removed.compactMap { frames[$0] ?? formerFrames[$0] }.filter(\.servesEdits)
      .max { $0.lineCount < $1.lineCount }
    for index in removed {
      formerFrames[index] = nil
      settledTops[index] = nil
      frames[index] = nil
      spaces[index] = nil
    }
    defer {
      // A paragraph that is divided leaves its first lines to the first part and its last ones to the last.
      for index in [removed.lowerBound, removed.upperBound + shift - 1] where index >= removed.lowerBound {
        formerFrames[index] = former
      }
    }
    guard shift != 0 else { return }
    func moved<Value>(_ values: [Int: Value]) -> [Int: Value] {
      Dictionary(
        uniqueKeysWithValues: values.map { ($0.key >= removed.upperBound ? $0.key + shift : $0.key, $0.value) })
    }
    frames = moved(frames)
    formerFrames = moved(formerFrames)
    spaces = moved(spaces)
    settledTops = moved(settledTops)
  }

  private func know() {
    guard !isKnown else { return }
    isKnown = true
    let (lineHeight, letterWidth) = source.estimate
    let letters = max(1, width / max(letterWidth, 0.1))
    var builder = RunTree.Builder()
    source.forEachLength { length in
      let lines = max(1, (Double(length) / letters).rounded(.up))
      builder.append(Length.units(lines * lineHeight), isMarked: true)
    }
    heights = OffsetIndex(tree: builder.finish())
  }

  // MARK: Heights

  var blockCount: Int { source.blockCount }

  /// The height of all blocks, partly estimated.
  var height: Double {
    know()
    return heights.totalHeight
  }

  /// The top of a block with the space above it; `blockCount` asks for the end.
  func top(of index: Int) -> Double {
    know()
    return heights.offset(ofRow: index)
  }

  func isMeasured(_ index: Int) -> Bool {
    know()
    return !heights.row(at: index).isEstimated && isSettled(index)
  }

  /// The blocks between two heights.
  func blocks(from top: Double, to bottom: Double) -> Range<Int> {
    know()
    return heights.rows(from: top, to: bottom)
  }

  /// The block at a height, or the nearest one.
  func block(atHeight y: Double) -> Int {
    know()
    if y < 0 { return 0 }
    return heights.row(atOffset: y)?.index ?? heights.count - 1
  }

  /// A block with its frame, which is made now if need be. The block's exact height is known from then on.
  func block(_ index: Int) -> Block {
    know()
    let frame = frame(of: index)
    let (range, separator) = source.range(ofBlock: index)
    return Block(
      frame: frame, top: heights.offset(ofRow: index) + (spaces[index] ?? 0), range: range, separator: separator)
  }

  func block(holding offset: Int) -> Block { block(blockIndex(at: offset)) }

  func blockIndex(at offset: Int) -> Int { source.block(at: offset) }

  private func frame(of index: Int) -> TextFrame {
    guard let flow = source.flow else { return frames[index] ?? makeFrame(of: index, beside: nil) }
    settle(before: index, flow)
    let top = heights.offset(ofRow: index)
    if index == settledCount, top < flow.bottom { settledCount += 1 }
    let place = top < flow.bottom ? top : nil
    if let frame = frames[index], settledTops[index] == place { return frame }
    settledTops[index] = place
    return makeFrame(of: index, beside: place == nil ? nil : flow)
  }

  /// Lays out the blocks in front of one in order, as far as the excluded areas reach.
  private func settle(before index: Int, _ flow: ContainerFlow) {
    while settledCount < index {
      let top = heights.offset(ofRow: settledCount)
      guard top < flow.bottom else { return }
      if settledTops[settledCount] != top || heights.row(at: settledCount).isEstimated {
        frames[settledCount] = nil
        settledTops[settledCount] = top
        _ = makeFrame(of: settledCount, beside: flow)
      }
      settledCount += 1
    }
  }

  /// Whether a block's height is valid for its position.
  private func isSettled(_ index: Int) -> Bool {
    guard index >= settledCount, let flow = source.flow else { return true }
    return settledTops[index] == nil && heights.offset(ofRow: settledCount) >= flow.bottom
  }

  private func makeFrame(of index: Int, beside flow: ContainerFlow?) -> TextFrame {
    let content = source.content(ofBlock: index)
    let style = content.paragraphStyle(at: 0)
    let before = index > 0 ? style.paragraphSpacingBefore : 0
    let frame: TextFrame
    if let flow {
      frame = TextFrame.frame(
        for: content, width: width, lineLimit: source.lineLimit, lineBreakMode: source.lineBreakMode,
        spaces: flow.spaces(
          ofBlockAt: heights.offset(ofRow: index) + before, from: source.range(ofBlock: index).range.lowerBound))
    } else {
      frame = TextFrame.frame(
        for: content, width: width, lineLimit: source.lineLimit, lineBreakMode: source.lineBreakMode,
        editing: formerFrames[index])
    }
    formerFrames[index] = nil
    frameCount += 1
    let after = index + 1 < source.blockCount ? style.lineSpacing + style.paragraphSpacing : 0
    frames[index] = frame
    spaces[index] = before
    if heights.setHeight(before + Double(frame.size.height) + after, ofRow: index) != 0 { heightChanges += 1 }
    return frame
  }

  /// Keeps no frames but those of some blocks and of their neighbours, one of which may be half of a block that was just
  /// divided.
  func keepFrames(of blocks: Range<Int>) {
    let blocks = max(0, blocks.lowerBound - 1)..<blocks.upperBound + 1
    // The second part of a divided paragraph may come into sight a little later.
    if formerFrames.count > 2 { formerFrames = formerFrames.filter { blocks.contains($0.key) } }
    guard frames.count > blocks.count else { return }
    frames = frames.filter { blocks.contains($0.key) }
    spaces = spaces.filter { blocks.contains($0.key) }
  }

  /// Lays out every block.
  /// - Complexity: O(n) in the length of the text.
  func measureAll() {
    know()
    for index in 0..<heights.count where !isMeasured(index) { _ = frame(of: index) }
  }

  /// The size of the text in another width. The layout for it is not kept.
  func size(width: Double) -> CGSize {
    if width == self.width {
      measureAll()
      return CGSize(width: neededWidth(width), height: height)
    }
    let other = TextColumn(source)
    other.setWidth(width)
    other.measureAll()
    return CGSize(width: other.neededWidth(width), height: other.height)
  }

  private func neededWidth(_ width: Double) -> Double {
    (0..<heights.count).reduce(0) { max($0, Double(frame(of: $1).size.width)) }
  }
}
