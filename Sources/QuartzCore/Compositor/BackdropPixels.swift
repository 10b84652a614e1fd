import CoreGraphics

/// What the compositor keeps about what a layer shows of what lies behind it.
final class BackdropPixels {
  /// The last frame that listed it.
  var serial: UInt64 = 0
  /// Where cells begin in this frame: the content's origin of the scroll container that lies behind most of it.
  var originX = 0
  var originY = 0
  /// What lies behind, reduced. As of the frame before until `update` was carried out.
  var picture: ReducedPicture?
  /// The same blurred; nil when something of it has changed.
  var blurred: BlurredBackdrop?
  /// How the picture of the frame before becomes that of this one.
  var update: Update?

  struct Update {
    /// What the picture shall show.
    let area: PixelRect
    let cell: Int
    /// How far what is right of the old picture has moved.
    var dx = 0
    var dy = 0
    /// What is right of the old picture, where it stands now.
    var kept = PixelRect.empty
    /// What the frame's damage touches of that.
    var damaged: ContiguousArray<PixelRect> = []
  }

  /// Carries `update` out. Returns the rectangles that have to be taken from the frame.
  func move() -> [PixelRect] {
    guard let update else { return [] }
    self.update = nil
    let old = picture
    var stale: [PixelRect] = []
    if let old, update.kept == update.area, old.area == update.area, update.dx == 0, update.dy == 0 {
      stale = update.damaged.map(old.cells(around:))
    } else {
      var new = ReducedPicture(area: update.area, cell: update.cell)
      if let old, !update.kept.isEmpty {
        new.copy(update.kept, from: old, at: old.area.offset(update.dx, update.dy))
        stale = update.damaged.map { new.cells(around: $0).intersection(update.kept) }
      }
      update.area.subtracting(update.kept) { stale.append($0) }
      picture = new
    }
    return stale.filter { !$0.isEmpty }
  }
}
