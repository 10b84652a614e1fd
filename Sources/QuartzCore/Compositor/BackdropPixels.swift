import CoreGraphics

/// The compositor's reduced picture of the content behind a layer with a backdrop.
final class BackdropPixels {
  /// The last frame that listed the backdrop.
  var serial: UInt64 = 0
  /// The origin of the grid of cells, in the frame's pixels: the content origin of the scroll container behind most of
  /// the backdrop.
  var originX = 0
  var originY = 0
  /// The reduced pixels behind the backdrop: the previous frame's until `move()` has carried out `update`.
  var picture: ReducedPicture?
  /// The blurred picture; nil when some of its source has changed.
  var blurred: BlurredBackdrop?
  /// The steps that turn the previous frame's picture into this one's.
  var update: Update?

  struct Update {
    /// The rectangle that the picture must show.
    let area: PixelRect
    let cell: Int
    /// The distance by which the valid part of the old picture has moved.
    var dx = 0
    var dy = 0
    /// The valid part of the old picture, at its present position.
    var kept = PixelRect.empty
    /// The parts of `kept` that the frame's damage touches.
    var damaged: ContiguousArray<PixelRect> = []
  }

  /// Carries `update` out. Returns the rectangles that have to be read from the frame.
  func move() -> [PixelRect] {
    guard let update else { return [] }
    self.update = nil
    let old = picture
    var stale: [PixelRect] = []
    // `subtracting` gives up to four rectangles besides the damaged ones.
    stale.reserveCapacity(update.damaged.count + 4)
    if let old, update.kept == update.area, old.area == update.area, update.dx == 0, update.dy == 0 {
      for rect in update.damaged { Self.add(old.cells(around: rect), to: &stale) }
    } else {
      var new = ReducedPicture(area: update.area, cell: update.cell)
      if let old, !update.kept.isEmpty {
        new.copy(update.kept, from: old, at: old.area.offset(update.dx, update.dy))
        for rect in update.damaged { Self.add(new.cells(around: rect).intersection(update.kept), to: &stale) }
      }
      update.area.subtracting(update.kept) { Self.add($0, to: &stale) }
      picture = new
    }
    return stale
  }

  private static func add(_ rect: PixelRect, to rects: inout [PixelRect]) {
    if !rect.isEmpty { rects.append(rect) }
  }
}
