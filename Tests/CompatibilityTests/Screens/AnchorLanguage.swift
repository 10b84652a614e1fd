import UIKit

/// A small language over anchors, as apps that know SnapKit write their own.
@MainActor
struct LayoutProxy {
  let view: UIView

  @discardableResult
  func make(_ build: (LayoutMaker) -> Void) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = LayoutMaker(view)
    build(maker)
    NSLayoutConstraint.activate(maker.constraints)
    return maker.constraints
  }

  func remake(_ old: [NSLayoutConstraint], _ build: (LayoutMaker) -> Void) -> [NSLayoutConstraint] {
    NSLayoutConstraint.deactivate(old)
    return make(build)
  }
}

@MainActor
final class LayoutMaker {
  let view: UIView
  fileprivate(set) var constraints: [NSLayoutConstraint] = []

  init(_ view: UIView) { self.view = view }

  var leading: EdgeMaker { EdgeMaker(self, [.leading]) }
  var trailing: EdgeMaker { EdgeMaker(self, [.trailing]) }
  var top: EdgeMaker { EdgeMaker(self, [.top]) }
  var bottom: EdgeMaker { EdgeMaker(self, [.bottom]) }
  var edges: EdgeMaker { EdgeMaker(self, [.leading, .trailing, .top, .bottom]) }
  var center: EdgeMaker { EdgeMaker(self, [.centerX, .centerY]) }
  var centerY: EdgeMaker { EdgeMaker(self, [.centerY]) }
  var width: EdgeMaker { EdgeMaker(self, [.width]) }
  var height: EdgeMaker { EdgeMaker(self, [.height]) }
  var size: EdgeMaker { EdgeMaker(self, [.width, .height]) }
}

@MainActor
final class EdgeMaker {
  private let maker: LayoutMaker
  private var attributes: [NSLayoutConstraint.Attribute]
  private var made: [NSLayoutConstraint] = []

  init(_ maker: LayoutMaker, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.maker = maker
    self.attributes = attributes
  }

  @discardableResult
  func equalTo(_ other: Any, _ attribute: NSLayoutConstraint.Attribute? = nil) -> EdgeMaker {
    relate(.equal, other, attribute)
  }

  @discardableResult
  func equalToSuperview() -> EdgeMaker { relate(.equal, maker.view.superview!, nil) }

  @discardableResult
  func lessThanOrEqualTo(_ other: Any, _ attribute: NSLayoutConstraint.Attribute? = nil) -> EdgeMaker {
    relate(.lessThanOrEqual, other, attribute)
  }

  @discardableResult
  func greaterThanOrEqualTo(_ other: Any, _ attribute: NSLayoutConstraint.Attribute? = nil) -> EdgeMaker {
    relate(.greaterThanOrEqual, other, attribute)
  }

  @discardableResult
  func equalToLength(_ length: CGFloat) -> EdgeMaker {
    for attribute in attributes { add(attribute, .equal, nil, .notAnAttribute, length) }
    return self
  }

  @discardableResult
  func inset(_ amount: CGFloat) -> EdgeMaker {
    for constraint in made {
      let isFar = [.trailing, .bottom, .right].contains(constraint.firstAttribute)
      constraint.constant = isFar ? -amount : amount
    }
    return self
  }

  @discardableResult
  func offset(_ amount: CGFloat) -> EdgeMaker {
    for constraint in made { constraint.constant = amount }
    return self
  }

  @discardableResult
  func priority(_ value: Float) -> EdgeMaker {
    for constraint in made { constraint.priority = UILayoutPriority(value) }
    return self
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: Any, _ attribute: NSLayoutConstraint.Attribute?
  ) -> EdgeMaker {
    for own in attributes { add(own, relation, other, attribute ?? own, 0) }
    return self
  }

  private func add(
    _ own: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
    _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: maker.view, attribute: own, relatedBy: relation, toItem: other, attribute: attribute, multiplier: 1,
      constant: constant)
    made.append(constraint)
    maker.constraints.append(constraint)
  }
}

extension UIView {
  @MainActor var lay: LayoutProxy { LayoutProxy(view: self) }
}

/// A message bubble and its author, laid out in that language.
final class MessagesViewController: UIViewController {
  let avatar = UIView()
  let name = UILabel()
  let time = UILabel()
  let bubble = UIView()
  let text = UILabel()
  let reply = UIButton(type: .system)
  private var bubbleConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 20
    name.text = "Amelia Okonkwo-Fitzgerald"
    name.font = .preferredFont(forTextStyle: .headline)
    name.adjustsFontForContentSizeCategory = true
    time.text = "9:41"
    time.font = .preferredFont(forTextStyle: .footnote)
    time.adjustsFontForContentSizeCategory = true
    time.textColor = .secondaryLabel
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 16
    text.text = "Shall we meet at the harbour at noon? The ferry leaves at a quarter past."
    text.numberOfLines = 0
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    reply.setTitle("Reply", for: .normal)
    for subview in [avatar, name, time, bubble, reply] { view.addSubview(subview) }
    bubble.addSubview(text)
    let margins = view.layoutMarginsGuide
    avatar.lay.make {
      $0.leading.equalTo(margins)
      $0.top.equalTo(view.safeAreaLayoutGuide).offset(20)
      $0.size.equalToLength(40)
    }
    name.lay.make {
      $0.leading.equalTo(avatar, .trailing).offset(12)
      $0.top.equalTo(avatar)
    }
    time.lay.make {
      $0.leading.greaterThanOrEqualTo(name, .trailing).offset(8)
      $0.trailing.equalTo(margins)
    }
    time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor).isActive = true
    bubbleConstraints = bubble.lay.make {
      $0.leading.equalTo(name)
      $0.top.equalTo(name, .bottom).offset(6)
      $0.trailing.lessThanOrEqualTo(margins)
    }
    text.lay.make { $0.edges.equalToSuperview().inset(12) }
    reply.lay.make {
      $0.leading.equalTo(bubble)
      $0.top.equalTo(bubble, .bottom).offset(4)
    }
  }

  /// Moves the bubble to the other side, as one's own messages stand.
  func showAsOwn() {
    bubbleConstraints = bubble.lay.remake(bubbleConstraints) {
      $0.trailing.equalTo(view.layoutMarginsGuide)
      $0.top.equalTo(name, .bottom).offset(6)
      $0.leading.greaterThanOrEqualTo(name)
    }
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}
