import UIKit

/// A layout library of an app's own: any attribute of a view is tied to any attribute of another, and what was tied is kept
/// with the nearest view above both, where it can be counted and taken away.
@MainActor
final class Tether {
  let item: UIView
  private(set) var installed: [(owner: UIView, constraint: NSLayoutConstraint)] = []

  init(_ item: UIView) {
    self.item = item
    item.translatesAutoresizingMaskIntoConstraints = false
  }

  @discardableResult
  func tie(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: UIView? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let isSize = attribute == .width || attribute == .height
    // Places are always places in something: the superview, where nothing else is named.
    let target = other ?? (isSize ? nil : item.superview)
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: target, attribute: otherAttribute ?? attribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    let owner = target.flatMap { Self.commonAncestor(item, $0) } ?? item
    owner.addConstraint(constraint)
    installed.append((owner, constraint))
    return constraint
  }

  func untie() {
    for (owner, constraint) in installed { owner.removeConstraint(constraint) }
    installed = []
  }

  static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// All that belong to a side of the screen's language: never together with left and right.
  static let readingSides: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
  static let screenSides: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
  static let neutralPlaces: [NSLayoutConstraint.Attribute] = [
    .centerX, .centerXWithinMargins, .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins,
    .firstBaseline, .lastBaseline,
  ]
  static let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]

  /// Every pair that the library offers.
  static var offeredPairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
    var pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = []
    for family in [readingSides + neutralPlaces, screenSides + neutralPlaces, sizes] {
      for first in family {
        for second in family where !pairs.contains(where: { $0 == (first, second) }) { pairs.append((first, second)) }
      }
    }
    return pairs
  }
}
