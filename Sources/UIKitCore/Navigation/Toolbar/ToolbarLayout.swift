/// The rectangles of a toolbar's items, from left to right; a right-to-left bar is its mirror image.
struct ToolbarLayout: Equatable {
  /// Distance between neighbouring buttons, in points [C].
  static let spacing: CGFloat = 16

  /// The width of an item: fixed, or a share of the remaining width.
  enum Extent: Equatable {
    case button(CGFloat)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  /// A place an item; spaces have one without anything in it.
  private(set) var frames: [CGRect] = []

  init(_ extents: [Extent], bounds: CGRect, insets: UIEdgeInsets, isRightToLeft: Bool) {
    let margin = NavigationBarLayout.margin(width: bounds.width)
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left + margin, bottom: 0, right: insets.right + margin))
    var taken: CGFloat = 0
    var flexibleCount: CGFloat = 0
    for (index, extent) in extents.enumerated() {
      switch extent {
      case .button(let width):
        taken += width
        if index > 0, case .button = extents[index - 1] { taken += Self.spacing }
      case .fixedSpace(let width): taken += width
      case .flexibleSpace: flexibleCount += 1
      }
    }
    let share = flexibleCount > 0 ? max(0, room.width - taken) / flexibleCount : 0
    var x = room.minX
    for (index, extent) in extents.enumerated() {
      let width: CGFloat
      switch extent {
      case .button(let own):
        width = own
        if index > 0, case .button = extents[index - 1] { x += Self.spacing }
      case .fixedSpace(let own): width = own
      case .flexibleSpace: width = share
      }
      frames.append(CGRect(x: x.rounded(), y: bounds.minY, width: width, height: bounds.height))
      x += width
    }
    guard isRightToLeft else { return }
    frames = frames.map { frame in
      CGRect(x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }
}
