import UIKit

/// The colours and fonts of an app, said once for all of its screens.
enum Theme {
  static let brand = UIColor(red: 0.35, green: 0.2, blue: 0.6, alpha: 1)
  static let accent = UIColor(red: 0.95, green: 0.5, blue: 0.1, alpha: 1)
  static let paper = UIColor(red: 0.98, green: 0.96, blue: 0.92, alpha: 1)
  static let ink = UIColor(red: 0.15, green: 0.1, blue: 0.25, alpha: 1)

  @MainActor static func apply() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = brand
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let navigationBar = UINavigationBar.appearance()
    navigationBar.standardAppearance = bar
    navigationBar.scrollEdgeAppearance = bar
    navigationBar.tintColor = .white

    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 15, weight: .medium)], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = accent

    UITableView.appearance().backgroundColor = paper
    UITableView.appearance().separatorColor = accent
    UITableViewCell.appearance().backgroundColor = paper
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = brand

    UISwitch.appearance().onTintColor = brand
    UISlider.appearance().minimumTrackTintColor = brand
    UIProgressView.appearance().progressTintColor = accent
    UIPageControl.appearance().currentPageIndicatorTintColor = brand
    UIPageControl.appearance().pageIndicatorTintColor = accent
    UISegmentedControl.appearance().selectedSegmentTintColor = brand
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UIActivityIndicatorView.appearance().color = accent
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = brand
    UIButton.appearance().setTitleColor(brand, for: .normal)
    UIWindow.appearance().tintColor = accent
  }
}

/// Every control of the app on one page.
final class ThemeViewController: UIViewController {
  let toggle = UISwitch()
  let slider = UISlider()
  let progress = UIProgressView(progressViewStyle: .default)
  let pages = UIPageControl()
  let segments = UISegmentedControl(items: ["Day", "Week"])
  let spinner = UIActivityIndicatorView(style: .medium)
  let search = UISearchBar()
  let button = UIButton(type: .custom)
  let warning = UIButton(type: .custom)
  let label = UILabel()
  let plain = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Theme"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    toolbarItems = [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)]
    toggle.isOn = true
    slider.value = 0.6
    progress.progress = 0.4
    pages.numberOfPages = 3
    segments.selectedSegmentIndex = 0
    spinner.startAnimating()
    button.setTitle("Continue", for: .normal)
    warning.setTitle("Delete", for: .normal)
    warning.setTitleColor(.systemRed, for: .normal)
    label.text = "Plain text"
    plain.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [
      search, toggle, slider, progress, pages, segments, spinner, button, warning, label, plain,
    ])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

/// A list in the app's colours, with a cell that has one of its own.
final class ThemeTableViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Colours" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    if indexPath.row == 2 { cell.backgroundColor = .systemYellow }
    return cell
  }
}
