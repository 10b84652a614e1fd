import UIKit

/// The post as views in a cell.
@MainActor
struct PostViews {
  /// A view whose intrinsic content size can be set.
  private final class ContentView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
  }

  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let views: [UIView]

  init() {
    cell.frame = CGRect(x: 0, y: 0, width: PostConstraints.width, height: PostConstraints.height)
    let content = cell.contentView
    views = PostConstraints.View.allCases.map { view in
      guard view != .content else { return content }
      let made = ContentView()
      made.translatesAutoresizingMaskIntoConstraints = false
      if let text = PostConstraints.texts.first(where: { $0.view == view }) {
        made.content = CGSize(width: text.width, height: text.height)
      }
      content.addSubview(made)
      return made
    }
  }

  func layOut() {
    NSLayoutConstraint.activate(
      PostConstraints.constraints.map { constraint in
        NSLayoutConstraint(
          item: views[constraint.view.rawValue], attribute: Self.attribute(constraint.attribute),
          relatedBy: constraint.isAtLeast ? .greaterThanOrEqual : .equal,
          toItem: constraint.other.map { views[$0.rawValue] },
          attribute: constraint.other == nil ? .notAnAttribute : Self.attribute(constraint.otherAttribute),
          multiplier: 1, constant: constraint.constant)
      })
    cell.layoutIfNeeded()
  }

  private static func attribute(_ attribute: PostConstraints.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .left
    case .top: .top
    case .right: .right
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    }
  }
}
