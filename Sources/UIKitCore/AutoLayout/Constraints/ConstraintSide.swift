/// One side of a constraint: an attribute of a view or a guide, or nothing.
struct ConstraintSide {
  /// A view or a layout guide.
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Whether the side is empty: an attribute without an item has no meaning.
  let isEmpty: Bool
  /// For a distance between two positions: the position that is subtracted.
  var subtracted: SubtractedPlace?

  struct SubtractedPlace {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }

  @MainActor
  init(item: Any?, attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    self.item = (item as? UIView) ?? (item as? UILayoutGuide)
    isEmpty = attribute == .notAnAttribute || self.item == nil
    guard item == nil || self.item != nil else {
      fatalError(
        "NSLayoutConstraint: \(item.map { String(describing: type(of: $0)) } ?? "nil") is neither a view nor a layout guide."
      )
    }
  }

  /// Whether the side contains leading or trailing.
  var isDirectional: Bool { attribute.isDirectional || subtracted?.attribute.isDirectional ?? false }

  /// The empty side of a constraint that compares with a constant.
  @MainActor
  static var nothing: ConstraintSide { ConstraintSide(item: nil, attribute: .notAnAttribute) }

  /// Whether another side is the same attribute, or distance, of the same items.
  func isSame(as other: ConstraintSide) -> Bool {
    item === other.item && attribute == other.attribute && subtracted?.item === other.subtracted?.item
      && subtracted?.attribute == other.subtracted?.attribute
  }

  /// The distance from another position to this one.
  func distance(from other: ConstraintSide) -> ConstraintSide {
    var distance = self
    distance.subtracted = SubtractedPlace(item: other.item, attribute: other.attribute)
    return distance
  }

  /// The positions, each with its sign, whose sum is the value of the side.
  var places: ConstraintPlaces {
    guard !isEmpty else { return ConstraintPlaces() }
    let place: ConstraintPlaces.Element = (item, attribute, 1)
    guard let subtracted else { return ConstraintPlaces(place) }
    return ConstraintPlaces(place, (subtracted.item, subtracted.attribute, -1))
  }
}

/// The positions in a constraint, at most four. They are stored inline, because constraints are read often.
struct ConstraintPlaces: RandomAccessCollection {
  typealias Element = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute, sign: Double)

  private var first: Element?
  private var second: Element?
  private var third: Element?
  private var fourth: Element?

  init(_ first: Element? = nil, _ second: Element? = nil) {
    self.first = first
    self.second = second
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : second == nil ? 1 : third == nil ? 2 : fourth == nil ? 3 : 4 }

  subscript(position: Int) -> Element {
    switch position {
    case 0: first!
    case 1: second!
    case 2: third!
    default: fourth!
    }
  }

  /// The positions of both sides.
  static func + (left: ConstraintPlaces, right: ConstraintPlaces) -> ConstraintPlaces {
    var both = left
    switch left.count {
    case 0: return right
    case 1: (both.second, both.third) = (right.first, right.second)
    default: (both.third, both.fourth) = (right.first, right.second)
    }
    return both
  }
}
