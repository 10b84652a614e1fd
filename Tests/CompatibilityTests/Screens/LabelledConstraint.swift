import UIKit

/// A constraint that knows who asked for it, as layout libraries keep theirs.
class LabelledConstraint: NSLayoutConstraint {
  var label: String?
  weak var maker: ConstraintMaker?

  override var description: String { "\(label ?? "unnamed"): \(super.description)" }
}

/// A constraint with two constants, one of which counts at a time.
final class SwitchableConstraint: LabelledConstraint {
  var compact: CGFloat = 0 { didSet { apply() } }
  var regular: CGFloat = 0 { didSet { apply() } }
  var isCompact = true { didSet { apply() } }
  private(set) var changes: [CGFloat] = []

  override var constant: CGFloat {
    get { super.constant }
    set {
      super.constant = newValue
      changes.append(newValue)
    }
  }

  private func apply() { constant = isCompact ? compact : regular }
}

/// A constraint whose own initialiser sets what it has besides.
final class StampedConstraint: NSLayoutConstraint {
  let stamp: Int
  nonisolated(unsafe) private static var last = 0

  override init() {
    Self.last += 1
    stamp = Self.last
    super.init()
  }
}

@MainActor
final class ConstraintMaker {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  func make<Constraint: LabelledConstraint>(
    _ type: Constraint.Type, _ label: String, _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> LabelledConstraint {
    let target = attribute == .width || attribute == .height ? nil : view.superview
    let constraint =
      type == SwitchableConstraint.self
      ? SwitchableConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: target, attribute: attribute, multiplier: 1,
        constant: constant)
      : LabelledConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: target, attribute: attribute, multiplier: 1,
        constant: constant)
    constraint.label = label
    constraint.maker = self
    constraint.identifier = label
    constraint.isActive = true
    return constraint
  }

  /// Every constraint that this maker made and that holds now.
  var made: [LabelledConstraint] {
    var owners: [UIView] = []
    var owner: UIView? = view
    while let next = owner {
      owners.append(next)
      owner = next.superview
    }
    return owners.flatMap(\.constraints).compactMap { $0 as? LabelledConstraint }.filter { $0.maker === self }
  }
}
