/// The post of the workload as ten views with their constraints, stated once for the solver and for views.
///
/// 40 required constraints, of which 4 are the content view's own position and minimum height, and 8 preferences: the
/// widths and heights of the two texts, each at most and at least that of its content.
struct PostConstraints {
  enum View: Int, CaseIterable {
    case content, avatar, column, author, details, body, actions, like, reply, separator
  }

  enum Attribute: Int {
    case left, top, right, bottom, width, height
  }

  struct Constraint {
    var view: View
    var attribute: Attribute
    var isAtLeast = false
    var other: View?
    var otherAttribute = Attribute.left
    var constant = 0.0
  }

  static let width = 390.0
  /// The sizes of the texts: the second line, and the body.
  static let texts: [(view: View, width: Double, height: Double)] = [(.details, 200, 18), (.body, 800, 60)]
  static let height = 66.0 + 60 + 8 + 24

  /// The constraints between the views. The content view itself has none: its owner sets its frame.
  static let constraints: [Constraint] =
    pins(.avatar, [(.left, .content, .left, 16), (.top, .content, .top, 12)], width: 40, height: 40)
    + pins(
      .column,
      [
        (.left, .avatar, .right, 12), (.right, .content, .right, -16), (.top, .content, .top, 12),
        (.bottom, .content, .bottom, -12),
      ])
    + [Constraint(view: .column, attribute: .bottom, isAtLeast: true, other: .avatar, otherAttribute: .bottom)]
    + pins(.author, [(.left, .column, .left, 0), (.right, .column, .right, 0), (.top, .column, .top, 0)], height: 20)
    + pins(.details, [(.left, .column, .left, 0), (.right, .column, .right, 0), (.top, .author, .bottom, 0)])
    + pins(.body, [(.left, .column, .left, 0), (.right, .column, .right, 0), (.top, .details, .bottom, 4)])
    + pins(
      .actions,
      [
        (.left, .column, .left, 0), (.right, .column, .right, 0), (.top, .body, .bottom, 8),
        (.bottom, .column, .bottom, 0),
      ], height: 24)
    + pins(.like, [(.left, .actions, .left, 0), (.top, .actions, .top, 0)], width: 60, height: 24)
    + pins(.reply, [(.left, .like, .right, 16), (.top, .actions, .top, 0), (.width, .like, .width, 0)], height: 24)
    + pins(
      .separator, [(.left, .content, .left, 16), (.right, .content, .right, 0), (.bottom, .content, .bottom, 0)],
      height: 0.5)

  private static func pins(
    _ view: View, _ pins: [(Attribute, View, Attribute, Double)], width: Double? = nil, height: Double? = nil
  ) -> [Constraint] {
    var constraints = pins.map {
      Constraint(view: view, attribute: $0.0, other: $0.1, otherAttribute: $0.2, constant: $0.3)
    }
    if let width { constraints.append(Constraint(view: view, attribute: .width, constant: width)) }
    if let height { constraints.append(Constraint(view: view, attribute: .height, constant: height)) }
    return constraints
  }
}
