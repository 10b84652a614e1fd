import UIKit

// A list that says why it shows nothing, as Apple's documentation of content-unavailable configurations tells apps to.

final class RecipesViewController: UITableViewController {
  enum Phase {
    case loading
    case loaded([String])
    case failed
  }

  var phase = Phase.loading {
    didSet {
      tableView.reloadData()
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }
  private(set) var updates = 0
  private(set) var retries = 0

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    updates += 1
    switch phase {
    case .loading:
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    case .loaded(let recipes) where !recipes.isEmpty:
      contentUnavailableConfiguration = nil
    case .loaded:
      var config = UIContentUnavailableConfiguration.empty()
      config.image = UIImage(systemName: "book")
      config.text = "No Recipes"
      config.secondaryText = "Recipes that you add are kept here."
      var buttonConfig = UIButton.Configuration.filled()
      buttonConfig.title = "Add a Recipe"
      config.button = buttonConfig
      config.buttonProperties.primaryAction = UIAction(title: "") { [weak self] _ in
        self?.phase = .loaded(["Soup"])
      }
      contentUnavailableConfiguration = config
    case .failed:
      var config = UIContentUnavailableConfiguration.empty()
      config.text = "Not Connected"
      config.textProperties.color = .systemRed
      config.button.title = "Try Again"
      config.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retries += 1 }
      config.secondaryButton.title = "Settings"
      config.secondaryButtonProperties.isEnabled = false
      config.background = .listPlainCell()
      contentUnavailableConfiguration = config
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if case .loaded(let recipes) = phase { return recipes.count }
    return 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if case .loaded(let recipes) = phase { cell.textLabel?.text = recipes[indexPath.row] }
    return cell
  }
}

/// A controller that finds nothing.
final class FindingViewController: UIViewController {
  var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
  }

  override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = super.contentUnavailableConfigurationState
    state.searchText = query
    return state
  }
}
