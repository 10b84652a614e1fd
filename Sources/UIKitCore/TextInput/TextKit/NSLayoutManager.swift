import ListCore
import TextLayout

/// Lays out the text of a storage in a container, and provides the positions of its characters. A glyph is a UTF-16
/// unit of the text. Text is laid out in the first container only, and on demand.
///
/// A text view's layout manager describes the text as the view shows it.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  final lazy var unseen = StorageText(self)
  /// The text view whose text is laid out; nil for a manager without one.
  final weak var view: UITextView?

  /// A manager without a storage and containers.
  public nonisolated override init() { super.init() }

  /// The text. `addLayoutManager(_:)` of a storage sets it.
  nonisolated(unsafe) open weak var textStorage: NSTextStorage?

  /// The regions of the text.
  public final private(set) var textContainers: [NSTextContainer] = []

  /// Adds a region.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    unseen.reset()
  }

  /// Removes a region.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    unseen.reset()
  }

  nonisolated final func storageDidChange() {
    MainActor.assumeIsolated { unseen.reset() }
  }

  private var places: GlyphPlaces { GlyphPlaces(self) }

  // MARK: Glyphs and characters

  /// The length of the text in UTF-16 units.
  open var numberOfGlyphs: Int { places.length }
  /// Whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < places.length }
  /// The glyph of a character: its own index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph: its own index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The characters of glyphs, with those that are a part of the same letters.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = places.letters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// The glyphs of characters, with those that are a part of the same letters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    characterRange(forGlyphRange: charRange, actualGlyphRange: actualCharacterRange)
  }

  /// The glyphs that a container shows.
  open func glyphRange(for container: NSTextContainer) -> NSRange { places.shown }

  /// The glyphs of the lines that a rectangle of a container touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    places.lines(in: bounds)
  }

  // MARK: Layout

  /// Lays out all of a container's text.
  /// - Complexity: O(n) in the length of the text.
  open func ensureLayout(for container: NSTextContainer) { places.measureAll() }
  /// Lays out some characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) { places.measure(charRange) }
  /// Lays out the text of some characters again.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    places.invalidate(charRange)
  }
  /// Draws some characters again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { places.invalidate(charRange) }

  // MARK: Places, in the container

  /// The part of a container that its text takes up.
  /// - Complexity: O(n) in the length of the text.
  open func usedRect(for container: NSTextContainer) -> CGRect { places.usedRect }

  /// The smallest rectangle around glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    places.bounds(of: glyphRange)
  }

  /// The line of a glyph, as wide as the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let line = places.line(at: glyphIndex)
    effectiveRange?.pointee = line.range
    return line.fragment
  }

  /// The part of a glyph's line that has text, with the container's padding.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    let line = places.line(at: glyphIndex)
    effectiveRange?.pointee = line.range
    return line.used
  }

  /// The point on the baseline at which a glyph begins, from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { places.location(of: glyphIndex) }

  /// The line after a separator at the end of the text; empty if there is none.
  open var extraLineFragmentRect: CGRect { places.extraLine?.fragment ?? .zero }
  /// The used part of `extraLineFragmentRect`, with the container's padding.
  open var extraLineFragmentUsedRect: CGRect { places.extraLine?.used ?? .zero }

  /// Calls a closure with each line that contains the glyphs: the line, the part of it with text, the container, the
  /// line's glyphs, and a flag that ends the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    places.forEachLine(in: glyphRange) { line in
      var stop: ObjCBool = false
      block(line.fragment, line.used, container, line.range, &stop)
      return !stop.boolValue
    }
  }

  /// Calls a closure with rectangles that together cover glyphs. A line whose end is in the selected range is covered up to
  /// the container's edge.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in places.rects(of: glyphRange, isSelected: selectedRange.location != NSNotFound) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Fills the background colours of glyphs in the current context, with the container's corner at a point.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    places.drawBackgrounds(glyphsToShow, at: origin)
  }

  /// Draws glyphs in the current context, with their lines and attachments, and with the container's corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    places.drawGlyphs(glyphsToShow, at: origin)
  }

  // MARK: Points

  /// The glyph at a point of a container, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { places.glyph(at: point).index }

  /// The glyph at a point, or the nearest one, and the fraction of its width before the point, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let glyph = places.glyph(at: point)
    partialFraction?.pointee = glyph.fraction
    return glyph.index
  }

  /// The fraction of the glyph's width before a point in it, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    places.glyph(at: point).fraction
  }

  /// The character at a point, or the nearest one, and the fraction of the distance to the next caret position before the point, from 0 to
  /// 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
}
