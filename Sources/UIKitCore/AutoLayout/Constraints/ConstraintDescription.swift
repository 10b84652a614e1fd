/// A constraint as an equation, with the views' types and names.
@MainActor
struct ConstraintDescription {
  let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }

  /// Such as `<NSLayoutConstraint 'gap' UILabel 'title'.leading == UIImageView.trailing + 8 @750 (active)>`.
  var text: String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    return "<NSLayoutConstraint\(name) \(equation)\(priority) (\(state))>"
  }

  /// Such as `UILabel 'title'.leading == UIImageView.trailing + 8`.
  var equation: String {
    let record = constraint.record
    let right = Self.side(record.second)
    let sign: String
    switch record.relation {
    case .equal: sign = "=="
    case .lessThanOrEqual: sign = "<="
    case .greaterThanOrEqual: sign = ">="
    }
    var text = "\(Self.side(record.first) ?? "nothing") \(sign) "
    guard let right else { return text + Self.number(record.constant) }
    if record.multiplier != 1 { text += "\(Self.number(record.multiplier))*" }
    text += right
    if let spacing = record.systemSpacing { text += " + \(Self.number(spacing.multiplier))*system spacing" }
    if record.constant != 0 {
      text += record.constant < 0 ? " - \(Self.number(-record.constant))" : " + \(Self.number(record.constant))"
    }
    return text
  }

  private var priority: String {
    constraint.priority == .required ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
  }

  private static func side(_ side: ConstraintSide) -> String? {
    guard !side.isEmpty else { return nil }
    let place = "\(name(of: side.item)).\(side.attribute.descriptionName)"
    guard let subtracted = side.subtracted else { return place }
    return "(\(place) - \(name(of: subtracted.item)).\(subtracted.attribute.descriptionName))"
  }

  /// An item's type, with its name if it has one.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "an item that is gone" }
    let type = String(describing: type(of: item))
    let name = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    guard let name = [name, shownText(of: item)].compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return type }
    return "\(type) '\(name)'"
  }

  /// The text by which a view is identified in logs, as UIKit does. [C]
  private static func shownText(of item: AnyObject) -> String? {
    let text = (item as? UILabel)?.text ?? (item as? UIButton)?.currentTitle
    return text.map { $0.count > longestText ? $0.prefix(longestText) + "…" : $0 }
  }

  private static let longestText = 24

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
