/// The rectangles of a toolbar's items, from left to right; a right-to-left bar is its mirror image.
struct ToolbarLayout: Equatable {
  /// Distance between neighbouring buttons, in points [C].
  static let spacing: CGFloat = 16

  /// The width of an item: fixed, or a share of the remaining width.
  enum Extent: Equatable {
    case button(CGFloat)
    /// A view of the app's own, which gives way where there is too little room.
    case view(CGFloat)
    case fixedSpace(CGFloat)
    case flexibleSpace

    /// The preferred width, in points.
    fileprivate var width: CGFloat {
      switch self {
      case .button(let width), .view(let width), .fixedSpace(let width): width
      case .flexibleSpace: 0
      }
    }

    /// Whether this is a button or a view, rather than a space.
    fileprivate var isItem: Bool {
      switch self {
      case .button, .view: true
      case .fixedSpace, .flexibleSpace: false
      }
    }
  }

  /// A frame for each item, spaces included.
  private(set) var frames: [CGRect] = []

  init(_ extents: [Extent], bounds: CGRect, insets: UIEdgeInsets, isRightToLeft: Bool) {
    let margin = NavigationBarLayout.margin(width: bounds.width)
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left + margin, bottom: 0, right: insets.right + margin))
    var taken: CGFloat = 0
    var views: CGFloat = 0
    var flexibleCount: CGFloat = 0
    for (index, extent) in extents.enumerated() {
      taken += extent.width
      if index > 0, extent.isItem, extents[index - 1].isItem { taken += Self.spacing }
      if case .view(let width) = extent { views += width }
      if case .flexibleSpace = extent { flexibleCount += 1 }
    }
    // [C] If there is too little space, the app's own views shrink in proportion to share the width that buttons leave.
    let fitting = views > 0 && taken > room.width ? max(0, views - (taken - room.width)) / views : 1
    let share = flexibleCount > 0 ? max(0, room.width - taken) / flexibleCount : 0
    var x = room.minX
    for (index, extent) in extents.enumerated() {
      if index > 0, extent.isItem, extents[index - 1].isItem { x += Self.spacing }
      let width: CGFloat =
        switch extent {
        case .button(let own), .fixedSpace(let own): own
        case .view(let own): (own * fitting).rounded()
        case .flexibleSpace: share
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
