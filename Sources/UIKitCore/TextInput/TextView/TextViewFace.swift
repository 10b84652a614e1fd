import ListCore
import TextLayout

/// The views of a text view: tiles with its text, the selection behind them, the caret in front.
@MainActor
final class TextViewFace: EditingGeometry {
  private unowned let view: UITextView
  let column: TextColumn
  private let tiles: TextTiles
  private let highlight: SelectionHighlight
  private let caret = TextCaret(frame: .zero)
  private(set) var touches: TextTouches?
  private let drag: SelectionDrag
  /// Whether tiles have to be compared with their text, although the visible ones are the same.
  private var isStale = true
  private var shown = 0..<0
  /// The marked text that is underlined.
  private var underlined: Range<Int>?
  /// The style of the empty line at the end.
  private var endStyle: Int?
  /// Whether matches of a search have been shown.
  var hasMarks = false
  /// A visible offset and its height in the content, from before a query of positions that laid out text above it.
  private var moved: (offset: Int, top: CGFloat)?

  init(_ view: UITextView) {
    self.view = view
    column = TextColumn(view.source)
    tiles = TextTiles(view)
    highlight = SelectionHighlight(view)
    drag = SelectionDrag(view)
  }

  func install() {
    view.textContainer.owner = view
    // [C] Text views are filled, unlike other scroll views.
    view.backgroundColor = .systemBackground
    caret.isHidden = true
    view.addSubview(caret)
    touches = TextTouches.install(on: view)
    view.editMenu.install()
  }

  // MARK: Changes

  /// Called after the whole text was replaced or got another style.
  func styleDidChange() {
    column.reset()
    moved = nil
    endStyle = nil
    contentDidChange()
  }

  /// Called after only colours changed.
  func colorsDidChange() {
    column.dropFrames()
    contentDidChange()
  }

  func textDidChange(_ edits: [TextEdit]?) {
    guard let edits else { return styleDidChange() }
    for edit in edits {
      column.apply(edit)
      underlined = underlined?.shifted(by: edit)
    }
    moved = nil
    // Marked text is underlined until it is committed.
    for range in [underlined, view.edited.marked] { if let range { column.invalidate(range) } }
    underlined = view.edited.marked
    endMayChange()
    contentDidChange()
  }

  /// The attributes for typing changed, which affect the caret on an empty last line.
  func typingDidChange() {
    if endMayChange() { contentDidChange() }
  }

  /// - Returns: whether the empty line at the end is laid out again.
  @discardableResult
  private func endMayChange() -> Bool {
    let style = view.content.endStyle()
    guard style != endStyle else { return false }
    endStyle = style
    let paragraphs = view.edited.paragraphs
    guard paragraphs.range(of: paragraphs.count - 1).isEmpty else { return false }
    column.invalidate(paragraphs.length..<paragraphs.length)
    return true
  }

  /// Attributes of a range changed.
  func styleDidChange(in range: Range<Int>) {
    column.invalidate(range)
    contentDidChange()
  }

  func contentDidChange() {
    isStale = true
    updateSize()
    view.setNeedsLayout()
    if !view.isScrollEnabled { view.invalidateIntrinsicContentSize() }
    caretDidMove()
  }

  func selectionDidChange() {
    isStale = true
    typingDidChange()
    view.setNeedsLayout()
    caretDidMove()
  }

  func editingDidChange() {
    selectionDidChange()
    guard !view.editor.isActive else { return }
    caret.stop()
    view.handles.isWanted = false
    view.editMenu.dismiss()
  }

  private func caretDidMove() {
    guard view.editor.isEditing, let window = view.window else { return }
    window.presence.host?.caretDidMove(in: window)
    caret.show(view.edited.selection.isCaret, color: view.tintColor)
  }

  // MARK: Layout

  /// The column's top left corner in the content.
  var origin: CGPoint {
    let inset = view.textContainerInset
    return CGPoint(x: inset.left + view.textContainer.lineFragmentPadding, y: inset.top)
  }

  /// The width that lines have in a view of a width.
  func columnWidth(inWidth width: CGFloat) -> Double {
    let container = view.textContainer
    let inset = view.textContainerInset
    let room = container.widthTracksTextView ? width - inset.left - inset.right : container.size.width
    return Double(max(0, room - 2 * container.lineFragmentPadding))
  }

  private func updateSize() {
    column.setWidth(columnWidth(inWidth: view.bounds.width))
    let inset = view.textContainerInset
    let height = (CGFloat(column.height) + inset.top + inset.bottom).roundedUp(toPixelsOf: view.traitCollection)
    let container = view.textContainer
    let width = container.widthTracksTextView ? view.bounds.width : container.size.width + inset.left + inset.right
    view.contentSize = CGSize(width: width, height: height)
  }

  func layOut() {
    followMoves()
    let anchor = self.anchor
    if column.setWidth(columnWidth(inWidth: view.bounds.width)) { isStale = true }
    let blocks = settle(anchor)
    view.handles.place()
    guard isStale || blocks != shown || tiles.hasSlabs else { return }
    isStale = false
    shown = blocks
    tiles.show(blocks, of: column, at: origin)
    column.keepFrames(of: blocks)
    highlight.show(selectionRects, color: view.tintColor)
    showMarks()
    view.items.pointed?.show()
    placeCaret()
  }

  /// Highlights search matches behind the visible text. A text view that never searched creates nothing for them.
  private func showMarks() {
    guard hasMarks, !shown.isEmpty else { return }
    let visible = column.block(shown.lowerBound).range.lowerBound..<column.block(shown.upperBound - 1).range.upperBound
    view.finding.marks.show(in: visible) { [self] range in
      let blocks =
        column.blockIndex(at: range.lowerBound)..<column.blockIndex(at: max(range.lowerBound, range.upperBound - 1)) + 1
      return column.rects(of: range, in: blocks.clamped(to: shown), extendsLines: false)
        .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
  }

  /// Search matches changed, or the pointer is over another link.
  func marksDidChange() {
    isStale = true
    view.setNeedsLayout()
  }

  /// A position in the text that stays where it is on the screen while heights around it become known.
  private struct Anchor {
    var offset: Int
    var distance: CGFloat
  }

  /// The top of the first visible block that is laid out. At the top of the text nothing can move it.
  private var anchor: Anchor? {
    guard view.isScrollEnabled, column.width > 0, view.bounds.minY > origin.y else { return nil }
    let blocks = visibleBlocks
    guard let block = blocks.first(where: column.isMeasured) ?? blocks.first else { return nil }
    return Anchor(
      offset: view.source.range(ofBlock: block).range.lowerBound,
      distance: CGFloat(column.top(of: block)) + origin.y - view.bounds.minY)
  }

  private var visibleBlocks: Range<Int> {
    let top = Double(view.bounds.minY - origin.y)
    return column.blocks(from: top, to: top + Double(view.bounds.height))
  }

  /// Lays out all visible blocks, and corrects the offset and the size of the content by the resulting changes.
  private func settle(_ anchor: Anchor?) -> Range<Int> {
    var blocks = visibleBlocks
    // Each round lays out at least one more block, or is the last.
    while true {
      for block in blocks { _ = column.block(block) }
      if let anchor {
        let top = CGFloat(column.top(of: view.source.block(at: anchor.offset))) + origin.y
        let shift = top - anchor.distance - view.bounds.minY
        updateSize()
        if abs(shift) * view.pixelScale >= 1 { view.shiftContent(by: CGPoint(x: 0, y: shift)) }
      }
      let now = visibleBlocks
      if now.allSatisfy(column.isMeasured) {
        updateSize()
        return visibleBlocks
      }
      blocks = now
    }
  }

  private func placeCaret() {
    guard view.editor.isEditing else { return }
    caret.frame = caretRect(at: view.edited.selection.focus)
  }

  private var selectionRects: [CGRect] {
    guard view.editor.isActive, !view.edited.selection.isCaret else { return [] }
    return rects(of: view.edited.selection.range, in: shown, within: seenHeights)
  }

  // MARK: Places of characters, in the view

  /// The column in the view's present width.
  var preparedColumn: TextColumn {
    prepare()
    return column
  }

  private func prepare() { column.setWidth(columnWidth(inWidth: view.bounds.width)) }

  /// Runs a query of positions, which may lay out invisible text. The next layout keeps the visible text in place, and
  /// updates the content size.
  private func answer<Answer>(_ question: () -> Answer) -> Answer {
    prepare()
    let (changes, before) = (column.heightChanges, moved ?? anchor.map { ($0.offset, $0.distance + view.bounds.minY) })
    let answer = question()
    if column.heightChanges != changes {
      moved = before
      view.setNeedsLayout()
    }
    return answer
  }

  /// Scrolls by the distance that the visible text was moved by newly laid out text above it.
  private func followMoves() {
    guard let moved else { return }
    self.moved = nil
    guard view.isScrollEnabled, column.width == columnWidth(inWidth: view.bounds.width) else { return }
    let shift = CGFloat(column.top(of: view.source.block(at: moved.offset))) + origin.y - moved.top
    guard abs(shift) * view.pixelScale >= 1 else { return }
    updateSize()
    view.shiftContent(by: CGPoint(x: 0, y: shift))
  }

  func caretRect(at offset: Int) -> CGRect {
    var rect = answer { column.caretRect(at: min(max(0, offset), view.edited.length)) }
    rect.size.width = TextCaret.width
    // White space at the end of a line may reach beyond the edge; the caret stays at it [C].
    if column.width.isFinite { rect.origin.x = min(max(0, rect.minX), CGFloat(column.width)) }
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    answer {
      rects(of: range, in: view.source.block(at: range.lowerBound)..<view.source.block(at: range.upperBound) + 1)
    }
  }

  private func rects(
    of range: Range<Int>, in blocks: Range<Int>, within heights: ClosedRange<CGFloat> = -.infinity ... .infinity
  ) -> [CGRect] {
    column.rects(of: range, in: blocks, within: heights).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The visible vertical range of the column, with a screen above and below: a tall block is shown in parts.
  private var seenHeights: ClosedRange<CGFloat> {
    let height = view.bounds.height
    return view.bounds.minY - origin.y - height...max(0, view.bounds.maxY - origin.y + height)
  }

  /// The rectangles of a range as far as it is visible.
  func visibleRects(of range: Range<Int>) -> [CGRect] {
    answer { rects(of: range, in: visibleBlocks, within: seenHeights) }
  }

  func offset(at point: CGPoint) -> Int {
    answer { column.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)) }
  }

  func neighbour(of offset: Int, left: Bool) -> Int? {
    answer { column.neighbour(of: offset, left: left, in: view.edited.paragraphs) }
  }

  func isRightToLeft(at offset: Int) -> Bool { answer { column.isRightToLeft(at: offset) } }

  func line(at offset: Int) -> Range<Int> { answer { column.line(at: offset) } }

  func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int? {
    answer { column.offset(lines, linesFrom: offset, x: x - origin.x) }
  }

  var linesOfPage: Int {
    let visible = view.bounds.inset(by: view.adjustedContentInset).height
    // A page leaves one line visible.
    return max(1, Int(visible / CGFloat(view.source.estimate.lineHeight)) - 1)
  }

  var visibleTextRect: CGRect { view.bounds }

  // MARK: Scrolling

  /// Scrolls the view, and enclosing ones, until a range is visible.
  func reveal(_ range: NSRange, animated: Bool) {
    reveal(range.units.clamped(to: 0..<view.edited.length), animated: animated)
  }

  func reveal(_ range: Range<Int>, animated: Bool) {
    // The start is laid out first, which moves the end.
    let start = caretRect(at: range.lowerBound)
    let rect = range.isEmpty ? start : start.union(caretRect(at: range.upperBound))
    followMoves()
    let inset = view.textContainerInset
    let roomy = CGRect(
      x: rect.minX, y: rect.minY - inset.top, width: rect.width, height: rect.height + inset.top + inset.bottom)
    if view.isScrollEnabled {
      updateSize()
      view.scrollRectToVisible(roomy, animated: animated)
    }
    let around = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
    guard let scrollView = around.first(where: \.isScrollEnabled) else { return }
    scrollView.scrollRectToVisible(view.convert(roomy.intersection(view.bounds), to: scrollView), animated: animated)
  }

  /// The selecting pointer is at a point; beyond the edges the text keeps scrolling.
  func followDrag(to point: CGPoint?) { drag.follow(point) }
}
