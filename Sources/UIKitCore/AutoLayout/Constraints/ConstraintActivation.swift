/// Activates, deactivates and changes constraints.
@MainActor
struct ConstraintActivation {
  let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }

  static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { ConstraintActivation(constraint).setActive(true) }
  }

  static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { ConstraintActivation(constraint).setActive(false) }
  }

  private static var activationCount = 0

  func setActive(_ isActive: Bool) {
    guard isActive != constraint.isActive else { return }
    guard isActive else { return uninstall() }
    checkItems()
    if let view = nearestHolder { return hold(in: view) }
    install(in: commonAncestor())
  }

  /// Activates the constraint unless its items are in different hierarchies.
  ///
  /// - Returns: Whether the constraint is active.
  func activateIfPossible() -> Bool {
    guard !constraint.isActive, !constraint.record.first.isEmpty else { return constraint.isActive }
    if let view = nearestHolder {
      hold(in: view)
      return true
    }
    guard let ancestor = constraint.record.commonAncestor else { return false }
    install(in: ancestor)
    return true
  }

  /// Adds the constraint to a view, as `addConstraint(_:)` does: the view must contain both items.
  func install(in view: UIView) {
    if constraint.record.holder === view { return }
    if constraint.isActive { uninstall() }
    checkItems()
    let owners = constraint.record.owners
    for owner in owners where !owner.isDescendant(of: view) {
      fatalError(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n"
          + "When added to a view, the constraint's items must be descendants of that view (or the view itself). "
          + "\(ConstraintDescription.name(of: owner)) does not lie in \(ConstraintDescription.name(of: view)).")
    }
    constraint.record.crossedRoots = LayoutRoots.join(owners, under: view)
    hold(in: view)
  }

  private func hold(in view: UIView) {
    Self.activationCount += 1
    constraint.record.activationNumber = Self.activationCount
    constraint.record.holder = view
    constraint.record.count(1, in: view)
    view.constraintState.constraints.append(constraint)
    LayoutEngine.ensure(for: view).add(constraint)
    view.setNeedsLayout()
  }

  func uninstall() {
    guard let holder = constraint.record.holder else { return }
    constraint.record.count(-1, in: holder)
    constraint.record.holder = nil
    holder.constraintState.constraints.removeAll { $0 === constraint }
    LayoutEngine.enclosing(holder)?.remove(constraint)
    holder.setNeedsLayout()
    guard !constraint.record.crossedRoots.isEmpty else { return }
    LayoutRoots.part(constraint.record.crossedRoots.compactMap(\.view))
    constraint.record.crossedRoots = []
  }

  func setConstant(_ constant: CGFloat) {
    let record = constraint.record
    guard constant.isFinite else {
      fatalError(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) for \(self.constraint)")
    }
    let constant = ConstraintRecord.limited(constant)
    guard record.constant != constant else { return }
    record.constant = constant
    guard let holder = record.holder else { return }
    LayoutEngine.enclosing(holder)?.updateConstant(of: constraint)
    holder.setNeedsLayout()
  }

  func setPriority(_ priority: UILayoutPriority) {
    let record = constraint.record
    guard record.priority != priority else { return }
    guard !constraint.isActive || (record.priority == .required) == (priority == .required) else {
      fatalError(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority \(priority.rawValue) and the existing priority was \(record.priority.rawValue). "
          + "Deactivate \(constraint) first.")
    }
    record.priority = priority
    guard let holder = record.holder else { return }
    LayoutEngine.enclosing(holder)?.updatePriority(of: constraint)
    holder.setNeedsLayout()
  }

  /// The common ancestor in the simple cases: views beside or directly inside one another, as in most constraints.
  /// Nil in other cases.
  private var nearestHolder: UIView? {
    let record = constraint.record
    guard record.isPlain, let first = record.first.item as? UIView else { return nil }
    if record.second.isEmpty { return first }
    guard let second = record.second.item as? UIView else { return nil }
    let firstSuperview = first.superviewReference
    let secondSuperview = second.superviewReference
    if first === second || (secondSuperview === first && !second.viewState.layoutRoot.mayBeRoot) { return first }
    guard !first.viewState.layoutRoot.mayBeRoot else { return nil }
    if firstSuperview === second { return second }
    return firstSuperview === secondSuperview && !second.viewState.layoutRoot.mayBeRoot ? firstSuperview : nil
  }

  private func checkItems() {
    guard constraint.record.first.isEmpty else { return }
    fatalError(
      "Unable to activate \(constraint): it was made without items. "
        + "Make it with init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) or from an anchor.")
  }

  private func commonAncestor() -> UIView {
    let owners = constraint.record.owners
    guard owners.count == constraint.record.items.count else {
      fatalError(
        "Unable to activate \(constraint): one of its layout guides belongs to no view. Add it with addLayoutGuide(_:) first."
      )
    }
    if let ancestor = constraint.record.commonAncestor { return ancestor }
    let names = owners.map { ConstraintDescription.name(of: $0) }
    fatalError(
      "Unable to activate constraint with anchors \(constraint.firstAttribute.descriptionName) of \(names[0]) and "
        + "\(constraint.secondAttribute.descriptionName) of \(names.last!) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal. "
        + "Add both views to the hierarchy before activating \(constraint).")
  }
}
