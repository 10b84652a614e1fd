import InterfaceDocuments
import QuartzCore

/// Decodes the attributes and contents that every view has.
enum ViewDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    element.ignore(designAttributes)
    for name in designChildren { _ = element.children(named: name) }
    readGeometry(element, into: &plan)
    readLook(element, into: &plan)
    readLayout(element, into: &plan)
    readContents(element, into: &plan)
    readAccessibility(element, into: &plan)
  }

  /// Attributes that matter in Interface Builder alone.
  private static let designAttributes: Set<String> = [
    "misplaced", "ambiguous", "fixedFrame", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "simulatedAppContext", "verifyAmbiguity", "key", "appearanceType", "toolTip",
  ]

  private static let designChildren = [
    "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedOrientationMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "animations", "frame", "connections", "variation", "userDefinedRuntimeAttributes",
    "gestureRecognizers",
    "nil",
  ]

  // MARK: Parts

  private static func readGeometry(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    plan.set(element.rect(key: "frame")) { $0.frame = $1 }
    if let mask = element.child("autoresizingMask") {
      plan.set(autoresizing(mask)) { $0.autoresizingMask = $1 }
    }
    plan.set(element.bool("autoresizesSubviews")) { $0.autoresizesSubviews = $1 }
    plan.set(element.bool("translatesAutoresizingMaskIntoConstraints")) {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
  }

  private static func autoresizing(_ mask: DocumentElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return UIView.AutoresizingMask(parts.filter { mask.bool($0.0) == true }.map(\.1))
  }

  private static func readLook(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    plan.set(element.value("contentMode", contentModes)) { $0.contentMode = $1 }
    plan.set(element.bool("opaque")) { $0.isOpaque = $1 }
    plan.set(element.number("alpha")) { $0.alpha = $1 }
    plan.set(element.bool("hidden")) { $0.isHidden = $1 }
    plan.set(element.integer("tag")) { $0.tag = $1 }
    plan.set(element["restorationIdentifier"]) { $0.restorationIdentifier = $1 }
    plan.set(element.bool("clipsSubviews")) { $0.clipsToBounds = $1 }
    plan.set(element.bool("userInteractionEnabled")) { $0.isUserInteractionEnabled = $1 }
    plan.set(element.bool("multipleTouchEnabled")) { $0.isMultipleTouchEnabled = $1 }
    plan.set(element.bool("clearsContextBeforeDrawing")) { $0.clearsContextBeforeDrawing = $1 }
    plan.set(element.color(key: "backgroundColor")) { $0.backgroundColor = $1 }
    plan.set(element.color(key: "tintColor")) { $0.tintColor = $1 }
    plan.set(element.value("semanticContentAttribute", directions)) { $0.semanticContentAttribute = $1 }
  }

  private static func readLayout(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    plan.set(element.bool("preservesSuperviewLayoutMargins")) { $0.preservesSuperviewLayoutMargins = $1 }
    plan.set(element.bool("insetsLayoutMarginsFromSafeArea")) { $0.insetsLayoutMarginsFromSafeArea = $1 }
    plan.set(element.insets(key: "layoutMargins")) { $0.layoutMargins = $1 }
    plan.set(element.directionalInsets(key: "directionalLayoutMargins")) { $0.directionalLayoutMargins = $1 }
    let priority = { (attribute: String) in
      element.number(attribute).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }
    plan.set(priority("horizontalHuggingPriority")) { $0.setContentHuggingPriority($1, for: .horizontal) }
    plan.set(priority("verticalHuggingPriority")) { $0.setContentHuggingPriority($1, for: .vertical) }
    plan.set(priority("horizontalCompressionResistancePriority")) {
      $0.setContentCompressionResistancePriority($1, for: .horizontal)
    }
    plan.set(priority("verticalCompressionResistancePriority")) {
      $0.setContentCompressionResistancePriority($1, for: .vertical)
    }
  }

  /// Reads guides, subviews and constraints. The view itself is registered before anything in it is made, so that it
  /// can be found.
  private static func readContents(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    let id = element.id
    plan.run { view, coder in coder.instance.register(view, as: id) }
    for guide in element.children(named: "viewLayoutGuide") {
      let (key, id) = (guide["key"] ?? "", guide.id)
      plan.run { view, coder in
        if let guide = view.decodedGuide(key) { coder.instance.register(guide, as: id) }
      }
    }
    if element.hasVariations, element.variations.contains(where: \.changesParts) {
      return readVariedContents(element, into: &plan)
    }
    let installed = InstalledParts(element)
    let subviews = element.contents(of: "subviews").filter { installed.contains($0, in: "subviews") }
    for subview in subviews { plan.run { view, coder in add(subview, to: view, coder) } }
    let constraints = element.contents(of: "constraints").filter { installed.contains($0, in: "constraints") }
    guard !constraints.isEmpty else { return }
    plan.run { _, coder in coder.instance.add(constraints) }
  }

  @discardableResult
  private static func add(_ subview: DocumentElement, to view: UIView, _ coder: InterfaceCoder) -> UIView? {
    if let made = subview.id.flatMap(coder.instance.object) as? UIView {
      coder.fill(made, from: subview)
      return made
    }
    guard let made = coder.instance.view(subview) else { return nil }
    view.addSubview(made)
    return made
  }

  /// Makes the parts of all size classes; those that are not installed leave their view again.
  private static func readVariedContents(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    let subviews = InstalledParts.possible(element.contents(of: "subviews"), of: element, in: "subviews")
    let constraints = InstalledParts.possible(element.contents(of: "constraints"), of: element, in: "constraints")
    plan.run { view, coder in
      let made = subviews.compactMap { part in add(part, to: view, coder).map { (part, $0) } }
      coder.instance.variations.note(view, element, subviews: made, constraints: constraints)
    }
  }

  private static func readAccessibility(_ element: DocumentElement, into plan: inout ElementPlan<UIView>) {
    guard let accessibility = element.child("accessibility", key: "accessibilityConfiguration") else { return }
    plan.set(accessibility["identifier"]) { $0.accessibilityIdentifier = $1 }
    plan.set(accessibility.string("label")) { $0.accessibilityLabel = $1 }
    plan.set(accessibility.string("hint")) { $0.accessibilityHint = $1 }
    plan.set(accessibility.child("bool", key: "isElement")?.bool("value")) { $0.isAccessibilityElement = $1 }
    if let traits = accessibility.child("accessibilityTraits", key: "traits") {
      plan.set(Self.traits(traits)) { $0.accessibilityTraits = $1 }
    }
  }

  private static func traits(_ element: DocumentElement) -> UIAccessibilityTraits {
    let parts: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
      ("header", .header), ("searchField", .searchField), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
      ("updatesFrequently", .updatesFrequently), ("summaryElement", .summaryElement),
    ]
    return UIAccessibilityTraits(parts.filter { element.bool($0.0) == true }.map(\.1))
  }

  // MARK: Words

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
    "bottomRight": .bottomRight,
  ]

  private static let directions: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}
