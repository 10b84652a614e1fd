/// Several items that move and rotate as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject {
  private final let members: [any UIDynamicItem]
  private final var placement: GroupPlacement

  /// A group of items in their present arrangement.
  public init(items: [any UIDynamicItem]) {
    members = items
    placement = GroupPlacement(items)
    super.init()
  }

  /// The items in the group.
  open var items: [any UIDynamicItem] { members }
}

extension UIDynamicItemGroup: UIDynamicItem {
  /// The centre of the rectangle around the items.
  public var center: CGPoint {
    get { placement.center }
    set {
      placement.center = newValue
      placement.place(members)
    }
  }

  /// The size of the rectangle around the items.
  public var bounds: CGRect { CGRect(origin: .zero, size: placement.size) }

  /// The rotation of the group about its centre.
  public var transform: CGAffineTransform {
    get { placement.transform }
    set {
      placement.transform = newValue
      placement.place(members)
    }
  }
}

/// The positions of a group's items relative to its centre.
@MainActor struct GroupPlacement {
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let size: CGSize
  private let offsets: [CGPoint]
  private let transforms: [CGAffineTransform]

  init(_ items: [any UIDynamicItem]) {
    let rects = items.map { item in
      let size = item.bounds.applying(item.transform).size
      return CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
    }
    let frame = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    self.center = center
    size = frame.size
    offsets = items.map { CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y) }
    transforms = items.map(\.transform)
  }

  func place(_ items: [any UIDynamicItem]) {
    for (index, item) in items.enumerated() {
      let offset = offsets[index].applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = transforms[index].concatenating(transform)
    }
  }
}
