import ListCore

/// The collection view, as ``CollectionLayoutPass`` sees it.
@MainActor
protocol CollectionLayoutPassHost: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get }
  var pixelScale: CGFloat { get }
  var itemGeneration: Int { get }
  /// Asks for counts that are not known.
  func loadCounts()
  var arrangement: CollectionArrangement { get }
  var elements: CollectionElements { get }
  /// Whether the elements around the visible part of each row that scrolls sideways are known.
  var rowsKnowEnough: Bool { get }
  /// Takes over the sections that scroll sideways in a rectangle, before their elements.
  func adoptRows(in window: CGRect)
  func rowsAreKnown()
  /// Records the position of each row's visible content, so that it can be kept if new cells change their sizes.
  func noteRows()
  func forgetNotedRows()
  /// All views are placed: rows without views are released, and handlers of visible items are called.
  func settleRows()
  var layout: UICollectionViewLayout { get }
  /// Items are being changed: data and layout do not agree until that is over.
  var isBeingUpdated: Bool { get }
  /// Releases views that are being removed by an update.
  func releaseDepartures()
  func shiftContent(by delta: CGPoint)
  func setNeedsLayout()
  /// Everything is placed: a scroll to an item may continue.
  func didPlaceItems()
}

/// One layout of a collection view, in this order:
///
/// 1. counts are asked for if they are unknown, and the layout is prepared if it is invalid; 2. if the layout changed,
/// or the visible part left the known rectangle, elements are asked for in a rectangle that extends a screen further;
/// 3. elements that become visible get views, and self-sizing cells are measured; changed sizes above the screen move
///    the offset, so that the visible content stays, and elements after them are only moved if the layout can compute
///    it; 4. views that are no longer visible go to the reuse queue, after new views were made.
///
/// If none of this is needed, a pass compares rectangles and allocates nothing.
@MainActor
final class CollectionLayoutPass {
  /// More rounds than items that fit a screen mean that a callback scrolls or resizes each time.
  private static let maximumRounds = 500
  /// The distance beyond the screen within which elements are known, in screens.
  static let reach: CGFloat = 1

  private unowned let host: any CollectionLayoutPassHost
  private(set) var isRunning = false
  private(set) var needsFreshItems = false
  /// How many times elements were asked for, for tests.
  private(set) var queries = 0

  init(host: any CollectionLayoutPassHost) { self.host = host }

  /// The items were replaced: views are released before the new ones are made.
  func itemsWereReplaced() { needsFreshItems = true }

  func run() {
    // A delegate's callback asked for a layout during a layout: the running pass performs it.
    guard !isRunning, !host.isBeingUpdated else { return }
    isRunning = true
    settle()
    isRunning = false
    host.didPlaceItems()
  }

  private func settle() {
    host.elements.forgetResized()
    for _ in 0..<Self.maximumRounds {
      applyPendingReload()
      prepareKeepingPlace()
      refresh()
      let anchor = host.elements.firstShown(in: host.bounds)
      host.noteRows()
      host.elements.bring(host.bounds)
      if needsFreshItems { continue }
      guard host.arrangement.isValid else {
        if host.elements.firstMeasured == nil { host.forgetNotedRows() }
        keepInPlace(anchor)
        continue
      }
      host.elements.release(outside: host.bounds)
      host.settleRows()
      if knowsEnough && host.arrangement.isValid && !needsFreshItems && !host.elements.lacksViews(in: host.bounds) {
        return
      }
    }
    report()
  }

  private func applyPendingReload() {
    host.loadCounts()
    guard needsFreshItems else { return }
    needsFreshItems = false
    host.releaseDepartures()
    host.elements.releaseAll()
    host.arrangement.elementsWereReleased()
  }

  /// Prepares the layout. If it dropped measured sizes, the first visible item keeps its position on screen.
  private func prepareKeepingPlace() {
    guard host.layout.hasForgottenSizes else { return host.arrangement.prepare() }
    let kept = host.elements.firstShown(in: host.bounds)
    host.elements.setNeedsMeasuring()
    let offset = host.bounds.origin
    host.arrangement.prepare()
    if let kept { hold(kept, offset) }
  }

  /// Items above the visible part were measured: adjusts the offset so that the visible part stays.
  private func keepInPlace(_ anchor: CollectionElements.Entry?) {
    guard let anchor, let measured = host.elements.firstMeasured, let item = anchor.element.item, measured < item else {
      return host.elements.forgetMeasured()
    }
    host.elements.forgetMeasured()
    let offset = host.bounds.origin
    host.arrangement.prepare()
    hold(anchor, offset)
  }

  /// Scrolls so that an element has the position on screen that it had at an offset. Preparing the layout may have changed
  /// the offset: by an adjustment that the layout asked for, or because there is less content.
  private func hold(_ anchor: CollectionElements.Entry, _ offset: CGPoint) {
    guard let new = host.arrangement.attributes(of: anchor.element)?.frame else { return }
    let delta = CGPoint(
      x: offset.x + new.minX - anchor.frame.minX - host.bounds.minX,
      y: offset.y + new.minY - anchor.frame.minY - host.bounds.minY)
    let isVertical = host.contentSize.height > host.bounds.height
    let shift = isVertical ? CGPoint(x: 0, y: delta.y) : CGPoint(x: delta.x, y: 0)
    if shift != .zero { host.shiftContent(by: shift) }
  }

  // MARK: What is known

  private func refresh() {
    moveElements()
    let change = host.arrangement.change
    if change.isOfEverything || !knowsEnough {
      queries += 1
      let window = wantedWindow
      host.adoptRows(in: window)
      host.elements.replace(host.arrangement.elements(inWindow: window), isSolved: change.isOfEverything)
      host.rowsAreKnown()
    } else {
      if !change.named.isEmpty { host.elements.replace(change.named) { host.arrangement.attributes(of: $0) } }
      if host.arrangement.pinnedViewsMove { host.elements.movePinned() }
    }
    host.arrangement.didPlace()
  }

  /// Moves the known elements if cells changed their sizes and nothing else has changed: elements before them stay, and
  /// those after them move by the growth of the content.
  func moveElements() {
    guard host.arrangement.change.isOfSizes else { return }
    guard let movement = host.arrangement.movement, host.elements.move(movement, scale: host.pixelScale) else {
      return host.arrangement.elementsCannotMove()
    }
    host.arrangement.elementsDidMove(by: movement.growth)
  }

  /// The visible rectangle, enlarged by a screen in the directions in which the content scrolls.
  private var wantedWindow: CGRect {
    let bounds = host.bounds
    let size = host.contentSize
    return bounds.insetBy(
      dx: size.width > bounds.width ? -bounds.width * Self.reach : 0,
      dy: size.height > bounds.height ? -bounds.height * Self.reach : 0)
  }

  private var knowsEnough: Bool { isWindowEnough && host.rowsKnowEnough }

  /// Whether the elements within half a screen around the visible part are known, as far as there is content.
  private var isWindowEnough: Bool {
    let window = host.arrangement.window
    guard !window.isNull else { return false }
    let bounds = host.bounds
    let size = host.contentSize
    return Self.covers(window.minX, window.maxX, bounds.minX, bounds.maxX, size.width)
      && Self.covers(window.minY, window.maxY, bounds.minY, bounds.maxY, size.height)
  }

  private static func covers(
    _ start: CGFloat, _ end: CGFloat, _ seenStart: CGFloat, _ seenEnd: CGFloat, _ content: CGFloat
  ) -> Bool {
    guard start <= seenStart, end >= seenEnd else { return false }
    let length = seenEnd - seenStart
    let margin = content > length ? length * reach / 2 : 0
    return (start <= seenStart - margin || start <= 0) && (end >= seenEnd + margin || end >= content)
  }

  // MARK: Updates

  /// Lays out after an update: takes over the views that remain, and brings new ones.
  /// - Returns: the elements that are off screen now, with their views. They are no longer live.
  func runUpdate() -> ContiguousArray<CollectionElements.Entry> {
    guard !isRunning else { return [] }
    if needsFreshItems {
      run()
      return []
    }
    isRunning = true
    defer { isRunning = false }
    let generation = host.itemGeneration
    for _ in 0..<Self.maximumRounds {
      host.arrangement.prepare()
      refresh()
      host.elements.bring(host.bounds)
      guard generation == host.itemGeneration, !needsFreshItems else { return [] }
      // New cells may have changed their sizes; the next pass moves the others to their final positions.
      if host.arrangement.isValid { break }
    }
    host.elements.forgetMeasured()
    return host.elements.take(outside: host.bounds)
  }

  private func report() {
    DataLog.say(
      """
      UICollectionView: the layout does not settle after \(Self.maximumRounds) rounds at offset \(host.bounds.origin); \
      a callback of the delegate, the data source or the layout scrolls, reloads or resizes each time.\(resized)
      """)
  }

  private var resized: String {
    guard let (element, type) = host.elements.lastResized else { return "" }
    return """
       The view whose size changed last is the \(type) of \(element.kind ?? "item") \(element.path): \
      preferredLayoutAttributesFitting(_:) must answer with the same size as long as nothing changes, and not ask for \
      another measurement.
      """
  }
}

extension UICollectionView: CollectionLayoutPassHost {
  var isBeingUpdated: Bool { updates.isOpen }
  func loadCounts() { model.load() }
  func didPlaceItems() { itemScroll.layoutDidEnd() }
  func releaseDepartures() { updateAnimator.interrupt() }
}
