import UIKit

/// A guide that takes up room between two views and can be told apart from other guides.
final class SpacerGuide: UILayoutGuide {
  var weight: CGFloat = 1
}

/// Spreads its row of views between the bars of a controller, with room of given weights around them.
class SpreadViewController: UIViewController {
  let items = [UIView(), UIView(), UIView()]
  let heading = UILabel()
  let footing = UILabel()
  private(set) var spacers: [SpacerGuide] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Heading"
    footing.text = "Footing"
    for view in items + [heading, footing] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .systemTeal
      self.view.addSubview(view)
    }
    placeHeadings()
    placeItems()
  }

  /// As it was written before there were safe areas: the controller's guides, by name in a format and as items.
  private func placeHeadings() {
    let views: [String: Any] = [
      "top": topLayoutGuide, "bottom": bottomLayoutGuide, "heading": heading, "footing": footing,
    ]
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-10-[heading]", options: [], metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[heading]", options: [], metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[footing]", options: [], metrics: nil, views: views))
    view.addConstraint(
      NSLayoutConstraint(
        item: footing, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide, attribute: .top, multiplier: 1,
        constant: -10))
  }

  private func placeItems() {
    var previous: UIView?
    var constraints: [NSLayoutConstraint] = []
    for index in 0...items.count {
      let spacer = SpacerGuide()
      spacer.identifier = "spacer \(index)"
      spacer.weight = index == 0 || index == items.count ? 1 : 2
      view.addLayoutGuide(spacer)
      spacers.append(spacer)
      let next = index < items.count ? items[index] : nil
      constraints += [
        NSLayoutConstraint(
          item: spacer, attribute: .left, relatedBy: .equal, toItem: previous ?? view,
          attribute: previous == nil ? .left : .right,
          multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: spacer, attribute: .right, relatedBy: .equal, toItem: next ?? view,
          attribute: next == nil ? .right : .left,
          multiplier: 1, constant: 0),
        spacer.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
        spacer.heightAnchor.constraint(equalToConstant: 1),
      ]
      if index > 0 {
        constraints.append(
          spacer.widthAnchor.constraint(
            equalTo: spacers[0].widthAnchor, multiplier: spacer.weight / spacers[0].weight))
      }
      previous = next
    }
    for item in items {
      constraints += [
        item.widthAnchor.constraint(equalToConstant: 40), item.heightAnchor.constraint(equalToConstant: 40),
        item.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }
}
