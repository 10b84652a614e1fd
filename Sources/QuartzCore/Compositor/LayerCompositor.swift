import CCairo
import CoreGraphics
import Foundation

/// Composes a layer tree into frames, each time only what changed.
///
/// A frame is a flat list of items from back to front. The list is made anew when something changed (layers with
/// bitmaps are not entered, so it is short), compared with the list before, and what differs is painted. Where a scroll
/// container moved by whole pixels, or rows were pushed aside together, the finished pixels move first.
///
/// The buffer must still hold what the last `render` left in it; after anything else call `invalidateAll()`.
package final class LayerCompositor {
  /// What is shown. Its coordinates' origin is the frame's upper left corner.
  package var rootLayer: CALayer? {
    didSet { rootDidChange(from: oldValue) }
  }
  /// Asked for a frame when something changed.
  package weak var clock: (any MediaClock)?
  package private(set) var counters = CompositorCounters()
  /// Whether frames are painted. Without, layers are laid out and move, for those who look at nothing else.
  package var isPainting = true { didSet { if isPainting && !oldValue { invalidateAll() } } }

  let memory = PixelMemory()
  var items: ContiguousArray<DisplayItem> = []
  var oldItems: ContiguousArray<DisplayItem> = []
  var scrolls: ContiguousArray<ScrollMove> = []
  var containers: ContiguousArray<ScrollContainer> = []
  var rowMoves: ContiguousArray<ScrollMove> = []
  /// What a blank part of a row is painted with.
  var fills: ContiguousArray<BlankFill> = []
  /// Rows that are on their way into sight, and those that were drawn before they are there.
  var comingRows: ContiguousArray<CALayer> = []
  var rowsDrawnAhead: ContiguousArray<CALayer> = []
  var damage = DamageRegion()
  /// For every item the index of the item before it, or -1.
  var matches: ContiguousArray<Int> = []
  /// For every old item whether it goes on.
  var wasKept: ContiguousArray<Bool> = []
  /// The number of the frame, different from every other compositor's: layers may pass from one to another.
  var serial = FrameSerial.next()
  var scale: CGFloat = 1
  var target: PixelBuffer?
  /// Draws into `target`.
  var targetContext: CGContext?

  private var hasChanges = true
  private var mustRepaint = true
  private var isRendering = false
  private var steppedTime: CFTimeInterval?
  private var animatingLayers: [CALayer] = []

  package init() {}

  deinit {
    rootLayer?.host = nil
    for item in items { item.layer.node = nil }
  }

  /// Whether a frame would differ, or something waits for one: a change, an animation, layout or display.
  package var needsFrame: Bool { hasChanges || mustRepaint || hasRunningAnimations }

  /// Whether some animation has still to begin, to move or to end.
  package var hasRunningAnimations: Bool {
    animatingLayers.contains { $0.animations?.hasPending ?? false }
  }

  /// When the last running animation ends, in clock time; infinite for one without end, `nil` when none runs.
  package var animationsEnd: CFTimeInterval? {
    animatingLayers.compactMap { layer in
      layer.animations?.end.map { layer.convertTime($0, to: nil) }
    }.max()
  }

  /// Paints the next frame whole: the buffer's pixels were lost.
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

  /// Moves the animations to a time on the clock: completions and delegates of those that end are called.
  ///
  /// `render` does it too. A frame that lays out between calls it first.
  package func stepAnimations(at time: CFTimeInterval) {
    steppedTime = time
    guard !animatingLayers.isEmpty else { return }
    // A copy: delegates add and remove animations.
    for layer in animatingLayers {
      if layer.root !== rootLayer {
        layer.removeAllAnimations()
        animatingLayers.removeAll { $0 === layer }
      } else if !layer.stepAnimations(at: time) {
        animatingLayers.removeAll { $0 === layer && $0.animations == nil }
      }
    }
  }

  /// Brings the frame up to date. `scale` is pixels a point.
  ///
  /// - Returns: The rectangles whose pixels may have changed: none when nothing did.
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
    // Before painting: bitmaps of rows that come take the place of those that go.
    releaseHidden()
    let drawn = counters.rasterisedLayers
    paintDamage(buffer)
    releaseIdleRows()
    releaseRowsDrawnAhead()
    if counters.rasterisedLayers == drawn { drawRowAhead() }
    // Half a frame's bytes: with less, a list that scrolls under a bar asks the system for the same pages in every
    // frame.
    memory.trim(keeping: buffer.bounds.area * 2)
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

  /// Fills `damage`. Returns what was moved instead.
  private func findDamage(_ bounds: PixelRect) -> PixelRect {
    damage.reset(bounds: bounds)
    matchItems()
    guard !mustRepaint else {
      damage.add(bounds)
      for item in items where item.kind == .backdrop { addDamage(ofBackdrop: item, nil) }
      return .empty
    }
    if let move = bestMove(bounds) {
      addDamage(moving: move)
      if damage.area * 10 <= move.area.area * 7 {
        counters.bytesMoved += target?.move(into: remainder(of: move), by: move.dx, move.dy) ?? 0
        return move.area
      }
      damage.reset(bounds: bounds)
    }
    takeBitmapsFromFrame()
    addDamage()
    return .empty
  }

  /// Where a move brings pixels that are not painted over: without what is damaged at the upper and the lower end.
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

  /// Gives back the bitmaps of layers that the frame does not show any more.
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

  // Counting stays here, where `counters` can be set.

  func countBlur() { counters.blurredBackdrops += 1 }
  func countReduction(_ rect: PixelRect) { counters.pixelsReduced += rect.area }
  func countRasterisation() { counters.rasterisedLayers += 1 }
  func countPaint(_ rect: PixelRect) { counters.pixelsPainted += rect.area }
  func countCopy(_ bytes: Int) { counters.bytesCopied += bytes }
  func countBlend(_ rect: PixelRect) { counters.pixelsBlended += rect.area }

  /// Gives the system what is kept for frames to come: asked for again when it is needed.
  package func releaseSpareMemory() { memory.trim(keeping: 0) }

  /// Pages of pixel memory asked of the system so far.
  package var memoryAllocations: Int { memory.usage.taken }
}

/// What a compositor has done since it began.
package struct CompositorCounters: Equatable, Sendable {
  /// Bitmaps of layers drawn.
  package var rasterisedLayers = 0
  /// Bytes of finished pixels moved by scrolling.
  package var bytesMoved = 0
  /// Bytes copied from opaque bitmaps.
  package var bytesCopied = 0
  /// Pixels blended from translucent bitmaps and fills.
  package var pixelsBlended = 0
  /// Pictures of what lies behind a layer, reduced and blurred.
  package var blurredBackdrops = 0
  /// Pixels that went into these pictures.
  package var pixelsReduced = 0
  /// Pixels of the damage that was painted.
  package var pixelsPainted = 0
}

/// Numbers of frames: each compositor counts on from a start of its own.
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

/// A scroll container of a frame.
struct ScrollContainer {
  let clip: PixelRect
  /// Its content's origin in the frame.
  let x: Int
  let y: Int
}

/// Pixels of the last frame that are right for this one elsewhere: of a scroll container that stands where it stood,
/// or of rows that were pushed aside.
struct ScrollMove {
  /// The part of the frame in which they move.
  var area: PixelRect
  let dx: Int
  let dy: Int
}
