import UIKit

/// Layout by limits: "at most", "at least", "within", with the sides named after the screen's.
@MainActor
struct Limits {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  var superview: UIView { view.superview! }

  @discardableResult
  func top(atMost limit: CGFloat) -> NSLayoutConstraint { add(.top, .lessThanOrEqual, limit) }

  @discardableResult
  func top(atLeast limit: CGFloat) -> NSLayoutConstraint { add(.top, .greaterThanOrEqual, limit) }

  @discardableResult
  func left(atMost limit: CGFloat) -> NSLayoutConstraint { add(.left, .lessThanOrEqual, limit) }

  @discardableResult
  func left(atLeast limit: CGFloat) -> NSLayoutConstraint { add(.left, .greaterThanOrEqual, limit) }

  @discardableResult
  func size(_ attribute: NSLayoutConstraint.Attribute, atLeast limit: CGFloat) -> NSLayoutConstraint {
    add(attribute, .greaterThanOrEqual, limit)
  }

  @discardableResult
  func size(_ attribute: NSLayoutConstraint.Attribute, atMost limit: CGFloat) -> NSLayoutConstraint {
    add(attribute, .lessThanOrEqual, limit)
  }

  /// Keeps the view inside its superview, and in the middle if it can.
  func within(inset: CGFloat) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: superview.leftAnchor, constant: inset),
      view.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor, constant: inset),
      view.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor, constant: -inset),
      view.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor, constant: -inset),
    ])
    for centre in [
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
    ] {
      centre.priority = .defaultHigh
      centre.isActive = true
    }
  }

  /// The largest of a shape that fits.
  func asLarge(asFits ratio: CGFloat) {
    let wish = view.widthAnchor.constraint(equalTo: superview.widthAnchor)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio),
      view.widthAnchor.constraint(lessThanOrEqualTo: superview.widthAnchor),
      view.heightAnchor.constraint(lessThanOrEqualTo: superview.heightAnchor), wish,
    ])
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ limit: CGFloat
  ) -> NSLayoutConstraint {
    let isSize = attribute == .width || attribute == .height
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: isSize ? nil : superview, attribute: attribute,
      multiplier: 1, constant: limit)
    constraint.isActive = true
    return constraint
  }
}
