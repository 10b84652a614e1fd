import ListCore

/// The handles at both ends of a selection made by a finger.
@MainActor
final class TextHandles {
  /// The diameter of the knobs, and the distance from one at which a finger still grabs it, in points [C].
  static let knobSize: CGFloat = 11
  static let reach: CGFloat = 22

  private unowned let host: any SelectionHost
  private var start: TextHandle?
  private var end: TextHandle?

  /// Whether a finger selected last: a mouse and keys need no handles.
  var isWanted = false {
    didSet { if isWanted != oldValue { place() } }
  }

  init(_ host: any SelectionHost) { self.host = host }

  private var selection: Range<Int> { host.selection.range }
  private var isShown: Bool { isWanted && host.isSelectionActive && !selection.isEmpty }

  /// Moves the handles to the selection's ends. A handle whose end is scrolled out of sight is not shown.
  func place() {
    guard isShown else {
      start?.isHidden = true
      end?.isHidden = true
      return
    }
    let ends = (start ?? add(hasKnobAbove: true), end ?? add(hasKnobAbove: false))
    (start, end) = ends
    show(ends.0, at: selection.lowerBound)
    show(ends.1, at: selection.upperBound)
  }

  func remove() {
    isWanted = false
    for handle in [start, end] { handle?.removeFromSuperview() }
    (start, end) = (nil, nil)
  }

  private func add(hasKnobAbove: Bool) -> TextHandle {
    let handle = TextHandle(hasKnobAbove: hasKnobAbove)
    host.selectionView.addSubview(handle)
    return handle
  }

  private func show(_ handle: TextHandle, at offset: Int) {
    let caret = host.selectionGeometry.caretRect(at: offset)
    let room = host.selectionGeometry.visibleTextRect
    handle.isHidden =
      caret.midX < room.minX - 1 || caret.midX > room.maxX + TextCaret.width || caret.maxY < room.minY
      || caret.minY > room.maxY
    handle.frame = caret.insetBy(dx: -(Self.knobSize - caret.width) / 2, dy: -Self.knobSize)
    handle.color = host.selectionView.tintColor
  }

  /// The end of the selection opposite to the handle at a point of the view, which stays while the handle is dragged;
  /// nil if there is no handle.
  func fixedEnd(forHandleAt point: CGPoint) -> Int? {
    guard isShown else { return nil }
    let candidates = [(start, selection.upperBound), (end, selection.lowerBound)].compactMap { handle, other in
      handle.flatMap { $0.isHidden ? nil : (distance: $0.knob.distance(to: point), other: other) }
    }
    let nearest = candidates.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= Self.reach ? $0.other : nil }
  }

  /// Selects from the fixed end to an offset, and at least a character on the same side as before.
  func drag(to offset: Int, fixedEnd: Int) {
    let (before, after) = host.characters(around: fixedEnd)
    let isStart = selection.upperBound == fixedEnd && selection.lowerBound != fixedEnd
    let focus =
      isStart ? min(offset, before) : max(offset, after)
    host.setSelection(TextSelection(anchor: fixedEnd, focus: focus))
  }
}

/// A line at one end of a selection, with a knob by which a finger drags it.
@MainActor
final class TextHandle: UIView {
  private let line = UIView()
  private let ball = UIView()
  private let hasKnobAbove: Bool

  init(hasKnobAbove: Bool) {
    self.hasKnobAbove = hasKnobAbove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    ball.layer.cornerRadius = TextHandles.knobSize / 2
    addSubview(line)
    addSubview(ball)
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    get { ball.backgroundColor }
    set {
      ball.backgroundColor = newValue
      line.backgroundColor = newValue
    }
  }

  /// The middle of the knob, in the host.
  var knob: CGPoint {
    let inset = TextHandles.knobSize / 2
    return CGPoint(x: frame.midX, y: hasKnobAbove ? frame.minY + inset : frame.maxY - inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = TextHandles.knobSize
    ball.frame = CGRect(
      x: bounds.midX - size / 2, y: hasKnobAbove ? 0 : bounds.maxY - size, width: size, height: size)
    line.frame = CGRect(
      x: bounds.midX - TextCaret.width / 2, y: size, width: TextCaret.width,
      height: bounds.height - 2 * size)
  }
}
