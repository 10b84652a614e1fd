import UIKit

/// Base classes of an app whose looks are set by class and by place.
class BrandButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class QuietButton: BrandButton {}

class PanelView: UIView {
  let button = BrandButton()
  let quiet = QuietButton()
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "Caption"
    button.setTitle("Buy", for: .normal)
    quiet.setTitle("Later", for: .normal)
    for view in [caption, button, quiet] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 8, y: 8, width: bounds.width - 16, height: 20)
    button.frame = CGRect(x: 8, y: 36, width: 100, height: 40)
    quiet.frame = CGRect(x: 120, y: 36, width: 100, height: 40)
  }
}

final class OfferPanelView: PanelView {}

final class BrandViewController: UIViewController {
  let card = PanelView()
  let offer = OfferPanelView()
  let button = BrandButton()
  let label = UILabel()

  static func applyLooks() {
    BrandButton.appearance().backgroundColor = .systemBlue
    QuietButton.appearance().backgroundColor = .systemGray5
    BrandButton.appearance(whenContainedInInstancesOf: [OfferPanelView.self]).backgroundColor = .systemOrange
    UILabel.appearance(whenContainedInInstancesOf: [PanelView.self]).textColor = .systemPurple
    UILabel.appearance(whenContainedInInstancesOf: [PanelView.self, BrandViewController.self]).textColor = .systemTeal
    PanelView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .darkGray
    PanelView.appearance().backgroundColor = .systemGray6
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Alone", for: .normal)
    label.text = "Outside"
    for view in [card, offer, button, label] as [UIView] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 16, y: 60, width: 240, height: 90)
    offer.frame = CGRect(x: 16, y: 170, width: 240, height: 90)
    button.frame = CGRect(x: 16, y: 280, width: 120, height: 40)
    label.frame = CGRect(x: 16, y: 330, width: 120, height: 20)
  }
}
