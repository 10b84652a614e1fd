/// Makes the constraints for one state of a stack. [M: charon, UIStackView; 12,000 frames agree]
///
/// Their identifiers are UIKit's, as in its conflict logs.
@MainActor
struct StackConstraints {
  let stackView: UIStackView
  let settings: StackArrangement.Settings
  /// The spacing after a view, in points, or `spacingUseSystem`.
  let requestedSpacing: (UIView) -> CGFloat
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  /// The constraints of hidden views' lengths across the stack, whose constants follow the stack's length. Constraints
  /// to the stack's edges instead would let hidden content widen the stack.
  private(set) var hiddenLengths: [NSLayoutConstraint] = []

  /// Lower than the usual priorities of an app's constraints, higher than that of a fitting size. [M]
  private static let ambiguityPriority = UILayoutPriority(51)
  /// Below every priority that apps can request.
  private static let orderPriority = UILayoutPriority(0.75)
  /// The priority with which hidden views are as long across as visible ones, unless a required constraint forbids it.
  private static let hiddenFillPriority = UILayoutPriority(999)
  /// The priority of equal distances between centres, less for each further pair. [C]
  private static let centeringPriority: Float = 149

  init(stackView: UIStackView, settings: StackArrangement.Settings, spacing: @escaping (UIView) -> CGFloat) {
    self.stackView = stackView
    self.settings = settings
    requestedSpacing = spacing
  }

  /// The spacing after a view between edges, in points.
  private func spacing(_ view: UIView) -> CGFloat {
    isSystemSpacing(view) ? SystemSpacing.standard : requestedSpacing(view)
  }

  private func isSystemSpacing(_ view: UIView) -> Bool { requestedSpacing(view) == UIStackView.spacingUseSystem }

  mutating func make(_ views: [UIView]) {
    hide(views)
    let visible = views.filter { !$0.isHidden }
    guard let first = visible.first, let last = visible.last else { return makeEmpty() }
    add(first, along.start, .equal, stackView, bounds(along.start), 0, "UISV-canvas-connection")
    add(last, along.end, .equal, stackView, bounds(along.end), 0, "UISV-canvas-connection")
    distribute(visible)
    align(visible)
  }

  /// Gives hidden views no length, at the position where they would appear again.
  private mutating func hide(_ views: [UIView]) {
    var previous: UIView?
    for view in views {
      guard view.isHidden else {
        previous = view
        continue
      }
      add(view, along.length, .equal, nil, .notAnAttribute, 0, "UISV-hiding")
      if let previous {
        add(view, along.start, .equal, previous, along.end, 0, "UISV-hiding")
      } else {
        add(view, along.start, .equal, stackView, bounds(along.start), 0, "UISV-hiding")
      }
      switch settings.alignment {
      case .center: add(view, across.center, .equal, stackView, centerOfBounds, 0, "UISV-hiding")
      case .trailing: add(view, across.end, .equal, stackView, bounds(across.end), 0, "UISV-hiding")
      case .fill:
        add(view, across.start, .equal, stackView, bounds(across.start), 0, "UISV-hiding")
        add(
          view, across.length, .equal, nil, .notAnAttribute, lengthAcross, "UISV-hiding",
          priority: Self.hiddenFillPriority)
        constraints.last.map { hiddenLengths.append($0) }
      case .leading, .firstBaseline, .lastBaseline:
        add(view, across.start, .equal, stackView, bounds(across.start), 0, "UISV-hiding")
      }
    }
  }

  /// The stack's present length across, of the area that contains the row, in points.
  var lengthAcross: CGFloat {
    let area =
      settings.isMarginsRelative ? stackView.bounds.inset(by: stackView.layoutMargins) : stackView.bounds
    return max(0, settings.axis == .horizontal ? area.height : area.width)
  }

  /// Makes a stack without visible views as small as possible.
  private mutating func makeEmpty() {
    for edges in [along, across] {
      add(
        stackView, edges.length, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression",
        priority: Self.ambiguityPriority)
    }
  }

  // MARK: Along the row

  private mutating func distribute(_ views: [UIView]) {
    switch settings.distribution {
    case .fill:
      connect(views)
      settleByOrder(views)
    case .fillEqually:
      connect(views)
      for view in views.dropFirst() { add(view, along.length, .equal, views[0], along.length, 0, "UISV-fill-equally") }
    case .fillProportionally:
      connect(views)
      shareProportionally(views)
    case .equalSpacing:
      let gaps = gaps(between: views, .greaterThanOrEqual)
      for gap in gaps.dropFirst() { add(gap, along.length, .equal, gaps[0], along.length, 0, "UISV-fill-equally") }
    case .equalCentering:
      centre(views)
    }
  }

  private mutating func connect(_ views: [UIView]) {
    for (view, next) in zip(views, views.dropFirst()) {
      if settings.isBaselineRelative && settings.axis == .vertical {
        connectBaselines(view, next)
      } else {
        add(next, along.start, .equal, view, along.end, spacing(view), "UISV-spacing")
      }
    }
  }

  /// [C] The system's distance between baselines is that of consecutive lines.
  private mutating func connectBaselines(_ view: UIView, _ next: UIView) {
    guard isSystemSpacing(view) else {
      return add(next, .firstBaseline, .equal, view, .lastBaseline, spacing(view), "UISV-spacing")
    }
    let lines = next.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.lastBaselineAnchor, multiplier: 1)
    lines.identifier = "UISV-spacing"
    constraints.append(lines)
  }

  /// Among views that yield with one priority, lets the first one take the remaining length. [D: "based on their
  /// index"]
  private mutating func settleByOrder(_ views: [UIView]) {
    for view in views.dropFirst() {
      add(
        view, along.length, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", priority: Self.orderPriority)
    }
  }

  /// Gives each view a share of the length in proportion to its content, distances included; views without content
  /// get none.
  private mutating func shareProportionally(_ views: [UIView]) {
    let lengths = views.map { view in
      max(0, settings.axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height)
    }
    let distances = views.dropLast().reduce(0) { $0 + spacing($1) }
    let total = lengths.reduce(0, +) + distances
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      if length == 0 || total <= 0 {
        add(view, along.length, .equal, nil, .notAnAttribute, 0, "UISV-fill-proportionally")
      } else {
        add(
          view, along.length, .equal, stackView, along.length, 0, "UISV-fill-proportionally",
          multiplier: length / total,
          priority: UILayoutPriority(max(1, 999 - Float(index))))
      }
    }
  }

  /// Adds guides that fill the distances between neighbours, at least as long as the spacing.
  private mutating func gaps(
    between views: [UIView], _ relation: NSLayoutConstraint.Relation
  ) -> [UILayoutGuide] {
    zip(views, views.dropFirst()).map { view, next in
      let gap = makeGuide("UISV-distributing-gap")
      add(gap, along.start, .equal, view, along.end, 0, "UISV-distributing-edge")
      add(gap, along.end, .equal, next, along.start, 0, "UISV-distributing-edge")
      add(gap, along.length, relation, nil, .notAnAttribute, spacing(view), "UISV-spacing")
      return gap
    }
  }

  private mutating func centre(_ views: [UIView]) {
    for (view, next) in zip(views, views.dropFirst()) {
      add(next, along.start, .greaterThanOrEqual, view, along.end, spacing(view), "UISV-spacing")
    }
    var spans: [UILayoutGuide] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let span = makeGuide("UISV-distributing-span")
      add(span, along.start, .equal, view, along.center, 0, "UISV-distributing-edge")
      add(span, along.end, .equal, next, along.center, 0, "UISV-distributing-edge")
      spans.append(span)
    }
    for (index, span) in spans.dropFirst().enumerated() {
      add(
        span, along.length, .equal, spans[0], along.length, 0, "UISV-fill-equally",
        priority: UILayoutPriority(max(1, Self.centeringPriority - Float(index))))
    }
  }

  // MARK: Across the row

  private mutating func align(_ views: [UIView]) {
    for view in views {
      switch settings.alignment {
      case .fill:
        add(view, across.start, .equal, stackView, bounds(across.start), 0, "UISV-canvas-connection")
        add(view, across.end, .equal, stackView, bounds(across.end), 0, "UISV-canvas-connection")
        continue
      case .leading:
        add(view, across.start, .equal, stackView, bounds(across.start), 0, "UISV-canvas-connection")
      case .trailing:
        add(view, across.end, .equal, stackView, bounds(across.end), 0, "UISV-canvas-connection")
      case .center:
        add(view, across.center, .equal, stackView, centerOfBounds, 0, "UISV-canvas-connection")
      case .firstBaseline where settings.axis == .horizontal:
        add(view, .firstBaseline, .equal, views[0], .firstBaseline, 0, "UISV-alignment")
      case .lastBaseline where settings.axis == .horizontal:
        add(view, .lastBaseline, .equal, views[0], .lastBaseline, 0, "UISV-alignment")
      case .firstBaseline, .lastBaseline:
        add(view, across.start, .equal, stackView, bounds(across.start), 0, "UISV-canvas-connection")
      }
      add(view, across.start, .greaterThanOrEqual, stackView, bounds(across.start), 0, "UISV-spanning-boundary")
      add(view, across.end, .lessThanOrEqual, stackView, bounds(across.end), 0, "UISV-spanning-boundary")
    }
    guard settings.alignment != .fill else { return }
    // Keep the stack as low as possible.
    add(
      stackView, across.length, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression",
      priority: Self.ambiguityPriority)
    if settings.alignment == .firstBaseline || settings.alignment == .lastBaseline, settings.axis == .horizontal {
      add(
        views[0], across.start, .equal, stackView, bounds(across.start), 0, "UISV-ambiguity-suppression",
        priority: Self.ambiguityPriority)
    }
  }

  // MARK: Edges

  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let centerWithinMargins: NSLayoutConstraint.Attribute

    static let horizontal = Edges(
      start: .leading, end: .trailing, length: .width, center: .centerX, centerWithinMargins: .centerXWithinMargins)
    static let vertical = Edges(
      start: .top, end: .bottom, length: .height, center: .centerY, centerWithinMargins: .centerYWithinMargins)
  }

  private var along: Edges { settings.axis == .horizontal ? .horizontal : .vertical }
  private var across: Edges { settings.axis == .horizontal ? .vertical : .horizontal }

  /// The edge of the area that contains the row: the stack's own, or that of its margins.
  private func bounds(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    guard settings.isMarginsRelative else { return edge }
    switch edge {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    default: return edge
    }
  }

  private var centerOfBounds: NSLayoutConstraint.Attribute {
    settings.isMarginsRelative ? across.centerWithinMargins : across.center
  }

  // MARK: Making

  private mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stackView.addLayoutGuide(guide)
    guides.append(guide)
    if settings.axis == .horizontal {
      add(guide, .top, .equal, stackView, .top, 0, "UISV-distributing-edge")
      add(guide, .height, .equal, nil, .notAnAttribute, 0, "UISV-distributing-edge")
    } else {
      add(guide, .leading, .equal, stackView, .leading, 0, "UISV-distributing-edge")
      add(guide, .width, .equal, nil, .notAnAttribute, 0, "UISV-distributing-edge")
    }
    return guide
  }

  private mutating func add(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ identifier: String,
    multiplier: CGFloat = 1, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    constraints.append(constraint)
  }
}
