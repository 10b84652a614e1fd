import UIKit

/// A screen that uses traits: registration, overrides, size classes, text sizes.
final class TraitsViewController: UIViewController {
  let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  let label = UILabel(frame: CGRect(x: 10, y: 120, width: 200, height: 40))
  private(set) var changes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    inner.backgroundColor = .secondarySystemGroupedBackground
    inner.overrideUserInterfaceStyle = .dark
    view.addSubview(inner)
    label.text = "Traits"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
      (self: Self, previous: UITraitCollection) in
      self.changes.append(
        "\(previous.userInterfaceStyle.rawValue) to \(self.traitCollection.userInterfaceStyle.rawValue)")
    }
  }

  var resolvedInnerColor: UIColor {
    UIColor.secondarySystemGroupedBackground.resolvedColor(with: inner.traitCollection)
  }
}
