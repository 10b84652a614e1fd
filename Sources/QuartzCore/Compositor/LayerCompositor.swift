import CCairo
import CoreGraphics
import Foundation

/// Composes a layer tree into frames. It only paints changes.
///
/// A frame is a flat list of items from back to front. After a change the list is made again and compared with the
/// previous list; the differences are painted. The list is short, because the sublayers of layers with bitmaps are not
/// in it. Where a scroll container moved by whole pixels, or rows were pushed aside together, the finished pixels are
/// moved first.
///
/// The buffer must still hold the result of the last `render`; otherwise call `invalidateAll()`.
package final class LayerCompositor {
  /// The root of the composed tree. The origin of its coordinates is the frame's upper left corner.
  package var rootLayer: CALayer? {
    didSet { rootDidChange(from: oldValue) }
  }
  /// The clock from which a frame is requested when something changed.
  package weak var clock: (any MediaClock)?
  package private(set) var counters = CompositorCounters()
  /// Whether frames are painted. Without painting, layers are still laid out and animated, for callers that look at
  /// no pixels.
  package var isPainting = true { didSet { if isPainting && !oldValue { invalidateAll() } } }

  let memory = SparePixels.shared.take()
  let scratch = ScratchMemory()
  var items: ContiguousArray<DisplayItem> = []
  var oldItems: ContiguousArray<DisplayItem> = []
  var scrolls: ContiguousArray<ScrollMove> = []
  var containers: ContiguousArray<ScrollContainer> = []
  var rowMoves: ContiguousArray<ScrollMove> = []
  /// The fills of a row's blank part, while it is painted.
  var fills: ContiguousArray<BlankFill> = []
  /// Rows that an animation will make visible, and rows that were drawn before they become visible.
  var comingRows: ContiguousArray<CALayer> = []
  var rowsDrawnAhead: ContiguousArray<CALayer> = []
  var damage = DamageRegion()
  /// For every item the index of the matching item in the previous frame, or -1.
  var matches: ContiguousArray<Int> = []
  /// For every item of the previous frame, whether an item of this frame matches it.
  var wasKept: ContiguousArray<Bool> = []
  /// The number of the frame. No two compositors use the same number, because layers can move between them.
  var serial = FrameSerial.next()
  var scale: CGFloat = 1
  var target: PixelBuffer?
  /// A drawing context over `target`.
  var targetContext: CGContext?

  private var hasChanges = true
  private var mustRepaint = true
  private var isRendering = false
  private var steppedTime: CFTimeInterval?
  /// The time that the current frame shows, in the clock's seconds; nil before the first frame.
  private(set) var frameTime: CFTimeInterval?
  private var animatingLayers: [CALayer] = []

  package init() {}

  deinit {
    rootLayer?.host = nil
    for item in items { item.layer.node = nil }
    items.removeAll()
    oldItems.removeAll()
    SparePixels.shared.keep(memory)
  }

  /// Whether a frame would differ, or a change, an animation, layout or display is pending.
  package var needsFrame: Bool { hasChanges || mustRepaint || hasRunningAnimations }

  /// Whether an animation has still to begin, to move or to end.
  package var hasRunningAnimations: Bool {
    animatingLayers.contains { $0.isEmitting || $0.animations?.hasPending ?? false }
  }

  /// When the last running animation ends, in clock time; infinite for an endless one, `nil` without any.
  package var animationsEnd: CFTimeInterval? {
    var last: CFTimeInterval?
    for layer in animatingLayers {
      if layer.isEmitting { return .infinity }
      guard let end = layer.animations?.end.map({ layer.convertTime($0, to: nil) }) else { continue }
      last = max(last ?? end, end)
    }
    return last
  }

  /// Makes the next `render` paint the whole frame. To be called when the buffer's pixels were lost.
  package func invalidateAll() {
    mustRepaint = true
    clock?.requestFrame()
  }

  func layerTreeDidChange() {
    guard !hasChanges else { return }
    hasChanges = true
    if !isRendering { clock?.requestFrame() }
  }

  func layerDidBeginAnimating(_ layer: CALayer) {
    if !animatingLayers.contains(where: { $0 === layer }) { animatingLayers.append(layer) }
    clock?.requestFrame()
  }

  private func rootDidChange(from old: CALayer?) {
    guard old !== rootLayer else { return }
    old?.host = nil
    for item in items { item.layer.node = nil }
    items.removeAll()
    oldItems.removeAll()
    rootLayer?.host = self
    rootLayer?.announceAnimations()
    animatingLayers.removeAll { $0.root !== rootLayer }
    hasChanges = true
    mustRepaint = true
    clock?.requestFrame()
  }

  /// Advances the animations to a time on the clock, and calls the completion blocks and delegates of those that end.
  ///
  /// `render` does this too. A caller that lays out before `render` calls `stepAnimations` before the layout.
  package func stepAnimations(at time: CFTimeInterval) {
    steppedTime = time
    frameTime = time
    guard !animatingLayers.isEmpty else { return }
    // Iterates over a copy, because delegates add and remove animations.
    for layer in animatingLayers {
      if layer.root !== rootLayer {
        layer.removeAllAnimations()
        animatingLayers.removeAll { $0 === layer }
      } else {
        let animates = layer.stepAnimations(at: time)
        let emits = layer.emit(at: time)
        if !animates, !emits { animatingLayers.removeAll { $0 === layer && $0.animations == nil && !$0.isEmitting } }
      }
    }
  }

  /// Updates the frame. `scale` is pixels per point.
  ///
  /// - Returns: The rectangles whose pixels may have changed; none without a change.
  package func render(into buffer: PixelBuffer, scale: CGFloat, at time: CFTimeInterval) -> [PixelRect] {
    isRendering = true
    defer { isRendering = false }
    if steppedTime != time { stepAnimations(at: time) }
    CATransaction.flush()
    rootLayer?.layoutTreeIfNeeded()
    guard isPainting else {
      hasChanges = false
      return finish([])
    }
    rootLayer?.displayTreeIfNeeded()
    adopt(buffer, scale)
    guard hasChanges || mustRepaint else { return finish([]) }
    hasChanges = false
    swap(&items, &oldItems)
    items.removeAll(keepingCapacity: true)
    scrolls.removeAll(keepingCapacity: true)
    containers.removeAll(keepingCapacity: true)
    comingRows.removeAll(keepingCapacity: true)
    serial += 1
    if let rootLayer { listItems(rootLayer, buffer.bounds) }
    let moved = findDamage(buffer.bounds)
    // Before painting, so that bitmaps of entering rows can use the memory of leaving ones.
    releaseHidden()
    let drawn = counters.rasterisedLayers
    paintDamage(buffer)
    releaseIdleRows()
    releaseRowsDrawnAhead()
    if counters.rasterisedLayers == drawn { drawRowAhead() }
    // Keeps half a frame's bytes: with less, a list that scrolls under a bar requests the same pages in every frame.
    // Nothing is trimmed during an animation, because its next frame needs the pages that this frame returned.
    if !(animationsEnd ?? .infinity).isFinite { memory.trim(keeping: buffer.bounds.area * 2) }
    mustRepaint = false
    return finish(rects(moved))
  }

  private func finish(_ rects: [PixelRect]) -> [PixelRect] {
    steppedTime = nil
    if hasRunningAnimations { clock?.requestFrame() }
    return rects
  }

  private func adopt(_ buffer: PixelBuffer, _ scale: CGFloat) {
    let isSame =
      target.map {
        $0.base == buffer.base && $0.width == buffer.width && $0.height == buffer.height
          && $0.bytesPerRow == buffer.bytesPerRow
      } ?? false
    guard !isSame || self.scale != scale else { return }
    self.scale = scale
    target = buffer
    targetContext = CGContext(
      pixels: buffer.base, width: buffer.width, height: buffer.height, bytesPerRow: buffer.bytesPerRow, isOpaque: true,
      scale: 1)
    mustRepaint = true
  }

  /// Fills `damage`. Returns the rectangle that was moved instead of painted.
  private func findDamage(_ bounds: PixelRect) -> PixelRect {
    damage.reset(bounds: bounds)
    matchItems()
    guard !mustRepaint else {
      damage.add(bounds)
      for item in items where item.kind == .backdrop { addDamage(ofBackdrop: item, nil) }
      return .empty
    }
    if let move = bestMove(bounds) {
      if addDamage(moving: move), damage.area * 10 <= move.area.area * 7 {
        counters.bytesMoved += target?.move(into: remainder(of: move), by: move.dx, move.dy) ?? 0
        return move.area
      }
      damage.reset(bounds: bounds)
    }
    takeBitmapsFromFrame()
    addDamage()
    return .empty
  }

  /// The moved rectangle without damaged strips at its upper and lower end.
  private func remainder(of move: ScrollMove) -> PixelRect {
    var part = move.area.intersection(move.area.offset(move.dx, move.dy))
    var isCut = true
    while isCut {
      isCut = false
      for rect in damage.rects where rect.x <= part.x && rect.maxX >= part.maxX && rect.intersects(part) {
        if rect.y <= part.y {
          part = PixelRect(left: part.x, top: rect.maxY, right: part.maxX, bottom: part.maxY)
        } else if rect.maxY >= part.maxY {
          part = PixelRect(left: part.x, top: part.y, right: part.maxX, bottom: rect.y)
        } else {
          continue
        }
        isCut = true
      }
    }
    return part
  }

  private func rects(_ moved: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    if !moved.isEmpty { result.append(moved) }
    for rect in damage.rects where !moved.contains(rect) { result.append(rect) }
    return result
  }

  /// Frees the bitmaps of layers that the frame no longer shows.
  private func releaseHidden() {
    for item in oldItems where item.node.listSerial != serial {
      item.node.bitmap = nil
      item.node.turned = nil
      item.node.backdrop = nil
    }
    for item in items where item.kind == .fill || item.kind == .drawing || item.kind == .drawnTree {
      item.node.bitmap = nil
      item.node.turned = nil
    }
  }

  // These functions are in this file because `counters` can only be set here.

  func countBlur() { counters.blurredBackdrops += 1 }
  func countReduction(_ rect: PixelRect) { counters.pixelsReduced += rect.area }
  func countRasterisation() { counters.rasterisedLayers += 1 }
  func countPaint(_ rect: PixelRect) { counters.pixelsPainted += rect.area }
  func countCopy(_ bytes: Int) { counters.bytesCopied += bytes }
  func countBlend(_ rect: PixelRect) { counters.pixelsBlended += rect.area }

  /// Returns unused pixel memory to the system.
  package func releaseSpareMemory() {
    memory.trim(keeping: 0)
    SparePixels.shared.release()
  }

  /// How many pages of pixel memory have been requested from the system so far.
  package var memoryAllocations: Int { memory.usage.taken }
}

/// Counts of a compositor's work since its creation.
package struct CompositorCounters: Equatable, Sendable {
  /// How many bitmaps of layers were drawn.
  package var rasterisedLayers = 0
  /// How many bytes of finished pixels scrolling moved.
  package var bytesMoved = 0
  /// How many bytes were copied from opaque bitmaps.
  package var bytesCopied = 0
  /// How many pixels were blended from translucent bitmaps and fills.
  package var pixelsBlended = 0
  /// How many backdrops were reduced and blurred.
  package var blurredBackdrops = 0
  /// How many pixels were reduced for backdrops.
  package var pixelsReduced = 0
  /// How many damaged pixels were painted.
  package var pixelsPainted = 0
}

/// Numbers frames; each compositor starts at a different number.
private enum FrameSerial {
  nonisolated(unsafe) private static var compositors: UInt64 = 0
  private static let lock = NSLock()

  static func next() -> UInt64 {
    lock.lock()
    defer { lock.unlock() }
    compositors += 1
    return compositors << 40
  }
}

/// A scroll container in a frame.
struct ScrollContainer {
  let clip: PixelRect
  /// The position of its content origin in the frame.
  let x: Int
  let y: Int
}

/// Pixels of the last frame that are valid for this frame at another position: the content of a scroll container whose
/// own frame has not moved, or rows that were pushed aside.
struct ScrollMove {
  /// The part of the frame within which they move.
  var area: PixelRect
  let dx: Int
  let dy: Int
}
