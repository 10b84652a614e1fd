/// The rectangle of a popover: below its source, above it or beside it, depending on the space.
@MainActor
struct PopoverPlacement {
  /// The popover without its arrow.
  let frame: CGRect
  /// The direction of the arrow: up means that the popover is below its source. Empty without an arrow.
  let direction: UIPopoverArrowDirection
  /// The arrow; null if there is none.
  let arrow: CGRect

  /// - Parameters:
  /// - source: the popover's source; nil for a centred one.
  /// - directions: the allowed directions of the arrow; without any the popover covers its source [C].
  init(size: CGSize, source: CGRect?, room: CGRect, directions: UIPopoverArrowDirection) {
    let middle = source ?? room
    var origin = CGPoint(x: middle.midX - size.width / 2, y: middle.midY - size.height / 2)
    let side = source.flatMap { Self.side(size: size, source: $0, room: room, directions: directions) }
    let distance = PopoverArrow.height
    switch side {
    case .up?: origin.y = middle.maxY + distance
    case .down?: origin.y = middle.minY - distance - size.height
    case .left?: origin.x = middle.maxX + distance
    case .right?: origin.x = middle.minX - distance - size.width
    default: break
    }
    frame = CGRect(
      x: max(min(origin.x, room.maxX - size.width), room.minX).rounded(),
      y: max(min(origin.y, room.maxY - size.height), room.minY).rounded(), width: size.width, height: size.height)
    direction = side ?? []
    arrow = side.map { [frame] in Self.arrow($0, of: frame, at: middle) } ?? .null
  }

  /// The first side with space enough, or else the one with the most.
  private static func side(
    size: CGSize, source: CGRect, room: CGRect, directions: UIPopoverArrowDirection
  ) -> UIPopoverArrowDirection? {
    let gap = PopoverArrow.height
    let sides: [(direction: UIPopoverArrowDirection, left: CGFloat)] = [
      (.up, room.maxY - source.maxY - gap - size.height), (.down, source.minY - gap - room.minY - size.height),
      (.left, room.maxX - source.maxX - gap - size.width), (.right, source.minX - gap - room.minX - size.width),
    ]
    let allowed = sides.filter { directions.contains($0.direction) }
    return (allowed.first { $0.left >= 0 } ?? allowed.max { $0.left < $1.left })?.direction
  }

  /// The position of the arrow: opposite the middle of the source, within the popover's straight edge.
  private static func arrow(_ direction: UIPopoverArrowDirection, of frame: CGRect, at source: CGRect) -> CGRect {
    let (base, height) = (PopoverArrow.base, PopoverArrow.height)
    let corner = PopoverPlace.cornerRadius + base / 2
    func along(_ wanted: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(wanted, most - corner), least + corner).rounded() - base / 2
    }
    switch direction {
    case .up, .down:
      let x = along(source.midX, frame.minX, frame.maxX)
      return CGRect(x: x, y: direction == .up ? frame.minY - height : frame.maxY, width: base, height: height)
    default:
      let y = along(source.midY, frame.minY, frame.maxY)
      return CGRect(x: direction == .left ? frame.minX - height : frame.maxX, y: y, width: height, height: base)
    }
  }
}
