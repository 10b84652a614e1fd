import UIKit

/// Helpers over the long initialiser, as apps that know PureLayout write their own.
extension UIView {
  enum Edge: CaseIterable { case leading, trailing, top, bottom }

  @discardableResult
  func pinEdge(_ edge: Edge, toSuperviewWithInset inset: CGFloat = 0) -> NSLayoutConstraint {
    guard let superview else { preconditionFailure("add the view first") }
    translatesAutoresizingMaskIntoConstraints = false
    let isFar = edge == .trailing || edge == .bottom
    let constraint = NSLayoutConstraint(
      item: self, attribute: edge.attribute, relatedBy: .equal, toItem: superview, attribute: edge.attribute,
      multiplier: 1, constant: isFar ? -inset : inset)
    superview.addConstraint(constraint)
    return constraint
  }

  func pinEdgesToSuperview(_ insets: UIEdgeInsets = .zero, excluding edge: Edge? = nil) {
    for candidate in Edge.allCases where candidate != edge {
      switch candidate {
      case .leading: pinEdge(.leading, toSuperviewWithInset: insets.left)
      case .trailing: pinEdge(.trailing, toSuperviewWithInset: insets.right)
      case .top: pinEdge(.top, toSuperviewWithInset: insets.top)
      case .bottom: pinEdge(.bottom, toSuperviewWithInset: insets.bottom)
      }
    }
  }

  @discardableResult
  func setSize(_ size: CGSize) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      NSLayoutConstraint(
        item: self, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: size.width),
      NSLayoutConstraint(
        item: self, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: size.height),
    ]
    addConstraints(constraints)
    return constraints
  }

  func center(_ axis: NSLayoutConstraint.Axis, with other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
    NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1,
      constant: 0
    ).isActive = true
  }

  func place(below other: UIView, distance: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint(
      item: self, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom, multiplier: 1,
      constant: distance
    ).isActive = true
  }
}

extension UIView.Edge {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

/// A profile: a picture over a coloured band, a name, three counts in a row, a long text.
final class ProfileViewController: UIViewController {
  let band = UIView()
  let picture = UIView()
  let name = UILabel()
  let counts = [("128", "Posts"), ("4,096", "Followers"), ("512", "Following")].map { CountView($0.0, $0.1) }
  let about = UILabel()
  private var didSetUp = false

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    [band, picture, name, about].forEach(view.addSubview)
    counts.forEach(view.addSubview)
    band.backgroundColor = .systemTeal
    picture.backgroundColor = .systemOrange
    picture.layer.cornerRadius = 44
    picture.layer.borderWidth = 4
    picture.layer.borderColor = UIColor.white.cgColor
    name.text = "Søren Ætherling"
    name.font = .preferredFont(forTextStyle: .title2)
    name.textAlignment = .center
    name.adjustsFontForContentSizeCategory = true
    about.text = "Paints boats, mends nets, and writes about the weather when there is none. Lives where the map ends."
    about.font = .preferredFont(forTextStyle: .body)
    about.adjustsFontForContentSizeCategory = true
    about.textColor = .secondaryLabel
    about.numberOfLines = 0
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    if !didSetUp {
      didSetUp = true
      band.pinEdgesToSuperview(excluding: .bottom)
      band.addConstraint(band.heightAnchor.constraint(equalToConstant: 140))
      picture.setSize(CGSize(width: 88, height: 88))
      picture.center(.horizontal, with: view)
      view.addConstraint(
        NSLayoutConstraint(
          item: picture, attribute: .centerY, relatedBy: .equal, toItem: band, attribute: .bottom, multiplier: 1,
          constant: 0))
      name.pinEdge(.leading, toSuperviewWithInset: 20)
      name.pinEdge(.trailing, toSuperviewWithInset: 20)
      name.place(below: picture, distance: 12)
      var previous: UIView?
      for count in counts {
        count.place(below: name, distance: 16)
        if let previous {
          view.addConstraints([
            NSLayoutConstraint(
              item: count, attribute: .leading, relatedBy: .equal, toItem: previous, attribute: .trailing,
              multiplier: 1,
              constant: 8),
            NSLayoutConstraint(
              item: count, attribute: .width, relatedBy: .equal, toItem: previous, attribute: .width, multiplier: 1,
              constant: 0),
          ])
        } else {
          count.pinEdge(.leading, toSuperviewWithInset: 20)
        }
        previous = count
      }
      previous?.pinEdge(.trailing, toSuperviewWithInset: 20)
      about.pinEdge(.leading, toSuperviewWithInset: 20)
      about.pinEdge(.trailing, toSuperviewWithInset: 20)
      for count in counts {
        let below = NSLayoutConstraint(
          item: about, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: count, attribute: .bottom,
          multiplier: 1,
          constant: 16)
        let near = NSLayoutConstraint(
          item: about, attribute: .top, relatedBy: .equal, toItem: count, attribute: .bottom, multiplier: 1,
          constant: 16)
        near.priority = .defaultLow
        view.addConstraints([below, near])
      }
    }
    super.updateViewConstraints()
  }
}

/// A number over its name.
final class CountView: UIView {
  private let number = UILabel()
  private let title = UILabel()

  init(_ number: String, _ title: String) {
    super.init(frame: .zero)
    self.number.text = number
    self.number.font = .preferredFont(forTextStyle: .headline)
    self.title.text = title
    self.title.font = .preferredFont(forTextStyle: .caption1)
    self.title.textColor = .secondaryLabel
    for label in [self.number, self.title] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    self.number.pinEdgesToSuperview(excluding: .bottom)
    self.title.pinEdgesToSuperview(excluding: .top)
    self.title.place(below: self.number, distance: 2)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
