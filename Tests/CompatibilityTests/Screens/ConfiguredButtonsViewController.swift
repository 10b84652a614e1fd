import UIKit

/// Buttons by configurations, as a documentation reader writes them.
final class ConfiguredButtonsViewController: UIViewController {
  let buyButton = UIButton(configuration: .filled())
  let followButton = UIButton(configuration: .tinted())
  private(set) var purchases = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "2 left"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    configuration.baseBackgroundColor = .systemIndigo
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    buyButton.configuration = configuration
    buyButton.addAction(UIAction { [weak self] _ in self?.purchases += 1 }, for: .primaryActionTriggered)
    buyButton.configurationUpdateHandler = { [weak self] button in
      guard let self else { return }
      var configuration = button.configuration
      configuration?.showsActivityIndicator = purchases > 0
      configuration?.title = purchases > 0 ? "Buying…" : "Buy"
      button.isEnabled = purchases == 0
      button.configuration = configuration
    }

    followButton.configuration?.title = "Follow"
    followButton.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .large)
    followButton.configurationUpdateHandler = { button in
      button.configuration?.image = UIImage(systemName: button.isSelected ? "star.fill" : "star")
    }
    followButton.addAction(
      UIAction { action in (action.sender as? UIButton)?.isSelected.toggle() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [buyButton, followButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
