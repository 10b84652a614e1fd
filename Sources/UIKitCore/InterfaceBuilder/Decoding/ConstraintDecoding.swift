import CoreGraphics
import InterfaceDocuments

/// Makes the constraints that documents describe.
@MainActor
struct ConstraintDecoding {
  let instance: DocumentInstance

  /// Makes constraints and activates them, but for those whose items are in different hierarchies.
  func activate(_ elements: [DocumentElement]) {
    for element in elements {
      guard let constraint = make(element) else { continue }
      if !ConstraintActivation(constraint).activateIfPossible() {
        instance.document.tell(element, "the items of a constraint are in different hierarchies")
      }
    }
  }

  /// Makes a constraint; nil for one that is a placeholder, or whose items do not exist.
  func make(_ element: DocumentElement) -> NSLayoutConstraint? {
    let plan = element.plan
    guard !plan.isPlaceholder, let first = item(plan.first, element), let attribute = plan.firstAttribute else {
      return nil
    }
    let second = plan.second.flatMap { item($0, element) }
    if plan.second != nil, second == nil { return nil }
    let tell = { (message: String) in instance.document.tell(element, message) }
    let record = ConstraintRecord(
      first: ConstraintSide(item: first, attribute: attribute),
      second: ConstraintSide(item: second, attribute: second == nil ? .notAnAttribute : plan.secondAttribute),
      relation: plan.relation, multiplier: plan.multiplier, constant: plan.constant)
    guard let constraint = NSLayoutConstraint(record, tell: tell) else { return nil }
    constraint.priority = plan.priority
    if let identifier = plan.identifier { constraint.identifier = identifier }
    instance.register(constraint, as: plan.id)
    if element.hasVariations { instance.variations.note(constraint, element, constant: plan.constant) }
    return constraint
  }

  private func item(_ id: String?, _ element: DocumentElement) -> AnyObject? {
    guard let id else { return nil }
    if let object = instance.object(id), object is UIView || object is UILayoutGuide { return object }
    instance.document.tell(element, "a constraint names an item that does not exist: \(id)")
    return nil
  }
}

/// A constraint's numbers and names, read once.
private struct ConstraintPlan {
  /// The identifier for outlets; nil if no outlet refers to the constraint.
  let id: String?
  /// The first item; nil for the view that has the constraint.
  let first: String?
  let firstAttribute: NSLayoutConstraint.Attribute?
  let second: String?
  let secondAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority
  let identifier: String?
  /// Interface Builder removes placeholders when it builds the app.
  let isPlaceholder: Bool

  init(_ element: DocumentElement) {
    element.ignore(["userLabel", "symbolic", "symbolType", "type"])
    id = element.id.flatMap { element.document?.hasOutlet(to: $0) == true ? $0 : nil }
    first = element["firstItem"] ?? element.parent?.parent?.id
    firstAttribute = element.value("firstAttribute", Self.attributes)
    second = element["secondItem"]
    secondAttribute = element.value("secondAttribute", Self.attributes) ?? firstAttribute ?? .notAnAttribute
    relation = element.value("relation", Self.relations) ?? .equal
    multiplier = element["multiplier"].map(Self.multiplier) ?? 1
    let variation = element.children(named: "variation").first { $0["key"] == "default" }
    constant =
      variation?.number("constant") ?? element.number("constant")
      ?? (element.attributes["symbolic"] == "YES" ? Self.standardSpacing : 0)
    priority = element.number("priority").map { UILayoutPriority(Float(min(max($0, 1), 1000))) } ?? .required
    identifier = element["identifier"]
    isPlaceholder = element.bool("placeholder") ?? false
  }

  /// The distance between neighbours, in points, where a document leaves the constant to the system.
  private static let standardSpacing: CGFloat = 8

  /// A number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String) -> CGFloat {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    guard let first = parts.first else { return 1 }
    return parts.count > 1 && parts[1] != 0 ? first / parts[1] : first
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]
}

extension DocumentElement {
  @MainActor
  fileprivate var plan: ConstraintPlan { kept(ConstraintPlan.init) }
}
