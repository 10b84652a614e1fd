/// Makes the constraints that a visual format string describes.
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let text: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  static func make(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.ParsingError) {
      var maker = VisualFormatConstraints(
        format: try VisualFormatParser.parse(text), text: text, options: options, metrics: metrics ?? [:], views: views)
      maker.makeAll()
      return maker.made
    } catch {
      fatalError(error.text(in: text))
    }
  }

  private mutating func makeAll() {
    let items = format.views.map { item($0.name) }
    for (view, item) in zip(format.views, items) {
      for predicate in view.predicates { addLength(predicate, of: item) }
    }
    var connections = format.connections[...]
    if format.startsAtSuperview {
      connect(superview(of: items[0]), items[0], connections.removeFirst(), fromSuperview: true)
    }
    for (first, second) in zip(items, items.dropFirst()) {
      connect(first, second, connections.removeFirst())
    }
    if format.endsAtSuperview {
      connect(
        items[items.count - 1], superview(of: items[items.count - 1]), connections.removeFirst(), toSuperview: true)
    }
    align(items)
  }

  // MARK: Lengths and distances

  private mutating func addLength(_ predicate: VisualFormat.Predicate, of item: AnyObject) {
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    if case .name(let name) = predicate.object, metrics[name] == nil {
      add(item, length, predicate.relation, self.item(name), length, 0, predicate.priority)
    } else {
      add(item, length, predicate.relation, nil, .notAnAttribute, value(predicate.object), predicate.priority)
    }
  }

  private mutating func connect(
    _ first: AnyObject, _ second: AnyObject, _ connection: VisualFormat.Connection, fromSuperview: Bool = false,
    toSuperview: Bool = false
  ) {
    let touchesSuperview = fromSuperview || toSuperview
    let start = edges.start
    let end = edges.end
    let firstEdge = fromSuperview ? start : end
    let secondEdge = toSuperview ? end : start
    switch connection {
    case .flush:
      add(second, secondEdge, .equal, first, firstEdge, 0, nil)
    case .standard where touchesSuperview:
      // A standard distance to the superview ends at the superview's margin.
      let firstMargin = fromSuperview ? firstEdge.margin : firstEdge
      let secondMargin = toSuperview ? secondEdge.margin : secondEdge
      add(second, secondMargin, .equal, first, firstMargin, 0, nil)
    case .standard:
      add(second, secondEdge, .equal, first, firstEdge, SystemSpacing.standard, nil)
    case .predicates(let predicates):
      for predicate in predicates {
        add(second, secondEdge, predicate.relation, first, firstEdge, value(predicate.object), predicate.priority)
      }
    }
  }

  /// The edges between which the string runs.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  // MARK: Alignment

  private mutating func align(_ items: [AnyObject]) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.axis != format.axis else {
        fatalError(
          VisualFormat.ParsingError(
            message: "Options mask required views to be aligned on a \(attribute.descriptionName) edge, which is not "
              + "allowed for a layout that runs in that direction.", position: text.count
          ).text(in: text))
      }
      for (first, second) in zip(items, items.dropFirst()) { add(first, attribute, .equal, second, attribute, 0, nil) }
    }
  }

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  // MARK: Names

  private func item(_ name: String) -> AnyObject {
    if let view = views[name] as? UIView { return view }
    if let guide = views[name] as? UILayoutGuide { return guide }
    let known = views.keys.sorted().joined(separator: ", ")
    fatalError(
      VisualFormat.ParsingError(
        message: "\(name) is not a key in the views dictionary, which has \(known.isEmpty ? "none" : known).",
        position: text.count
      ).text(in: text))
  }

  private func superview(of item: AnyObject) -> AnyObject {
    let owner = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let owner else {
      fatalError(
        VisualFormat.ParsingError(
          message: "Unable to interpret '|' character, because the related view doesn't have a superview",
          position: 0
        ).text(in: text))
    }
    return owner
  }

  private func value(_ object: VisualFormat.Object) -> CGFloat {
    switch object {
    case .number(let number): return value(number)
    case .name(let name): return value(.metric(name))
    }
  }

  private func value(_ number: VisualFormat.Number) -> CGFloat {
    switch number {
    case .constant(let value): return CGFloat(value)
    case .metric(let name):
      if let value = metrics[name] as? any BinaryFloatingPoint { return CGFloat(Double(value)) }
      if let value = metrics[name] as? any BinaryInteger { return CGFloat(Int(value)) }
      if let value = (metrics[name] as? NSNumber) { return CGFloat(value.doubleValue) }
      fatalError(
        VisualFormat.ParsingError(
          message: "\(name) is not a key in the metrics dictionary, or its value is no number.", position: text.count
        ).text(in: text))
    }
  }

  private mutating func add(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: VisualFormat.Number?
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: 1, constant: constant)
    if let priority { constraint.priority = UILayoutPriority(Float(value(priority))) }
    made.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge of the margins at the side of this edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
