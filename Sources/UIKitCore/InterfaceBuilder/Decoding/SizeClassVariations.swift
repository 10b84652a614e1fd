import InterfaceDocuments

/// The parts of a document's objects that differ by size class. They follow the traits of the topmost view, which keeps this.
@MainActor
final class SizeClassVariations {
  private unowned let instance: DocumentInstance
  private var views: [VariedView] = []
  private var constraints: [VariedConstraint] = []
  private var attributes: [VariedAttributes] = []
  private var shown: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)?

  init(instance: DocumentInstance) { self.instance = instance }

  // MARK: Noting

  /// A view whose subviews or constraints differ; all that it has in any size class.
  func note(
    _ view: UIView, _ element: DocumentElement, subviews: [(DocumentElement, UIView)], constraints: [DocumentElement]
  ) {
    views.append(VariedView(view: view, element: element, subviews: subviews, constraintElements: constraints))
  }

  /// Notes a constraint if its constant differs.
  func note(_ constraint: NSLayoutConstraint, _ element: DocumentElement, constant: CGFloat) {
    guard element.variations.contains(where: \.changesValues) else { return }
    constraints.append(VariedConstraint(constraint: constraint, element: element, constant: constant))
  }

  /// Notes an object if its attributes differ, with the decoding of one of its classes.
  func note<Decoding: ElementDecoding>(
    _ object: Decoding.Object, _ element: DocumentElement, _ decoding: Decoding.Type
  ) {
    guard element.variations.contains(where: \.changesValues) else { return }
    if attributes.last?.object !== object { attributes.append(VariedAttributes(object: object, element: element)) }
    attributes[attributes.count - 1].steps.append { [weak object] differences, coder in
      if let object { differences.plan(decoding).run(on: object, coder) }
    }
  }

  // MARK: Following

  private var topmost: UIView? {
    var view = views.first?.view ?? attributes.lazy.compactMap { $0.object as? UIView }.first ?? constraints.first?.view
    while let superview = view?.superview { view = superview }
    return view
  }

  /// Applies the variations for the present size classes, and later for changed ones.
  ///
  /// - Returns: whether there is anything that differs.
  func begin() -> Bool {
    for index in views.indices { views[index].makeConstraints(ConstraintDecoding(instance: instance)) }
    guard let topmost else { return false }
    apply(topmost.traitCollection)
    topmost.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (view: UIView, _) in self.apply(view.traitCollection)
    }
    return true
  }

  private func apply(_ traits: UITraitCollection) {
    let (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    guard shown.map({ $0 != (horizontal, vertical) }) ?? true else { return }
    shown = (horizontal, vertical)
    func inForce(_ element: DocumentElement) -> [ElementVariation] {
      element.variations.filter { $0.applies(to: horizontal, vertical) }
    }
    // Everything is removed before anything is installed: constraints of both would contradict each other.
    for view in views { view.removeParts(InstalledParts(view.element, inForce(view.element))) }
    for constraint in constraints { constraint.apply(inForce(constraint.element)) }
    for attributes in attributes { attributes.apply(inForce(attributes.element)) }
    for view in views { view.addSubviews(InstalledParts(view.element, inForce(view.element))) }
    for view in views { view.addConstraints(InstalledParts(view.element, inForce(view.element))) }
  }
}

/// A view whose subviews or constraints differ by size class.
@MainActor
private struct VariedView {
  weak var view: UIView?
  let element: DocumentElement
  let subviews: [(element: DocumentElement, view: UIView)]
  let constraintElements: [DocumentElement]
  /// Retained here while they are inactive.
  private var constraints: [(element: DocumentElement, constraint: NSLayoutConstraint)] = []

  init(
    view: UIView, element: DocumentElement, subviews: [(DocumentElement, UIView)],
    constraintElements: [DocumentElement]
  ) {
    self.view = view
    self.element = element
    self.subviews = subviews
    self.constraintElements = constraintElements
  }

  mutating func makeConstraints(_ decoding: ConstraintDecoding) {
    constraints = constraintElements.compactMap { element in decoding.make(element).map { (element, $0) } }
  }

  func removeParts(_ installed: InstalledParts) {
    for part in constraints where !installed.contains(part.element, in: "constraints") {
      part.constraint.isActive = false
    }
    for part in subviews where !installed.contains(part.element, in: "subviews") { part.view.removeFromSuperview() }
  }

  func addSubviews(_ installed: InstalledParts) {
    guard let view else { return }
    var before: UIView?
    for part in subviews where installed.contains(part.element, in: "subviews") {
      if part.view.superview !== view { insert(part.view, into: view, above: before) }
      before = part.view
    }
  }

  private func insert(_ subview: UIView, into view: UIView, above before: UIView?) {
    if let stack = view as? UIStackView {
      let index = before.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(subview, at: index)
    } else if let before {
      view.insertSubview(subview, aboveSubview: before)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }

  /// Activates the installed constraints. A constraint to a view that is not installed stays inactive until the view
  /// is.
  func addConstraints(_ installed: InstalledParts) {
    for part in constraints where installed.contains(part.element, in: "constraints") {
      _ = ConstraintActivation(part.constraint).activateIfPossible()
    }
  }
}

/// A constraint whose constant differs by size class.
@MainActor
private struct VariedConstraint {
  weak var constraint: NSLayoutConstraint?
  let element: DocumentElement
  /// The constant in the default variation.
  let constant: CGFloat

  var view: UIView? { constraint?.firstItem as? UIView }

  func apply(_ inForce: [ElementVariation]) {
    constraint?.constant = inForce.compactMap { $0.element.number("constant") }.last ?? constant
  }
}

/// An object whose attributes differ by size class.
@MainActor
private struct VariedAttributes {
  weak var object: AnyObject?
  let element: DocumentElement
  /// Decodes the differing attributes, one step for each of the object's classes.
  var steps: [@MainActor (DocumentElement, InterfaceCoder) -> Void] = []

  func apply(_ inForce: [ElementVariation]) {
    guard let document = element.document else { return }
    let differences = element.differences(element.variations, inForce: inForce)
    let instance = DocumentInstance(document: document, owner: nil)
    instance.coder.making(differences) { for step in steps { step(differences, instance.coder) } }
    document.tellUnknown(of: differences)
  }
}
