import UIKit

/// A layout library that sets frames and leaves constraints to others: every view it touches has the translation of its
/// mask turned off, so that both kinds of layout can meet in a screen.
@MainActor
struct Placed {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @discardableResult
  func at(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Placed {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    return self
  }

  @discardableResult
  func below(_ other: UIView, by distance: CGFloat) -> Placed {
    view.frame.origin = CGPoint(x: other.frame.minX, y: other.frame.maxY + distance)
    return self
  }
}

/// A card by frames on a screen whose other part is laid out by constraints.
final class MixedViewController: UIViewController {
  let card = UIView()
  let picture = UIView()
  let caption = UILabel()
  let footer = UIView()

  override func loadView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    root.translatesAutoresizingMaskIntoConstraints = false
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(picture)
    card.addSubview(caption)
    view.addSubview(footer)
    caption.text = "Placed"
    Placed(card).at(20, 30, 160, 120)
    Placed(picture).at(8, 8, 144, 60)
    Placed(caption).at(8, 0, 144, 20).below(picture, by: 4)
    footer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor), footer.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
