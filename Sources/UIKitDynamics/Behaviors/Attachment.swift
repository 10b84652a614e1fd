/// The parameters of an attachment.
struct Attachment: Equatable {
  enum Kind: Equatable {
    /// A rod, or a spring if the frequency is not 0.
    case rod
    case rope
    case pin
    case rail(CGVector)
    case fixed
  }

  let kind: Kind
  var anchor: CGPoint
  /// The attachment points, relative to the items' centres.
  private(set) var offsets: [UIOffset] = []
  var length: CGFloat = 0
  var damping: CGFloat = 0
  var frequency: CGFloat = 0
  var frictionTorque: CGFloat = 0
  var range = UIFloatRange.infinite

  init(_ kind: Kind, anchor: CGPoint) {
    self.kind = kind
    self.anchor = anchor
  }

  @MainActor init(_ item: any UIDynamicItem, _ offset: UIOffset, anchor: CGPoint) {
    self.init(.rod, anchor: anchor)
    offsets = [offset]
    length = Self.distance(Self.place(item, offset), anchor)
  }

  @MainActor init(
    _ kind: Kind, _ item: any UIDynamicItem, _ offset: UIOffset, _ other: any UIDynamicItem, _ otherOffset: UIOffset
  ) {
    self.init(kind, anchor: .zero)
    offsets = [offset, otherOffset]
    length = Self.distance(Self.place(item, offset), Self.place(other, otherOffset))
  }

  @MainActor private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }

  private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(first.x - second.x, first.y - second.y)
  }
}
